import type { AnyGame } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { scaleAt, shares, winChances } from './odds.ts';

test('a lead as large as the scale counts e times, and chances add up', () => {
  const [ahead = 0, behind = 0, far = 0] = shares([30, 20, -1000], 10);
  expect(ahead / behind).toBeCloseTo(Math.E, 6);
  expect(ahead + behind + far).toBeCloseTo(1, 6);
  expect(far).toBeCloseTo(0, 6);
});

test('the scale goes from that of the beginning to that of the end', () => {
  expect([0, 0.5, 1].map((progress) => scaleAt([20, 6], progress))).toEqual([20, 13, 6]);
});

test('where the odds were never measured a game that is over has no chances either', () => {
  const seats = [
    { place: 1, score: 9, parts: [] },
    { place: 2, score: 4, parts: [] },
  ];
  const over = { result: () => ({ seats }), progress: () => 1 } as unknown as ReturnType<
    AnyGame['rules']
  >;
  expect(winChances({ ...over, odds: () => [20, 6] }, {}, 2, () => 0)).toEqual([1, 0]);
  expect(winChances({ ...over, odds: () => undefined }, {}, 2, () => 0)).toBeUndefined();
});
