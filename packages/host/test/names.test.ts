import { expect, test } from 'vitest';
import { looksOf } from '../src/index.ts';

const alike = (a: string, b: string): boolean => {
  const looks = looksOf(a);
  return looksOf(b).some((each) => looks.includes(each));
};

test.each([
  ['Anna', 'аnnа'],
  ['Миша', 'МИША'],
  ['Вера', 'Bepa'],
  ['Lucia', 'Iucia'],
  ['Ella', 'EIla'],
  ['Bill', 'B1ll'],
  ['Bill', 'Bi|l'],
  ['Anna', 'Anna!'],
  ['modern', 'modem'],
  ['Zoë', 'Zoe'],
  ['Σοφία', 'σοφια'],
  ['★', '★'],
])('%s looks like %s', (a, b) => expect(alike(a, b)).toBe(true));

test.each([
  ['Anna', 'Hanna'],
  ['Elia', 'Ella'],
  ['Player 1', 'Player 2'],
  ['Миша', 'Маша'],
  ['★', '☆'],
  ['李', '王'],
])('%s does not look like %s', (a, b) => expect(alike(a, b)).toBe(false));
