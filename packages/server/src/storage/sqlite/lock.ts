import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';
import { createPrivateFile } from './private-file.ts';

/**
 * Locks the data file for this process. The lock is SQLite's own on a file beside it: the operating system releases it when
 * the process ends, however it ends, so there are no stale locks.
 */
export function lockFile(file: string): () => void {
  createPrivateFile(`${file}-lock`);
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new BadInput('server.data.inUse', { file });
  }
  return () => lock.close();
}
