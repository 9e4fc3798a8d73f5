import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicView } from '../../rules/index.ts';

/** The net worth of each seat at the start and after each round, for the plot. */
export function worthHistory(
  { round, worth }: Facts,
  history: readonly { view: ClassicView }[],
  last: ClassicView,
): { lines: number[][]; rounds: number[] } {
  const byRound: ClassicView[] = [];
  for (const view of [...history.map((x) => x.view), last]) byRound[round(view)] = view;
  const first = history[0]?.view ?? last;
  const lines = last.players.map((_, seat) => {
    const line = [worth(first, seat).total];
    // A round without a stored view repeats the value of the round before.
    for (let r = 1; r < byRound.length; r++) {
      const view = byRound[r];
      line.push(view ? worth(view, seat).total : (line.at(-1) as number));
    }
    return line;
  });
  return { lines, rounds: [...byRound.keys()] };
}
