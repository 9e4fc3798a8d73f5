import type { Chance, Rules, Seat, Worth } from '@fondaco/kernel';

/** By weights made by hand: today's greedy bot never changes, so that others can be compared with it. */
export const handWorth = <S, A, E, V>(rules: Rules<S, A, E, V>, s: S, seat: Seat): number =>
  weighted(rules.terms(s, seat), rules.weights);

/** Learned weights for this number of seats, or those made by hand where there are none. */
export const bestWeights = <S, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
): readonly number[] =>
  rules.learned?.(seats) ?? rules.weights ?? Array<number>(rules.termNames.length).fill(1);

export const learnedWorth = <S, A, E, V>(rules: Rules<S, A, E, V>, seats: number): Worth<S> =>
  worthBy(rules, bestWeights(rules, seats));

/** Into how many values an error is divided. */
const STEPS = 4096;

/**
 * The same as judged by somebody who overrates some things and underrates others: a weight is taken e^x times, with x anywhere between
 * plus and minus `most`. What is good is never taken to be bad, so what gains nothing is not done; but of two things that compete, the
 * lesser is often preferred. The first term, the score so far, is plain to everybody.
 */
export function misjudgedWorth<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
  most: number,
  chance: Chance,
): Worth<S> {
  const [score = 1, ...others] = bestWeights(rules, seats);
  const factor = (): number => Math.exp(most * ((2 * chance.int(STEPS, 'bot')) / (STEPS - 1) - 1));
  return worthBy(rules, [score, ...others.map((x) => x * factor())]);
}

const worthBy =
  <S, A, E, V>(rules: Rules<S, A, E, V>, weights: readonly number[]): Worth<S> =>
  (s, seat) =>
    weighted(rules.terms(s, seat), weights);

export function weighted(terms: readonly number[], weights: readonly number[] | undefined): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += (terms[i] as number) * (weights?.[i] ?? 1);
  return sum;
}
