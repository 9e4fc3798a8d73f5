import { systemMsg } from '../../../board/page/words.ts';
import type { LookUpPage, LookUpPart, LookUpRow } from '../../../shared/page/look-up/page.ts';
import { allPage, passengersPart } from '../../../shared/page/look-up/pages.ts';
import { counted } from '../../../shared/page/look-up/words.ts';
import { encounterText } from '../cards/card.tsx';
import { BASE, cultureMsg, goodMsg, itemMsg, type NumberedCulture } from '../catalog.ts';
import { ItemSign, ItemTile, MarketTokens } from '../signs.tsx';
import type { PageContext } from './context.ts';
import { passengerRow, rewardRow } from './rows.tsx';

/** mvs.market.11: passengers, rewards traded in, pilot training and second missions. */
export function basePage(context: PageContext): LookUpPage {
  const { catalog, view } = context.game;
  const { say, text } = context.words;
  const { constants } = catalog.pack;
  return {
    title: say(cultureMsg(BASE)),
    about: [text('mvs.ui.look.base')],
    parts: [
      {
        id: 'services',
        title: text('mvs.ui.look.services'),
        rows: [
          {
            id: 'train',
            sign: <ItemTile look={['astronaut-helmet', 'indigo']} small />,
            name: text('mvs.ui.look.train'),
            note: text('mvs.ui.look.trainNote'),
            credits: constants.train,
          },
          {
            id: 'secondMission',
            sign: <ItemTile look={['scroll-unfurled', 'teal']} small />,
            name: text('mvs.ui.look.secondMission'),
            note: text('mvs.ui.fame', { count: constants.fame.secondMission }),
            credits: constants.secondMission,
          },
        ],
      },
      {
        id: 'rewards',
        title: text('mvs.ui.rewards'),
        none: text('mvs.ui.look.noRewards'),
        rows: view.base.rewards.map((id) => ({
          ...rewardRow(context, id),
          credits: constants.buyBack,
        })),
      },
      passengersPart(context, BASE, view.base.passengers, (id) => passengerRow(context, id)),
    ],
  };
}

/** mvs.view.1: passengers and demands still to come, the stock, and the piles of discards. */
export function supplyPage(context: PageContext): LookUpPage {
  const { catalog, view } = context.game;
  const { say, text } = context.words;
  return {
    title: text('mvs.ui.look.supply.title'),
    about: [text('mvs.ui.look.supply.note')],
    parts: [
      {
        id: 'pool',
        title: text('mvs.ui.look.pool'),
        none: text('mv.ui.look.noPassengers'),
        rows: view.pool.map((id) => ({
          ...passengerRow(context, id),
          note: text('mv.ui.look.fromTo', {
            from: cultureMsg(catalog.passenger(id)?.from ?? BASE),
            to: cultureMsg(catalog.passenger(id)?.to ?? BASE),
          }),
        })),
      },
      {
        id: 'demands',
        title: text('mv.ui.look.demands'),
        rows: counted(view.demandPool).flatMap(([id, n]) => demandRow(context, id, n)),
      },
      {
        id: 'stock',
        title: text('mv.ui.look.stock'),
        rows: Object.entries(view.stock).map(([id, n]) => ({
          id,
          sign: <ItemSign catalog={catalog} id={id} small />,
          name: say(itemMsg(catalog, id)),
          note: text(`mvs.ui.equip.${id}`),
          value: text('mvs.ui.leftN', { n }),
        })),
      },
      ...decks(context),
    ],
  };
}

/** mvs.option.4: a demand still to come. */
function demandRow({ game, words }: PageContext, id: string, n: number): LookUpRow[] {
  const { catalog } = game;
  const { say, text } = words;
  const demand = catalog.demand(id);
  if (!demand) return [];
  const name = say(goodMsg(demand.good));
  return [
    {
      id,
      sign: <ItemSign catalog={catalog} id={demand.good} small />,
      name: n > 1 ? `${name} ${text('mv.chart.stock', { n })}` : name,
      note: text('mv.ui.look.demandAt', { culture: cultureMsg(demand.at) }),
      value: `+${demand.bonus}`,
    },
  ];
}

/** The decks: how many cards lie face down, and the discards, which lie face up. */
function decks(context: PageContext): LookUpPart[] {
  const { game, words } = context;
  const { catalog, view } = game;
  const { text } = words;
  const rowOf = {
    encounters(id: string): LookUpRow {
      const card = catalog.encounter(id);
      return {
        id,
        sign: <ItemTile look={['card-draw', 'plum']} small />,
        name: text(`mvs.card.${id}`),
        note: card && encounterText(catalog, card, text),
      };
    },
    rewards: (id: string): LookUpRow => rewardRow(context, id),
    missions(id: string): LookUpRow {
      const { objective } = catalog.mission(id) ?? {};
      return {
        id,
        sign: <ItemTile look={['scroll-unfurled', 'teal']} small />,
        name: text(`mvs.mission.${id}`),
        note: objective && text(`mvs.ui.objective.${objective.type}`, { count: objective.value }),
      };
    },
  };
  return (['encounters', 'rewards', 'missions'] as const).map((deck) => ({
    id: deck,
    title: text(`mvs.ui.look.discards.${deck}`),
    aside: text('mvs.ui.look.faceDown', { count: view[deck].cards.length }),
    none: text('mvs.ui.look.noDiscards'),
    rows: view[deck].discards.map(rowOf[deck]),
  }));
}

/** All cultures, with state, good and home as far as the viewer knows. */
export function culturesPage(context: PageContext): LookUpPage {
  const { game, facts, words } = context;
  const { catalog, view, me } = game;
  const { say, text } = words;
  const homes = new Map(facts.homes(view).map((x) => [x.culture, x]));
  const rowOf = (culture: NumberedCulture): LookUpRow => {
    const home = homes.get(culture.id);
    const state = facts.market(view, culture.id);
    const own = facts.ownGood(view, me, culture.id);
    return {
      id: culture.id,
      sign: state ? (
        <MarketTokens market={[state]} />
      ) : (
        <ItemSign catalog={catalog} id={own.id} small />
      ),
      name: `${culture.number} ${say(cultureMsg(culture.id))}`,
      note: [
        home ? say(systemMsg(home.system)) : text('mv.ui.notMet'),
        `${say(goodMsg(own.id))} ${text('mv.chart.stock', { n: own.stock })}`,
      ].join(' · '),
      credits: own.price,
      ...(home?.open ? {} : { look: 'off' as const }),
      opens: { t: 'culture', id: culture.id },
    };
  };
  return allPage(words, catalog.cultures, ({ id }) => homes.get(id)?.open ?? false, rowOf);
}
