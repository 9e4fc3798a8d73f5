import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { figure } from '@fondaco/testkit';
import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { client } from '../../server/test/client.ts';
import { playOn } from '../../server/test/players.ts';
import { begun } from '../../server/test/setup.ts';
import { ARGS } from './support/chromium.ts';
import { startFirstGame } from './support/first-game.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

test('the package of a release is installed in an empty folder, serves a game and a page that plays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const made = join(folder, 'release');
  await run(process.execPath, [join(root, 'scripts/tasks/release.ts'), made]);
  const [file = ''] = globSync('fondaco-*.*.*.tgz', { cwd: made });
  checkSums(made);

  const home = join(folder, 'home');
  writeFileSync(join(folder, 'package.json'), '{}');
  const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags, join(made, file)], { cwd: folder });
  figure('package of a release', { packedKb: Math.round(statSync(join(made, file)).size / 1024) });
  const program = join(folder, 'node_modules/fondaco/scripts/release/bin.mjs');
  const { port, stop } = await started(program, { XDG_DATA_HOME: home });

  // Two people play by the API, at a table where bots think in threads.
  const people = await Promise.all(['Anna', 'Bruno'].map((name) => client(port, name)));
  const table = await begun(people, { game: 'oltre-mare', bots: 1, player: 'greedy' });
  const pages = await Promise.all(people.map((person) => person.page()));
  const seq = (): number => pages[0]?.see(table, 0)?.seq ?? 0;
  await playOn(table, pages, 'release', () => seq() > 30);
  expect(seq()).toBeGreaterThan(30);
  expect((await people[0]?.get(`/api/tables/${table}/replay?as=0&from=0`))?.status).toBe(200);
  expect(existsSync(join(home, 'fondaco/fondaco.sqlite'))).toBe(true);

  const browser = await chromium.launch({ executablePath: inject('lightChromium'), args: ARGS });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await startFirstGame(page);
  expect(await page.locator('[data-part="prompt"]').count()).toBe(1);
  // npx passes no signal on: the server ends with it all the same, and in order.
  expect(await stop()).toContain('"msg":"ended"');
  expect(spawnSync(process.execPath, [program, 'help'], { encoding: 'utf8' }).stdout).toContain(
    'serve',
  );
});

/** Runs a program as its child, as npx does. */
const PARENT = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })`;

async function started(program: string, env: Record<string, string>) {
  const parent = spawn(process.execPath, ['-e', PARENT, program, 'serve', '--port', '0'], {
    env: { PATH: process.env.PATH ?? '', LANG: 'C', npm_command: 'exec', ...env },
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  let said = '';
  // The server has the streams of its parent: they close when both have ended.
  const ended = new Promise<string>((resolve) => parent.once('close', () => resolve(said)));
  const port = await new Promise<number>((found, failed) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const at = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said);
      if (at) found(Number(at[1]));
    };
    parent.stdout.on('data', hear);
    parent.stderr.on('data', hear);
    void ended.then((all) => failed(new Error(`it ended: ${all}`)));
  });
  return {
    port,
    stop() {
      parent.kill('SIGKILL');
      return ended;
    },
  };
}

function checkSums(folder: string): void {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const files = lines.map((line) => {
    const [sum, file = ''] = line.split('  ');
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ).toBe(sum);
    return file.replace(/\d+\.\d+\.\d+/, 'VERSION');
  });
  expect(files).toEqual([
    'NOTES.md',
    'fondaco-VERSION-container.tar.gz',
    'fondaco-VERSION.tgz',
    'fondaco.service',
    'nginx.conf',
  ]);
}
