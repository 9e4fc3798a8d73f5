import type { Sample } from './self-play.ts';

/** Sums from which weights are fitted: they can be added up over games, and take no more memory with more of them. */
export interface Moments {
  count: number;
  /** Products of terms, row by row. */
  xx: number[][];
  /** Products of a term and what is to be explained. */
  xy: number[];
}

export const noMoments = (terms: number): Moments => ({
  count: 0,
  xx: Array.from({ length: terms }, () => Array<number>(terms).fill(0)),
  xy: Array<number>(terms).fill(0),
});

/**
 * Adds a position once for each seat: how far its terms are ahead of the mean of the others, and how far its score was in the end. The
 * first term is the score so far; its weight is 1, so what it explains is taken off.
 */
export function addSample(m: Moments, { terms, scores }: Sample): void {
  const others = Math.max(1, terms.length - 1);
  const ahead = (values: readonly number[], seat: number): number => {
    const sum = values.reduce((a, b) => a + b, 0);
    const own = values[seat] as number;
    return terms.length === 1 ? own : own - (sum - own) / others;
  };
  for (let seat = 0; seat < terms.length; seat++) {
    const x = m.xy.map((_, k) =>
      ahead(
        terms.map((t) => t[k] as number),
        seat,
      ),
    );
    const y = ahead(scores, seat) - (x[0] as number);
    m.count++;
    for (let i = 1; i < x.length; i++) {
      m.xy[i] = (m.xy[i] as number) + (x[i] as number) * y;
      const row = m.xx[i] as number[];
      for (let j = 1; j < x.length; j++)
        row[j] = (row[j] as number) + (x[i] as number) * (x[j] as number);
    }
  }
}

export function addMoments(to: Moments, more: Moments): void {
  to.count += more.count;
  for (const [i, row] of more.xx.entries())
    for (const [j, v] of row.entries())
      (to.xx[i] as number[])[j] = ((to.xx[i] as number[])[j] as number) + v;
  for (const [i, v] of more.xy.entries()) to.xy[i] = (to.xy[i] as number) + v;
}

/** How strongly weights are held to those made by hand: terms that move together could otherwise take any weights that cancel out. */
const PRIOR_SHARE = 0.05;

/** The weights that explain the scores best, held to those made by hand (ridge regression). */
export function fitWeights({ xx, xy }: Moments, prior: readonly number[]): number[] {
  const rows = xx.map((row, i) => {
    const pull = PRIOR_SHARE * (row[i] as number) + 1e-9;
    const explained = row.reduce((sum, v, j) => sum + v * (prior[j] as number), 0);
    return [
      ...row.map((v, j) => (i === j ? v + pull : v)),
      i === 0 ? 0 : (xy[i] as number) - explained,
    ];
  });
  const change = solve(rows);
  return prior.map((w, i) => (i === 0 ? 1 : round(w + (change[i] as number))));
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

/** Solves linear equations, each given as its coefficients and its right side. Alters the rows. */
function solve(rows: number[][]): number[] {
  for (let i = 0; i < rows.length; i++) {
    const rest = rows.slice(i).map((row) => Math.abs(row[i] as number));
    const p = i + rest.indexOf(Math.max(...rest));
    [rows[i], rows[p]] = [rows[p] as number[], rows[i] as number[]];
    const pivot = rows[i] as number[];
    for (const [r, row] of rows.entries()) {
      if (r === i) continue;
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let c = i; c < row.length; c++)
        row[c] = (row[c] as number) - factor * (pivot[c] as number);
    }
  }
  return rows.map((row, i) => (row.at(-1) as number) / (row[i] as number));
}
