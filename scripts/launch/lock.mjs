import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 200;
const BEAT_MS = 2_000;
// A number of a dead process may be in use again after a restart; a lock nobody renews is stale too.
const STALE_MS = 60_000;
const GUARD_MS = 10_000;

/**
 * Runs `work` while no other process holds the lock file. `work` may add processes that keep the
 * lock held when this one is killed: an installer goes on for a while without its launcher.
 * @template T
 * @param {string} file
 * @param {() => void} onWait
 * @param {(alsoHeldBy: (pid: number | undefined) => void) => Promise<T>} work
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (!isHeld(file)) clearStale(file);
    else if (!told) {
      told = true;
      onWait();
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const beat = setInterval(() => touch(file), BEAT_MS);
  try {
    return await work((pid) => writeFileSync(file, `${process.pid} ${pid ?? ''}`));
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
export function isHeld(file) {
  const age = ageOf(file);
  if (age === undefined) return false;
  const pids = read(file).split(' ').filter(Boolean).map(Number);
  // Just created and not yet written.
  if (pids.length === 0) return age < GUARD_MS;
  return age < STALE_MS && pids.some(isAlive);
}

/**
 * Of several waiting processes only one may remove a stale lock, or the second would remove the
 * new lock of the first.
 * @param {string} file
 */
function clearStale(file) {
  const guard = `${file}.guard`;
  if ((ageOf(guard) ?? 0) > GUARD_MS) rmSync(guard, { force: true });
  if (!take(guard)) return;
  if (!isHeld(file)) rmSync(file, { force: true });
  rmSync(guard, { force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} file */
function ageOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && Date.now() - stat.mtimeMs;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The lock was removed by hand.
  }
}
