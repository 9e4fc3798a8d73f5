import { roundOf } from '../config.ts';
import type { View } from '../view.ts';
import type { SeatScore } from './score.ts';

export interface Lines {
  /** How many rounds were played, including the last. */
  rounds: number;
  /** The round in which Venice was scored; null if it was not, or if that is unknown. */
  venice: number | null;
  /** By seat: at the start, after each round, then after each step of the final scoring. */
  ducats: number[][];
}

/** The ducats of each seat in the course of the game, for a plot. */
export function linesOf(
  history: readonly { view: View }[],
  scores: readonly SeatScore[],
  start: number,
): Lines {
  const byRound = new Map<number, View>();
  let venice: number | null = null;
  let inPile = false;
  for (const { view } of history) {
    if (view.over) continue;
    const round = roundOf(view);
    byRound.set(round, view);
    if (inPile && view.pile.venice === null) venice ??= round;
    inPile = view.pile.venice !== null;
  }
  const rounds = Math.max(1, ...byRound.keys());
  const ducats = scores.map(({ sums }, seat) => {
    const line = [start];
    for (let r = 1; r < rounds; r++)
      line.push(byRound.get(r)?.players[seat]?.ducats ?? (line.at(-1) as number));
    // The last round ends with what was brought home.
    return [...line, ...sums];
  });
  return { rounds, venice, ducats };
}
