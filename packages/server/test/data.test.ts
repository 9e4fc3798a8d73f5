import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** Windows has no limit on the size of files to simulate a full disk with. */
const HAS_ULIMIT = process.platform !== 'win32';

/** Runs a few lines in a process of their own. */
function child(lines: string, before = 'true'): SpawnSyncReturns<string> {
  const src = join(import.meta.dirname, '../src');
  const program = `const { openSqlite } = await import(${JSON.stringify(join(src, 'storage/index.ts'))});
    const { backup, restore } = await import(${JSON.stringify(join(src, 'index.ts'))}); ${lines}`;
  const run = `${before}; exec "${process.execPath}" --input-type=module -e "$0"`;
  return spawnSync('sh', ['-c', run, program], { encoding: 'utf8' });
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
  test('there is one for every schema', () => {
    const schemas = Object.keys(migrations).map((_, i) => `schema-${i + 1}.sqlite`);
    expect(readdirSync(kept).sort()).toEqual(schemas.sort());
  });

  test.each(globSync('*.sqlite', { cwd: kept }))(
    '%s is upgraded, and its games continue',
    async (name) => {
      const data = join(newFolder(), 'data.sqlite');
      copyFileSync(join(kept, name), data);
      const storage = await openSqlite(data);
      const ids = await storage.tableIds();
      const found = await Promise.all(ids.map((id) => storage.load(id, 0)));
      const rows = found.map((each) => each?.row);
      const statuses = new Set(rows.map((row) => row?.status));
      expect(statuses).toEqual(new Set(['over', 'running', 'open']));
      for (const row of rows) {
        const last = row && (await storage.entries(row.id, 0)).at(-1)?.at;
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
  test('a backup made while the server runs is complete and can be restored', async () => {
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

  test('restore keeps the whole file of a server that was killed, and can go back to it', async () => {
    const data = join(newFolder(), 'data.sqlite');
    const { signal } = child(`const storage = await openSqlite(${JSON.stringify(data)});
      for (const id of ['anna', 'bruno']) await storage.change([{ t: 'user', row: { id, name: id, created: 1 } }]);
      process.kill(process.pid, 'SIGKILL');`);
    expect(signal).toBe('SIGKILL');
    expect(statSync(`${data}-wal`).size).toBeGreaterThan(0);
    const old = await restore(copyOfKept(), data);
    expect((await doctor(data, GAMES)).tables).toBe(3);
    await restore(old ?? '', data);
    const storage = await openSqlite(data);
    expect(await storage.users(['anna', 'bruno'])).toHaveLength(2);
    await storage.close();
  });

  test('the data file cannot be restored from itself', async () => {
    const file = copyOfKept();
    const bytes = readFileSync(file);
    symlinkSync(file, `${file}.link`);
    for (const same of [file, `${file}.link`])
      expect(await refusal(() => restore(same, file))).toBe('server.data.same');
    expect(readFileSync(file)).toEqual(bytes);
  });

  test.runIf(HAS_ULIMIT)(
    'a full disk leaves the data file as it is, and no unfinished copy',
    async () => {
      const [copy, file] = [copyOfKept(), copyOfKept()];
      const bytes = readFileSync(file);
      const to = `${file}.copy`;
      // `ulimit` counts in blocks of 512 bytes and limits only the child process.
      const { stdout, error } = child(
        `const [copy, file, to] = ${JSON.stringify([copy, file, to])};
      await restore(copy, file).catch((e) => console.log(e.msg.key));
      try { backup(file, to); } catch (e) { console.log(e.msg.key); }`,
        'ulimit -f 200',
      );
      expect(error).toBeUndefined();
      expect(stdout.split('\n').slice(0, 2)).toEqual([
        'server.data.notRestored',
        'server.data.notCopied',
      ]);
      expect(readFileSync(file)).toEqual(bytes);
      expect(readdirSync(dirname(file)).sort()).toEqual(['data.sqlite', 'data.sqlite-lock']);
      await restore(copy, file);
      expect((await doctor(file, GAMES)).problems).toEqual([]);
    },
  );

  test('a missing file or one that is no data file is reported', async () => {
    const folder = newFolder();
    const gone = join(folder, 'gone.sqlite');
    expect(await refusal(() => backup(gone, join(folder, 'x')))).toBe('server.data.missing');
    expect(await refusal(() => doctor(gone, GAMES))).toBe('server.data.missing');
    expect(await refusal(() => restore(gone, join(folder, 'x')))).toBe('server.data.missing');
    const text = import.meta.filename;
    expect(await refusal(() => doctor(text, GAMES))).toBe('server.data.foreign');
    const [copy, inText] = [copyOfKept(), join(text, 'x')];
    expect(await refusal(() => backup(copy, inText))).toBe('server.data.notCopied');
    expect(await refusal(() => restore(copy, inText))).toBe('server.data.unusable');
    expect(await refusal(() => restore(copy, folder))).toBe('server.data.foreign');
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

/** Everything in a folder that somebody else could read, as `name mode`. */
const readableByOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1), statSync(path).mode & 0o777] as const)
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([name, mode]) => `${name} ${mode.toString(8)}`);

describe.runIf(process.platform !== 'win32')('nobody but their owner reads', () => {
  test('data, lock, copies, and the folders made for them', async () => {
    const folder = newFolder();
    const data = join(folder, 'house', 'data.sqlite');
    const { port, close } = await serve({ data });
    await people(port, 'Anna');
    const copy = join(folder, 'copies', 'today', 'copy.sqlite');
    backup(data, copy);
    const files = readdirSync(folder, { recursive: true }).map((name) => basename(String(name)));
    expect(files).toEqual(
      expect.arrayContaining(['data.sqlite', 'data.sqlite-wal', 'data.sqlite-shm', 'copy.sqlite']),
    );
    expect(files).toContain('data.sqlite-lock');
    expect(readableByOthers(folder)).toEqual([]);
    await close();
    await restore(copy, data);
    expect(readableByOthers(folder)).toEqual([]);
  });

  test('files that an earlier version left readable', async () => {
    const file = copyOfKept();
    writeFileSync(`${file}-lock`, '');
    chmodSync(file, 0o644);
    chmodSync(`${file}-lock`, 0o644);
    await (await openSqlite(file)).close();
    expect(readableByOthers(dirname(file))).toEqual([]);
    chmodSync(file, 0o644);
    const old = await restore(copyOfKept(), file);
    expect(existsSync(old ?? '')).toBe(true);
    expect(readableByOthers(dirname(file))).toEqual([]);
  });

  test('the database of another program is left as it is', async () => {
    const other = join(newFolder(), 'other.sqlite');
    const db = new DatabaseSync(other);
    db.exec('CREATE TABLE x (y)');
    db.close();
    chmodSync(other, 0o644);
    expect(await refusal(() => openSqlite(other))).toBe('server.data.foreign');
    expect(statSync(other).mode & 0o777).toBe(0o644);
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
    ["UPDATE entries SET json = '{' WHERE seq = 3", 'server.doctor.unreadable'],
    ["UPDATE tables SET json = 'null' WHERE status = 'running'", 'server.doctor.'],
    ['PRAGMA foreign_keys = OFF; DELETE FROM users', 'server.doctor.file'],
  ])('%s', async (damage, key) => {
    const file = copyOfKept();
    const db = new DatabaseSync(file);
    db.exec(damage);
    db.close();
    const { tables, problems } = await doctor(file, GAMES);
    expect(problems.some((p) => p.msg.key.startsWith(key))).toBe(true);
    expect(tables).toBe(3);
  });

  test('one damaged table, and still checks the others', async () => {
    const file = copyOfKept();
    const sound = await doctor(file, GAMES);
    const db = new DatabaseSync(file);
    const first = db.prepare('SELECT min(table_id) AS id FROM entries').get()?.id as string;
    const bare = '{"seq":0,"t":"setup","hash":"x"}';
    db.prepare('UPDATE entries SET json = ? WHERE seq = 0 AND table_id = ?').run(bare, first);
    db.close();
    const { problems, ...counts } = await doctor(file, GAMES);
    expect({ ...counts, problems: [] }).toEqual(sound);
    expect(problems).toMatchObject([{ table: first, msg: { key: 'server.doctor.unreadable' } }]);
  });

  test('a file of an older version is not damaged, but has to be upgraded', async () => {
    const file = join(newFolder(), 'data.sqlite');
    copyFileSync(join(kept, 'schema-1.sqlite'), file);
    expect(await refusal(() => doctor(file, GAMES))).toBe('server.data.older');
    const data = join(newFolder(), 'data.sqlite');
    await restore(file, data);
    expect((await doctor(data, GAMES)).problems).toEqual([]);
  });

  test('nothing wrong if snapshots are missing: they only save time', async () => {
    const file = copyOfKept();
    const db = new DatabaseSync(file);
    db.exec('DELETE FROM snapshots');
    db.close();
    expect((await doctor(file, GAMES)).problems).toEqual([]);
  });
});
