import { spawn } from 'node:child_process';
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
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';
import { byTurn } from './support/trading.ts';

const house = openHouse();
const built = join(import.meta.dirname, '../dist');

/** A server of a version, with the page it has. */
async function startVersion(data: string, port: number, web: string) {
  const script = join(import.meta.dirname, '../../server/test/child-server.ts');
  const child = spawn(process.execPath, [script, data, `${port}`, web]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const line = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).once('line', resolve);
  });
  return {
    port: Number(line.slice('ready '.length)),
    async drain() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The page as a later build leaves it: every file has another name, and those of the build before are kept. */
function laterBuild(folder: string): string {
  const later = join(folder, 'later');
  cpSync(built, later, { recursive: true });
  rmSync(join(later, 'earlier'), { recursive: true, force: true });
  const assets = join(later, 'assets');
  cpSync(assets, join(later, 'earlier/assets'), { recursive: true });
  const renamed = /([\w-]+-[\w-]{8})\.(js|css)\b/g;
  for (const file of globSync('**/*.{gz,br}', { cwd: later, exclude: ['earlier'] }))
    rmSync(join(later, file));
  for (const file of globSync('{*,assets/*}.{html,json,js,css}', { cwd: later })) {
    const text = readFileSync(join(later, file), 'utf8');
    writeFileSync(join(later, file), text.replaceAll(renamed, '$1Z.$2'));
  }
  for (const file of globSync('*.{js,css}', { cwd: assets }))
    renameSync(join(assets, file), join(assets, file.replaceAll(renamed, '$1Z.$2')));
  return later;
}

/** The first script of the page, by its file. */
const scriptOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');

const entriesOf = (page: Page, table: string): Promise<number> =>
  page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).entries, table);

test('an upgrade in play: no move is lost, nobody is asked to reload, and the next screen is of the new page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data.sqlite');
  const old = await startVersion(data, 0, built);
  const visit = { origin: `http://127.0.0.1:${old.port}`, storySteps: true };
  const anna = await visitor(house, 'Anna', visit);
  const bruno = await visitor(house, 'Bruno', visit);
  const table = await startTable([anna, bruno]);
  for (const page of [anna, bruno]) {
    await openTable(page, table);
    await page.evaluate(() => Object.assign(window, { before: true }));
  }
  const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'before' in window);
  const { active, other } = await byTurn(anna, bruno);
  const first = await scriptOf(active);
  const before = await entriesOf(active, table);

  // In the middle of a move: an offer is being written when the old server is drained.
  await active.getByRole('button', { name: 'Make an offer' }).first().click();
  const desk = active.getByRole('region', { name: 'Your offer' });
  await desk.getByRole('button', { name: 'card', exact: true }).click();
  await desk.locator('.om-pick-card').first().click();
  await old.drain();
  await active.locator('.banner-warn').waitFor();
  await startVersion(data, old.port, laterBuild(folder));
  await expect.poll(() => active.locator('.banner-warn').count()).toBe(0);
  const asked = desk.getByRole('group', { name: 'Ducats you get' });
  await asked.getByRole('button', { name: 'one more' }).click();
  await desk.getByRole('button', { name: 'Send offer' }).click();
  for (const page of [active, other]) await page.locator('[data-offer]').first().waitFor();
  await active.getByRole('button', { name: 'End trading' }).click();
  for (const page of [active, other]) {
    await page.getByText('ends trading').first().waitFor();
    expect(await page.locator('.story-line', { hasText: 'ends trading' }).count()).toBe(1);
    expect(await isSamePage(page)).toBe(true);
  }

  expect(await entriesOf(active, table)).toBe(before + 2);

  // A part of the old page that was not needed before is still there.
  await active.keyboard.press('?');
  await active.getByRole('dialog').waitFor();
  await active.keyboard.press('Escape');
  expect(await isSamePage(active)).toBe(true);

  // Whoever leaves the table comes to the new page, and so does whoever opens the table again.
  await active.locator('.bar-home').click();
  await expect.poll(() => scriptOf(active)).not.toBe(first);
  expect(await isSamePage(active)).toBe(false);
  await openTable(active, table);
  expect(await scriptOf(active)).not.toBe(first);
});
