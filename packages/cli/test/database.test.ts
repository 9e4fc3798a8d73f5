import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../server/src/storage/migrations.ts';
import { HAS_POSTGRES, newDatabase } from '../../server/test/postgres/database.ts';
import { ran } from './io.ts';

test.runIf(HAS_POSTGRES)('commands work on a database, or say what does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'data.sqlite');
  const kept = join(import.meta.dirname, '../../../fixtures/databases');
  copyFileSync(join(kept, `schema-${Object.keys(migrations).length}.sqlite`), data);
  const url = await newDatabase();
  const env = { DATABASE_URL: url };

  const moved = await ran(['move', data, url]);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toMatch(/Rows moved and compared: \d+\.\n.*problems: 0\./s);
  expect(await ran(['doctor'], { env })).toMatchObject({ code: 0 });
  await ran(['admin', 'entry', 'closed', '--database', url]);
  expect((await ran(['admin', 'entry'], { env })).out).toContain('Closed:');
  expect((await ran(['admin', 'record'], { env })).out).toContain('closed');
  // A data file that is named is meant.
  expect((await ran(['admin', 'entry', '--data', data], { env })).out).toContain('Open:');
  const both = await ran(['doctor', '--data', data, '--database', url]);
  expect(both).toMatchObject({ code: 2 });
  expect(both.err).toContain('--database');
  const copied = await ran(['backup', join(folder, 'copy')], { env });
  expect(copied).toMatchObject({ code: 2 });
  expect(copied.err).toContain('pg_dump');
  const password = new URL(url).password;
  const wrong = await ran(['doctor', '--database', url.replace(/\/[^/]*$/, '/nowhere')]);
  expect(wrong.code).toBe(2);
  expect(wrong.err).not.toContain(password);
});
