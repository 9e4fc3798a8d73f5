import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { expect, test } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import { partKey } from './pack-words.ts';

test.each([oltreMare, merchantOfVenusClassic, merchantOfVenusStandard])(
  'what of $id was designed here is said in words',
  ({ components }) => {
    const designed: readonly string[] = components.designed;
    expect(designed.length).toBeGreaterThan(0);
    expect(designed.filter((part) => !partKey(part, (key) => key in en))).toEqual([]);
  },
);

test('a part goes by its own name, else by that of what it belongs to', () => {
  const has = (key: string): boolean => ['app.pack.goods', 'app.pack.goods.price'].includes(key);
  expect(partKey('goods.*.price', has)).toBe('app.pack.goods.price');
  expect(partKey('goods.silk.name', has)).toBe('app.pack.goods');
  expect(partKey('goods.silk.price', has)).toBe('app.pack.goods.price');
  expect(partKey('sails', has)).toBeUndefined();
});
