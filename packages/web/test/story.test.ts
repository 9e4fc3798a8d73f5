import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tryToAnswer } from './support/device.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { openRecorded } from './support/recorded.ts';

const house = openHouse();

/** Recorded games: after so many entries seat 0 is to play; after `played` it has just played, and three others are to. */
const GAMES = [
  { game: 'oltre-mare', name: 'second-4', entries: 440, played: 312 },
  { game: 'merchant-of-venus-classic', name: 'greedy-4', entries: 162, played: 171 },
  { game: 'merchant-of-venus-standard', name: 'greedy-4', entries: 160, played: 170 },
];
const PHONE = { width: 360, height: 740 };

const turnsOfOthers = (page: Page) => page.locator('.turn:not(.turn-own) > .turn-open');

/** How many lines each of the last three turns of others takes. */
const linesOfOthers = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const told = document.querySelectorAll('.turn:not(.turn-own) .turn-told');
    return [...told].slice(-3).map((sentence) => {
      const words = document.createRange();
      words.selectNodeContents(sentence);
      const bottoms = [...words.getClientRects()].map((x) => x.bottom).sort((a, b) => a - b);
      // Signs in a line end a little above or below its words.
      return bottoms.filter((y, i) => i === 0 || y - (bottoms[i - 1] ?? 0) > 8).length;
    });
  });

describe.each(GAMES)('the story of $game', (at) => {
  test('tells a round of three bots in six lines; the steps open by keyboard', async () => {
    const page = await house.visit({ path: DOORSTEP });
    await openRecorded(page, { ...at, seat: 0 });
    const last = turnsOfOthers(page).last();
    await last.waitFor();
    const lines = await linesOfOthers(page);
    expect(lines).toHaveLength(3);
    expect(lines.reduce((a, b) => a + b)).toBeLessThanOrEqual(6);
    const steps = page.locator('.story-line');
    expect(await steps.count()).toBe(0);
    await page.locator('.side-panel').focus();
    const isReached = (): Promise<boolean> => last.evaluate((x) => x === document.activeElement);
    for (let i = 0; i < 100 && !(await isReached()); i++) await page.keyboard.press('Tab');
    expect(await last.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(() => last.getAttribute('aria-expanded')).toBe('true');
    expect(await steps.count()).toBeGreaterThan(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => steps.count()).toBe(0);
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect.poll(() => steps.count()).toBeGreaterThan(20);
  });

  test('is short on a phone, and says in a row each what the others did, until one acts', async () => {
    const page = await house.visit({ path: DOORSTEP, size: PHONE, touch: true });
    await openRecorded(page, { ...at, seat: 0 });
    await page.keyboard.press('l');
    await turnsOfOthers(page).last().waitFor();
    for (const n of await linesOfOthers(page)) expect(n).toBeLessThanOrEqual(3);
    const since = page.getByRole('region', { name: 'Since your last turn' });
    expect(await since.getByRole('listitem').count()).toBe(3);
    await page.keyboard.press('Escape');
    await tryToAnswer(page);
    await since.waitFor({ state: 'detached' });
  });

  test('goes straight to the own next question, however long bots would pause', async () => {
    const page = await house.visit({ path: DOORSTEP, motion: true });
    await openRecorded(page, { ...at, entries: at.played, seat: 0 });
    const skip = page.getByRole('button', { name: 'Skip to my turn' });
    await skip.click();
    await skip.waitFor({ state: 'detached' });
    // What happened meanwhile is heard turn by turn, not step by step.
    const heard = (await page.locator('#announcer').textContent()) ?? '';
    expect(heard).not.toBe('');
    expect(heard.length).toBeLessThan(4 * 80);
  });
});

test('of what others did can be watched again', async () => {
  const page = await house.visit({ path: DOORSTEP });
  const [oltreMare] = GAMES;
  if (oltreMare) await openRecorded(page, { ...oltreMare, seat: 0 });
  await page.getByRole('button', { name: 'Watch again' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const first = Number(await slider.inputValue());
  expect(first).toBeLessThan(439);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(first);
  // The story goes along.
  const isSeen = (): Promise<boolean> =>
    page.locator('.story-line[aria-current="true"]').evaluate((step) => {
      const panel = step.closest('.side-panel')?.getBoundingClientRect();
      const { top, bottom } = step.getBoundingClientRect();
      return panel !== undefined && top >= panel.top && bottom <= panel.bottom;
    });
  await expect.poll(isSeen).toBe(true);
});
