/** In which term one answer differs from another, and by how much; negative if it has less of it. */
export interface TermDifference {
  name: string;
  points: number;
}

/** Less than this is not worth a word: what is shown is rounded to tenths. */
const LEAST_POINTS = 0.05;

/**
 * In what one answer differs most from another, the greatest difference first, more or less. `nameOf` gives the words for a term, undefined for one that has none;
 * terms with the same words are one to the reader.
 */
export function termDifferences(
  termNames: readonly string[],
  terms: readonly number[],
  others: readonly number[],
  nameOf: (term: string) => string | undefined,
  most = 3,
): TermDifference[] {
  const sums = new Map<string, number>();
  for (const [i, term] of termNames.entries()) {
    const name = nameOf(term);
    if (name === undefined) continue;
    sums.set(name, (sums.get(name) ?? 0) + (terms[i] ?? 0) - (others[i] ?? 0));
  }
  return [...sums]
    .map(([name, points]) => ({ name, points }))
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most);
}
