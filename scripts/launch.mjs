import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './launch/lock.mjs';
import { reportLaunchError, say } from './launch/messages.mjs';
import { installPackages, missingPackages } from './launch/packages.mjs';
import { chooseNode, installRuntime, thisHost } from './launch/runtime.mjs';
import { supervise } from './launch/supervise.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @typedef {{
 *   entry: string,
 *   args: readonly string[],
 *   cwd: string,
 *   scope: import('./launch/packages.mjs').Scope,
 *   watchParent: boolean,
 *   host?: import('./launch/runtime.mjs').Host,
 * }} Launch
 */

/**
 * Provides a new enough Node.js and the locked packages, then runs `entry` and ends with its exit
 * code. Nothing is fetched when nothing is missing.
 * @param {Launch} launch
 */
export async function launch(launch) {
  try {
    const { node, env } = await prepare(launch);
    const { cwd, watchParent } = launch;
    const args = [join(root, launch.entry), ...launch.args];
    // The channel tells the program when this process is gone, also if it was killed by force.
    const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
    process.exitCode = await supervise(node, args, { cwd, env, watchParent, stdio: [...stdio] });
  } catch (error) {
    process.exitCode = reportLaunchError(error);
  }
}

/** @param {Launch} launch */
async function prepare({ scope, watchParent, host = thisHost() }) {
  const env = ownEnvironment(process.env);
  const ready = () => !chooseNode(host, root).missing && nothingMissing(scope);
  if (!ready()) {
    const lock = join(root, '.runtime', 'install.lock');
    await withLock(
      lock,
      () => say('waiting'),
      async (onSpawn) => {
        const { node, missing } = chooseNode(host, root);
        if (missing) await installRuntime(missing, { host, root, env, watchParent, onSpawn });
        if (nothingMissing(scope)) return;
        const context = { root, node, env: withNodeFirst(env, node), watchParent, onSpawn };
        await installPackages(missingPackages(root, scope), context);
      },
    );
  }
  const { node } = chooseNode(host, root);
  return { node, env: withNodeFirst(env, node) };
}

/** @param {import('./launch/packages.mjs').Scope} scope */
function nothingMissing(scope) {
  return missingPackages(root, scope).action === 'none';
}

/**
 * Without what npm tells its scripts about the package it runs: another npm would take it for its own.
 * @param {NodeJS.ProcessEnv} env
 */
function ownEnvironment(env) {
  const foreign = /^npm_(package|lifecycle|command|config_local_prefix)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.test(name)));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} node
 */
function withNodeFirst(env, node) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), env[name] ?? ''];
  return { ...env, [name]: folders.filter(Boolean).join(delimiter) };
}
