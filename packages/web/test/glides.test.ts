import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, takeStep } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { openTable, sit, startTable, visitor } from './support/table.ts';

const house = openHouse();
/** Sooner or later the players do what is waited for: how soon depends on luck and on the machine. */
const SOONER_OR_LATER = { timeout: 1_000_000 };

/** Writes down from which place to which pieces fly, from now on. */
const watchGlides = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { flown: seen });
    const places = (): [string, DOMRect][] =>
      [...document.querySelectorAll<HTMLElement>('[data-place]')].map((x) => [
        x.dataset.place ?? '',
        x.getBoundingClientRect(),
      ]);
    const near = (transform: unknown): string => {
      const [x = 0, y = 0] = (String(transform).match(/-?[\d.]+/g) ?? []).map(Number);
      const found = places().find(
        ([, box]) =>
          box.width > 0 && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 1,
      );
      return found?.[0].replace(/^card-.*/, 'card') ?? 'nowhere';
    };
    new MutationObserver(() => {
      for (const piece of document.querySelectorAll('.glides > *')) {
        if (piece.getAnimations().length === 0) seen.push('stays');
        for (const { effect } of piece.getAnimations()) {
          const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          seen.push(`${near(frames[0]?.transform)} → ${near(frames.at(-1)?.transform)}`);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

const flown = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { flown: string[] }).flown);

test('cards fly from the hands to where they are laid, and on to the cargo', async () => {
  const page = await visitor(house, 'Anna', { motion: true });
  await openTable(page, await startTable([page], { seats: 2, options: { begins: 'firstSeat' } }));
  await watchGlides(page);
  await expect
    .poll(async () => {
      await takeStep(page, mouse);
      return flown(page);
    }, SOONER_OR_LATER)
    .toEqual(expect.arrayContaining(['card → played', 'played → cargo-0', 'hand-1 → played']));
  expect((await flown(page)).join()).not.toContain('nowhere');
});

test.each(['merchant-of-venus-classic', 'merchant-of-venus-standard'])(
  '%s: what is bought goes from the ship to its owner',
  async (game) => {
    const page = await visitor(house, 'Anna', { motion: true });
    const table = await startTable([page], { game, seats: 2 });
    await sit(page, table, 0, false);
    await openTable(page, table);
    await watchGlides(page);
    await expect
      .poll(async () => (await flown(page)).join(), SOONER_OR_LATER)
      .toMatch(/ship-(\d) → (box|hold)-\1/);
    expect((await flown(page)).join()).not.toContain('nowhere');
  },
);

test('nothing flies from or to a ship that is not to be seen', async () => {
  const page = await visitor(house, 'Anna', { motion: true });
  const table = await startTable([page], { game: 'merchant-of-venus-classic', seats: 2 });
  await sit(page, table, 0, false);
  await openTable(page, table);
  // Cut off at the edge of the chart, as when it is moved away from them.
  await page
    .locator('.mv-chart-board')
    .evaluate(({ style }: HTMLElement) => Object.assign(style, { right: 'auto', width: '1px' }));
  await watchGlides(page);
  await expect.poll(() => flown(page), SOONER_OR_LATER).toContain('stays');
  expect((await flown(page)).join()).not.toContain('ship');
});
