import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOn } from './support/late.ts';
import { openHouse } from './support/page.ts';
import { lateTurn, recordedStandard } from './support/standard.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('Standard: in a low window the chart is still one, and only the phase under way is named', async () => {
  const page = await visitor(house, 'Anna');
  const game = recordedStandard('greedy-2');
  await openTable(page, await goOn(house, [page], game, lateTurn(game, 2)));
  await page.locator('[data-part="prompt"] button').first().waitFor();
  for (const [width, height] of [
    [740, 360],
    [720, 450],
    [500, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const board = await page.locator('[data-part="board"]').boundingBox();
    expect(board?.height, `${width}`).toBeGreaterThanOrEqual(260);
    expect(await scrollsSideways(page), `${width}`).toBe(false);
    // The tabs below can be scrolled to.
    await page.locator('.mvs-tab-ship').scrollIntoViewIfNeeded();
    const tabs = await page.locator('.mvs-tab-ship').boundingBox();
    expect((tabs?.y ?? height) + (tabs?.height ?? 0), `${width}`).toBeLessThanOrEqual(height + 1);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  const phases = page.locator('[data-part="prompt"] .phases li');
  const cut = await phases.evaluateAll((all) => all.filter((x) => x.scrollWidth > x.clientWidth));
  expect(cut).toEqual([]);
  expect((await phases.allTextContents()).join()).toContain('Spaceport');
});

test.each([
  [3, 1024, 768],
  [4, 1440, 900],
])('Classic: all %s players are seen at %s by %s', async (seats, width, height) => {
  const page = await visitor(house, 'Anna');
  await page.setViewportSize({ width, height });
  const game = 'merchant-of-venus-classic';
  await openTable(page, await startTable([page], { game, seats, options: { races: 'random' } }));
  await page.locator('[data-part="prompt"] .mv-group-heading button').first().waitFor();
  const story = await page.locator('.table-side').boundingBox();
  expect(story?.y).toBeLessThan(height);
  const rivals = await page.locator('.mv-rival').all();
  expect(rivals.length).toBe(seats);
  for (const rival of rivals) {
    const box = await rival.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(story?.y ?? 0);
  }
});
