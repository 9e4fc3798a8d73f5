import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { takeAwayFile } from './support/deploy.ts';
import {
  beginGame,
  changeDatabase,
  gameCards,
  letSpaceRunOut,
  makeGames,
  openGame,
  tryToAnswer,
} from './support/device.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { browserOn } from './support/profile.ts';

const house = openHouse();

const lobby = async (page: Page): Promise<void> => {
  await page.goto(`${house.url}/`);
  await page.getByRole('heading', { name: 'My games' }).waitFor();
};

const expectHeading = (page: Page, name: string): Promise<void> =>
  expect.poll(() => page.getByRole('heading', { name }).count()).toBe(1);

test('a game that began just before a crash is in the lobby after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-crash-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const first = await browserOn(join(folder, 'profile'), inject('chromium'));
  onTestFinished(() => first.kill());
  const page = await first.context.newPage();
  await page.goto(`${house.url}/new?way=bots`);
  const path = await beginGame(page);
  await first.kill();
  const second = await browserOn(join(folder, 'profile'), inject('chromium'));
  onTestFinished(() => second.kill());
  const again = await second.context.newPage();
  await lobby(again);
  await gameCards(again).first().waitFor();
  expect(await gameCards(again).locator(`a[href="${path}"]`).count()).toBe(1);
});

test('without space a move is not made, and it is said; with space again it is', async () => {
  const page = await house.visit({ storySteps: true });
  const id = await openGame(page);
  const giveBack = await letSpaceRunOut(page);
  await tryToAnswer(page);
  await page.getByText('There is no space left to save games in this browser').waitFor();
  await page.goto(`${house.url}/new?way=bots`);
  await page.locator('form button[type="submit"]').click();
  await page.getByText('There is no space left to save games in this browser').waitFor();
  await giveBack();
  await page.goto(`${house.url}/table/${id}`);
  await tryToAnswer(page);
  await expect.poll(() => page.locator('.story-line').count()).toBeGreaterThan(0);
  expect(await page.locator('.banner-no').count()).toBe(0);
});

test('a database that is deleted under the page: the table says so, and so does the lobby', async () => {
  const page = await house.visit();
  const id = await openGame(page);
  await lobby(page);
  await gameCards(page).first().waitFor();
  await page.goto(`${house.url}/table/${id}`);
  await page.locator('[data-part="prompt"]').waitFor();
  await changeDatabase(page, 'delete');
  await tryToAnswer(page);
  await page.getByText('This game is not in this browser').first().waitFor();
  await page.reload();
  await expectHeading(page, 'This game is not here');
  await lobby(page);
  await page.getByText('1 game that was kept in this browser is no longer there').waitFor();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(() => page.getByText('no longer there').count()).toBe(0);
  await page.reload();
  await page.getByText('You have no games running').waitFor();
  expect(await page.getByText('no longer there').count()).toBe(0);
});

test('a database of a newer version: nothing is changed, and it is said', async () => {
  const page = await house.visit();
  const id = await openGame(page);
  await changeDatabase(page, 'upgrade');
  await tryToAnswer(page);
  await page.getByText('saved by a newer version of Fondaco').first().waitFor();
  await page.reload();
  await expectHeading(page, 'Saved by a newer version');
  await lobby(page);
  await page.getByText('saved by a newer version of Fondaco').waitFor();
  await page.goto(`${house.url}/replay/${id}`);
  await expectHeading(page, 'Saved by a newer version');
});

test('a damaged row hides no other game; what is left of it can be saved, and it can be deleted', async () => {
  const page = await house.visit();
  const bad = await openGame(page);
  const good = await openGame(page);
  await changeDatabase(page, 'damage', bad);
  await lobby(page);
  await gameCards(page).first().waitFor();
  expect(await gameCards(page).locator(`a[href="/table/${good}"]`).count()).toBe(1);
  await page.getByText('A game that was kept in this browser cannot be read').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is left' }).click();
  const left = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(left.entries.length).toBeGreaterThan(0);
  await page.goto(`${house.url}/table/${bad}`);
  await expectHeading(page, 'This game cannot be read');
  await lobby(page);
  await page.locator('.note-danger').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.getByText('cannot be read').count()).toBe(0);
  expect(await gameCards(page).count()).toBe(1);
});

test('a damaged log is said to be one', async () => {
  const page = await house.visit();
  const id = await openGame(page);
  await changeDatabase(page, 'cut', id);
  await page.reload();
  await expectHeading(page, 'This game cannot be read');
  await lobby(page);
  await page.getByRole('button', { name: /^File:/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  await dialog.getByText('may be damaged').waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save what is left' }).click();
  expect((await download).suggestedFilename()).toContain(id);
});

test.each([
  ['the look of the game', 'look'],
  ['the texts of the table', 'texts'],
  ['the worker', 'worker'],
  ['the rules in the worker', 'rules'],
] as const)(
  'after a deploy, without %s, the page says that it is out of date',
  async (_what, kind) => {
    const page = await house.visit();
    const id = await openGame(page);
    await page.goto(`${house.url}/`);
    await gameCards(page).first().waitFor();
    await takeAwayFile(page, kind);
    if (kind === 'worker') {
      await page.reload();
      await page.getByText('replaced by a newer version on the server').waitFor();
      await page.goto(`${house.url}/table/${id}`);
    } else await gameCards(page).locator(`a[href="/table/${id}"]`).click();
    await expectHeading(page, 'This page is out of date');
  },
);

test('without the rules of a game: the others are listed, and a new one says why it cannot begin', async () => {
  const page = await house.visit();
  const id = await openGame(page);
  await takeAwayFile(page, 'rules');
  await lobby(page);
  await gameCards(page).locator(`a[href="/table/${id}"]`).first().waitFor();
  await page.goto(`${house.url}/new?way=bots`);
  await page.locator('form button[type="submit"]').click();
  await page.getByText('replaced by a newer version on the server').waitFor();
  await page.context().route('**/api/health', (route) => route.abort());
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => page.getByText('are loaded from cannot be reached').count()).toBe(1);
});

test('the browser is asked to keep the games', async () => {
  const page = await house.visit({ path: DOORSTEP });
  await page.addInitScript(() => {
    const real = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      document.documentElement.dataset.persist = 'asked';
      return real();
    };
  });
  await page.goto(`${house.url}/new?way=bots`);
  await beginGame(page);
  expect(await page.locator('html').getAttribute('data-persist')).toBe('asked');
});

test('a running game leaves as a file, is deleted, and comes back from the file', async () => {
  const page = await house.visit();
  await openGame(page);
  await tryToAnswer(page);
  await lobby(page);
  await page.getByRole('button', { name: /^File:/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('every hidden card').waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const file = readFileSync(await (await download).path());
  await page.getByRole('button', { name: /^Delete:/ }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('You have no games running').waitFor();

  await page.getByRole('button', { name: 'Import a game' }).click();
  const choose = dialog.getByLabel('Choose a game file');
  const wrong = { name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('no game\n') };
  await choose.setInputFiles(wrong);
  await dialog.getByText('This file cannot be used').waitFor();
  await choose.setInputFiles({ ...wrong, buffer: file });
  await dialog.getByLabel('Name of player 1').fill('Clara');
  await dialog.getByLabel('Player 2: person or bot').selectOption('skilled');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await page.locator('[data-part="prompt"]').waitFor();
  await page.getByText('Clara').first().waitFor();
  await lobby(page);
  await gameCards(page).first().waitFor();
  expect(await gameCards(page).count()).toBe(1);
});

test('many games are listed by pages', async () => {
  const page = await house.visit({ path: DOORSTEP });
  const GAMES = 30;
  await makeGames(page, GAMES);
  await lobby(page);
  await gameCards(page).first().waitFor();
  const hrefs = () =>
    gameCards(page).evaluateAll((all) => all.map((x) => x.querySelector('a')?.href ?? ''));
  const seen = new Set(await hrefs());
  expect(seen.size).toBe(12);
  await page.getByText('1–12 of 30').waitFor();
  for (const at of ['13–24 of 30', '25–30 of 30']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(at).waitFor();
    for (const href of await hrefs()) seen.add(href);
  }
  expect(seen.size).toBe(GAMES);
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
});
