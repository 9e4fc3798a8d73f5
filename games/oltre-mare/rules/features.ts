import type { Seat } from '@fondaco/kernel';
import { atCount, type Book, player } from './book.ts';
import { cardOf, goodOf, rowOf } from './components/tables.ts';
import { iconsOf } from './phases/effect.ts';
import { cargoValue, runsOf } from './scoring/cargo.ts';
import type { CardId, Player, State } from './state.ts';

/** What a position is worth, in ducats: balance, cargo, what the hand promises, places, the next turn. */
export function features(b: Book, s: State, who: Seat): number[] {
  const p = player(s, who);
  if (s.over) return [p.ducats];
  const played = who === s.active ? s.played : [];
  return [
    p.ducats,
    cargoValue(b, [...p.cargo, ...played]),
    handValue(b, p, played),
    -p.pirates.length * b.constants.pirateLoss,
    placeValue(b, s, who, (x) => x.prestige),
    placeValue(b, s, who, b.edition.harbour),
    topValue(b, p),
    s.hasPlayed || who !== s.active ? 0 : actionValue(b, p, played),
    p.active && p.active !== 'compass' ? 1.5 : 0,
  ];
}

/** Half of what the hand would add if it were loaded run by run, and a little for each card to choose from. */
function handValue(b: Book, p: Player, played: readonly CardId[]): number {
  const counts = new Map<string, number>();
  for (const card of p.hand) {
    const good = goodOf(b.tables, card);
    counts.set(good, (counts.get(good) ?? 0) + 1);
  }
  const top = runsOf(b, [...p.cargo, ...played])[0];
  let value = 0;
  for (const [good, n] of counts) {
    const row = [0, ...rowOf(b.tables, good)];
    const before = top?.good === good ? top.length : 0;
    value += atCount(row, before + n) - atCount(row, before);
  }
  return value / 2 + Math.min(p.hand.length, 5) * 0.4;
}

/** The ducats of the place held now, at half: it may change. */
function placeValue(b: Book, s: State, who: Seat, measure: (p: Player) => number): number {
  const own = measure(player(s, who));
  const better = new Set(s.players.map(measure).filter((v) => v > own)).size;
  return (b.constants.places[better] ?? 0) / 2;
}

/** A light load and a strong crew make the next turn easier. */
function topValue(b: Book, p: Player): number {
  const top = p.cargo.at(-1);
  if (top === undefined) return 0;
  const { power, load } = cardOf(b.tables, top);
  return power * 0.3 - Math.max(0, load - p.hand.length) * 2.5 + load * 0.3;
}

/** What the cards on the table will do. */
function actionValue(b: Book, p: Player, played: readonly CardId[]): number {
  if (played.length === 0) return 0;
  const extra = p.active === 'goodBusiness' ? 1 : 0;
  const ships = iconsOf(b, played, 'sail');
  const pirates =
    p.active === 'pirateVictory' ? 0 : atCount(b.actions.pirates, iconsOf(b, played, 'pirates'));
  return (
    atCount(b.actions.ducats, iconsOf(b, played, 'ducats') + extra) +
    atCount(b.actions.market, iconsOf(b, played, 'market')) * 1.6 -
    pirates * b.constants.pirateLoss +
    (p.active === 'calmSea' ? ships : 0) +
    (ships > 0 ? 1 : 0)
  );
}
