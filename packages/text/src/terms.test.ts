import { expect, test } from 'vitest';
import { termDifferences } from './terms.ts';

const NAMES: Record<string, string> = {
  hand: 'cards in hand',
  cards: 'cards in hand',
  cargo: 'cargo',
};

test('what differs most comes first; terms with the same words are one, those without are left out', () => {
  const names = ['cargo', 'hand', 'cards', 'secret'];
  const found = termDifferences(names, [1, 4, 3, 9], [3, 1, 2, 0], (term) => NAMES[term]);
  expect(found).toEqual([
    { name: 'cards in hand', points: 4 },
    { name: 'cargo', points: -2 },
  ]);
});

test('what is rounded to nothing is not shown, and no more than asked for', () => {
  const all = ['a', 'b', 'c'];
  const find = (most?: number) => termDifferences(all, [0.04, 1, 2], [0, 0, 0], (x) => x, most);
  expect(find().map((x) => x.name)).toEqual(['c', 'b']);
  expect(find(1).map((x) => x.name)).toEqual(['c']);
});
