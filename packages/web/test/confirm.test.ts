import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from './support/captain.ts';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });

/** Heads for the first space in reach, which rolls the dice. */
async function head(page: Page): Promise<void> {
  const chart = page.locator('[data-part="board"]');
  await chart.locator('[data-space][aria-pressed]').first().click();
  const go = chart.getByRole('button', { name: /^Head for .+ and roll/ }).first();
  await go.click();
}

test('who wants to be asked is asked before the dice, and not before what can be taken back', async () => {
  const anna = await visitor(house, 'Anna');
  const bruno = await visitor(house, 'Bruno');
  const table = await startTable([anna, bruno], {
    game: 'merchant-of-venus-classic',
    options: { races: 'random', begins: 'firstSeat' },
  });
  await anna.evaluate(() => localStorage.setItem('fondaco.settings', '{"confirm":true}'));
  await openTable(anna, table);

  await button(anna, 'Stay here').click();
  const undo = anna.locator('#undo:not(:disabled):not([title])');
  await undo.waitFor();
  expect(await question(anna).count()).toBe(0);
  await undo.click();
  await button(anna, 'Stay here').waitFor();

  await head(anna);
  await question(anna).waitFor();
  await question(anna).getByRole('button', { name: 'Not yet' }).click();
  await question(anna).waitFor({ state: 'detached' });
  await button(anna, 'Stay here').waitFor();

  await anna.reload();
  await button(anna, 'Stay here').waitFor();
  await head(anna);
  await question(anna).waitFor();
  await question(anna).getByRole('button', { name: 'Do it' }).click();
  await anna.locator('#undo[title]').waitFor();
});
