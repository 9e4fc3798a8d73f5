import type { Facts } from '../../rules/facts/index.ts';
import type { View } from '../view.ts';

/** By seat: credits and spaceports at the start, after each round, and with fame at the end. */
export function historyOf(
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
