import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');
const env = { PATH: process.env.PATH ?? '', LANG: 'C' };

test('works from any folder, with lines from a pipe', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [main, 'play', 'oltre-mare', '--seed', 'x1'],
    { cwd: tmpdir(), env, input: 'r trade.6\nq\ny\n', encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('om.trade.6 · ');
  expect(stdout).toContain('You have left the table');
});

test('bad input ends a process with code 2 and one line', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'plya'], {
    env,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe('fondaco: There is no command “plya”. See: fondaco help\n');
});
