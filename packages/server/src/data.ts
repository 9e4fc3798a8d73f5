import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { asLibrary, gamesFor, type Library } from '@fondaco/host';
import {
  type AnyGame,
  BadInput,
  commitmentOf,
  type GameFile,
  isBadInput,
  type Msg,
  msg,
  verify,
} from '@fondaco/kernel';
import {
  createPrivateFile,
  dataFileError,
  giveToOwnerOf,
  isDatabaseUrl,
  lockFile,
  makePrivate,
  openSqlite,
  openToRead,
  readStorage,
  type ServerStorage,
} from './storage/index.ts';

/** Throws unless there is a data file of ours. */
export function requireData(data: string): void {
  if (!isDatabaseUrl(data)) openToRead(data).close();
}

/** Copies the data file, even while a server uses it, and checks the copy. */
export function backup(file: string, to: string): void {
  requireFile(file);
  if (existsSync(to)) throw new BadInput('server.data.exists', { file: to });
  try {
    copyDatabase(file, to);
  } catch (error) {
    remove(to);
    throw dataFileError(to, error, 'server.data.notCopied');
  }
}

/**
 * Replaces the data file by a copy. The data file is not touched until the copy stands beside it, complete, checked and migrated.
 * The old file is kept; its new name is returned.
 */
export async function restore(copy: string, file: string): Promise<string | undefined> {
  requireFile(file);
  const flaw = findFlaw(copy);
  if (flaw !== undefined) throw new BadInput('server.data.unusable', { file: copy, reason: flaw });
  requireReplaceable(file, copy);
  const kept = `${file}.${new Date().toISOString().replaceAll(/[^\dT]/g, '')}`;
  const fresh = `${kept}.new`;
  const unlock = lockDataFile(file);
  try {
    copyDatabase(copy, fresh);
    makePrivate(file);
    await (await openSqlite(fresh)).close();
    if (existsSync(file)) keepRights(file, fresh);
    swapFiles(file, fresh, kept);
  } catch (error) {
    const { reason = '?' } = dataFileError(fresh, error).msg.params ?? {};
    throw new BadInput('server.data.notRestored', { file, reason });
  } finally {
    remove(fresh);
    unlock();
  }
  return existsSync(kept) ? kept : undefined;
}

/** PostgreSQL has programs of its own for copies. */
function requireFile(data: string): void {
  if (isDatabaseUrl(data)) throw new BadInput('server.database.dump');
}

function lockDataFile(file: string): () => void {
  try {
    return lockFile(file);
  } catch (error) {
    throw dataFileError(file, error);
  }
}

/** Includes what is still in the `-wal`, and checks the result. */
function copyDatabase(from: string, to: string): void {
  const db = openToRead(from);
  try {
    createPrivateFile(to);
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
  const flaw = findFlaw(to);
  if (flaw !== undefined) throw new BadInput('server.data.unusable', { file: to, reason: flaw });
}

function requireReplaceable(file: string, copy: string): void {
  const [here, there] = [statSync(copy), statSync(file, { throwIfNoEntry: false })];
  if (!there) return;
  if (!there.isFile()) throw new BadInput('server.data.foreign', { file });
  if (there.dev === here.dev && there.ino === here.ino)
    throw new BadInput('server.data.same', { file });
}

/** Whoever could use the old file can use the new one, also if root puts it there. */
function keepRights(old: string, fresh: string): void {
  giveToOwnerOf(old, fresh);
  chmodSync(fresh, statSync(old).mode);
}

function swapFiles(file: string, fresh: string, kept: string): void {
  try {
    move(file, kept);
    move(fresh, file);
  } catch (error) {
    move(kept, file);
    throw error;
  }
}

/** Committed data may be in the `-wal` only, so it moves with its file. */
function move(from: string, to: string): void {
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(`${from}${part}`)) renameSync(`${from}${part}`, `${to}${part}`);
}

function remove(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal', '-lock'])
    if (existsSync(`${file}${part}`)) rmSync(`${file}${part}`);
}

/** What SQLite itself finds wrong with a file, if anything. */
function findFlaw(file: string): string | undefined {
  try {
    const db = openToRead(file);
    try {
      const found = db.prepare('PRAGMA integrity_check').all();
      const orphans = db.prepare('PRAGMA foreign_key_check').all();
      const first = found[0]?.integrity_check;
      if (first !== 'ok') return String(first);
      return orphans.length > 0 ? 'foreign keys' : undefined;
    } finally {
      db.close();
    }
  } catch (error) {
    throw dataFileError(file, error);
  }
}

export interface Findings {
  tables: number;
  games: number;
  entries: number;
  /** Games that run on earlier rules. */
  earlier: { table: string; game: string; rulesVersion: number }[];
  problems: { table: string | null; msg: Msg }[];
}

/** Checks everything: the data file itself, every commitment to draws, and every game, entry by entry, hash by hash. */
export async function doctor(data: string, games: Library | readonly AnyGame[]): Promise<Findings> {
  const library = asLibrary(games);
  const findings: Findings = { tables: 0, games: 0, entries: 0, earlier: [], problems: [] };
  const damaged = (reason: string): void =>
    void findings.problems.push({ table: null, msg: msg('server.doctor.file', { reason }) });
  const flaw = isDatabaseUrl(data) ? undefined : findFlaw(data);
  if (flaw !== undefined) damaged(flaw);
  const storage = await readStorage(data);
  try {
    for (const id of await storage.tableIds()) {
      findings.tables++;
      const bad = await checkTable(storage, id, library, findings).catch(messageOf);
      if (bad) findings.problems.push({ table: id, msg: bad });
    }
  } catch (error) {
    damaged((error as Error).message);
  } finally {
    await storage.close();
  }
  return findings;
}

const messageOf = (error: unknown): Msg =>
  isBadInput(error)
    ? error.msg
    : msg('server.doctor.unreadable', { reason: (error as Error).message });

async function checkTable(
  storage: ServerStorage,
  id: string,
  library: Library,
  findings: Findings,
): Promise<Msg | undefined> {
  const found = await storage.load(id, 0);
  if (!found || found.secret === null || found.pack === undefined)
    return msg('server.doctor.parts');
  const { row, secret, pack } = found;
  if (commitmentOf(secret) !== row.commitment) return msg('server.doctor.promise');
  if (!row.header) return undefined;
  const entries = found.entries.map((e) => e.entry);
  findings.games++;
  const { game, rulesVersion } = row.header;
  if (library.games.some((g) => g.id === game && g.rulesVersion !== rulesVersion))
    findings.earlier.push({ table: id, game, rulesVersion });
  findings.entries += entries.length;
  if (entries.length !== row.entries) return msg('server.doctor.count');
  const file: GameFile = { header: row.header, pack, entries, secret };
  const flaw = verify(file, await gamesFor(library, row.header));
  if (row.status === 'running' && flaw?.msg.key === 'kernel.verify.unfinished') return undefined;
  return flaw && { ...flaw.msg, params: { ...flaw.msg.params, line: flaw.line } };
}
