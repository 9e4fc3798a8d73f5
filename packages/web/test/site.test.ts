import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Manifest, offered } from '@fondaco/games';
import { recordedFolder } from '@fondaco/games/node.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { ARGS } from './support/chromium.ts';
import { tryToAnswer } from './support/device.ts';
import { type FileServer, serveFiles } from './support/file-server.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fondaco-site-'));
const site = join(folder, 'site');
let browser: Browser;
let files: FileServer;

beforeAll(async () => {
  execFileSync(process.execPath, [join(root, 'packages/cli/src/main.ts'), 'site', site]);
  files = await serveFiles(site, '/games/fondaco/');
  browser = await chromium.launch({ executablePath: inject('lightChromium'), args: ARGS });
});
// Nothing was asked for that is no file: above all nothing of a server.
afterEach(() => expect(files.missed).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await files?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('fondaco.settings', '{"explain":false}'));
  const page = await context.newPage();
  await page.goto(`${files.url}${path}`);
  return page;
}

const story = (page: Page) => page.locator('.turn-told, .story-line');

async function begin(page: Page): Promise<void> {
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-part="prompt"]').waitFor();
}

/** A finished game of these rules. */
function gameFile(manifest: Manifest | undefined, version: string): string {
  const cwd = manifest ? recordedFolder(manifest) : '';
  return join(cwd, globSync(`${version}/*-2.jsonl`, { cwd })[0] ?? '');
}

async function openFile(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a game' }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('dialog button[type="submit"]').click();
}

test.each(offered.map(({ id }) => id))(
  'a web space is enough for a game of %s against a bot, for replaying a file of it, and for playing on from there',
  async (id) => {
    const page = await visit(`#/new?way=bots&game=${id}`);
    await begin(page);
    await tryToAnswer(page);
    await expect.poll(() => story(page).count()).toBeGreaterThan(0);
    await page.reload();
    await page.locator('[data-part="prompt"]').waitFor();
    await page.goto(`${files.url}#/`);
    await openFile(
      page,
      gameFile(
        offered.find((m) => m.id === id),
        '2',
      ),
    );
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await slider.fill('20');
    await expect.poll(() => story(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('form button[type="submit"]').click();
    await expect.poll(() => page.url()).toContain('#/table/local-');
    await page.locator('[data-part="prompt"]').waitFor();
  },
);

test('a web space is enough for lessons and rulebooks; what needs a server says so', async () => {
  const page = await visit('');
  await page.getByText('This page has no server').waitFor();
  await page.getByRole('link', { name: 'Start the first lesson' }).click();
  await page.locator('.lesson-bubble').waitFor();
  await page.goto(`${files.url}#/rules/om.trade.1`);
  await page.locator('[id="om.trade.1"]').waitFor();
  for (const path of ['me', 'table/abc', 'invite/abc', 'new?way=table']) {
    await page.goto(`${files.url}#/${path}`);
    const says = page.getByText('This needs a server');
    await expect.poll(() => says.count()).toBe(1);
  }
});

/** A file that the page loads late, if at all. */
const lateFile = (): string => globSync('assets/analysis-screen-*.js', { cwd: site })[0] ?? '';

/** A newer version: another mark, and a file under another name, as everything is called anew that has changed. */
function newerSite(): string {
  const newer = join(folder, 'newer');
  cpSync(site, newer, { recursive: true });
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const mark = /name="version" content="(\w+)"/.exec(page)?.[1] ?? '';
  for (const file of globSync('**/*.{js,html}', { cwd: newer })) {
    const path = join(newer, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll(mark, 'newer-version')
      .replaceAll(basename(lateFile()), 'analysis-newer.js');
    writeFileSync(path, text);
  }
  renameSync(join(newer, lateFile()), join(newer, 'assets/analysis-newer.js'));
  return newer;
}

const frozenKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const kept = (await (await caches.open(name)).keys()).map((request) => request.url);
    return kept.filter((url) => /assets\/1-/.test(url));
  });

test('a new version while a game is open: it says so, the page goes on with its own files, and a reload loses nothing', async () => {
  const page = await visit('#/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  expect(await frozenKept(page)).toEqual([]);
  // A game under earlier rules: the new version fetches them too.
  await openFile(page, gameFile(offered[0], '1'));
  await page.getByRole('slider').waitFor();
  const needed = await frozenKept(page);
  expect(needed.length).toBeGreaterThan(0);
  await page.evaluate(async (urls) => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    for (const url of urls) await cache.delete(url);
  }, needed);
  await page.goto(`${files.url}#/new?way=bots`);
  await begin(page);
  const table = page.url();
  await tryToAnswer(page);
  await expect.poll(() => story(page).count()).toBeGreaterThan(0);
  const version = () => page.locator('meta[name="version"]').getAttribute('content');
  files.deploy(newerSite());
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}));
  await page.getByText('A new version of Fondaco is ready').waitFor();
  expect(await version()).not.toBe('newer-version');
  expect(await frozenKept(page)).toEqual(expect.arrayContaining(needed));
  // The server no longer has this file of the old version; `afterEach` sees that nobody asks it.
  const late = `${files.url}${lateFile()}`;
  expect(await page.evaluate(async (url) => (await fetch(url)).ok, late)).toBe(true);
  const told = await story(page).count();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect.poll(version).toBe('newer-version');
  await page.locator('[data-part="prompt"]').waitFor();
  expect(page.url()).toBe(table);
  await expect.poll(() => story(page).count()).toBeGreaterThanOrEqual(told);
});
