import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';
import { createPrivateFile } from './private-file.ts';

/** SQLITE_BUSY. */
const BUSY = 5;

/**
 * Locks the data file for this process. The lock is SQLite's own on a file beside it: the operating system releases it when
 * the process ends, however it ends, so there are no stale locks.
 */
export function lockFile(file: string): () => void {
  createPrivateFile(`${file}-lock`, file);
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new BadInput('server.data.inUse', { file });
  }
  return () => lock.close();
}
