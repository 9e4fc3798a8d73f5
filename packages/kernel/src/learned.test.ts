import { expect, test } from 'vitest';
import { type Learned, oddsFor, weightsFor } from './learned.ts';

const list: Learned[] = [
  { options: { edition: 'first' }, seats: 2, weights: { score: 1, cargo: 2 } },
  { options: { edition: 'first' }, seats: 4, weights: { score: 1, cargo: 4 }, odds: [20, 5] },
  { options: { edition: 'second' }, seats: 2, odds: [30, 6] },
];
const NAMES = ['score', 'cargo', 'other'];

test('weights are those of the nearest number of seats, by the names of the terms', () => {
  const of = (seats: number) =>
    weightsFor(list, { options: { edition: 'first', memory: 'open' }, seats }, NAMES);
  expect(of(2)).toEqual([1, 2, 0]);
  expect(of(5)).toEqual([1, 4, 0]);
});

test('what was not learned for these options is missing', () => {
  const table = { options: { edition: 'second' }, seats: 2 };
  expect(weightsFor(list, table, NAMES)).toBeUndefined();
  expect(oddsFor(list, table)).toEqual([30, 6]);
  expect(oddsFor(list, { options: { edition: 'first' }, seats: 4 })).toEqual([20, 5]);
  expect(oddsFor(list, { options: { edition: 'first' }, seats: 2 })).toBeUndefined();
  expect(oddsFor(list, { options: {}, seats: 2 })).toBeUndefined();
});
