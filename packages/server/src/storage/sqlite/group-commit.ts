import type { DatabaseSync } from 'node:sqlite';
import { NotWritten } from '../errors.ts';

/** Thrown inside a piece of work to roll back what it wrote; `value` is then its result. */
export class RollBack extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('rolled back');
    this.value = value;
  }
}

/** It is unknown whether the commit was done: the disk failed during the sync. */
export class CommitUnknown extends Error {}

export interface GroupCommit {
  /** `work` must be synchronous and repeatable. It shares a transaction with others, but its failure does not affect them. */
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
 * Writes that arrive in one turn of the event loop share one transaction, because syncing the disk is what a commit costs. A
 * write that fails does not affect the others.
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

/** Savepoints cost as much as a small write, so they are used only to repeat a group in which a write failed (ADR 8). */
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
    // SQLite rolled back the whole transaction.
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO piece; RELEASE piece');
    if (error instanceof RollBack) return { value: error.value };
    if (isOutOfReach(error)) throw error;
    return { error };
  }
}

/** SQLITE_IOERR_FSYNC and DIR_FSYNC: the data was written, but may not be on the disk. */
const FAILED_SYNC = [1034, 1290];
/** SQLITE_BUSY, READONLY, IOERR, FULL and CANTOPEN: the lowest byte of an error's code. */
const OUT_OF_REACH = [5, 8, 10, 13, 14];

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;
const isOutOfReach = (error: unknown): boolean => OUT_OF_REACH.includes(codeOf(error));

/** Distinguishes a disk that cannot be written from invalid changes. */
const reasonOf = (error: unknown): unknown =>
  isOutOfReach(error) ? new NotWritten((error as Error).message, { cause: error }) : error;
