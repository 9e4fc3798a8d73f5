import type { View } from '@fondaco/games/oltre-mare/rules/index.ts';
import { expect, test } from 'vitest';
import { hurry } from './support/hurry.ts';
import { openHouse } from './support/page.ts';
import { cookieOf, openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

test('replay shows any earlier position: of a running game as the own seat knew it', async () => {
  const page = await visitor(house, 'Anna');
  const table = await startTable([page], { seats: 3 });
  await openTable(page, table);
  await page.locator('[data-part="hand"] [data-card]').first().waitFor();
  const before = await handOf(page);
  await hurry(house.port, table, [await cookieOf(page)], (view: View) => view.turn >= 6);
  await page.goto(`${house.url}/replay/${table}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.fill('0');
  await expect.poll(() => handOf(page)).toEqual(before);
  // There is nobody else's view to choose.
  expect(await page.getByRole('combobox', { name: 'Seen by' }).count()).toBe(0);
  await page.getByRole('button', { name: 'To the next turn' }).click();
  await expect.poll(() => slider.inputValue()).not.toBe('0');
});

test('of a finished game every seat, and all cards open; its draws are checked in the page', async () => {
  const page = await visitor(house, 'Anna');
  const table = await startTable([page], { seats: 2 });
  await hurry(house.port, table, [await cookieOf(page)], () => false);
  await page.goto(`${house.url}/table/${table}`);
  await page.locator('.ending').waitFor();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText('Everything agrees').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game file' }).click();
  expect((await download).suggestedFilename()).toContain(table);
  await page.goto(`${house.url}/replay/${table}`);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1');
  await page.getByRole('slider').fill('0');
  const cards = async () => (await handOf(page)).length;
  await expect.poll(cards).toBeGreaterThan(0);
});

const handOf = (page: import('playwright-core').Page): Promise<string[]> =>
  page
    .locator('[data-part="hand"] [data-card]')
    .evaluateAll((cards) =>
      cards.map((x) => x.getAttribute('data-card') ?? '').sort((a, b) => a.localeCompare(b)),
    );
