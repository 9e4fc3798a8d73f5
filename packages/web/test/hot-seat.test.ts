import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isOver, mouse, takeStep } from './support/merchant.ts';
import { openHouse } from './support/page.ts';

const house = openHouse();

const privacy = (page: Page) => page.locator('.privacy');

/** Every card the page names or shows, anywhere: in text, in names, in titles, in live regions. */
const cardsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-card]')].map((x) => x.getAttribute('data-card') ?? ''),
  );

test('around one screen: nothing of the last player is on the page until the next one confirms', async () => {
  const page = await house.visit({ path: '/new?way=screen' });
  const names = page.getByRole('textbox');
  await names.first().waitFor();
  await page.locator('form button[type="submit"]').click();
  await privacy(page).waitFor();
  expect(await cardsIn(page)).toEqual([]);
  await privacy(page).locator('.button-primary').click();
  await page.locator('[data-part="hand"] [data-card]').first().waitFor();
  const first = await cardsIn(page);
  const words = await page
    .locator('[data-part="hand"] [data-card]')
    .first()
    .locator('.unseen')
    .textContent();
  for (let i = 0; i < 60 && (await privacy(page).count()) === 0; i++) await takeStep(page, mouse);
  await privacy(page).waitFor();
  const html = await page.content();
  for (const card of first) expect(html).not.toContain(card);
  expect(words).toBeTruthy();
  expect(html).not.toContain(words);
  expect(await page.title()).toBe('Fondaco');
  // A reload shows no more.
  await page.reload();
  await privacy(page).waitFor();
  expect(await cardsIn(page)).toEqual([]);
  await privacy(page).locator('.button-primary').click();
  await page.locator('[data-part="hand"] [data-card]').first().waitFor();
  const second = await cardsIn(page);
  expect(second.filter((card) => first.includes(card))).toEqual([]);
  expect(await isOver(page)).toBe(false);
  if (soak) await playOn(page);
});

test('a game of this device is deleted before its end, once one is sure', async () => {
  const page = await house.visit({ path: '/new?way=bots' });
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-part="prompt"]').waitFor();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  // Said only once the list is loaded.
  await page.getByText('You have no games running').waitFor();
  expect(await page.locator('.game-card').count()).toBe(0);
});

/** The device goes round until the end. */
async function playOn(page: Page): Promise<void> {
  for (let i = 0; i < 5000 && !(await isOver(page)); i++) {
    if ((await privacy(page).count()) > 0) await privacy(page).locator('.button-primary').click();
    else if (!(await takeStep(page, mouse))) await page.waitForTimeout(25);
  }
  await page.locator('.ending').waitFor();
}
