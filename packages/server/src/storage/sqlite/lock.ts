import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@fondaco/kernel';

/**
 * Holds the data file for this server alone. The lock is SQLite's own on a file beside it: the operating system
 * releases it when the process ends, however it ends, so there is no stale lock to clear away.
 */
export function lockFile(file: string): () => void {
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new BadInput('server.data.inUse', { file });
  }
  return () => lock.close();
}
