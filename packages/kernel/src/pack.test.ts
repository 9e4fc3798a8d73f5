import { expect, test } from 'vitest';
import type { AnyGame, Json } from './contract.ts';
import { completePack, packChanges } from './pack.ts';

const components = {
  name: 'Shipped',
  constants: { price: 2, places: [3, 2, 1] },
  goods: [
    { id: 'salt', name: 'Salt', row: [1, 3] },
    { id: 'silk', name: 'Silk', row: [2, 5] },
  ],
};
const game = { components, pack: { parse: (x: unknown) => x } } as unknown as AnyGame;

test('a file that says what it is based on holds only what differs', () => {
  const file = {
    base: 'shipped',
    name: 'Ours',
    constants: { places: [5] },
    goods: [
      { id: 'silk', row: [9] },
      { id: 'amber', name: 'Amber', row: [7] },
    ],
  };
  expect(completePack(game, file)).toEqual({
    name: 'Ours',
    constants: { price: 2, places: [5] },
    goods: [
      { id: 'salt', name: 'Salt', row: [1, 3] },
      { id: 'silk', name: 'Silk', row: [9] },
      { id: 'amber', name: 'Amber', row: [7] },
    ],
  });
  expect(components.goods[1]?.row).toEqual([2, 5]);
});

test('a thing can be taken out', () => {
  const goods = [{ id: 'salt', remove: true }];
  const made = completePack(game, { base: 'shipped', goods }) as typeof components;
  expect(made.goods.map((g) => g.id)).toEqual(['silk']);
});

test('a file without a base is the whole set', () => {
  expect(completePack(game, { name: 'Other' })).toEqual({ name: 'Other' });
  expect(completePack(game, null)).toBeNull();
});

test.each<[string, (x: typeof components) => void, Json]>([
  ['nothing', () => {}, { base: 'shipped' }],
  [
    'a number of one thing',
    (x) => {
      (x.goods[1] as { row: number[] }).row = [2, 6];
    },
    { base: 'shipped', goods: [{ id: 'silk', row: [2, 6] }] },
  ],
  [
    'a constant and the name',
    (x) => {
      x.name = 'Mine';
      x.constants.price = 3;
    },
    { base: 'shipped', name: 'Mine', constants: { price: 3 } },
  ],
])('what differs is found: %s', (_, change, changes) => {
  const values = structuredClone(components);
  change(values);
  expect(packChanges(game, values)).toEqual(changes);
  expect(completePack(game, changes)).toEqual(values);
});
