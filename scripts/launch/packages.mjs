import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, say } from './messages.mjs';
import { runNpm } from './npm.mjs';

/**
 * @typedef {'production' | 'everything'} Scope
 * @typedef {{ lock: string, scope: Scope }} Stamp
 */

/** @param {string} root */
export const stampFile = (root) => join(root, 'node_modules', '.fondaco-installed.json');

/**
 * What is left to do before a task of the given scope can run.
 * @param {Stamp | undefined} stamp
 * @param {string} lock
 * @param {Scope} scope
 * @returns {{ action: 'none' | 'extend' | 'install', scope: Scope }}
 */
export function planInstall(stamp, lock, scope) {
  // A development checkout stays one, whatever command meets the new lockfile first.
  const wanted = stamp?.scope === 'everything' ? 'everything' : scope;
  if (stamp?.lock !== lock) return { action: 'install', scope: wanted };
  return { action: stamp.scope === wanted ? 'none' : 'extend', scope: wanted };
}

/**
 * @param {string} root
 * @param {Scope} scope
 */
export function missingPackages(root, scope) {
  return planInstall(readStamp(root), lockHash(root), scope);
}

/**
 * @param {{ action: 'none' | 'extend' | 'install', scope: Scope }} plan
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv, watchParent: boolean,
 *   onSpawn: (pid: number | undefined) => void }} context
 */
export async function installPackages({ action, scope }, { root, ...context }) {
  say('installingPackages');
  if (action === 'install') rmSync(stampFile(root), { force: true });
  // Adding the development packages must not take the others away from a running program, as
  // `npm ci` would.
  const command = action === 'extend' ? ['install', '--no-save'] : ['ci'];
  const range = scope === 'everything' ? '--include=dev' : '--omit=dev';
  const offline = new LaunchError('offline');
  await runNpm({ ...context, args: [...command, range], cwd: root, offline });
  writeFileSync(stampFile(root), JSON.stringify({ lock: lockHash(root), scope }));
}

/** @param {string} root */
export function lockHash(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  // Packages with native parts differ by platform; a shared folder may be used from two.
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * @param {string} root
 * @returns {Stamp | undefined}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return undefined;
  }
}
