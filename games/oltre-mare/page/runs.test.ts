import { describe, expect, test } from 'vitest';
import { bookOf } from './book.ts';
import { loadedWith, runReached, runsOf, runValue, topRun } from './runs.ts';

const b = bookOf({ edition: 'second' });

describe('runs', () => {
  test('are cards of one good directly on each other, from the top down', () => {
    expect(runsOf(b, ['salt-01', 'salt-02', 'gems-01', 'salt-03'])).toEqual([
      { good: 'salt', length: 1, value: 1 },
      { good: 'gems', length: 1, value: 1 },
      { good: 'salt', length: 2, value: 3 },
    ]);
  });

  test('a card that is not on view ends what is known of a run', () => {
    expect(topRun(b, [null, null, 'salt-03'])).toEqual({ good: 'salt', length: 1, value: 1 });
    expect(topRun(b, [])).toBeNull();
  });

  test('a run longer than its row earns the last number', () => {
    expect([1, 2, 3, 9].map((n) => runValue(b, 'gems', n))).toEqual([1, 5, 5, 5]);
  });

  test('chosen cards lengthen the run on top', () => {
    const cargo = ['gems-01', 'pottery-01', 'pottery-02'];
    const chosen = ['pottery-03', 'salt-01', 'pottery-04'];
    expect(runReached(b, cargo, chosen, 'pottery')).toBe(4);
    expect(runReached(b, cargo, chosen, 'salt')).toBe(1);
  });
});

test('loading in an order gives its top card, its run and its gain', () => {
  const cargo = ['pottery-01'];
  const last = b.card('pottery-02');
  expect(loadedWith(b, cargo, ['salt-01', 'pottery-02'])).toEqual({
    run: { good: 'pottery', length: 1, value: 1 },
    power: last.power,
    load: last.load,
    gain: 2,
  });
  expect(loadedWith(b, cargo, ['pottery-02', 'salt-01'])?.gain).toBe(3);
  expect(loadedWith(b, [], [])).toBeNull();
});
