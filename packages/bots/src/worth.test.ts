import { type AnyGame, fastChance } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { learnedWorth, misjudgedWorth } from './worth.ts';

const WEIGHTS = [1, 2, -3, 0];
const rules = {
  terms: (s: readonly number[]) => s,
  learned: () => WEIGHTS,
} as unknown as ReturnType<AnyGame['rules']>;

/** What each term counts in the eyes of somebody. */
const weightsOf = (most: number, seed: string): number[] => {
  const worth = misjudgedWorth(rules, 2, most, fastChance(seed));
  return WEIGHTS.map((_, i) =>
    worth(
      WEIGHTS.map((_, j) => (i === j ? 1 : 0)),
      0,
    ),
  );
};

test('who misjudges nothing judges as was learned', () => {
  expect(weightsOf(0, 'any')).toEqual(WEIGHTS);
  expect(learnedWorth(rules, 2)([1, 1, 1, 1], 0)).toBe(0);
});

test('the score is plain to everybody, and what is good is never taken to be bad', () => {
  const seen = Array.from({ length: 50 }, (_, n) => weightsOf(0.9, `${n}`));
  for (const weights of seen) {
    expect(weights[0]).toBe(1);
    expect(weights.map(Math.sign)).toEqual(WEIGHTS.map(Math.sign));
  }
  expect(new Set(seen.map((w) => w[1])).size).toBeGreaterThan(40);
  expect(weightsOf(0.9, 'same')).toEqual(weightsOf(0.9, 'same'));
});

test('weights are off by at most as much as is said, as often up as down', () => {
  const off = Array.from({ length: 1000 }, (_, n) =>
    Math.log((weightsOf(0.5, `${n}`)[1] as number) / 2),
  );
  expect(Math.max(...off)).toBeLessThanOrEqual(0.5 + 1e-9);
  expect(Math.max(...off)).toBeGreaterThan(0.45);
  expect(Math.min(...off)).toBeGreaterThanOrEqual(-0.5 - 1e-9);
  expect(Math.min(...off)).toBeLessThan(-0.45);
  expect(off.reduce((a, b) => a + b, 0) / off.length).toBeCloseTo(0, 1);
});
