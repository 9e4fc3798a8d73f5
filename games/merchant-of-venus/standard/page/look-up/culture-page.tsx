import { systemMsg } from '../../../board/page/words.ts';
import { landingPart } from '../../../shared/page/look-up/landing-part.tsx';
import type { LookUpPage, LookUpPart, LookUpRow } from '../../../shared/page/look-up/page.ts';
import { passengersPart, unknownPage } from '../../../shared/page/look-up/pages.ts';
import { counted } from '../../../shared/page/look-up/words.ts';
import {
  cultureMsg,
  goodMsg,
  itemMsg,
  type MarketState,
  type NumberedCulture,
} from '../catalog.ts';
import { boardSide } from '../chart/board-side.ts';
import { ItemSign, MarketTokens } from '../signs.tsx';
import type { PageContext } from './context.ts';
import { passengerRow, techRow } from './rows.tsx';

export const unknownSystemPage = (context: PageContext, system: string): LookUpPage =>
  unknownPage(context.words, system, { landings: landings(context, system) });

/** A culture: what lies in its market or, until it is met, in its supply area. */
export function culturePage(context: PageContext, culture: NumberedCulture): LookUpPage {
  const { game, facts, words } = context;
  const { say, text } = words;
  const home = facts.homes(game.view).find((x) => x.culture === culture.id);
  const state = facts.market(game.view, culture.id);
  return {
    number: culture.number,
    title: say(cultureMsg(culture.id)),
    about: [
      home ? say(systemMsg(home.system)) : text('mv.ui.look.homeless'),
      state ? text(`mvs.ui.state.${state}`) : text('mv.ui.notMet'),
    ],
    parts: [
      buys(context, culture),
      sells(context, culture),
      techs(context, culture),
      equipment(context, culture),
      passengersPart(context, culture.id, game.view.cultures[culture.id]?.passengers ?? [], (id) =>
        passengerRow(context, id),
      ),
      ...(home ? [landings(context, home.system)] : []),
    ],
  };
}

/** mvs.market.6, mvs.market.7: the goods it buys, at the price of its market token and with demands already added. */
function buys({ game, facts, words }: PageContext, { id: culture }: NumberedCulture): LookUpPart {
  const { catalog, view, me } = game;
  const { say, text } = words;
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  const rows = catalog.cultures
    .filter(({ good }) => good.buyers.includes(culture))
    .map(({ good }): LookUpRow => {
      const sale = facts.sale(view, me, culture, good.id);
      const aboard = cargo.filter((x) => x === good.id).length;
      const { low, active, high } = good.resale;
      return {
        id: good.id,
        sign: <ItemSign catalog={catalog} id={good.id} small />,
        name: say(goodMsg(good.id)),
        note: [
          ...(sale && sale.bonus > 0 ? [text('mv.ui.look.demand', { bonus: sale.bonus })] : []),
          ...(sale ? [text('mvs.ui.look.prices', { low, active, high })] : []),
          ...(aboard > 0 ? [text('mvs.ui.aboardN', { count: aboard })] : []),
        ].join(' · '),
        ...(sale
          ? { credits: sale.pays + sale.bonus }
          : { value: text('mvs.ui.look.range', { low, high }) }),
        ...(sale && sale.bonus > 0 && { look: 'good' as const }),
      };
    });
  return { id: 'buys', title: text('mv.ui.look.buys'), rows };
}

/** mvs.market.3: the goods on its market; before first contact those of its supply area. */
function sells({ game, facts, words }: PageContext, culture: NumberedCulture): LookUpPart {
  const { catalog, view, me } = game;
  const { say, text } = words;
  const market = view.cultures[culture.id];
  const open = facts.market(view, culture.id) !== null;
  const own = culture.good.id;
  const goods = new Map(counted(market?.goods ?? []));
  if (!goods.has(own)) goods.set(own, 0);
  const rows = [...goods].map(([id, left]): LookUpRow => {
    const good = catalog.good(id);
    const supply = id === own ? (market?.supply ?? 0) : 0;
    return {
      id,
      sign: <ItemSign catalog={catalog} id={id} small />,
      name: say(goodMsg(id)),
      note: [
        text(`mvs.ui.grade.${good?.grade ?? 'basic'}`),
        text('mvs.ui.dots', { count: good?.capacity ?? 0 }),
        text('mvs.ui.leftN', { n: left }),
        ...(supply > 0 ? [text('mvs.ui.look.supply', { n: supply })] : []),
      ].join(' · '),
      credits: facts.price(view, me, culture.id, { do: 'buy', good: id }),
      ...(left === 0 && open && { look: 'off' as const }),
    };
  });
  if (!open)
    rows.push({
      id: 'iou',
      sign: <ItemSign catalog={catalog} id="cash" small />,
      name: text('mvs.ui.contactCredits'),
      note: text('mvs.ui.look.iouNote'),
      credits: culture.iou,
    });
  return { id: 'sells', title: text('mv.ui.look.sells'), rows };
}

/** mvs.market.5: technologies on its market, or in its supply area. */
function techs(context: PageContext, { id: culture }: NumberedCulture): LookUpPart {
  const { game, facts, words } = context;
  const { catalog, view, me } = game;
  const waiting = counted(view.cultures[culture]?.techSupply ?? []).map(([id]) => ({
    id,
    price: catalog.tech(id)?.cost ?? 0,
  }));
  return {
    id: 'techs',
    title: words.text('mvs.ui.look.techs'),
    none: words.text('mvs.ui.look.noTechs'),
    rows: [...facts.techs(view, me, culture), ...waiting].map((ware) => techRow(context, ware)),
  };
}

/** mvs.market.4: what each of its market tokens sells; the one on top counts now. */
function equipment({ game, facts, words }: PageContext, culture: NumberedCulture): LookUpPart {
  const { catalog, view, me } = game;
  const { say, text } = words;
  const top = facts.market(view, culture.id);
  const now = new Map(facts.equipment(view, me, culture.id).map(({ id, price }) => [id, price]));
  const order: readonly MarketState[] = view.cultures[culture.id]?.market ?? [];
  const rows = order.map((state): LookUpRow => {
    const wares = culture.market[state].map(({ item, cost }) => {
      const price = state === top ? (now.get(item) ?? cost) : cost;
      return `${say(itemMsg(catalog, item))} ${price}`;
    });
    return {
      id: state,
      sign: <MarketTokens market={[state]} />,
      name: text(`mvs.ui.state.${state}`),
      note: wares.join(' · '),
      ...(state === top ? { value: text('mvs.ui.look.now') } : { look: 'off' as const }),
    };
  });
  return {
    id: 'equipment',
    title: text('mvs.ui.part.equipment'),
    aside: text(top ? 'mvs.ui.look.inOrder' : 'mvs.ui.look.shuffled'),
    rows,
  };
}

function landings({ game, facts, words }: PageContext, system: string): LookUpPart {
  const { catalog, view } = game;
  const { space: lookup } = boardSide(catalog);
  return landingPart(
    system,
    {
      lookup,
      isLanding: (space) => facts.isLanding(view, space),
      portOwner: (space) => view.ports[space],
      portPrice: catalog.pack.constants.spaceport,
    },
    words,
  );
}
