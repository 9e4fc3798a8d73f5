import type { View } from '@fondaco/games/oltre-mare/rules/index.ts';
import { soak } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { hurry } from './support/hurry.ts';
import { keys, playToTheEnd } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { cookieOf, openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
/** So few cards are left in the pile when the keys take over; the long run begins at the beginning. */
const LATE = 14;

test('a game against bots is played to its end by keyboard only', async () => {
  const page = await visitor(house, 'Anna');
  const table = await startTable([page], { seats: 3 });
  const late = (view: View): boolean => soak || view.pile.size <= LATE;
  await hurry(house.port, table, [await cookieOf(page)], late);
  await openTable(page, table);
  // A click would betray itself: it never happens.
  await page.evaluate(() => {
    addEventListener('pointerdown', () => document.body.setAttribute('data-clicked', ''));
  });
  const steps = await playToTheEnd([page], keys);
  // As few as the bots leave.
  expect(steps).toBeGreaterThan(0);
  expect(await page.locator('body[data-clicked]').count()).toBe(0);
  await page.locator('.ending').waitFor();
}, 600_000);
