import { type OpenThing, words } from './open-table.ts';

const MARKERS = [
  'calmSea',
  'goodBusiness',
  'compass',
  'localInfluence',
  'pirateVictory',
  'favourableTrade',
].map((id) => words(`om.marker.second.${id}`));

/** A harbour whose words hold one of these. */
const harbour = (parts: readonly string[]): string =>
  `[data-port]:is(${parts.map((part) => `[aria-label*="${part}"]`).join(', ')})`;

/** What lies open after the set-up of Oltre Mare, and during play. */
export const OLTRE_MARE_THINGS: readonly OpenThing<null>[] = [
  {
    what: 'Markers on the ports',
    where: 'chart: the seal of the harbour, and its words by key',
    seen: () => [[harbour(MARKERS)]],
  },
  {
    what: 'Ships in their harbours',
    where: 'chart: the ship, and the words of the harbour by key',
    seen: () => [[harbour(['ships: Anna', 'Anna'])]],
  },
  {
    what: 'Ducats, prestige and how many cards are in hand',
    where: 'panel of the player',
    seen: () => [
      ['.om-rival .om-stat-ducats', 'ducats'],
      ['.om-rival .om-stat-prestige', 'prestige'],
      ['.om-rival .om-stat-hand', 'in hand'],
    ],
  },
  {
    what: 'The start card, which is the first card of the cargo, and its runs',
    where: 'panel of the player, pressed',
    press: () => ['.om-rival .face-open'],
    seen: () => [
      ['dialog h3', 'Cargo:'],
      ['dialog .om-details-runs li', 'ducat'],
    ],
  },
  {
    what: 'Markers taken, and the one that is active',
    where: 'panel of the player, pressed',
    press: () => ['.om-rival .face-open'],
    seen: () => [['dialog h3', 'port marker'], ['dialog .om-active']],
  },
  {
    what: 'Pirate piles',
    where: 'panel of the player',
    seen: () => [['.om-rival .om-piles']],
  },
  {
    what: 'How many cards are in the pile, and whether Venice is still to come',
    where: 'corner of the chart',
    seen: () => [['.om-chart-legend', 'card', 'Venice']],
  },
  {
    what: 'Discards',
    where: 'corner of the chart',
    seen: () => [['.om-chart-legend', 'discard']],
  },
  {
    what: 'Cards of each good and their sale rows',
    where: 'player aid',
    press: () => ['?'],
    seen: () => [['dialog .om-aid-table', '×1']],
  },
  {
    what: 'Markers of the game and what they do',
    where: 'player aid',
    press: () => ['?'],
    seen: () => [['dialog .om-aid-markers', '×']],
  },
];
