import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('labels that would cover each other are moved apart, none beyond the limit', () => {
  expect(spread([10, 80, 12], Number.POSITIVE_INFINITY, 20)).toEqual([10, 80, 30]);
  expect(spread([95, 96, 10], 100, 20)).toEqual([80, 100, 10]);
});
