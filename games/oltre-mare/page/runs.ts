import type { CardId } from '../rules/index.ts';
import { atCount, type Book } from './book.ts';

export interface Run {
  good: string;
  length: number;
  value: number;
}

/** om.score.1: a run longer than its row earns the last number once. */
export const runValue = (b: Book, good: string, length: number): number =>
  atCount([0, ...b.row(good)], length);

/** om.score.1: cards of one good that lie one after another, from the top down; unseen ones end it. */
export function runsOf(b: Book, cargo: readonly (CardId | null)[]): Run[] {
  const runs: Run[] = [];
  let open = false;
  for (const id of cargo.toReversed()) {
    if (id === null) {
      open = false;
      continue;
    }
    const { good } = b.card(id);
    const last = runs.at(-1);
    if (open && last?.good === good) last.length++;
    else runs.push({ good, length: 1, value: 0 });
    open = true;
  }
  for (const run of runs) run.value = runValue(b, run.good, run.length);
  return runs;
}

/** The run on top of a cargo pile, as far as it is on view. */
export const topRun = (b: Book, cargo: readonly (CardId | null)[]): Run | null =>
  cargo.at(-1) ? (runsOf(b, cargo)[0] ?? null) : null;

/** How long the run of this good would be with these cards on top of the pile in the best order. */
export function runReached(
  b: Book,
  cargo: readonly (CardId | null)[],
  cards: readonly CardId[],
  good: string,
): number {
  const top = topRun(b, cargo);
  const more = cards.filter((id) => b.card(id).good === good).length;
  return (top?.good === good ? top.length : 0) + more;
}

export interface Loaded {
  run: Run;
  power: number;
  load: number;
  /** What the whole pile on view would earn, less what it earns now. */
  gain: number;
}

/** om.load.1, om.load.2: the pile with these cards laid on it in this order. */
export function loadedWith(
  b: Book,
  cargo: readonly (CardId | null)[],
  order: readonly CardId[],
): Loaded | null {
  const pile = [...cargo, ...order];
  const top = pile.at(-1);
  const runs = runsOf(b, pile);
  const run = runs[0];
  if (!top || !run) return null;
  const { power, load } = b.card(top);
  const sum = (list: Run[]): number => list.reduce((n, r) => n + r.value, 0);
  return { run, power, load, gain: sum(runs) - sum(runsOf(b, cargo)) };
}
