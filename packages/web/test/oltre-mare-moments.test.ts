import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurry } from './support/hurry.ts';
import { goOn, recordedGame } from './support/late.ts';
import { mouse } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { cookieOf, openTable, startTable, visitor } from './support/table.ts';
import { byTurn } from './support/trading.ts';

const house = openHouse();

/** Before this entry Anna can end her trading, and draws the Venice card by that. */
const BEFORE_VENICE = 123;
/** Longer than the panel of Venice is shown. */
const LONG_MS = 10_000;

const venice = (page: Page): Locator => page.locator('.om-venice');

test('Venice is shown with its sums, closes by itself unless one stays, and is one line of the story', async () => {
  const page = await visitor(house, 'Anna', { storySteps: true });
  const table = await goOn(house, [page], recordedGame(oltreMare, 'second-2'), BEFORE_VENICE);
  const still = await house.visit({ cookies: await page.context().cookies() });
  for (const one of [page, still]) {
    await one.clock.install();
    await openTable(one, table);
  }
  await page.locator('.om-go').click();
  for (const one of [page, still]) await venice(one).waitFor();
  await still.getByRole('button', { name: 'Stay here' }).click();

  const sums = await venice(still).locator('.om-venice-sum').allInnerTexts();
  expect(sums).toHaveLength(2);
  for (const sum of sums) {
    const [total = 0, ...parts] = (sum.match(/-?\d+/g) ?? []).map(Number).reverse();
    expect(parts).toHaveLength(3);
    expect(parts.reduce((x, y) => x + y, 0)).toBe(total);
  }
  const shown = await still.locator('.om-stat-ducats .om-stat-n').allInnerTexts();
  const totals = await venice(still).locator('.om-venice-sum b').allInnerTexts();
  expect(totals.map((x) => x.trim()).toSorted()).toEqual(
    shown.map((x) => x.replace('−', '-')).toSorted(),
  );
  const told = page.locator('.story-line', { hasText: 'Venice' });
  expect(await told.allInnerTexts()).toEqual([
    expect.stringMatching(/^Venice is scored: Anna \+\d+ and Lucrezia \+\d+\.$/),
  ]);

  for (const one of [page, still]) await one.clock.runFor(LONG_MS);
  await expect.poll(() => venice(page).count()).toBe(0);
  expect(await venice(still).isVisible()).toBe(true);
  await still.keyboard.press('Escape');
  await expect.poll(() => venice(still).count()).toBe(0);
});

/** Lays the first card of the hand into a new offer. */
async function layCard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Make an offer' }).first().click();
  const desk = page.getByRole('region', { name: 'Your offer' });
  await desk.getByRole('button', { name: 'card', exact: true }).click();
  await desk.locator('.om-pick-card').first().click();
  return desk;
}

test('giving for nothing is called that, and needs a second press', async () => {
  const [anna, bruno] = [await visitor(house, 'Anna'), await visitor(house, 'Bruno')];
  const table = await startTable([anna, bruno]);
  await openTable(anna, table);
  await openTable(bruno, table);
  const { active, other } = await byTurn(anna, bruno);
  const desk = await layCard(active);
  const give = active.getByRole('button', { name: 'Give for nothing' });
  expect(await desk.locator('.button-primary').count()).toBe(0);
  await give.click();
  const gift = active.getByRole('region', { name: 'Give for nothing?' });
  expect(await gift.innerText()).toMatch(/No card and no ducats come back\. (Anna|Bruno) gains 1/);
  expect(await other.locator('[data-offer]').count()).toBe(0);

  await gift.getByRole('button', { name: 'Ask for something' }).click();
  await desk.getByRole('group', { name: 'Ducats you get' }).waitFor();
  await give.click();
  await gift.getByRole('button', { name: 'Give for nothing' }).click();
  await other.locator('[data-offer]').waitFor();
});

test('one offer can be made to everyone', async () => {
  const people = [
    await visitor(house, 'Anna'),
    await visitor(house, 'Bruno'),
    await visitor(house, 'Chiara'),
  ];
  const table = await startTable(people, { options: { begins: 'firstSeat' } });
  for (const page of people) await openTable(page, table);
  const [anna, ...others] = people as [Page, Page, Page];
  const desk = await layCard(anna);
  await desk.getByRole('combobox', { name: 'To whom' }).selectOption('everyone');
  const asked = desk.getByRole('group', { name: 'Ducats you get' });
  await mouse.press(anna, asked.getByRole('button', { name: 'one more' }));
  await desk.getByRole('button', { name: 'Send offer' }).click();
  for (const page of others) {
    const mine = page.locator('[data-offer]', {
      has: page.getByRole('button', { name: 'Accept' }),
    });
    await expect.poll(() => mine.count()).toBe(1);
  }
});

test('at the end the way to another game is in the head line, above everything', async () => {
  const page = await visitor(house, 'Anna', { size: { width: 1280, height: 720 } });
  const table = await startTable([page], { seats: 2 });
  await hurry(house.port, table, [await cookieOf(page)], () => false);
  await openTable(page, table);
  const topOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.y ?? -1;
  for (const size of [
    { width: 1280, height: 720 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    const again = page.getByRole('button', { name: 'Play again' });
    const scores = await topOf(page.locator('.om-scores'));
    const top = await topOf(again);
    expect(top).toBeGreaterThan(0);
    expect(top + 44).toBeLessThan(Math.min(scores, size.height));
  }
  expect(await page.locator('.om-scores').innerText()).not.toMatch(/×/);
});
