import { msg } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { ApiRefusal } from './errors.ts';
import { underFreeName } from './free-name.ts';

const taken = (name: string): ApiRefusal =>
  new ApiRefusal(409, { msg: msg('server.name.taken', { name }) });

/** Sits down at a table where these names are taken; the own name is Anna. */
function table(names: readonly string[]) {
  const tried: (string | undefined)[] = [];
  const sit = ({ name }: { name?: string }): Promise<string> => {
    tried.push(name);
    const shown = name ?? 'Anna';
    return names.includes(shown) ? Promise.reject(taken(shown)) : Promise.resolve(shown);
  };
  return { sit, tried };
}

test('sits down under the own name where it is free', async () => {
  const { sit, tried } = table(['Bruno']);
  expect(await underFreeName(sit)).toBe('Anna');
  expect(tried).toEqual([undefined]);
});

test('adds a number where somebody has the name, and the next one if that is taken too', async () => {
  const { sit } = table(['Anna', 'Anna 2']);
  expect(await underFreeName(sit)).toBe('Anna 3');
});

test('gives up after a few tries, and at once for any other refusal', async () => {
  const all = ['Anna', ...Array.from({ length: 20 }, (_, n) => `Anna ${n}`)];
  const { sit, tried } = table(all);
  await expect(underFreeName(sit)).rejects.toThrow('server.name.taken');
  expect(tried).toHaveLength(9);
  const full = new ApiRefusal(409, { msg: msg('server.table.full') });
  await expect(underFreeName(() => Promise.reject(full))).rejects.toThrow('server.table.full');
});
