import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { hostSuite } from '../../host/test/host-suite.ts';
import { entry, newTable, tableRow } from '../../host/test/rows.ts';
import { storageSuite } from '../../host/test/storage-suite.ts';
import { openSqlite, readSqlite } from '../src/storage/index.ts';
import { user } from './rows.ts';
import { peopleSuite } from './storage-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'fondaco-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Windows has no limit on the size of files to simulate a full disk with. */
const HAS_ULIMIT = process.platform !== 'win32';
let files = 0;
const newFile = (): string => join(folder, 'deep', `${files++}.sqlite`);

peopleSuite('SQLite', async () => {
  const file = newFile();
  const again = () => openSqlite(file);
  return { storage: await again(), again, clear: () => rmSync(file, { force: true }) };
});

/** The file belongs to one process: a second host there has the same storage. */
async function withPeople() {
  const file = newFile();
  const storage = await openSqlite(file);
  await storage.change([user('anna'), user('bruno')]);
  const same = async () => storage;
  return { storage, other: same, reopened: same, close: () => storage.close(), jobs: true };
}
hostSuite('SQLite', withPeople);

storageSuite('SQLite', async () => {
  const file = newFile();
  let storage = await openSqlite(file);
  await storage.change([user('anna'), user('bruno')]);
  await storage.write([newTable('other')]);
  const row = { hash: 'i', table: 'other', expires: 9, usedBy: null, by: null, guest: null };
  await storage.change([{ t: 'invite', row }]);
  return {
    storage,
    other: async () => storage,
    async reopened() {
      await storage.close();
      storage = await openSqlite(file);
      return storage;
    },
    close: () => storage.close(),
    jobs: true,
    invite: 'i',
  };
});

const refusal = (file: string): Promise<string> =>
  openSqlite(file).then(
    () => 'opened',
    (error: unknown) => (error instanceof BadInput ? error.msg.key : String(error)),
  );

describe('a data file', () => {
  test('is used by one server at a time', async () => {
    const file = newFile();
    const storage = await openSqlite(file);
    expect(await refusal(file)).toBe('server.data.inUse');
    await storage.close();
    await (await openSqlite(file)).close();
  });

  test('held by a killed process is free again', async () => {
    const file = newFile();
    const hold = `const { openSqlite } = await import(${JSON.stringify(join(import.meta.dirname, '../src/storage/index.ts'))});
      await openSqlite(${JSON.stringify(file)}); process.kill(process.pid, 'SIGKILL');`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', hold]);
    expect(signal).toBe('SIGKILL');
    expect(existsSync(`${file}-lock`)).toBe(true);
    await (await openSqlite(file)).close();
  });

  test.runIf(HAS_ULIMIT)('that cannot grow says so, and keeps what was written', async () => {
    const file = newFile();
    const fill = `const { openSqlite } = await import(${JSON.stringify(join(import.meta.dirname, '../src/storage/index.ts'))});
      const storage = await openSqlite(${JSON.stringify(file)});
      let n = 0;
      try {
        for (; n < 1000; n++)
          await storage.change([{ t: 'user', row: { id: String(n), name: 'x'.repeat(5000), created: 1 } }]);
      } catch (error) { console.log(n, error.constructor.name); }`;
    // `ulimit` counts in blocks of 512 bytes and limits only the child process.
    const limited = `ulimit -f 2400; exec "${process.execPath}" --input-type=module -e "$0"`;
    const { stdout, error } = spawnSync('sh', ['-c', limited, fill], { encoding: 'utf8' });
    expect(error).toBeUndefined();
    const [written, why] = stdout.trim().split(' ');
    expect(why).toBe('NotWritten');
    const storage = await openSqlite(file);
    expect(await storage.user(String(Number(written) - 1))).toBeDefined();
    expect(await storage.user(String(written))).toBeUndefined();
    await storage.close();
  });

  test('can be read as it was at one moment while it is written', async () => {
    const file = newFile();
    const storage = await openSqlite(file);
    await storage.change([user('anna')]);
    await storage.write([newTable('t')]);
    const look = readSqlite(file);
    expect((await look.load('t'))?.row.entries).toBe(0);
    const row = tableRow('t', 2, { entries: 1 });
    await storage.write([{ row, entries: [entry('t', 0)] }, newTable('u')]);
    expect(await look.entries('t', 0)).toEqual([]);
    expect(await look.tableIds()).toEqual(['t']);
    await look.close();
    const later = readSqlite(file);
    expect(await later.entries('t', 0)).toHaveLength(1);
    await later.close();
    await storage.close();
  });

  test('of a newer version is refused and not changed', async () => {
    const file = newFile();
    await (await openSqlite(file)).close();
    const db = new DatabaseSync(file);
    db.exec("INSERT INTO kysely_migration VALUES ('9999', '2030-01-01')");
    db.close();
    expect(await refusal(file)).toBe('server.data.newer');
    expect(await refusal(file)).toBe('server.data.newer');
  });

  test('of another program, or that is no database, is refused', async () => {
    const other = join(folder, 'other.sqlite');
    const db = new DatabaseSync(other);
    db.exec('CREATE TABLE x (y)');
    db.close();
    const bytes = readFileSync(other);
    expect(await refusal(other)).toBe('server.data.foreign');
    expect(readFileSync(other)).toEqual(bytes);
    const text = join(folder, 'text.sqlite');
    writeFileSync(text, 'This is no database, only a few words in a file.'.repeat(50));
    expect(await refusal(text)).toBe('server.data.foreign');
    expect(await refusal(folder)).toBe('server.data.unusable');
  });

  test('has a journal that shrinks again after a long reader, and none at the start', async () => {
    const file = newFile();
    const storage = await openSqlite(file);
    const size = (): number => statSync(`${file}-wal`).size;
    expect([statSync(file).size > 100_000, size()]).toEqual([true, 0]);
    const long = 'x'.repeat(1024 * 1024);
    const write = (n: number) => storage.change([user(`${n}`, long)]);
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT * FROM kysely_migration');
    for (let i = 0; i < 12; i++) await write(i);
    expect(size()).toBeGreaterThan(10 * 1024 * 1024);
    reader.close();
    for (let i = 12; i < 15; i++) await write(i);
    expect(size()).toBeLessThan(5 * 1024 * 1024);
    await storage.close();
  });

  test('is written through to the disk', async () => {
    const file = newFile();
    await (await openSqlite(file)).close();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
    cpSync(file, `${file}.copy`);
    await (await openSqlite(`${file}.copy`)).close();
  });
});
