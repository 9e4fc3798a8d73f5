import type { Facts } from '../../rules/facts/index.ts';
import type { View } from '../view.ts';

/** The worth of each seat at the start and after each round (credits and spaceports), then the final score with fame. */
export function worthHistory(
  { score, worth }: Facts,
  history: readonly { view: View }[],
  last: View,
): { lines: number[][]; rounds: number[] } {
  const byRound = new Map<number, View>();
  for (const { view } of history) byRound.set(view.round, view);
  const rounds = [...byRound.keys()].toSorted((a, b) => a - b);
  const lines = last.players.map((_, seat) => [
    ...rounds.map((r) => worth(byRound.get(r) ?? last, seat)),
    score(last, seat).total,
  ]);
  return { lines, rounds };
}
