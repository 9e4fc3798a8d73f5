import {
  type ClassicView,
  merchantOfVenusClassic as game,
} from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { type OpenThing, words } from './open-table.ts';
import { known, plate, row, space, tab, venusFinders } from './open-venus.ts';

const { cultures } = game.components;
const { at, info, metCulture, hiddenCulture, loads, shared } = venusFinders<
  ClassicView,
  (typeof cultures)[number],
  (typeof game.components.passengers)[number]
>(game.components);

type Market = ClassicView['cultures'][string];

const tokenSpace = (view: ClassicView, up: boolean) =>
  known(Object.entries(view.encounters).find(([, e]) => e.up === up))[0];
const hasDemand = (m: Market): boolean => m.demands.length > 0;
const hasRelics = (m: Market): boolean => m.relics.length > 0;
const isIndustry = (_: Market, id: string): boolean => info(id).science === 'industry';
/** Another player who has a relic. */
const owner = (view: ClassicView): number =>
  view.players.findIndex((p, seat) => seat > 0 && p.relics.length > 0);

/** What lies open after the set-up of the Classic game, and during play. */
export const CLASSIC_THINGS: readonly OpenThing<ClassicView>[] = [
  {
    what: 'The signs of the board and what they cost',
    where: 'chart, *Legend*',
    press: () => ['[aria-label="Legend"]'],
    seen: () => [['.mv-legend', words('mv.chart.sign.hazard')]],
  },
  shared.firstContact,
  {
    what: 'Encounter tokens, face down',
    where: 'the space on the chart, pressed',
    press: (v) => [space(tokenSpace(v, false))],
    seen: () => [['.mv-chart-card', words('mv.chart.faceDown')]],
  },
  {
    what: 'Encounter tokens turned up, and asteroids',
    where: 'the space on the chart, pressed',
    press: (v) => [space(known(Object.entries(v.encounters).find(([, e]) => e.up && !e.token))[0])],
    seen: () => [['.mv-chart-card', words('mv.type.asteroid')]],
  },
  {
    what: 'Number, name and home of a culture',
    where: 'the plate of its system, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: (v) => [
      ['dialog', words(`mv.culture.${metCulture(v).culture.id}`)],
      ['.mv-look-about', words(`mv.system.${metCulture(v).system}`)],
      ['.mv-look-number', cultures.indexOf(metCulture(v).culture) + 1],
    ],
  },
  {
    what: 'A culture’s science and what it sells',
    where: 'its sign on the plate; the plate, pressed',
    press: (v) => [plate(metCulture(v, isIndustry).system)],
    seen: () => [
      ['.mv-plate-science .icon'],
      [row('science', 'industry'), words('mv.ui.science.industry')],
      [row('science', 'yellowDrive'), 80],
      [row('science', 'ship:freighter'), '5 holds', 300],
    ],
  },
  {
    what: 'Goods of a market: how many, and the price',
    where: 'the plate; the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: (v) => {
      const { culture } = metCulture(v);
      const left = `${at(v, culture.id).goods} left`;
      return [[row('sells', culture.good.id), left, culture.good.cost]];
    },
  },
  {
    what: 'Which goods a culture buys, and what it pays',
    where: 'the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: (v) =>
      cultures
        .filter(({ buyers }) => buyers.includes(metCulture(v).culture.id))
        .map(({ good }) => [row('buys', good.id), words(`mv.good.${good.id}`)]),
  },
  {
    what: 'Demand tokens, already added to the price',
    where: 'their number on the plate; the plate, pressed',
    press: (v) => [plate(metCulture(v, hasDemand).system)],
    seen: (v) => {
      const { culture } = metCulture(v, hasDemand);
      const [good = ''] = (at(v, culture.id).demands[0] ?? '').split('@');
      return [['.mv-plate-tab.is-demand'], [row('buys', good), 'demand +']];
    },
  },
  shared.waitingPassengers,
  {
    what: 'Factory deed: its price, or its owner',
    where: 'the badge on the plate; the plate, pressed',
    press: (v) => [plate(metCulture(v, (m) => m.factory !== null).system)],
    seen: (v) => [
      ['.mv-plate-tab.is-factory'],
      [row('sells', 'factory'), 'built by', metCulture(v, (m) => m.factory !== null).culture.deed],
    ],
  },
  {
    what: 'Factory goods',
    where: 'the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: (v) => [[row('sells', metCulture(v).culture.factory.id), 'left', 'sells for']],
  },
  {
    what: 'Relics traded in at a market',
    where: 'the plate, pressed',
    press: (v) => [plate(metCulture(v, hasRelics).system)],
    seen: (v) => {
      const [relic = ''] = at(v, metCulture(v, hasRelics).culture.id).relics;
      return [[row('sells', `relic:${relic}`), words(`mv.ui.relic.${relic}`)]];
    },
  },
  {
    what: 'Where ships land, and orbits free for a spaceport deed',
    where: 'the plate, pressed',
    press: (v) => [plate(metCulture(v).system)],
    seen: () => [['[data-look-part="landing"] [data-look-row]', 'free for a spaceport', 200]],
  },
  shared.spaceports,
  {
    what: 'Supply areas of cultures nobody has met, with their IOU',
    where: '*All cultures* (G), then the culture',
    press: (v) => ['g', `${row('unmet', hiddenCulture(v).id)} button`],
    seen: (v) => [
      [row('sells', hiddenCulture(v).good.id), hiddenCulture(v).good.cost],
      [row('sells', 'iou'), hiddenCulture(v).iou],
    ],
  },
  {
    what: 'The Galactic Base: ships, relics and passengers',
    where: 'its name on the chart, pressed',
    press: () => [plate('GB')],
    seen: () => [
      [row('ships', 'ship:clipper'), '4 dice', 120],
      ['[data-look-part="relics"]'],
      ['[data-look-part="passengers"]'],
    ],
  },
  {
    what: 'How many tokens of each kind are in the bonus cup',
    where: '*All cultures* (G), tab *Bonus cup*',
    press: () => ['g', tab('Bonus cup')],
    seen: (v) => [
      ['.mv-look-about', `${v.cup.length} tokens`],
      ...[...new Set(v.cup)].map((id) => [`[data-look-row="${id}"]`] as const),
    ],
  },
  {
    what: 'Stock of shields and drives',
    where: '*All cultures* (G), tab *Bonus cup*',
    press: () => ['g', tab('Bonus cup')],
    seen: (v) => [[row('stock', 'shield'), `${v.stock.shield} left`, 60]],
  },
  {
    what: 'The table of sciences',
    where: 'player aid; *Who buys what* (W); rulebook mvc.buy.4',
    press: () => ['?'],
    seen: () => [['.mv-sciences tr', words('mv.ui.science.metaphysics'), 'combo drive', 'Qossuth']],
  },
  {
    what: 'Who buys what, and where it is known to live',
    where: '*Who buys what* (W)',
    press: () => ['w'],
    seen: () => [
      ['.mv-who thead th', words('mv.ui.science.biotech'), 'Nillis'],
      ['.mv-who tbody tr', words('mv.good.rockVideos'), 200],
      ['.mv-who .mv-sciences tr', words('mv.ui.science.primitive')],
    ],
  },
  {
    what: 'Ship classes and relics: what they do and cost',
    where: 'player aid',
    press: () => ['?'],
    seen: () => [
      ['.mv-aid-list li', 'Freighter', '2 dice', 300],
      ['.mv-aid-list li', words('mv.relic.spyEye'), 100],
    ],
  },
  {
    what: 'Every player’s net worth, race, ship and cargo',
    where: 'their panel',
    seen: (v) =>
      v.players.map((p) => ['.mv-rival', p.credits, words(`mv.culture.${p.race}`)] as const),
  },
  {
    what: 'Every player’s place, equipment, relics, IOUs and deeds',
    where: 'their panel, pressed',
    press: (v) => [`.mv-rival:nth-child(${owner(v) + 1}) .face-open`],
    seen: (v) => [
      ['dialog .mv-extras', words(`mv.relic.${v.players[owner(v)]?.relics[0]}`)],
      ['dialog', words('mv.ui.deeds')],
    ],
  },
  {
    what: 'Where the passengers aboard want to go',
    where: 'their token in the hold; the plate or the Base on the chart',
    seen: (v) => [...loads('.mv-own', known(v.players[0]).cargo), ['.mv-plate-tab.is-bound']],
  },
  {
    what: 'Whose turn it is',
    where: 'the marked panel',
    seen: () => [['.mv-rival-turn', 'Anna']],
  },
];
