import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';
import { seriousProblems } from './support/problems.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse([], { timed: true });
const BEAT_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GAMES = ['oltre-mare', 'merchant-of-venus-classic', 'merchant-of-venus-standard'] as const;
const LIVE = { t: 'live', bank: 600, increment: 10 } as const;
const DAYS = { t: 'days', hours: 1, window: null } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Two people at a table; the one the game waits for closes their laptop. */
async function oneVanishes(wish: Parameters<typeof startTable>[1]) {
  const anna = await visitor(house, 'Anna', { storySteps: true });
  const bruno = await visitor(house, 'Bruno', { storySteps: true });
  const table = await startTable([anna, bruno], wish);
  for (const page of [anna, bruno]) await openTable(page, table);
  const waitsFor: number[] = await anna.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}`)).json()).waitsFor,
    table,
  );
  const [active, other] = waitsFor[0] === 0 ? [anna, bruno] : [bruno, anna];
  const cookies = await active.context().cookies();
  const name = active === anna ? 'Anna' : 'Bruno';
  await active.context().close();
  await other.locator('.seat-away').first().waitFor();
  return { table, other, cookies, name };
}

/** The player comes back, sees what happened, and takes the seat. */
async function comesBack(
  table: string,
  cookies: Awaited<ReturnType<typeof oneVanishes>>['cookies'],
) {
  const back = await house.visit({ path: `/table/${table}`, cookies });
  await back.locator('.return-banner').waitFor();
  expect(await seriousProblems(back)).toEqual([]);
  await button(back, /^Take back the seat/).click();
  await expect.poll(() => back.locator('.return-banner').count()).toBe(0);
  await back.locator('[data-part="prompt"]').first().waitFor();
  return back;
}

test.each(GAMES)(
  '%s, live: when the time is up a bot plays on, until the player returns',
  async (game) => {
    const { table, other, cookies } = await oneVanishes({ game, clock: LIVE });
    await expect.poll(() => other.locator('.clock-running').count()).toBeGreaterThan(0);
    const told = other.locator('.story-line');
    const before = await told.count();
    await house.pass(11 * MINUTE_MS);
    await expect.poll(() => told.count()).toBeGreaterThan(before);
    const back = await comesBack(table, cookies);
    await expect.poll(() => back.locator('.clock-chip').count()).toBeGreaterThan(0);
  },
);

test.each(GAMES)('%s, over days: the same after hours', async (game) => {
  const { table, other, cookies } = await oneVanishes({ game, clock: DAYS });
  const told = other.locator('.story-line');
  const before = await told.count();
  await house.pass(HOUR_MS - 5 * MINUTE_MS);
  expect(await told.count()).toBe(before);
  // Nobody is asked to decide before the time is up: over days people come and go.
  expect(await other.locator('.absence').count()).toBe(0);
  await house.pass(6 * MINUTE_MS);
  await expect.poll(() => told.count()).toBeGreaterThan(before);
  await comesBack(table, cookies);
});

test.each(GAMES)('%s, without a clock: the other player hands the seat to a bot', async (game) => {
  const { table, other, cookies, name } = await oneVanishes({ game });
  const told = other.locator('.story-line');
  const before = await told.count();
  expect(await other.locator('.absence').count()).toBe(0);
  await house.pass(2 * MINUTE_MS);
  const card = other.locator('.absence');
  // The page learns of the time that has passed when it looks again.
  await other.reload();
  await card.getByText(`${name} is away`).waitFor();
  expect(await seriousProblems(other)).toEqual([]);
  await card.getByRole('button', { name: 'Vote for the bot' }).click();
  await expect
    .poll(async () => {
      // The bot gives the other player time to begin an offer.
      await house.pass(BEAT_MS);
      return told.count();
    })
    .toBeGreaterThan(before);
  await comesBack(table, cookies);
});
