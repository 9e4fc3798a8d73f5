import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const OTHERS = 0o077;

/**
 * Makes an empty file that only its owner can read, if there is none, and its folder. SQLite gives the files beside a database
 * the same permissions. `beside` names a file whose owner it gets.
 */
export function createPrivateFile(file: string, beside = file): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    // An existing file is not opened: closing it would release the locks SQLite holds on it in this process.
    closeSync(openSync(file, 'wx', OWNER_ONLY));
    giveToOwnerOf(existsSync(beside) && beside !== file ? beside : dirname(file), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * What root makes in a service's folder belongs to whoever owns the file or folder `like`: the service could not write it
 * otherwise. Nobody else may give files away.
 */
export function giveToOwnerOf(like: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(file, uid, gid);
}

/** Withdraws the permissions of others from a database and the files beside it. Earlier versions let everyone read them. */
export function makePrivate(file: string): void {
  for (const part of ['', '-wal', '-shm', '-lock', '-lock-journal'])
    withdrawFromOthers(`${file}${part}`);
}

/** Does nothing on Windows, where these permissions do not exist. */
function withdrawFromOthers(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || (found.mode & OTHERS) === 0 || process.platform === 'win32') return;
  try {
    chmodSync(file, found.mode & ~OTHERS);
  } catch (error) {
    // Somebody else owns the file, and decides who reads it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
