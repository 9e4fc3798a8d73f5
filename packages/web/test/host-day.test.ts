import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backup, restore } from '@fondaco/server';
import { figure, soak } from '@fondaco/testkit';
import { expect, onTestFinished, test } from 'vitest';

/*
 * A server as a host runs it: root has set it up and makes the backups; the service itself runs as a user who cannot write to
 * the folder of the program. Needs root to become another user, and a folder of the program that others can read.
 */
const root = join(import.meta.dirname, '../../..');
const program = join(root, 'bin/fondaco.mjs');
const SERVICE = 65_534;
const MAX_MB = 200;

const asService = { uid: SERVICE, gid: SERVICE };
const canRun =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync(
    process.execPath,
    ['-e', `require('fs').readdirSync(${JSON.stringify(root)})`],
    asService,
  ).status === 0;

function serviceFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-day-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chownSync(folder, SERVICE, SERVICE);
  return folder;
}

interface Service {
  launcher: ChildProcess;
  /** Of the server itself. */
  pid: number;
  address: string;
  log(): string;
}

async function startService(data: string, of = program, as: object = asService): Promise<Service> {
  const launcher = spawn(process.execPath, [of, 'serve', '--data', data, '--port', '0'], {
    ...as,
    // npm's variables would make the launcher watch its parent.
    env: { PATH: process.env.PATH ?? '', LANG: 'C' },
  });
  onTestFinished(() => void launcher.kill('SIGTERM'));
  let log = '';
  launcher.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const address = await new Promise<string>((found, failed) => {
    createInterface({ input: launcher.stdout }).on('line', (line) => {
      const at = /http:\S+/.exec(line);
      if (at) found(at[0]);
    });
    launcher.once('exit', (code) => failed(new Error(`ended with ${code}: ${log}`)));
  });
  // The log comes by another stream than the address.
  await expect.poll(() => log).toContain('"pid":');
  const pid = Number(/"pid":(\d+)/.exec(log)?.[1]);
  return { launcher, pid, address, log: () => log };
}

/** In megabytes. */
function memoryOf({ pid }: Service): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Owner, group and rights of every file. */
const rights = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((file) => {
      const { uid, gid, mode } = statSync(join(folder, file));
      return [file.replace(/\.\d{8}T\d+/, '.OLD'), `${uid}:${gid} ${(mode & 0o777).toString(8)}`];
    }),
  );

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

if (!canRun) console.warn('a service cannot be tried here: that needs root on Linux');

test.runIf(canRun)(
  'a service in a folder it cannot write: memory, a killed launcher, backup and restore by root',
  async () => {
    const folder = serviceFolder();
    const data = join(folder, 'fondaco.sqlite');
    const first = await startService(data);
    const mb = memoryOf(first);
    figure('memory of a server after its start', { mb });
    expect(mb).toBeLessThan(MAX_MB);
    expect((await fetch(`${first.address}api/ready`)).status).toBe(200);

    // The server ends with its launcher, however that ends, and lets go of the data file.
    first.launcher.kill('SIGKILL');
    await expect.poll(() => isAlive(first.pid)).toBe(false);
    const second = await startService(data);
    const running = rights(folder);
    const owned = `${SERVICE}:${SERVICE} 600`;
    expect(new Set(Object.values(running))).toEqual(new Set([owned]));

    const copy = join(folder, 'copy.sqlite');
    backup(data, copy);
    expect(rights(folder)).toEqual({ ...running, 'copy.sqlite': owned });
    const ended = new Promise((resolve) => second.launcher.once('exit', resolve));
    second.launcher.kill('SIGTERM');
    expect(await ended).toBe(0);
    const why = second
      .log()
      .split('\n')
      .filter((line) => line.includes('"ended"'));
    expect(JSON.parse(why[0] ?? '{}')).toMatchObject({ msg: 'ended', why: 'SIGTERM' });

    rmSync(`${data}-lock`);
    await restore(copy, data);
    expect(rights(folder)).toEqual({
      'copy.sqlite': owned,
      'fondaco.sqlite': owned,
      'fondaco.sqlite-lock': owned,
      'fondaco.sqlite.OLD': owned,
    });
    const third = await startService(data);
    expect((await fetch(`${third.address}api/ready`)).status).toBe(200);
  },
);

test.runIf(canRun)('a data file the service may not write is named in one line', async () => {
  const folder = serviceFolder();
  chownSync(folder, 0, 0);
  chmodSync(folder, 0o755);
  const data = join(folder, 'fondaco.sqlite');
  const { status, stderr } = spawnSync(process.execPath, [program, 'serve', '--data', data], {
    ...asService,
    encoding: 'utf8',
    env: { LANG: 'C' },
  });
  expect(status).toBe(2);
  expect(stderr.trim()).toBe(
    `fondaco: ${data}: this user may not use it. Whoever runs the server must be able to read and write the file and its folder.`,
  );
});

/** A copy of what git knows, with the packages of this folder, in which no page was built yet. */
function freshClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'fondaco-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter((path) => path && !path.includes('/recorded/')))
    cpSync(join(root, file), join(clone, file));
  const packages = join(clone, 'node_modules');
  mkdirSync(join(packages, '@fondaco'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((x) => x !== '@fondaco'))
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(root, 'node_modules/@fondaco')))
    symlinkSync(
      join(clone, name === 'games' ? name : `packages/${name}`),
      join(packages, '@fondaco', name),
    );
  return clone;
}

// Builds a page, which takes a minute.
test.runIf(soak && process.platform === 'linux')(
  'a first start keeps no memory of the build',
  async () => {
    const clone = freshClone();
    const service = await startService(
      join(clone, 'data.sqlite'),
      join(clone, 'bin/fondaco.mjs'),
      {},
    );
    expect(service.log()).toContain('Building the page');
    const mb = memoryOf(service);
    figure('memory of a server after a first start', { mb });
    expect(mb).toBeLessThan(MAX_MB);
  },
);
