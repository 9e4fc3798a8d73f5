import type { Seat } from '@fondaco/kernel';
import { cardOf, goodOf } from '../components/tables.ts';
import { type Config, player } from '../config.ts';
import { deckFor } from '../setup.ts';
import type { GoodId } from '../state.ts';
import { handLimit } from '../top-card.ts';
import type { View } from '../view.ts';

export interface TopCard {
  /** om.limit.1: cards one may hold. */
  power: number;
  /** om.play.1: cards one must play. */
  load: number;
}

/** The top card of a cargo pile is always on view (om.view.1). */
export function topCard(config: Config, v: View, seat: Seat): TopCard | null {
  const top = v.players[seat]?.cargo.at(-1);
  if (!top) return null;
  const { power, load } = cardOf(config.tables, top);
  return { power, load };
}

export const pileSize = ({ pile }: View): number => pile.size - (pile.venice ? 1 : 0);

export const surplus = (config: Config, v: View): number =>
  topCard(config, v, v.active)
    ? Math.max(0, player(v, v.active).handSize - handLimit(config, v))
    : 0;

export function cardsInPlay(config: Config, seats: number): Record<GoodId, number> {
  const counts = Object.fromEntries(config.tables.goods.map((good) => [good, 0]));
  for (const card of deckFor(config, seats)) {
    const good = goodOf(config.tables, card);
    counts[good] = (counts[good] ?? 0) + 1;
  }
  return counts;
}
