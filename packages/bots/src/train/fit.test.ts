import { fastChance } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { addMoments, addSample, fitWeights, noMoments } from './fit.ts';
import type { Sample } from './self-play.ts';

const TRUE_WEIGHTS = [1, 2, -0.5, 0];
const chance = fastChance('fit');
const any = (): number => chance.int(2001, 'fit') / 100 - 10;

/** Positions in which the scores to come are what the true weights say, and a little luck. */
const samples = (count: number): Sample[] =>
  Array.from({ length: count }, () => {
    const terms = [0, 1, 2].map(() => TRUE_WEIGHTS.map(any));
    const scores = terms.map((t) =>
      t.reduce((sum, x, k) => sum + x * (TRUE_WEIGHTS[k] as number), any() / 10),
    );
    return { terms, scores };
  });

test('weights are found again from positions and the scores they led to', () => {
  const parts = [samples(600), samples(600)].map((list) => {
    const moments = noMoments(TRUE_WEIGHTS.length);
    for (const sample of list) addSample(moments, sample);
    return moments;
  });
  const all = noMoments(TRUE_WEIGHTS.length);
  for (const part of parts) addMoments(all, part);
  const fitted = fitWeights(all, [1, 1, 1, 1]);
  for (const [k, weight] of TRUE_WEIGHTS.entries()) expect(fitted[k]).toBeCloseTo(weight, 0);
});

test('a term that is never seen keeps the weight made by hand', () => {
  const moments = noMoments(2);
  addSample(moments, {
    terms: [
      [3, 0],
      [5, 0],
    ],
    scores: [10, 20],
  });
  expect(fitWeights(moments, [1, 0.7])).toEqual([1, 0.7]);
});
