import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOn, type Recorded, recordedGame } from './support/late.ts';
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
    // Asked once and at once: while a piece flies, the places it came from may move away.
    const known = new WeakSet<Animation>();
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
        for (const flight of piece.getAnimations()) {
          if (known.has(flight)) continue;
          known.add(flight);
          const { effect } = flight;
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

const CLASSIC = recordedGame(merchantOfVenusClassic, 'greedy-2');
const STANDARD = recordedGame(merchantOfVenusStandard, 'greedy-2');

/** A recorded game where seat 0 is about to buy something; `playOn` leaves it to bots. */
async function atMarket(game: Recorded): Promise<{ page: Page; playOn(): Promise<unknown> }> {
  const page = await visitor(house, 'Anna', { motion: true });
  const buys = game.file.entries.findIndex(
    (x) => x.t === 'act' && x.seat === 0 && (x.action as { do?: string }).do === 'buy',
  );
  const table = await goOn(house, [page], game, buys);
  await openTable(page, table);
  return { page, playOn: () => sit(page, table, 0, false) };
}

test.each([
  ['Classic', CLASSIC],
  ['Standard', STANDARD],
])('%s: what is bought goes from the ship to its owner', async (_, game) => {
  const { page, playOn } = await atMarket(game);
  await watchGlides(page);
  await playOn();
  await expect
    .poll(async () => (await flown(page)).join(), SOONER_OR_LATER)
    .toMatch(/ship-(\d) → (box|hold)-\1/);
  expect((await flown(page)).join()).not.toContain('nowhere');
});

test('nothing flies from or to a ship that is not to be seen', async () => {
  const { page, playOn } = await atMarket(CLASSIC);
  // Cut off at the edge of the chart, as when it is moved away from them.
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.mv-chart-board { right: auto !important; width: 1px !important }');
    document.adoptedStyleSheets.push(style);
  });
  await watchGlides(page);
  await playOn();
  await expect.poll(() => flown(page), SOONER_OR_LATER).toContain('stays');
  expect((await flown(page)).join()).not.toContain('ship');
});
