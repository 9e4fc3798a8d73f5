import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { Interrupted, LaunchError } from './messages.mjs';
import { supervise } from './supervise.mjs';

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

const FLAGS = [
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
];

/**
 * Runs npm under the given Node.js, because npm chooses and warns by the Node.js it runs on.
 * @param {{
 *   node: string,
 *   args: string[],
 *   cwd: string,
 *   env: NodeJS.ProcessEnv,
 *   offline: LaunchError,
 *   watchParent: boolean,
 *   onSpawn?: (pid: number | undefined) => void,
 * }} run
 */
export async function runNpm({ node, args, cwd, env, offline, watchParent, onSpawn }) {
  const cli = findNpmCli(env);
  const windows = process.platform === 'win32';
  const [command, ...first] = cli ? [node, cli] : [windows ? 'npm.cmd' : 'npm'];
  let output = '';
  const code = await supervise(command, [...first, ...args, ...FLAGS], {
    cwd,
    env,
    watchParent,
    shell: !cli && windows,
    stdio: ['ignore', 2, 'pipe'],
    onSpawn: (child) => {
      onSpawn?.(child.pid);
      child.stderr?.on('data', (chunk) => {
        output += chunk;
        process.stderr.write(chunk);
      });
    },
  }).catch((error) => {
    throw error.code === 'ENOENT' ? new LaunchError('npmMissing') : error;
  });
  if (code > 128) throw new Interrupted(code);
  if (code !== 0) throw UNREACHABLE.test(output) ? offline : new LaunchError('npmFailed');
}

/** @param {NodeJS.ProcessEnv} env */
function findNpmCli(env) {
  const bin = dirname(process.execPath);
  const inPath = (env.PATH ?? env.Path ?? '').split(delimiter).map((dir) => join(dir, 'npm'));
  const candidates = [
    env.npm_execpath ?? '',
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...inPath,
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    // npm_execpath may name another package manager, and `npm` in the path may be a shell script.
    if (basename(file) === 'npm-cli.js') return file;
  }
  return undefined;
}
