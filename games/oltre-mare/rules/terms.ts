import type { Seat } from '@fondaco/kernel';
import { cardOf, saleRow } from './components/tables.ts';
import { atCount, type Config, player } from './config.ts';
import { countIcons, effectOf } from './phases/effect.ts';
import { cargoValue, runsOf } from './scoring/cargo.ts';
import type { CardId, GoodId, Player, State } from './state.ts';

/** By name, what each term is worth in ducats as judged by hand; what is 0 is there to be learned. */
const WEIGHTS = {
  ducats: 1,
  cargo: 1,
  hand: 0.5,
  cards: 0.4,
  pirates: 1,
  prestigePlace: 0.5,
  harbourPlace: 0.5,
  power: 0.3,
  load: 0.3,
  loadShort: -2.5,
  actions: 1,
  marker: 1.5,
  prestige: 0,
  harbours: 0,
  overLimit: 0,
  nextOfRun: 0,
  handLate: 0,
  cardsLate: 0,
  powerLate: 0,
  loadLate: 0,
  ducatIcons: 0,
  marketIcons: 0,
  pirateIcons: 0,
  sailIcons: 0,
} as const;

export const TERM_NAMES = Object.keys(WEIGHTS);
export const HAND_WEIGHTS: readonly number[] = Object.values(WEIGHTS);

const NO_FUTURE: readonly number[] = TERM_NAMES.slice(1).map(() => 0);
const NO_CARD = { power: 0, load: 0 };
/** More cards than that are hardly ever played. */
const MOST_CARDS = 5;

/** What a position is made of for a seat: balance, cargo, what the hand promises, places, the next turn. */
export function terms(config: Config, s: State, who: Seat): number[] {
  const p = player(s, who);
  if (s.over) return [p.ducats, ...NO_FUTURE];
  const active = who === s.active;
  const played = active ? s.played : [];
  const loaded = played.length > 0 ? [...p.cargo, ...played] : p.cargo;
  const [top] = runsOf(config, loaded);
  const hand = handValue(config, p, top?.good, top?.length ?? 0);
  const cards = Math.min(p.hand.length, MOST_CARDS);
  const last = p.cargo.at(-1);
  const { power, load } = last === undefined ? NO_CARD : cardOf(config.tables, last);
  const late = progressOf(config, s);
  const row = top ? saleRow(config.tables, top.good) : [];
  const length = top?.length ?? 0;
  return [
    p.ducats,
    cargoValue(config, loaded),
    hand,
    cards,
    -p.pirates.length * config.constants.pirateLoss,
    placeValue(config, s, who, (x) => x.prestige),
    placeValue(config, s, who, config.edition.harbour),
    power,
    load,
    Math.max(0, load - p.hand.length),
    active && !s.hasPlayed ? actionValue(config, p, played) : 0,
    p.active && p.active !== 'compass' ? 1 : 0,
    p.prestige,
    p.markers.length,
    Math.max(0, p.hand.length - power),
    length < row.length ? (row[length] as number) - (row[length - 1] ?? 0) : 0,
    hand * late,
    cards * late,
    power * late,
    load * late,
    countIcons(config, p.hand, 'ducats'),
    countIcons(config, p.hand, 'market'),
    countIcons(config, p.hand, 'pirates'),
    countIcons(config, p.hand, 'sail'),
  ];
}

/** The game ends with its pile. */
export const progressOf = ({ tables }: Config, s: State): number =>
  1 - s.pile.length / tables.cards.length;

/** What the hand would add if it were loaded run by run. */
function handValue(
  config: Config,
  { hand }: Player,
  topGood: GoodId | undefined,
  topLength: number,
): number {
  let value = 0;
  for (let i = 0; i < hand.length; i++) {
    const { good } = cardOf(config.tables, hand[i] as CardId);
    // The hand is sorted by goods: each run is counted where its last card lies.
    const next = hand[i + 1];
    if (next !== undefined && cardOf(config.tables, next).good === good) continue;
    let n = 1;
    while (n <= i && cardOf(config.tables, hand[i - n] as CardId).good === good) n++;
    const row = saleRow(config.tables, good);
    const before = topGood === good ? topLength : 0;
    value += soldFor(row, before + n) - soldFor(row, before);
  }
  return value;
}

/** om.score.1 */
const soldFor = (row: readonly number[], length: number): number =>
  length === 0 ? 0 : atCount(row, length - 1);

/** The ducats of the place held now. */
function placeValue(config: Config, s: State, who: Seat, measure: (p: Player) => number): number {
  const own = measure(player(s, who));
  const better: number[] = [];
  for (const p of s.players) {
    const n = measure(p);
    if (n > own && !better.includes(n)) better.push(n);
  }
  return config.constants.places[better.length] ?? 0;
}

const DUCATS_PER_CARD_DRAWN = 1.6;

/** What the cards on the table will do, in ducats. */
function actionValue(config: Config, p: Player, played: readonly CardId[]): number {
  if (played.length === 0) return 0;
  const { ducats, calmSea, pirates, market } = effectOf(config, played, p.active);
  return (
    ducats +
    market * DUCATS_PER_CARD_DRAWN -
    pirates * config.constants.pirateLoss +
    calmSea +
    (countIcons(config, played, 'sail') > 0 ? 1 : 0)
  );
}
