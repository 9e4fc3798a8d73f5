import { expect, test } from 'vitest';
import { catalogOf } from '../catalog.ts';
import { moveItem, sortHand } from './order.ts';

const catalog = catalogOf({ edition: 'second' });
const hand = ['salt-02', 'gems-03', 'olives-01', 'salt-01'];

test('by good is the order of the component list', () => {
  expect(sortHand(catalog, hand, 'good', [])).toEqual([
    'gems-03',
    'salt-01',
    'salt-02',
    'olives-01',
  ]);
});

test('the own order is kept, and new cards come last', () => {
  expect(sortHand(catalog, hand, 'own', ['olives-01', 'salt-02'])).toEqual([
    'olives-01',
    'salt-02',
    'gems-03',
    'salt-01',
  ]);
});

test('by load the lightest come first', () => {
  const loads = sortHand(catalog, hand, 'load', []).map((id) => catalog.card(id).load);
  expect(loads).toEqual(loads.toSorted((x, y) => x - y));
});

test('a card is moved to a place and no further than the end', () => {
  expect(moveItem(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});
