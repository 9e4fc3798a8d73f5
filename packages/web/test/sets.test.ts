import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@fondaco/kernel';
import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { ran } from '../../cli/test/io.ts';
import { captain, playOut } from './support/captain.ts';
import { hasNews, isOver, mouse, takeStep } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { cookieOf, visitor } from './support/table.ts';

const house = openHouse();
const folder = mkdtempSync(join(tmpdir(), 'fondaco-sets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How much of a game is played; the long run plays it to the end. */
const STEPS = 8;
const CLASSIC = 'merchant-of-venus-classic';

async function read(page: Page, path: string): Promise<string> {
  const answer = await fetch(`${house.url}/api/${path}`, {
    headers: { cookie: await cookieOf(page) },
  });
  return answer.text();
}

/** Opens a part of the set and types a value. */
async function change(page: Page, part: string, thing: string | null, label: string, to: string) {
  const section = page.locator('.sets-parts > details', {
    has: page.locator('summary', { hasText: new RegExp(`^${part}$`) }),
  });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  const within = thing === null ? section : section.getByRole('group', { name: thing });
  await within.getByLabel(label, { exact: true }).fill(to);
}

test('a set made in the editor is played by two browsers to the end, and its file verifies', async () => {
  const anna = await visitor(house, 'Anna');
  const bruno = await visitor(house, 'Bruno');
  await anna.goto(`${house.url}/sets?game=${CLASSIC}`);
  await anna.getByRole('button', { name: 'New set' }).click();
  await anna.getByLabel('Name of the set').fill('Rich Delphians');
  await change(anna, 'Constants', null, 'Credits at the start', '960');
  await change(anna, 'Cultures', 'Dell', 'Name', 'Delphians');
  await change(anna, 'Cultures', 'Dell', 'Good · Name', 'Amber Lamps');
  // What cannot be played is told with its place, and what is strange.
  await change(anna, 'Cultures', 'Nillis', 'Good · Cost', 'dear');
  await anna.getByText('/cultures/0/good/cost').waitFor();
  expect(await anna.getByRole('button', { name: 'Open a table with it' }).isDisabled()).toBe(true);
  await change(anna, 'Cultures', 'Nillis', 'Good · Cost', '200');
  await anna.getByText('Bionic Perfume is never sold for more than it costs.').waitFor();
  await change(anna, 'Cultures', 'Nillis', 'Good · Cost', '80');
  await anna.getByRole('button', { name: 'Open a table with it' }).click();

  await anna.waitForURL(/\/new\?/);
  expect(await anna.getByLabel('Component set').innerText()).toContain('Rich Delphians (yours)');
  await anna.getByRole('group', { name: 'Seats' }).getByText('2', { exact: true }).click();
  await anna.getByText(/^1000:/).click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.waitForURL(/\/table\//);
  const table = anna.url().split('/').at(-1) as string;
  await anna.getByText('Rich Delphians').waitFor();
  await bruno.goto(`${house.url}/table/${table}`);
  await bruno.locator('.room-sit').first().click();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  const pack = JSON.parse(await read(anna, `tables/${table}/pack`)) as Json;
  const captains = [];
  for (const [seat, page] of [anna, bruno].entries()) {
    await page.locator('[data-part="prompt"]').waitFor();
    captains.push(await captain({ house, page, table, seat, press: mouse.press, pack }));
  }
  await anna.keyboard.press('w');
  await anna.getByText('Amber Lamps').first().waitFor();
  await anna.keyboard.press('Escape');
  await playOut(captains);
  for (const page of [anna, bruno]) await page.locator('.ending').waitFor();
  for (const c of captains) await c.leave();
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, await read(anna, `tables/${table}/file`));
  expect(await ran(['verify', file])).toMatchObject({ code: 0 });
}, 600_000);

/** Bari between Ancona and Brindisi. */
const MAP = {
  base: 'shipped',
  name: 'With Bari',
  ports: [{ id: 'bar', name: 'Bari', sea: 'Adriatic', lon: 16.87, lat: 41.13 }],
  routes: [
    { id: 'anc-bar', a: 'anc', b: 'bar', via: [] },
    { id: 'bar-bri', a: 'bar', b: 'bri', via: [] },
  ],
};

test('a set with another map, from a file, is played on the device', async () => {
  const file = join(folder, 'map.json');
  writeFileSync(file, JSON.stringify(MAP));
  const page = await house.visit({ path: '/sets?game=oltre-mare' });
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByLabel('Name of the set').waitFor();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL(/\/new\?/);
  await page
    .getByRole('group', { name: 'Players, including you' })
    .getByText('2', { exact: true })
    .click();
  await page.locator('form details.new-more summary').click();
  await page.getByLabel('Bots play').selectOption({ label: 'At once' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('[data-port="bar"]').first().waitFor();
  expect(await page.locator('[data-part="board"]').innerText()).toContain('Bari');
  for (let steps = 0; soak ? !(await isOver(page)) : steps < STEPS; ) {
    if (await takeStep(page, mouse)) steps++;
    else await hasNews(page);
  }
}, 600_000);
