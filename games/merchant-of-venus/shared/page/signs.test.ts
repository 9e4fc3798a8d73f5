import { expect, test } from 'vitest';
import { EQUIPMENT_LOOKS, GOOD_LOOKS } from './signs.tsx';

test('everything in a hold has its own icon, so that it does not depend on colour alone', () => {
  const signs = Object.values({ ...GOOD_LOOKS, ...EQUIPMENT_LOOKS }).map(([sign]) => sign);
  expect(new Set(signs).size).toBe(signs.length);
});
