import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { analysedGame } from './support/analysis.ts';
import { openHouse } from './support/page.ts';
import { visitor } from './support/table.ts';

const house = openHouse([], { serve: ['--drafts'] });

const title = (page: Page) => page.locator('.analysis-moment h2').innerText();

test('a finished game shows chances and turning points; the address opens the same moment', async () => {
  const page = await visitor(house, 'Anna');
  const table = await analysedGame(house, page);
  await page.goto(`${house.url}/table/${table}`);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.locator('.analysis-chart svg.plot').waitFor();
  expect(await page.locator('.analysis-chart .plot-line').count()).toBe(2);
  const points = page.locator('.analysis-points li button');
  const all = await points.count();
  expect(all).toBeGreaterThan(1);
  expect(await page.locator('.plot-number').count()).toBe(all);
  await points.last().click();
  await expect.poll(() => page.url()).toMatch(/\/analysis#e\d+$/);
  const last = await title(page);
  expect(await page.locator('.analysis-side.is-played').innerText()).toMatch(/\d+%/);
  await page.getByRole('button', { name: 'Previous turning point' }).click();
  const chosen = await title(page);
  const link = page.url();
  // Whoever is sent the link sees the same.
  const bruno = await visitor(house, 'Bruno');
  await bruno.goto(link);
  await expect.poll(() => title(bruno)).toBe(chosen);
  expect(await bruno.getByRole('button', { name: 'Mine' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Next turning point' }).click();
  await expect.poll(() => title(page)).toBe(last);
  const mine = await points.filter({ hasText: /^\d+\s*Anna/ }).count();
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect.poll(() => points.count()).toBe(mine);
  await page.getByRole('link', { name: 'Open in the replay' }).click();
  await page.getByRole('slider').waitFor();
  // And back to the moment from there.
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect.poll(() => title(page)).toBe(last);
});

test('where nobody has measured the odds of a game, a game of this device says so', async () => {
  const page = await house.visit({ path: '/new' });
  await page.getByText('Lanterns', { exact: true }).first().click();
  await page
    .getByRole('button', { name: /^(Play|Start)/ })
    .last()
    .click();
  await page.waitForURL(/\/table\/local-/);
  const end = page.locator('.ending');
  const answer = page.locator('.options-question li button:enabled').first();
  for (let n = 0; n < 200 && !(await end.isVisible()); n++) {
    await answer.or(end).first().waitFor();
    if (!(await end.isVisible())) await answer.click();
  }
  await page.getByRole('link', { name: 'Analysis' }).click();
  const note = page.locator('.analysis-note');
  await expect.poll(() => note.innerText()).toContain('nobody has measured');
});
