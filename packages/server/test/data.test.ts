import { copyFileSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { backup, doctor, restore } from '../src/index.ts';
import { openSqlite } from '../src/storage/index.ts';
import { migrations } from '../src/storage/migrations.ts';
import { client } from './client.ts';
import { GAMES } from './games.ts';
import { playOn } from './players.ts';
import { begun, newFolder, people, serve } from './setup.ts';

const kept = join(import.meta.dirname, '../../../fixtures/databases');

/** A copy of the kept database of the newest schema. */
function copyOfKept(): string {
  const file = join(newFolder(), 'data.sqlite');
  copyFileSync(join(kept, `schema-${Object.keys(migrations).length}.sqlite`), file);
  return file;
}

const refusal = async (run: () => unknown): Promise<string> => {
  try {
    await run();
    return 'done';
  } catch (error) {
    return error instanceof BadInput ? error.msg.key : String(error);
  }
};

describe('databases of earlier versions', () => {
  test('one is kept for every schema there has been', () => {
    const schemas = Object.keys(migrations).map((_, i) => `schema-${i + 1}.sqlite`);
    expect(readdirSync(kept).sort()).toEqual(schemas);
  });

  test.each(globSync('*.sqlite', { cwd: kept }))(
    '%s is brought up to date and played on',
    async (name) => {
      const data = join(newFolder(), 'data.sqlite');
      copyFileSync(join(kept, name), data);
      const storage = await openSqlite(data);
      const ids = await storage.tableIds();
      const rows = await Promise.all(ids.map((id) => storage.table(id)));
      const statuses = new Set(rows.map((row) => row?.status));
      expect(statuses).toEqual(new Set(['over', 'running', 'open']));
      for (const row of rows) {
        const last = row && (await storage.entries(row.id)).at(-1)?.at;
        expect(row).toMatchObject({ name: null, since: last ?? row?.created });
      }
      await storage.close();
      expect(await doctor(data, GAMES)).toMatchObject({ tables: 3, games: 2, problems: [] });
      const { port } = await serve({ data });
      const carl = await client(port, 'Carl');
      const running = rows.find((row) => row?.status === 'running');
      const page = await carl.page();
      await page.say({ t: 'watch', table: running?.id ?? '' });
      expect(page.see(running?.id ?? '', 'table')?.seq).toBeGreaterThan(5);
    },
  );
});

describe('backup and restore', () => {
  test('a copy made while the server plays is whole, and can be gone back to', async () => {
    const folder = newFolder();
    const data = join(folder, 'data.sqlite');
    const copy = join(folder, 'copies', 'copy.sqlite');
    const server = await serve({ data });
    const [anna, bruno] = await people(server.port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { game: 'oltre-mare' });
    const pages = [await anna.page(), await bruno.page()];
    const at = (): number => pages[0]?.see(id, 0)?.seq ?? 0;
    const playing = playOn(id, pages, 'backup', () => at() > 60);
    await pages[0]?.untilTrue(() => at() > 20);
    backup(data, copy);
    await playing;
    expect(await refusal(() => backup(data, copy))).toBe('server.data.exists');
    const found = await doctor(copy, GAMES);
    expect(found).toMatchObject({ tables: 1, games: 1, problems: [] });
    expect(found.entries).toBeGreaterThan(20);
    expect(await refusal(() => restore(copy, data))).toBe('server.data.inUse');
    await server.close();
    const old = await restore(copy, data);
    expect(await doctor(data, GAMES)).toEqual(found);
    expect((await doctor(old ?? '', GAMES)).entries).toBeGreaterThan(found.entries);
    const again = await serve({ data });
    const back = await client(again.port, undefined, anna.cookie);
    expect((await back.get(`/api/tables/${id}`)).body.entries).toBe(found.entries);
  });

  test('what is not there, or is no data file, is said', async () => {
    const folder = newFolder();
    const gone = join(folder, 'gone.sqlite');
    expect(await refusal(() => backup(gone, join(folder, 'x')))).toBe('server.data.missing');
    expect(await refusal(() => doctor(gone, GAMES))).toBe('server.data.missing');
    expect(await refusal(() => restore(gone, join(folder, 'x')))).toBe('server.data.missing');
    const text = import.meta.filename;
    expect(await refusal(() => doctor(text, GAMES))).toBe('server.data.foreign');
  });

  test('the database of another program is neither copied nor touched', async () => {
    const folder = newFolder();
    const other = join(folder, 'other.sqlite');
    const copy = join(folder, 'copy.sqlite');
    const db = new DatabaseSync(other);
    db.exec('CREATE TABLE x (y)');
    db.close();
    const bytes = readFileSync(other);
    expect(await refusal(() => backup(other, copy))).toBe('server.data.foreign');
    expect(await refusal(() => doctor(other, GAMES))).toBe('server.data.foreign');
    expect(await refusal(() => restore(other, copy))).toBe('server.data.foreign');
    expect(readFileSync(other)).toEqual(bytes);
    expect(readdirSync(folder)).toEqual(['other.sqlite']);
  });
});

describe('the doctor finds', () => {
  test.each([
    [
      'UPDATE entries SET json = replace(json, \'"seat":1\', \'"seat":0\') WHERE seq = 4',
      'kernel.',
    ],
    ['DELETE FROM entries WHERE seq = 5', 'server.doctor.count'],
    ["UPDATE secrets SET secret = 'x'", 'server.doctor.promise'],
    ['DELETE FROM packs', 'server.doctor.parts'],
    ['PRAGMA foreign_keys = OFF; DELETE FROM users', 'server.doctor.file'],
  ])('%s', async (damage, key) => {
    const file = copyOfKept();
    const db = new DatabaseSync(file);
    db.exec(damage);
    db.close();
    const { problems } = await doctor(file, GAMES);
    expect(problems.some((p) => p.msg.key.startsWith(key))).toBe(true);
  });

  test('nothing wrong without snapshots: they only save time', async () => {
    const file = copyOfKept();
    const db = new DatabaseSync(file);
    db.exec('DELETE FROM snapshots');
    db.close();
    expect((await doctor(file, GAMES)).problems).toEqual([]);
  });
});
