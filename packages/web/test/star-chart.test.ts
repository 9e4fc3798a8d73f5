import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

/** A table of the Classic game at the first question of the own turn. */
async function underWay(): Promise<Page> {
  const page = await visitor(house, 'Anna');
  const game = 'merchant-of-venus-classic';
  await openTable(page, await startTable([page], { game, seats: 2, options: { races: 'random' } }));
  await page.locator('[data-part="prompt"] .mv-group-heading button').first().waitFor();
  return page;
}

test('before the roll the chart and the list say how likely each place is', async () => {
  const page = await underWay();
  await page.locator('.mv-ink-odds').first().waitFor();
  const odds = await page.locator('.mv-ink-odds').allInnerTexts();
  expect(odds.length).toBeGreaterThan(1);
  for (const text of odds) expect(text).toMatch(/^\d+%$/);
  await page.getByRole('button', { name: 'How likely each place is' }).click();
  await expect.poll(() => page.locator('.mv-ink-odds').count()).toBe(0);
  await page.getByRole('button', { name: 'Systems' }).click();
  expect(await page.locator('.mv-chart-odds').first().innerText()).toContain('% chance');
});

test('W opens the table of who buys what, and paper shows nothing else', async () => {
  const page = await underWay();
  await page.keyboard.press('w');
  const table = page.getByRole('dialog').getByRole('region').locator('table');
  await table.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await table.isVisible()).toBe(true);
  for (const part of ['.mv-board', '[data-part="prompt"]', '.mv-rivals', '.bar', '.table-side'])
    await expect.poll(() => page.locator(part).first().isVisible(), { message: part }).toBe(false);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
});
