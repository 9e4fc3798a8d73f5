import { atCount, type Book, earn } from '../book.ts';
import { goodOf, rowOf } from '../components/tables.ts';
import type { CardId, GoodId, Player, Source } from '../state.ts';

export interface Run {
  good: GoodId;
  length: number;
}

/** om.score.1: cards of one good that lie one after another, from the top down; a card that is not shown ends a run. */
export function runsOf(b: Book, cargo: readonly (CardId | null)[]): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  for (let i = cargo.length - 1; i >= 0; i--) {
    const card = cargo[i] as CardId | null;
    if (card === null) {
      last = undefined;
      continue;
    }
    const good = goodOf(b.tables, card);
    if (last?.good === good) last.length++;
    else {
      last = { good, length: 1 };
      runs.push(last);
    }
  }
  return runs;
}

/** om.score.1: a run longer than its row earns the last number once. */
export const runValue = (b: Book, run: Run): number =>
  atCount([0, ...rowOf(b.tables, run.good)], run.length);

export const cargoValue = (b: Book, cargo: readonly (CardId | null)[]): number =>
  runsOf(b, cargo).reduce((sum, run) => sum + runValue(b, run), 0);

/** Pays for these cards, which lay in this order. */
export function sell(b: Book, p: Player, cargo: readonly CardId[], source: Source): number {
  const ducats = cargoValue(b, cargo);
  earn(p, source, ducats);
  return ducats;
}
