import { describe, expect, test } from 'vitest';
import type { CardId, View } from '../index.ts';
import { factsOf } from './index.ts';

const facts = factsOf({ edition: 'second' });

/** A view in which seat 0 has this cargo. */
const withCargo = (...cargo: (CardId | null)[]): View =>
  ({ players: [{ cargo }] }) as unknown as View;

describe('runs', () => {
  test('are cards of one good directly on each other, from the top down', () => {
    expect(facts.runs(withCargo('salt-01', 'salt-02', 'gems-01', 'salt-03'), 0)).toEqual([
      { good: 'salt', length: 1, value: 1 },
      { good: 'gems', length: 1, value: 1 },
      { good: 'salt', length: 2, value: 3 },
    ]);
  });

  test('a card that is not on view ends what is known of a run', () => {
    const salt = { good: 'salt', length: 1, value: 1 };
    expect(facts.topRun(withCargo(null, null, 'salt-03'), 0)).toEqual(salt);
    expect(facts.runs(withCargo('salt-01', null, 'salt-03'), 0)).toEqual([salt, salt]);
    expect(facts.topRun(withCargo(), 0)).toBeNull();
  });

  test('a run longer than its row earns the last number', () => {
    const values = [1, 2, 3].map((n) => {
      const gems = Array.from({ length: n }, (_, i) => `gems-0${i + 1}`);
      return facts.topRun(withCargo(...gems), 0)?.value;
    });
    expect(values).toEqual([1, 5, 5]);
    expect(facts.rowReached(withCargo('gems-01', 'gems-02'), 0, ['gems-03'], 'gems')).toBe(2);
  });

  test('chosen cards lengthen the run on top', () => {
    const view = withCargo('gems-01', 'pottery-01', 'pottery-02');
    const chosen = ['pottery-03', 'salt-01', 'pottery-04'];
    expect(facts.rowReached(view, 0, chosen, 'pottery')).toBe(4);
    expect(facts.rowReached(view, 0, chosen, 'salt')).toBe(1);
  });
});

test('loading in an order gives its top card, its run and its gain', () => {
  const view = withCargo('pottery-01');
  expect(facts.loading(view, 0, ['salt-01', 'pottery-02'])).toEqual({
    run: { good: 'pottery', length: 1, value: 1 },
    ...facts.top(withCargo('pottery-02'), 0),
    gain: 2,
  });
  expect(facts.loading(view, 0, ['pottery-02', 'salt-01'])?.gain).toBe(3);
  expect(facts.loading(withCargo(), 0, [])).toBeNull();
});
