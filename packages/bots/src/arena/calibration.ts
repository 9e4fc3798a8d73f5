import { scaleAt, shares } from '../odds.ts';
import type { MeasuredGame } from '../train/odds.ts';

/** Of the positions that were said to be won with about this chance, how many were. */
export interface CalibrationBin {
  /** The mean of what was said. */
  said: number;
  won: number;
  /** Positions, one for each seat. */
  count: number;
  /** Half of a 95 % interval of `won`, by games: positions of one game go together. */
  error: number;
}

export interface Calibration {
  games: number;
  bins: CalibrationBin[];
  /** The mean distance of what was said and what happened, over all positions. */
  error: number;
}

const BINS = 10;
const Z = 1.96;

interface Tally {
  said: number;
  won: number;
  count: number;
}

/** Compares the chances that positions were given with who won. */
export function calibrationOf(
  games: readonly MeasuredGame[],
  odds: readonly [number, number],
): Calibration {
  const byGame = games.map((game) => tally(game, odds));
  const bins: CalibrationBin[] = [];
  let [off, all] = [0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    const parts = byGame.map((tallies) => tallies[bin] as Tally).filter((x) => x.count > 0);
    const sum = parts.reduce(add, { said: 0, won: 0, count: 0 });
    if (sum.count === 0) continue;
    const [said, won] = [sum.said / sum.count, sum.won / sum.count];
    const spread = parts.reduce((total, x) => total + (x.won - won * x.count) ** 2, 0);
    bins.push({ said, won, count: sum.count, error: (Z * Math.sqrt(spread)) / sum.count });
    off += Math.abs(said - won) * sum.count;
    all += sum.count;
  }
  return { games: games.length, bins, error: all > 0 ? off / all : 0 };
}

const add = (a: Tally, b: Tally): Tally => ({
  said: a.said + b.said,
  won: a.won + b.won,
  count: a.count + b.count,
});

function tally({ positions, places }: MeasuredGame, odds: readonly [number, number]): Tally[] {
  const tallies = Array.from({ length: BINS }, (): Tally => ({ said: 0, won: 0, count: 0 }));
  const winners = places.filter((place) => place === 1).length;
  for (const { worths, progress } of positions) {
    for (const [seat, chance] of shares(worths, scaleAt(odds, progress)).entries()) {
      const x = tallies[Math.min(BINS - 1, Math.floor(chance * BINS))] as Tally;
      x.said += chance;
      x.won += places[seat] === 1 ? 1 / winners : 0;
      x.count++;
    }
  }
  return tallies;
}
