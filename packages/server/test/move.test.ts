import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import {
  backup,
  doctor,
  keeperLink,
  moveData,
  readEntry,
  readRecord,
  restore,
} from '../src/index.ts';
import { migrations } from '../src/storage/migrations.ts';
import { GAMES } from './games.ts';
import { playOn } from './players.ts';
import { HAS_POSTGRES, newDatabase, runSql } from './postgres/database.ts';
import { begun, newFolder, people, serve } from './setup.ts';

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof BadInput ? error.msg.key : String(error)),
  );

/** A copy of the kept database of the newest schema: a finished, a running and an open table, chat, a report, a mute. */
function keptData(): string {
  const file = join(newFolder(), 'data.sqlite');
  const kept = join(import.meta.dirname, '../../../fixtures/databases');
  copyFileSync(join(kept, `schema-${Object.keys(migrations).length}.sqlite`), file);
  return file;
}

const rowsOf = (file: string): Record<string, unknown[]> => {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'kysely%' AND name NOT LIKE 'sqlite%'",
    )
    .all()
    .map((row) => String(row.name));
  const rows = names.map((name) => {
    const all = db.prepare(`SELECT * FROM ${name}`).all();
    return [name, all.map((row) => JSON.stringify(row)).sort()] as const;
  });
  db.close();
  return Object.fromEntries(rows);
};

describe.runIf(HAS_POSTGRES)('move', () => {
  test('to PostgreSQL and back: every row is the same, and games go on in between', async () => {
    const file = keptData();
    const url = await newDatabase();
    const { rows } = await moveData(file, url);
    expect(rows.entries).toBeGreaterThan(20);
    expect(await doctor(url, GAMES)).toMatchObject({ tables: 3, games: 2, problems: [] });
    const back = join(newFolder(), 'back.sqlite');
    await moveData(url, back);
    expect(rowsOf(back)).toEqual(rowsOf(file));

    const server = await serve({ data: url });
    const [greta, hugo] = await people(server.port, 'Greta', 'Hugo');
    const table = await begun([greta, hugo]);
    await playOn(table, [await greta.page(), await hugo.page()], 'after a move');
    // The keeper's record is counted on.
    await keeperLink(url, 'Elena');
    expect(await readRecord(url, 1)).toMatchObject([{ by: 'Elena', act: 'link' }]);
    expect(await readEntry(url)).toBe('open');
    expect(await refusal(moveData(url, join(newFolder(), 'x.sqlite')))).toBe('server.data.inUse');
    await server.close();
    const again = join(newFolder(), 'again.sqlite');
    await moveData(url, again);
    expect(await doctor(again, GAMES)).toMatchObject({ tables: 4, games: 3, problems: [] });
  });

  test('refuses what it cannot move, and leaves the target as it was', async () => {
    const file = keptData();
    const url = await newDatabase();
    expect(await refusal(moveData(file, `${file}.copy`))).toBe('server.move.kinds');
    expect(await refusal(moveData(`${file}.none`, url))).toBe('server.data.missing');
    const { close } = await serve({ data: file });
    expect(await refusal(moveData(file, url))).toBe('server.data.inUse');
    await close();
    // A row that PostgreSQL does not take: a text with the character zero.
    const db = new DatabaseSync(file);
    db.exec("UPDATE chat SET text = 'a' || char(0) || 'b'");
    expect(await refusal(moveData(file, url))).toBe('server.database.unusable');
    expect((await runSql(url, 'SELECT count(*) AS n FROM users')).rows).toEqual([{ n: '0' }]);
    db.exec("UPDATE chat SET text = 'b'");
    db.close();
    expect(await refusal(moveData(file, url))).toBe('done');
    expect(await refusal(moveData(file, url))).toBe('server.move.notEmpty');
    expect(await refusal(moveData(url, file))).toBe('server.data.exists');
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  test('backup and restore name the programs of PostgreSQL', async () => {
    const url = await newDatabase();
    const copy = join(newFolder(), 'copy');
    expect(await refusal((async () => backup(url, copy))())).toBe('server.database.dump');
    expect(await refusal(restore(copy, url))).toBe('server.database.dump');
  });
});
