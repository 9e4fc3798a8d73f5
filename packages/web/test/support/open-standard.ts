import {
  merchantOfVenusStandard as game,
  type StandardView,
} from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { type OpenThing, words } from './open-table.ts';
import { known, plate, row, space, tab, venusFinders } from './open-venus.ts';

const { cultures, pirates, missions, constants, overlay } = game.components;
const { at, passenger, metCulture, hiddenCulture, loads, shared } = venusFinders<
  StandardView,
  (typeof cultures)[number],
  (typeof game.components.passengers)[number]
>(game.components);

type Market = StandardView['cultures'][string];
const piratePlace = (view: StandardView) =>
  known(
    Object.entries(view.board).flatMap(([space, x]) =>
      x.t === 'pirate' ? [{ space, ...x }] : [],
    )[0],
  );

const hasTechs = (m: Market): boolean => m.techs.length > 0;
/** Another player who has a reward. */
const owner = (view: StandardView): number =>
  view.players.findIndex((p, seat) => seat > 0 && p.rewards.length > 0);
const panelOf = (seat: number): string =>
  `.mvs-aside .mvs-players li:nth-child(${seat + 1}) button`;

/** What lies open after the set-up of the Standard game, and during play. */
export const STANDARD_THINGS: readonly OpenThing<StandardView>[] = [
  {
    what: 'The signs of the board',
    where: 'chart, *Legend*',
    press: () => ['[aria-label="Legend"]'],
    seen: () => [['.mv-legend', words('mvs.ui.chart.raider')]],
  },
  {
    what: 'What each hazard checks',
    where: 'its letter; the space on the chart, pressed',
    press: () => [space(known(overlay.hazards.find((x) => x.check === 'laser')).space)],
    seen: () => [['.mv-chart-card', words('mvs.ui.chart.hazard.laser')]],
  },
  shared.firstContact,
  {
    what: 'Market tokens: the one on top, and what each sells',
    where: 'the letter on the plate; the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: (v) => {
      const { culture } = metCulture(v);
      const [top = 'low'] = at(v, culture.id).market;
      return [
        ['.mv-plate-market', words(`mvs.ui.letter.${top}`)],
        [row('equipment', top), words('mvs.ui.look.now')],
        ...(['low', 'active', 'high'] as const).map((state) => {
          const [ware] = culture.market[state];
          return [row('equipment', state), ...(ware ? [`${ware.cost}`] : [])] as const;
        }),
      ];
    },
  },
  {
    what: 'Goods of a market: how many, the price and the grade',
    where: 'the plate; the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: (v) => {
      const { good } = metCulture(v).culture;
      return [[row('sells', good.id), words(`mvs.ui.grade.${good.grade}`), 'left']];
    },
  },
  {
    what: 'Which goods a culture buys, and all three prices',
    where: 'the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: (v) =>
      cultures
        .filter(({ good }) => good.buyers.includes(metCulture(v).culture.id))
        .map(({ good }) => [row('buys', good.id), good.resale.low, good.resale.high]),
  },
  {
    what: 'Technologies of a market, with what they do',
    where: 'the plate, pressed',
    press: (v) => [plate(metCulture(v, hasTechs).system)],
    seen: (v) => {
      const [id = ''] = at(v, metCulture(v, hasTechs).culture.id).techs;
      return [[row('techs', id)]];
    },
  },
  shared.waitingPassengers,
  {
    what: 'Where ships land, and free orbits',
    where: 'the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: () => [['[data-look-part="landing"] [data-look-row]']],
  },
  shared.spaceports,
  {
    what: 'Supply areas of cultures nobody has met: goods, technologies, credits of first contact',
    where: '*All cultures* (G), then the culture',
    press: (v) => ['g', `${row('unmet', hiddenCulture(v).id)} button`],
    seen: (v) => [
      [row('sells', hiddenCulture(v).good.id), `${hiddenCulture(v).good.count} in the supply area`],
      [row('sells', 'iou'), hiddenCulture(v).iou],
      ['[data-look-part="techs"] [data-look-row]'],
    ],
  },
  {
    what: 'The Galactic Base: passengers, rewards traded in, training, second missions',
    where: 'its name on the chart, pressed',
    press: () => [plate('GB')],
    seen: (v) => [
      [row('services', 'train'), constants.train],
      [row('services', 'secondMission'), constants.secondMission],
      ['[data-look-part="rewards"]'],
      ...v.base.passengers.map((id) => [row('passengers', id), passenger(id).fare] as const),
    ],
  },
  {
    what: 'Passengers still to come',
    where: '*All cultures* (G), tab *Decks and pools*',
    press: () => ['g', tab('Decks and pools')],
    seen: (v) => v.pool.map((id) => [row('pool', id), passenger(id).fare]),
  },
  {
    what: 'Stock of drives and holds',
    where: '*All cultures* (G), tab *Decks and pools*',
    press: () => ['g', tab('Decks and pools')],
    seen: (v) => [[row('stock', 'redDrive'), `${v.stock.redDrive} left`]],
  },
  {
    what: 'How many cards lie in each deck, and the discards',
    where: '*All cultures* (G), tab *Decks and pools*',
    press: () => ['g', tab('Decks and pools')],
    seen: (v) =>
      (['encounters', 'rewards', 'missions'] as const).flatMap((deck) => [
        [`[data-look-part="${deck}"]`, `${v[deck].cards.length} face down`] as const,
        ...v[deck].discards.map((id) => [row(deck, id)] as const),
      ]),
  },
  {
    what: 'Titles and intel: text, holder, price',
    where: '*Cluster*, then *Titles and intel*, pressed',
    press: () => ['.mvs-side-tabs button:first-child', '.mvs-aside .mvs-titles-all'],
    seen: (v) =>
      (
        [
          'infamous',
          'slaver',
          'drillBaron',
          'archeologist',
          'confirmedLocation',
          'starMaps',
        ] as const
      )
        .filter((id) => v.titles[id] !== 'gone')
        .map((id) => ['.mvs-title-cards li', words(`mvs.card.${id}`), words(`mvs.ui.card.${id}`)]),
  },
  {
    what: 'Pirates: what they add to the die and what they want',
    where: 'the space on the chart, pressed',
    press: (v) => [space(piratePlace(v).space)],
    seen: (v) => {
      const { pirate } = piratePlace(v);
      const { grade } = known(pirates.find((p) => p.id === pirate));
      return [['.mv-chart-card', words(`mvs.pirate.${pirate}`), words(`mvs.ui.grade.${grade}`)]];
    },
  },
  {
    what: 'Asteroids and other spaces that encounters have left',
    where: 'the space on the chart, pressed',
    press: (v) => [space(known(Object.entries(v.board).find(([, x]) => x.t === 'asteroid'))[0])],
    seen: () => [['.mv-chart-card', words('mv.type.asteroid')]],
  },
  {
    what: 'The round track and what each round brings',
    where: 'above the table',
    seen: (v) => [['.mvs-track [aria-current="step"]', v.round]],
  },
  {
    what: 'Every player’s credits, spaceports, fame and infamy',
    where: 'the list of players',
    seen: (v) => v.players.map((p) => ['.mvs-aside .mvs-player', p.credits, p.fame] as const),
  },
  {
    what: 'Every player’s pilot, dials, holds, technologies, missions and rewards',
    where: 'the list of players, pressed',
    press: (v) => [panelOf(owner(v))],
    seen: (v) => {
      const p = known(v.players[owner(v)]);
      return [
        ['dialog .mvs-pilot-facts', `${words('mvs.equipment.laser')} ${p.laser}`],
        ['dialog .mvs-holds'],
        ['dialog .mvs-rewards', words(`mvs.reward.${p.rewards[0]}`)],
        ...p.missions.map((id) => ['dialog .mvs-missions', words(`mvs.mission.${id}`)] as const),
      ];
    },
  },
  {
    what: 'Where the own missions lead',
    where: 'the flag on the plate; tab *Ship*',
    seen: (v) => {
      const own = known(v.players[0]).missions.map((id) =>
        known(missions.find((m) => m.id === id)),
      );
      return own.some((m) => m.destination) ? [['.mvs-flag']] : [];
    },
  },
  {
    what: 'Who buys what at the prices of now',
    where: '*Who buys what* (W)',
    press: () => ['w'],
    seen: () => [['.mv-who tbody tr', words('mv.good.rockVideos')]],
  },
  {
    what: 'Technologies and the rules of dice and checks',
    where: 'player aid',
    press: () => ['?'],
    seen: () => [['.mv-aid-list li', words('mvs.tech.hardBurn'), words('mvs.ui.tech.hardBurn')]],
  },
];

/** In a game in which the viewer has passengers aboard. */
export const ABOARD_THINGS: readonly OpenThing<StandardView>[] = [
  {
    what: 'Where the passengers aboard want to go',
    where: 'their token in the hold (tab *Ship*); the plate or the Base on the chart',
    press: () => ['.mvs-tab-ship'],
    seen: (v) => loads('.mvs-holds', known(v.players[0]).cargo),
  },
];
