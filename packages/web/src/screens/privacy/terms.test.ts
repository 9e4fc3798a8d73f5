import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RETENTION_TERMS } from '../../../../server/src/keeper/retention.ts';
import { TERMS } from './terms.ts';

test('the page about privacy and its document name the terms that the server keeps', () => {
  expect(TERMS).toEqual(RETENTION_TERMS);
  const document = readFileSync(
    join(import.meta.dirname, '../../../../../docs/privacy.md'),
    'utf8',
  );
  const days = [...document.matchAll(/^\|.*\| (\d+) days/gm)].map(([, n]) => Number(n));
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
  expect(sorted(days)).toEqual(sorted(Object.values(RETENTION_TERMS)));
});
