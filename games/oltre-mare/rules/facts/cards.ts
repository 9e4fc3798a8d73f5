import type { Seat } from '@fondaco/kernel';
import { type Book, player } from '../book.ts';
import { cardOf, goodOf } from '../components/tables.ts';
import { handLimit } from '../phases/turn.ts';
import { deckFor } from '../setup.ts';
import type { GoodId } from '../state.ts';
import type { View } from '../view.ts';

export interface TopCard {
  /** om.limit.1: cards one may hold. */
  power: number;
  /** om.play.1: cards one must play. */
  load: number;
}

/** The top card of a cargo pile is always on view (om.view.1). */
export function topCard(b: Book, v: View, seat: Seat): TopCard | null {
  const top = v.players[seat]?.cargo.at(-1);
  if (!top) return null;
  const { power, load } = cardOf(b.tables, top);
  return { power, load };
}

export const pileSize = ({ pile }: View): number => pile.size - (pile.venice ? 1 : 0);

export const surplus = (b: Book, v: View): number =>
  topCard(b, v, v.active) ? Math.max(0, player(v, v.active).handSize - handLimit(b, v)) : 0;

export function cardsInPlay(b: Book, seats: number): Record<GoodId, number> {
  const counts = Object.fromEntries(b.tables.goods.map((good) => [good, 0]));
  for (const card of deckFor(b, seats)) {
    const good = goodOf(b.tables, card);
    counts[good] = (counts[good] ?? 0) + 1;
  }
  return counts;
}
