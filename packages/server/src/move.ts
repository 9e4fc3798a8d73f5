import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';
import {
  isDatabaseUrl,
  lockFile,
  type MovingDatabase,
  openSqlite,
  openToMove,
  openToRead,
  requireNewest,
} from './storage/index.ts';
import { rowDigest } from './storage/row-digest.ts';

const BATCH = 500;

export interface Moved {
  /** How many rows of which table of the database. */
  rows: Record<string, number>;
}

/**
 * Copies everything from a data file to a database, or back. The target must be empty, and no server may use either. Everything is
 * compared before it is kept: if anything fails, the target is as it was.
 */
export async function moveData(from: string, to: string): Promise<Moved> {
  if (isDatabaseUrl(from) === isDatabaseUrl(to)) throw new BadInput('server.move.kinds');
  return isDatabaseUrl(to) ? toDatabase(from, to) : toFile(from, to);
}

async function toDatabase(file: string, url: string): Promise<Moved> {
  const db = openToRead(file);
  try {
    requireNewest(db, file);
    const unlock = lockFile(file);
    try {
      return await openToMove(url, async (target) => {
        const tables = tablesOf(db);
        await target.requireEmpty(tables.map((table) => table.name));
        const rows: Moved['rows'] = {};
        for (const { name, columns } of tables) {
          const sent = rowDigest();
          for (const batch of batches(readAll(db, name, columns), BATCH)) {
            for (const row of batch) sent.add(row);
            await target.insert(name, columns, batch);
          }
          await requireSame(name, sent, target, columns);
          rows[name] = sent.count();
        }
        await target.setCounters();
        return { rows };
      });
    } finally {
      unlock();
    }
  } finally {
    db.close();
  }
}

/** Written beside the target, which exists only once it is complete. */
async function toFile(url: string, file: string): Promise<Moved> {
  if (existsSync(file)) throw new BadInput('server.data.exists', { file });
  const fresh = `${file}.new`;
  removeFile(fresh);
  try {
    const moved = await openToMove(url, async (source) => {
      await (await openSqlite(fresh)).close();
      const db = new DatabaseSync(fresh);
      try {
        return await fill(db, source);
      } finally {
        db.close();
      }
    });
    renameSync(fresh, file);
    return moved;
  } finally {
    removeFile(fresh);
  }
}

async function fill(db: DatabaseSync, source: MovingDatabase): Promise<Moved> {
  const rows: Moved['rows'] = {};
  db.exec('PRAGMA foreign_keys = ON; BEGIN');
  for (const { name, columns } of tablesOf(db)) {
    const insert = db.prepare(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    const stored = rowDigest();
    await source.read(name, columns, (row) => void insert.run(...(row as SQLInputValue[])));
    for (const row of readAll(db, name, columns)) stored.add(row);
    await requireSame(name, stored, source, columns);
    rows[name] = stored.count();
  }
  db.exec('COMMIT');
  return { rows };
}

/** Reads the rows of the database once more and compares them with those of the file. */
async function requireSame(
  name: string,
  expected: ReturnType<typeof rowDigest>,
  database: MovingDatabase,
  columns: readonly string[],
): Promise<void> {
  const found = rowDigest();
  await database.read(name, columns, found.add);
  if (found.value() !== expected.value()) throw new BadInput('server.move.differs', { name });
}

function removeFile(file: string): void {
  for (const part of ['', '-wal', '-shm', '-lock', '-lock-journal'])
    rmSync(`${file}${part}`, { force: true });
}

interface TableShape {
  name: string;
  columns: string[];
}

/** The tables of a data file, each after those it refers to. */
function tablesOf(db: DatabaseSync): TableShape[] {
  const names = db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'kysely%' ORDER BY name",
    )
    .all()
    .map((row) => String(row.name));
  const ordered: string[] = [];
  const visit = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { table } of db.prepare(`PRAGMA foreign_key_list(${name})`).all())
      if (table !== name) visit(String(table));
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered.map((name) => {
    const columns = db.prepare(`PRAGMA table_info(${name})`).all();
    return { name, columns: columns.map((column) => String(column.name)) };
  });
}

function* readAll(
  db: DatabaseSync,
  name: string,
  columns: readonly string[],
): Iterable<SQLInputValue[]> {
  const rows = db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate();
  for (const row of rows) yield columns.map((column) => row[column] as SQLInputValue);
}

function* batches<T>(items: Iterable<T>, size: number): Iterable<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
