import { msg } from '@fondaco/kernel';
import { chartSpace } from '../../../board/page/galaxy.ts';
import { systemMsg } from '../../../board/page/words.ts';
import { landingPart } from '../../../shared/page/look-up/landing-part.tsx';
import type { LookUpPage, LookUpPart, LookUpRow } from '../../../shared/page/look-up/page.ts';
import { passengersPart, unknownPage } from '../../../shared/page/look-up/pages.ts';
import type { SystemId } from '../../rules/index.ts';
import { cultureMsg, itemMsg, type NumberedCulture, relicMsg } from '../catalog.ts';
import { ItemSign, ScienceSign } from '../signs.tsx';
import type { PageContext } from './context.ts';
import { equipmentRow, passengerRow, relicRow, shipRow } from './rows.tsx';

export const unknownSystemPage = (context: PageContext, system: SystemId): LookUpPage =>
  unknownPage(context.words, system, {
    about: awayWords(context, system),
    landings: landings(context, system),
  });

/** A culture: what lies in its market or, until it is met, in its supply area. */
export function culturePage(context: PageContext, culture: NumberedCulture): LookUpPage {
  const { game, facts, words } = context;
  const { say, text } = words;
  const home = facts.home(game.view, culture.id);
  return {
    number: culture.number,
    title: say(cultureMsg(culture.id)),
    about: [
      home ? say(systemMsg(home.system)) : text('mv.ui.look.homeless'),
      ...(home?.open ? [] : [text('mv.ui.notMet')]),
      text(`mv.ui.science.${culture.science}`),
      ...(home ? awayWords(context, home.system) : []),
    ],
    parts: [
      buys(context, culture),
      sells(context, culture, home?.open ?? false),
      science(context, culture),
      // mvc.passenger.1
      passengersPart(context, culture.id, game.view.cultures[culture.id]?.passengers ?? [], (id) =>
        passengerRow(context, id),
      ),
      ...(home ? [landings(context, home.system)] : []),
    ],
  };
}

/** How far away a system is from the viewer's ship. */
function awayWords({ game: { view, me }, facts, words }: PageContext, system: SystemId): string[] {
  const count = me === null ? undefined : facts.points(view, me).get(system);
  return count === undefined ? [] : [words.text('mv.ui.look.away', { count })];
}

/** mvc.sell.1, mvc.sell.2: the goods it buys, with demands already added. */
function buys({ game, facts, words }: PageContext, { id: culture }: NumberedCulture): LookUpPart {
  const { catalog, view, me } = game;
  const { say, text } = words;
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  const rows = facts.goods.flatMap(({ id, kind, factory }): LookUpRow[] => {
    const sale = factory ? null : facts.sale(view, culture, id);
    if (!sale) return [];
    const made = facts.goods.find((good) => good.kind === kind && good.factory);
    const aboard = cargo.filter((x) => catalog.good(x)?.kind === kind).length;
    const notes = [
      sale.bonus > 0
        ? text('mv.ui.look.demand', { bonus: sale.bonus })
        : text('mv.ui.look.noDemand'),
      ...(made ? [text('mv.ui.look.factoryGood', { credits: made.resale + sale.bonus })] : []),
      ...(aboard > 0 ? [text('mv.ui.aboardN', { count: aboard })] : []),
    ];
    return [
      {
        id,
        sign: <ItemSign catalog={catalog} id={id} small />,
        name: say(itemMsg(catalog, id)),
        note: notes.join(' · '),
        credits: sale.pays + sale.bonus,
        ...(sale.bonus > 0 && { look: 'good' as const }),
      },
    ];
  });
  return { id: 'buys', title: text('mv.ui.look.buys'), none: text('mv.nothing'), rows };
}

/** mvc.buy.1, mvc.buy.2, mvc.buy.3: its good, its factory, and relics traded in there. */
function sells(context: PageContext, culture: NumberedCulture, open: boolean): LookUpPart {
  const { game, words } = context;
  const { catalog, view } = game;
  const { say, text } = words;
  const market = view.cultures[culture.id];
  const good = catalog.good(culture.good.id);
  const made = catalog.good(culture.factory.id);
  const owner = market?.factory ?? null;
  const rows: LookUpRow[] = [
    {
      id: culture.good.id,
      sign: <ItemSign catalog={catalog} id={culture.good.id} small />,
      name: say(itemMsg(catalog, culture.good.id)),
      note: [
        text('mv.ui.stock', { count: market?.goods ?? 0 }),
        text('mv.ui.sellsFor', { credits: good?.resale ?? 0 }),
      ].join(' · '),
      credits: good?.cost ?? 0,
      ...(market?.goods === 0 && { look: 'off' as const }),
    },
    {
      id: culture.factory.id,
      sign: <ItemSign catalog={catalog} id={culture.factory.id} small />,
      name: say(itemMsg(catalog, culture.factory.id)),
      note: [
        text('mv.ui.stock', { count: market?.factoryGood ? 1 : 0 }),
        text('mv.ui.sellsFor', { credits: made?.resale ?? 0 }),
        ...(owner === null ? [text('mv.ui.look.needsFactory')] : []),
      ].join(' · '),
      credits: made?.cost ?? 0,
      ...((owner === null || !market?.factoryGood) && { look: 'off' as const }),
    },
    {
      id: 'factory',
      sign: <ItemSign catalog={catalog} id="factory" small />,
      name: text('mv.ui.look.deed'),
      note:
        owner === null
          ? text('mv.ui.look.factoryFree', { percent: catalog.pack.constants.homeDiscount })
          : text('mv.ui.look.factoryOf', { who: { seat: owner } }),
      credits: culture.deed,
      ...(owner !== null && { look: 'off' as const }),
    },
    ...(open
      ? []
      : [
          {
            id: 'iou',
            sign: <ItemSign catalog={catalog} id={`iou:${culture.id}`} small />,
            name: text('mv.ui.look.iou'),
            note: text('mv.ui.look.iouNote'),
            credits: culture.iou,
          },
        ]),
    ...(market?.relics ?? []).map((relic) => relicRow(context, relic)),
  ];
  return { id: 'sells', title: text('mv.ui.look.sells'), rows };
}

/** mvc.buy.4, mvc.buy.5: what its science sells and takes in payment. */
function science(context: PageContext, culture: NumberedCulture): LookUpPart {
  const { catalog } = context.game;
  const { text } = context.words;
  const found = catalog.science(culture.science);
  return {
    id: 'science',
    title: text('mv.ui.look.science'),
    rows: [
      {
        id: culture.science,
        sign: <ScienceSign science={culture.science} />,
        name: text(`mv.ui.science.${culture.science}`),
        note: text(found.equipment.length > 0 ? 'mv.ui.look.takes' : 'mv.ui.look.sellsNone'),
      },
      ...found.equipment.map((item) => equipmentRow(context, item)),
      ...found.ships.map((ship) => shipRow(context, ship)),
    ],
  };
}

function landings({ game, facts, words }: PageContext, system: SystemId): LookUpPart {
  const { catalog, view } = game;
  const part = landingPart(
    system,
    {
      lookup: chartSpace,
      isLanding: (space) => facts.isTradingPlace(view, space),
      portOwner: (space) => view.ports[space],
      portPrice: catalog.pack.constants.spaceport,
    },
    words,
  );
  // mvc.encounter.2: relics that lie open in the system
  const relics = Object.entries(view.encounters).flatMap(([space, { token, hidden }]) => {
    const relic = catalog.pack.relics.find(({ id }) => id === token);
    if (hidden || !relic || chartSpace(space)?.region !== system) return [];
    return [{ space, id: relic.id, note: words.say(msg(`mv.ui.relic.${relic.id}`)) }];
  });
  return {
    ...part,
    rows: [
      ...part.rows,
      ...relics.map(({ space, id, note }) => ({
        id: space,
        sign: <ItemSign catalog={catalog} id={`relic:${id}`} small />,
        name: words.say(msg('mv.relicItem', { relic: relicMsg(id) })),
        note,
      })),
    ],
  };
}
