import { expect, test } from 'vitest';
import { EQUIPMENT_LOOKS, GOODS } from './signs.tsx';

test('whatever lies in a hold is told by its sign, not by colour alone', () => {
  const signs = Object.values({ ...GOODS, ...EQUIPMENT_LOOKS }).map(([sign]) => sign);
  expect(new Set(signs).size).toBe(signs.length);
});
