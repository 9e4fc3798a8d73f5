import type { DatabaseSync } from 'node:sqlite';
import { NotWritten } from '../storage.ts';

/** Thrown inside a piece of work to take back what it wrote; the work then comes to this value. */
export class RollBack extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('taken back');
    this.value = value;
  }
}

/** Whether the commit was done is not known: the disk failed while it was written. */
export class CommitUnknown extends Error {}

export interface GroupCommit {
  /** Work that waits for nothing, and can be done again. It shares a transaction with others; where it fails, they do not. */
  write<T>(work: () => T): Promise<T>;
  flushed(): Promise<void>;
}

interface PendingWrite {
  work(): unknown;
  done(value: never): void;
  failed(error: unknown): void;
}

type Result = { value: unknown } | { error: unknown };

/**
 * What arrives in one turn of the event loop shares one transaction: syncing the disk is what a commit costs. A piece of
 * work that fails takes no other with it.
 */
export function groupCommit(db: DatabaseSync): GroupCommit {
  let waiting: PendingWrite[] = [];
  let writing: Promise<void> | undefined;

  function flush(): void {
    const group = waiting;
    waiting = [];
    writing = undefined;
    writeGroup(group);
  }

  function writeGroup(group: readonly PendingWrite[]): void {
    try {
      const results = inTransaction(db, group);
      group.forEach((w, i) => {
        const result = results[i] as Result;
        if ('error' in result) w.failed(reasonOf(result.error));
        else w.done(result.value as never);
      });
    } catch (error) {
      for (const w of group) w.failed(reasonOf(error));
    }
  }

  return {
    write: (work) =>
      new Promise((done, failed) => {
        waiting.push({ work, done, failed });
        writing ??= new Promise((resolve) => {
          setImmediate(() => {
            flush();
            resolve();
          });
        });
      }),
    async flushed() {
      while (writing) await writing;
    },
  };
}

/** Mostly every piece goes well. Savepoints cost as much as a small write: only a group in which one failed is done again with them. */
function inTransaction(db: DatabaseSync, group: readonly PendingWrite[]): Result[] {
  try {
    return transaction(db, () => group.map(({ work }) => ({ value: work() })));
  } catch (error) {
    if (error instanceof CommitUnknown || isOutOfReach(error)) throw error;
    return transaction(db, () => group.map(({ work }) => underSavepoint(db, work)));
  }
}

function transaction<T>(db: DatabaseSync, run: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const results = run();
    commit(db);
    return results;
  } catch (error) {
    // A full disk has rolled it back already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function commit(db: DatabaseSync): void {
  try {
    db.exec('COMMIT');
  } catch (error) {
    throw FAILED_SYNC.includes((error as { errcode?: number }).errcode ?? 0)
      ? new CommitUnknown('the commit may be lost', { cause: error })
      : error;
  }
}

function underSavepoint(db: DatabaseSync, work: () => unknown): Result {
  db.exec('SAVEPOINT piece');
  try {
    const value = work();
    db.exec('RELEASE piece');
    return { value };
  } catch (error) {
    // Then nothing is left of the others either.
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO piece; RELEASE piece');
    if (error instanceof RollBack) return { value: error.value };
    if (isOutOfReach(error)) throw error;
    return { error };
  }
}

/** SQLITE_IOERR_FSYNC and DIR_FSYNC: it was written, and may be on the disk or not. */
const FAILED_SYNC = [1034, 1290];
/** SQLITE_BUSY, READONLY, IOERR, FULL and CANTOPEN, as they stand in the lowest byte of an error's code. */
const OUT_OF_REACH = [5, 8, 10, 13, 14];

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;
const isOutOfReach = (error: unknown): boolean => OUT_OF_REACH.includes(codeOf(error));

/** Tells a disk that cannot be written from changes that do not fit. */
const reasonOf = (error: unknown): unknown =>
  isOutOfReach(error) ? new NotWritten((error as Error).message, { cause: error }) : error;
