import { expect, test } from 'vitest';
import { goOn } from './support/late.ts';
import { bottomOf, expectNoSidewaysScroll, heightOf } from './support/layout.ts';
import { openHouse } from './support/page.ts';
import { lateTurn, recordedStandard } from './support/standard.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();

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
    const message = `${width} × ${height}`;
    await expect
      .poll(() => heightOf(page, '[data-part="board"]'), { message })
      .toBeGreaterThanOrEqual(260);
    await expectNoSidewaysScroll(page, message);
    // The tabs below can be scrolled to.
    await page.locator('.mvs-tab-ship').scrollIntoViewIfNeeded();
    await expect
      .poll(() => bottomOf(page, '.mvs-tab-ship'), { message })
      .toBeLessThanOrEqual(height + 1);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  const phases = page.locator('[data-part="prompt"] .phases li');
  await expect.poll(async () => (await phases.allTextContents()).join()).toContain('Spaceport');
  const cut = (): Promise<number> =>
    phases.evaluateAll((all) => all.filter((x) => x.scrollWidth > x.clientWidth).length);
  await expect.poll(cut).toBe(0);
});

test.each(['merchant-of-venus-classic', 'merchant-of-venus-standard'])(
  '%s: on a phone in landscape the prompt stands beside the chart and is scrolled by itself',
  async (game) => {
    const page = await visitor(house, 'Anna');
    await openTable(page, await startTable([page], { game, seats: 3 }));
    await page.locator('main [data-answer]').first().waitFor();
    for (const [width, height] of [
      [740, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${width} × ${height}`;
      await expectNoSidewaysScroll(page, message);
      const boxes = async () => {
        const board = await page.locator('[data-part="board"]').boundingBox();
        const prompt = await page.locator('[data-part="prompt"]').boundingBox();
        if (!board || !prompt) throw new Error('no chart or no prompt');
        return { beside: prompt.x - board.x - board.width, share: board.height / height };
      };
      await expect.poll(async () => (await boxes()).beside, { message }).toBeGreaterThanOrEqual(0);
      expect((await boxes()).share, message).toBeGreaterThan(0.8);
      const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(below, message).toBe(0);
      // The last button of the column is a whole one.
      const last = page.locator('.mv-who-open, .mvs-tab-systems').last();
      expect(await last.evaluate(isWhole), message).toBe(true);
    }
  },
);

test.each([
  [3, 1024, 768],
  [4, 1440, 900],
])('Classic: all %s players are seen at %s by %s', async (seats, width, height) => {
  const page = await visitor(house, 'Anna');
  await page.setViewportSize({ width, height });
  const game = 'merchant-of-venus-classic';
  await openTable(page, await startTable([page], { game, seats, options: { races: 'random' } }));
  await page.locator('[data-part="prompt"] .mv-group-heading button').first().waitFor();
  const rivals = page.locator('.mv-rival');
  await expect.poll(() => rivals.count()).toBe(seats);
  const room = async (): Promise<number> => {
    const story = await page.locator('.table-side').boundingBox();
    const ends = await rivals.evaluateAll((all) =>
      all.map((x) => x.getBoundingClientRect().bottom),
    );
    if (!story || story.y >= height) throw new Error('the story is not on the screen');
    return story.y - Math.max(...ends);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

/** Whether an element lies in the window with all of what it says. */
const isWhole = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside && element.scrollWidth <= element.clientWidth;
};
