import { existsSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { NotWritten, UsedUp } from '../errors.ts';
import { migrations } from '../migrations.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { peopleReads } from '../read.ts';
import type { RunStatement } from '../run-statement.ts';
import type { Database } from '../schema.ts';
import type { ServerStorage } from '../storage.ts';
import { writeChanges } from '../write.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { groupCommit } from './group-commit.ts';
import { lockFile } from './lock.ts';
import { createPrivateFile, makePrivate } from './private-file.ts';
import { sqliteTables } from './tables.ts';

const BUSY_MS = 5000;
const MAX_JOURNAL_BYTES = 4 * 1024 * 1024;
/** “FOND”: distinguishes our files from those of other programs. */
const APPLICATION_ID = 0x464f4e44;

/** Throws BadInput with a message if the folder cannot be made, or the file is in use or not ours. */
export async function openSqlite(file: string): Promise<ServerStorage> {
  const inMemory = file === ':memory:';
  let unlock = (): void => {};
  try {
    if (!inMemory) {
      unlock = lockFile(file);
      createPrivateFile(file);
    }
    const db = new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      claim(db, file);
      durable(db);
      if (!inMemory) makePrivate(file);
      const kysely = new Kysely<Database>({ dialect: nodeSqliteDialect(db) });
      requireKnownVersion(db, file);
      await migrate(kysely);
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return storageOver(db, kysely, unlock, inMemory ? undefined : file);
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw dataFileError(file, error);
  }
}

/** Kysely builds the statement; it is run here synchronously, so that it can share a transaction. */
const runOn =
  (db: DatabaseSync): RunStatement =>
  (query, guard) => {
    const { sql, parameters } = query.compile();
    const { changes } = db.prepare(sql).run(...(parameters as SQLInputValue[]));
    if (guard === 'mustChangeOne' && changes !== 1) throw new UsedUp('used up');
  };

function storageOver(
  db: DatabaseSync,
  kysely: Kysely<Database>,
  unlock: () => void,
  file?: string,
): ServerStorage {
  const group = groupCommit(db);
  const opened = file === undefined ? undefined : fileIdentity(file);
  return {
    ...peopleReads(kysely),
    ...sqliteTables(db, group),
    inTurn: oneAtATime(),
    change: (changes) => group.write(() => writeChanges(kysely, runOn(db), changes)),
    async probe() {
      // What is written to a file that was deleted or moved away is lost when it is closed.
      if (file !== undefined && fileIdentity(file) !== opened)
        throw new NotWritten('the data file is not where it was');
      await group.write(() => db.exec('PRAGMA user_version = 1'));
    },
    async close() {
      await group.flushed();
      await kysely.destroy();
      unlock();
    },
  };
}

/** Opens a data file to write to it, even while a server uses it. Only for what the server does not keep in memory. */
export function openBeside(file: string): ServerStorage {
  openToRead(file).close();
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    db.exec('PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL');
    requireNewest(db, file);
    return storageOver(db, new Kysely<Database>({ dialect: nodeSqliteDialect(db) }), () => {});
  } catch (error) {
    db.close();
    throw dataFileError(file, error);
  }
}

/** Differs for another file at the same path; undefined if there is none. */
function fileIdentity(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** Opens a data file read-only, even while a server uses it. */
export function openToRead(file: string): DatabaseSync {
  if (!existsSync(file)) throw new BadInput('server.data.missing', { file });
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
    if (applicationOf(db) !== APPLICATION_ID) throw new BadInput('server.data.foreign', { file });
    requireKnownVersion(db, file);
    return db;
  } catch (error) {
    db?.close();
    throw dataFileError(file, error);
  }
}

/** Marks a new file as ours; refuses the database of another program. */
function claim(db: DatabaseSync, file: string): void {
  const id = applicationOf(db);
  if (id === APPLICATION_ID) return;
  const tables = db.prepare('SELECT count(*) AS n FROM sqlite_master').get()?.n;
  if (tables !== 0 || id !== 0) throw new BadInput('server.data.foreign', { file });
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
}

const applicationOf = (db: DatabaseSync): unknown =>
  db.prepare('PRAGMA application_id').get()?.application_id;

/** WAL and FULL: committed data has been synced, and a copy can be made while the server runs. */
function durable(db: DatabaseSync): void {
  db.exec('PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // A long reader lets the journal grow; once it is gone, the journal shrinks to this.
  db.exec(`PRAGMA journal_size_limit = ${MAX_JOURNAL_BYTES}`);
}

const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS', 'attempt to write a readonly database'];

/** An error with a message about a data file. */
export function dataFileError(
  file: string,
  error: unknown,
  key = 'server.data.unusable',
): BadInput {
  if (error instanceof BadInput) return error;
  const { code, errstr } = error as NodeJS.ErrnoException & { errstr?: string };
  if (errstr === 'file is not a database') return new BadInput('server.data.foreign', { file });
  if (NOT_ALLOWED.includes(errstr ?? code ?? ''))
    return new BadInput('server.data.notAllowed', { file, reason: errstr ?? code ?? '' });
  const reason = errstr ?? code ?? String(error);
  return new BadInput(key, { file, reason });
}

/** A read-only storage in one transaction: it shows the file at one moment, whatever a server writes meanwhile. */
export function readSqlite(file: string): ServerStorage {
  const db = openToRead(file);
  try {
    db.exec('BEGIN');
    requireNewest(db, file);
    return storageOver(db, new Kysely<Database>({ dialect: nodeSqliteDialect(db) }), () => {});
  } catch (error) {
    db.close();
    throw dataFileError(file, error);
  }
}

export function requireNewest(db: DatabaseSync, file: string): void {
  if (appliedMigrations(db).length < Object.keys(migrations).length)
    throw new BadInput('server.data.older', { file });
}

function requireKnownVersion(db: DatabaseSync, file: string): void {
  if (!appliedMigrations(db).every((name) => Object.hasOwn(migrations, name)))
    throw new BadInput('server.data.newer', { file });
}

function appliedMigrations(db: DatabaseSync): string[] {
  const noted = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'").get();
  if (!noted) return [];
  const rows = db.prepare('SELECT name FROM kysely_migration').all();
  return rows.map((row) => String(row.name));
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('migration failed');
}
