import type { Rules, Seat, Worth } from '@fondaco/kernel';

/** By weights made by hand: today's greedy bot never changes, so that others can be compared with it. */
export const handWorth = <S, A, E, V>(rules: Rules<S, A, E, V>, s: S, seat: Seat): number =>
  weighted(rules.terms(s, seat), rules.weights);

/** By learned weights for this number of seats, or by hand where there are none. */
export function learnedWorth<S, A, E, V>(rules: Rules<S, A, E, V>, seats: number): Worth<S> {
  const weights = rules.learned?.(seats) ?? rules.weights;
  return (s, seat) => weighted(rules.terms(s, seat), weights);
}

export function weighted(terms: readonly number[], weights: readonly number[] | undefined): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += (terms[i] as number) * (weights?.[i] ?? 1);
  return sum;
}
