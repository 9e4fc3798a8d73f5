import { scaleAt, shares } from '../odds.ts';

/** The beginning of a turn, as `playMatch` keeps it. */
export interface MeasuredPosition {
  progress: number;
  /** What it was worth to each seat. */
  worths: number[];
}

export interface MeasuredGame {
  positions: readonly MeasuredPosition[];
  /** By seat: 1 for the winner. */
  places: readonly number[];
}

type Odds = readonly [number, number];

/** How much of the way a search for better odds goes at first, and when it ends: as factors. */
const FIRST_STEP = 2;
const LAST_STEP = 1.005;
/** Nothing is ever certain: a few games in which the leader always won must not say so. */
const LEAST_PART_OF_LEAD = 0.02;

/** The odds under which the winners of these games were the least surprising. */
export function fitOdds(games: readonly MeasuredGame[]): [number, number] {
  const lead = typicalLead(games);
  let best: Odds = [lead, lead];
  let least = surprise(games, best);
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    const [start, end] = best;
    const tries: Odds[] = [
      [start * step, end],
      [start / step, end],
      [start, end * step],
      [start, end / step],
    ];
    const better = tries.find(
      (odds) => Math.min(...odds) > LEAST_PART_OF_LEAD * lead && surprise(games, odds) < least,
    );
    if (better) [best, least] = [better, surprise(games, better)];
    else step = Math.sqrt(step);
  }
  return [round(best[0]), round(best[1])];
}

const round = (x: number): number => Math.round(x * 100) / 100;

/** How far seats differ on average: somewhere to begin. */
function typicalLead(games: readonly MeasuredGame[]): number {
  const leads = games.flatMap((g) =>
    g.positions.map(({ worths }) => Math.max(...worths) - Math.min(...worths)),
  );
  return Math.max(1, leads.reduce((a, b) => a + b, 0) / Math.max(1, leads.length));
}

/** The sum of -log of the chance that was given to those who won. */
function surprise(games: readonly MeasuredGame[], odds: Odds): number {
  let sum = 0;
  for (const { positions, places } of games) {
    const winners = places.filter((place) => place === 1).length;
    for (const { worths, progress } of positions) {
      const chances = shares(worths, scaleAt(odds, progress));
      for (const [seat, place] of places.entries())
        if (place === 1) sum -= Math.log(Math.max(1e-9, chances[seat] as number)) / winners;
    }
  }
  return sum;
}
