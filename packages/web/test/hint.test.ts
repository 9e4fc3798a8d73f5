import type { View } from '@fondaco/games/oltre-mare/rules/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurry } from './support/hurry.ts';
import { openHouse } from './support/page.ts';
import { cookieOf, openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

const panel = (page: Page) => page.locator('.hint');

/** A table of two at which Anna is asked where to sail. */
async function sailing(page: Page): Promise<string> {
  const table = await startTable([page], { seats: 2 });
  const isAsked = ({ active, agenda }: View) => active === 0 && agenda.at(-1)?.f === 'sail';
  await hurry(house.port, table, [await cookieOf(page)], isAsked);
  await openTable(page, table);
  return table;
}

test('a hint names an answer with its reason and compares others; choosing it selects, and plays nothing', async () => {
  const page = await visitor(house, 'Anna', { storySteps: true });
  await sailing(page);
  const send = page.locator('[data-part="prompt"] .om-go');
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
  const before = await page.locator('.story').innerText();
  await page.keyboard.press('i');
  await panel(page).locator('tbody tr').first().waitFor();
  const name = await panel(page).locator('h2').innerText();
  expect(name).toContain('Sail to ');
  expect(await panel(page).locator('tbody tr').count()).toBeGreaterThan(1);
  expect(await panel(page).locator('.reason').innerText()).toContain('Anna sails');
  expect(await panel(page).locator('.hint-sample').innerText()).toContain('what you can see');
  expect(await page.locator('.hint-ring.is-shown').isVisible()).toBe(true);
  // Another row tells about that answer.
  const rows = panel(page).locator('tbody button');
  await rows.nth(1).click();
  await expect.poll(() => rows.nth(1).getAttribute('aria-pressed')).toBe('true');
  await rows.first().click();
  await panel(page).locator('.hint-foot button').click();
  await expect.poll(() => panel(page).count()).toBe(0);
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('false');
  expect(await page.locator('.story').innerText()).toBe(before);
  await send.click();
  await expect.poll(() => page.locator('.story').innerText()).toContain('Anna sails');
});

test('rows keep their places while their numbers get better', async () => {
  const page = await visitor(house, 'Anna');
  await sailing(page);
  await page.locator('#hint').click();
  const rows = () => panel(page).locator('tbody th').allInnerTexts();
  await panel(page).locator('tbody tr').first().waitFor();
  const first = await rows();
  const title = await panel(page).locator('h2').innerText();
  const tops = () =>
    panel(page)
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const places = await tops();
  await expect
    .poll(() => panel(page).locator('.hint-sample').innerText())
    .not.toContain('Still counting');
  expect(await rows()).toEqual(first);
  // Only what turns out to be clearly better is told about instead.
  if ((await panel(page).locator('h2').innerText()) === title) expect(await tops()).toEqual(places);
  await page.keyboard.press('Escape');
  await expect.poll(() => panel(page).count()).toBe(0);
});

test('a game of this device gives hints too; what its look cannot select is selected in the list of all options', async () => {
  const page = await house.visit({ path: '/new' });
  await page.getByText('Merchant of Venus', { exact: false }).first().click();
  await page
    .getByRole('button', { name: /^(Play|Start)/ })
    .last()
    .click();
  await page.waitForURL(/\/table\/local-/);
  await page.locator('#hint').click();
  await panel(page).locator('.hint-foot button').click();
  await expect.poll(() => page.locator('[data-suggested]').first().isVisible()).toBe(true);
});

test('a hint is for whoever is asked', async () => {
  const [anna, bruno] = [await visitor(house, 'Anna'), await visitor(house, 'Bruno')];
  const table = await startTable([anna, bruno]);
  for (const page of [anna, bruno]) await openTable(page, table);
  const counts = () => Promise.all([anna, bruno].map((page) => page.locator('#hint').count()));
  await expect.poll(async () => (await counts()).filter((n) => n > 0)).toEqual([1]);
});
