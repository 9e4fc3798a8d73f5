import { expect, test } from 'vitest';
import { scaleAt, shares } from './odds.ts';

test('a lead as large as the scale counts e times, and chances add up', () => {
  const [ahead = 0, behind = 0, far = 0] = shares([30, 20, -1000], 10);
  expect(ahead / behind).toBeCloseTo(Math.E, 6);
  expect(ahead + behind + far).toBeCloseTo(1, 6);
  expect(far).toBeCloseTo(0, 6);
});

test('the scale goes from that of the beginning to that of the end', () => {
  expect([0, 0.5, 1].map((progress) => scaleAt([20, 6], progress))).toEqual([20, 13, 6]);
});
