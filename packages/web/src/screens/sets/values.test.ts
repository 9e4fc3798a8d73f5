import { offered } from '@fondaco/games';
import { type AnyGame, completePack, type Json, packChanges } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import texts from './locales/en.json' with { type: 'json' };
import { asText, partsOf, typed, valueAt, withValue } from './values.ts';

const games = await Promise.all(offered.map((m) => m.rules()));

test.each(games.map((game) => [game.id, game]))(
  'every value of %s that can be edited is typed as it is shown',
  (_, game) => {
    const set = (game as AnyGame).components as Json;
    const values = partsOf(set).flatMap((part) => part.things.flatMap((x) => x.values));
    expect(values.length).toBeGreaterThan(50);
    for (const { path, value } of values) {
      expect(valueAt(set, path)).toEqual(value);
      if (typeof value !== 'boolean') expect(typed(asText(value), value)).toEqual(value);
      expect(withValue(set, path, value)).toEqual(set);
    }
  },
);

test.each(games.map((game) => [game.id, game]))(
  'each number of %s that is changed is in the file, and nothing else',
  (_, game) => {
    const known = game as AnyGame;
    const set = known.components as Json;
    for (const { things } of partsOf(set)) {
      const first = things[0]?.values.find((x) => typeof x.value === 'number');
      if (!first) continue;
      const changed = withValue(set, first.path, (first.value as number) + 1);
      const file = packChanges(known, changed) as Record<string, Json>;
      expect(Object.keys(file)).toEqual(['base', first.path[0]]);
      expect(JSON.stringify(file).length).toBeLessThan(1500);
      try {
        expect(completePack(known, file)).toEqual(changed);
      } catch (error) {
        // Some values depend on others: then the place of the fault is told.
        expect(error).toHaveProperty('msg.params.path');
      }
    }
  },
);

test('what is typed', () => {
  expect(typed('7', 3)).toBe(7);
  expect(typed(' −2 ', 3)).toBe(-2);
  expect(typed('', 3)).toBe('');
  expect(typed('1, 2,x', [4])).toEqual([1, 2, 'x']);
  expect(typed('sail, market', ['ducats'])).toEqual(['sail', 'market']);
  expect(typed('Amber', 'Silk')).toBe('Amber');
});

test.each(games.map((game) => [game.id, game]))('every key of %s has words', (_, game) => {
  const parts = partsOf((game as AnyGame).components as Json);
  const paths = parts.flatMap(({ path, things }) => [
    path,
    ...things.flatMap((x) => x.values.map((v) => v.path)),
  ]);
  const keys = new Set(paths.flat().filter((step) => typeof step === 'string'));
  expect([...keys].filter((key) => !(`sets.key.${key}` in texts))).toEqual([]);
});
