import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  eventually,
  finished,
  firstNumber,
  isAlive,
  Sandbox,
  WAITS,
} from './launch/testing/sandbox.ts';

describe('running a program', () => {
  it('passes the exit code on', async () => {
    const { code } = await new Sandbox('everything').run('process.exit(7)');
    expect(code).toBe(7);
  });

  it('turns a fatal signal into 128 + its number', async () => {
    const { code } = await new Sandbox('everything').run('process.kill(process.pid, "SIGKILL")');
    expect(code).toBe(137);
  });

  it('passes arguments on and leaves standard output to the program', async () => {
    const args = ['simulate', '--json', 'two words', '*', ''];
    const source = 'console.log(JSON.stringify(process.argv.slice(2)))';
    const { stdout, stderr } = await new Sandbox('everything').run(source, { args });
    expect(JSON.parse(stdout)).toEqual(args);
    expect(stderr).toBe('');
  });

  it('keeps the working directory of the user', async () => {
    const cwd = realpathSync(tmpdir());
    const { stdout } = await new Sandbox('everything').run(
      'console.log(process.cwd())',
      {},
      { cwd },
    );
    expect(stdout.trim()).toBe(cwd);
  });

  it('puts the chosen Node.js first in the path', async () => {
    const source = `import { execFileSync } from 'node:child_process';
      console.log(execFileSync('node', ['-p', 'process.execPath']).toString());`;
    const env = { PATH: '/nowhere' };
    const { stdout } = await new Sandbox('everything').run(source, {}, { env });
    expect(stdout.trim()).toBe(process.execPath);
  });
});

describe('ending', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('%s to the launcher ends the program', async (signal, exitCode) => {
    const launcher = new Sandbox('everything').start(WAITS);
    const pid = await firstNumber(launcher);
    launcher.kill(signal);
    expect((await finished(launcher)).code).toBe(exitCode);
    expect(isAlive(pid)).toBe(false);
  });

  it('Ctrl-C, which reaches the whole group, ends both', async () => {
    const launcher = new Sandbox('everything').start(WAITS, {}, { detached: true });
    const pid = await firstNumber(launcher);
    process.kill(-Number(launcher.pid), 'SIGINT');
    await finished(launcher);
    expect(isAlive(pid)).toBe(false);
  });

  it('lets the program end in its own way', async () => {
    const source = `process.on('SIGTERM', () => setTimeout(() => process.exit(3), 100)); ${WAITS}`;
    const launcher = new Sandbox('everything').start(source);
    await firstNumber(launcher);
    launcher.kill('SIGTERM');
    expect((await finished(launcher)).code).toBe(3);
  });

  it('a launcher killed by force takes the program with it', async () => {
    const channel = "process.once('disconnect', () => process.exit()); process.channel.unref();";
    const launcher = new Sandbox('everything').start(`${channel} ${WAITS}`);
    const pid = await firstNumber(launcher);
    launcher.kill('SIGKILL');
    expect(await eventually(() => !isAlive(pid))).toBe(true);
  });

  it.each([
    ['ends with', true],
    ['may outlive', false],
  ])('the program %s the parent of the launcher', async (_what, watchParent) => {
    const parent = parentOf(new Sandbox('everything').prepare(WAITS, { watchParent }));
    const pid = await firstNumber(parent);
    onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')));
    parent.kill('SIGKILL');
    const ended = await eventually(() => !isAlive(pid), 1_500);
    expect(ended).toBe(watchParent);
  });
});

/** A process that starts the script as its child, as npm does. */
function parentOf(script: string) {
  const source = `require('node:child_process').spawn(process.execPath, [process.argv[1]],
    { stdio: 'inherit' })`;
  return spawn(process.execPath, ['-e', source, script]);
}
