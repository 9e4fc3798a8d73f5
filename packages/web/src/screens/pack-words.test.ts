import { offered } from '@fondaco/games';
import { gameTexts } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { partKey } from './pack-words.ts';

test.each(offered)('what of $id was designed here is said in words', async ({ prefix, rules }) => {
  const { components } = await rules();
  const { designed } = components as { designed: readonly string[] };
  const en = gameTexts('en');
  expect(designed.length).toBeGreaterThan(0);
  expect(designed.filter((part) => !partKey(prefix, part, (key) => key in en))).toEqual([]);
});

test('a part goes by its own name, else by that of what it belongs to', () => {
  const has = (key: string): boolean => ['om.part.goods', 'om.part.goods.price'].includes(key);
  expect(partKey('om', 'goods.*.price', has)).toBe('om.part.goods.price');
  expect(partKey('om', 'goods.silk.name', has)).toBe('om.part.goods');
  expect(partKey('om', 'goods.silk.price', has)).toBe('om.part.goods.price');
  expect(partKey('om', 'sails', has)).toBeUndefined();
});
