import type { View } from '../../rules/index.ts';
import { type SeatScore, STEPS } from './score.ts';

export interface Lines {
  /** Rounds played to their end, with the last. */
  rounds: number;
  /** The round in which Venice was scored; null: it was not, or nobody knows. */
  venice: number | null;
  /** By seat: at the start, after each round, then after each step of the final scoring. */
  ducats: number[][];
}

/** Each player's ducats over the game. */
export function linesOf(
  history: readonly { seq: number; view: View }[],
  scores: readonly SeatScore[],
  start: number,
): Lines {
  const byRound = new Map<number, View>();
  let venice: number | null = null;
  let inPile = false;
  for (const { view } of history) {
    if (view.over) continue;
    const round = Math.floor(view.turn / view.players.length) + 1;
    byRound.set(round, view);
    if (inPile && view.pile.venice === null) venice ??= round;
    inPile = view.pile.venice !== null;
  }
  const rounds = Math.max(1, ...byRound.keys());
  const ducats = scores.map((s, seat) => {
    const line = [start];
    for (let r = 1; r < rounds; r++)
      line.push(byRound.get(r)?.players[seat]?.ducats ?? (line.at(-1) as number));
    // The last round ends with what was brought home.
    return [...line, ...STEPS.map((_, i) => s.sums[i] as number)];
  });
  return { rounds, venice, ducats };
}
