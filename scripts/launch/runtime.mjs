import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, say } from './messages.mjs';
import { runNpm } from './npm.mjs';

/**
 * @typedef {{ version: string, platform: string, arch: string, execPath: string }} Host
 * @typedef {{ minimum: string, version: string, integrity: Record<string, string> }} Runtimes
 */

/** @type {Runtimes} */
const runtimes = JSON.parse(readFileSync(new URL('./runtimes.json', import.meta.url), 'utf8'));

/** @returns {Host} */
export function thisHost() {
  const { versions, platform, arch, execPath } = process;
  return { version: versions.node, platform, arch, execPath };
}

/**
 * @param {string} version
 * @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = minimum.split('.').map(Number);
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/**
 * The Node.js to run with: this one when it is new enough, else the one kept in .runtime/.
 * `missing` names the package to install first.
 * @param {Host} host
 * @param {string} root
 * @returns {{ node: string, missing?: { name: string, integrity: string, home: string } }}
 */
export function chooseNode(host, root) {
  if (isAtLeast(host.version, runtimes.minimum)) return { node: host.execPath };
  const windows = host.platform === 'win32';
  const platform = `${windows ? 'win' : host.platform}-${host.arch}`;
  const name = `node-${platform}`;
  const integrity = runtimes.integrity[name];
  if (!integrity) {
    const values = { need: runtimes.minimum, have: host.version, platform };
    throw new LaunchError('noRuntime', values);
  }
  const home = join(root, '.runtime', `node-${runtimes.version}-${platform}`);
  const node = join(home, 'bin', windows ? 'node.exe' : 'node');
  return existsSync(node) ? { node } : { node, missing: { name, integrity, home } };
}

/**
 * Fetches a Node.js into a folder of its own and moves it into place when it is whole and runs.
 * @param {{ name: string, integrity: string, home: string }} missing
 * @param {{ host: Host, root: string, env: NodeJS.ProcessEnv, watchParent: boolean,
 *   onSpawn: (pid: number | undefined) => void }} context
 */
export async function installRuntime({ name, integrity, home }, context) {
  const { host, root, env, watchParent, onSpawn } = context;
  const { minimum, version } = runtimes;
  say('installingNode', { have: host.version, need: minimum, version });
  const work = join(root, '.runtime', 'installing');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeLockedPackage(work, name, integrity);
  await runNpm({
    node: host.execPath,
    args: ['ci', '--prefix', work, '--ignore-scripts'],
    cwd: work,
    env,
    offline: new LaunchError('offlineNode', { need: minimum }),
    watchParent,
    onSpawn,
  });
  const unpacked = join(work, 'node_modules', name);
  assertRuns(join(unpacked, 'bin', host.platform === 'win32' ? 'node.exe' : 'node'));
  rmSync(home, { recursive: true, force: true });
  renameSync(unpacked, home);
  rmSync(work, { recursive: true, force: true });
}

/**
 * A lockfile with the package's hash: what is run is exactly what was checked.
 * @param {string} folder
 * @param {string} name
 * @param {string} integrity
 */
function writeLockedPackage(folder, name, integrity) {
  const { version } = runtimes;
  const manifest = { name: 'fondaco-runtime', private: true, dependencies: { [name]: version } };
  const packages = { '': manifest, [`node_modules/${name}`]: { version, integrity } };
  const lock = { name: manifest.name, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

/** @param {string} node */
function assertRuns(node) {
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' });
  } catch {
    throw new LaunchError('runtimeBroken');
  }
}
