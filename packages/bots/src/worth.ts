import type { Rules, Seat, Worth } from '@fondaco/kernel';

/** By weights made by hand: today's greedy bot never changes, so that others can be compared with it. */
export const handWorth = <S, A, E, V>(rules: Rules<S, A, E, V>, s: S, seat: Seat): number =>
  weighted(rules.terms(s, seat), rules.weights);

/** Learned weights for this number of seats, or those made by hand where there are none. */
export const bestWeights = <S, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
): readonly number[] =>
  rules.learned?.(seats) ?? rules.weights ?? Array<number>(rules.termNames.length).fill(1);

export function learnedWorth<S, A, E, V>(rules: Rules<S, A, E, V>, seats: number): Worth<S> {
  const weights = bestWeights(rules, seats);
  return (s, seat) => weighted(rules.terms(s, seat), weights);
}

export function weighted(terms: readonly number[], weights: readonly number[] | undefined): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += (terms[i] as number) * (weights?.[i] ?? 1);
  return sum;
}
