import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';

/** The small game has no look of its own: it shows that a new folder is played as soon as it is registered. */
const house = openHouse([], { serve: ['--drafts'] });
const shop = openHouse();

const chosen = (page: Page) =>
  page.locator('.options-question li button:not([aria-disabled="true"]):enabled').first();

test('a game without a look is opened on the page and played to its end against a bot', async () => {
  const page = await house.visit({ path: '/new' });
  await page.getByText('Lanterns', { exact: true }).first().click();
  await page
    .getByRole('button', { name: /^(Play|Start)/ })
    .last()
    .click();
  await page.waitForURL(/\/table\/local-/);
  const end = page.locator('.ending');
  for (let n = 0; n < 200 && !(await end.isVisible()); n++) {
    await chosen(page).or(end).first().waitFor();
    if (await end.isVisible()) break;
    await chosen(page).click();
  }
  await end.waitFor();
  expect(await end.innerText()).toContain('3 rounds have been played.');
});

test('it is not offered where nobody asked for drafts', async () => {
  const page = await shop.visit({ path: '/new' });
  await page.getByText('Oltre Mare', { exact: true }).first().waitFor();
  expect(await page.getByText('Lanterns').count()).toBe(0);
  const games = await page.evaluate(async () => (await fetch('/api/games')).json());
  expect(games.map((g: { id: string }) => g.id)).not.toContain('lanterns');
});
