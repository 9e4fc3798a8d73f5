import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicView } from '../../rules/index.ts';

/** By seat: the net worth at the start and after each round. */
export function historyOf(
  { round, worth }: Facts,
  history: readonly { view: ClassicView }[],
  last: ClassicView,
): { lines: number[][]; rounds: number[] } {
  const byRound: ClassicView[] = [];
  for (const view of [...history.map((x) => x.view), last]) byRound[round(view)] = view;
  const first = history[0]?.view ?? last;
  const lines = last.players.map((_, seat) => {
    const line = [worth(first, seat).total];
    // A round in which nothing was kept stands as the one before.
    for (let r = 1; r < byRound.length; r++) {
      const view = byRound[r];
      line.push(view ? worth(view, seat).total : (line.at(-1) as number));
    }
    return line;
  });
  return { lines, rounds: [...byRound.keys()] };
}
