import type { Good } from '../book.ts';
import { pointsFrom, systemAt } from '../galaxy.ts';
import type { GameContext } from '../game.tsx';
import { type Buyer, buyersOf } from './buyers.ts';

/** A good that is aboard or for sale here, and a place that buys it. */
export interface Trade extends Buyer {
  good: Good;
  aboard: boolean;
  system: string;
  /** What it brings beyond what is paid for it now. */
  profit: number;
  away: number;
}

/** A point of the way is worth so much: of two profits the nearer one counts for more. */
const POINT = 3;

const byWorth = (a: Trade, b: Trade): number =>
  b.profit - POINT * b.away - (a.profit - POINT * a.away);

/** The best place for each good, the best first, as far as this seat knows who lives where. */
export function bestTrades(
  game: GameContext,
  goods: readonly { id: string; aboard: boolean }[],
): Trade[] {
  const { book, view } = game;
  const p = view.players[view.active];
  if (!p) return [];
  const far = pointsFrom(view, p);
  const here = systemAt(p.space);
  const trades = goods.flatMap(({ id, aboard }) => {
    const good = book.good(id);
    if (!good) return [];
    const found = buyersOf(game, good, far).flatMap((buyer): Trade[] => {
      const { system } = buyer;
      const away = system === here ? 0 : buyer.away;
      if (system === null || away === null) return [];
      const profit = buyer.pays + buyer.bonus - (aboard ? 0 : good.cost);
      return [{ ...buyer, good, aboard, system, profit, away }];
    });
    return found.sort(byWorth).slice(0, 1);
  });
  return trades.filter(({ profit }) => profit > 0).sort(byWorth);
}
