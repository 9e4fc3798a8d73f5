import { soak } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { captain, keys, playOut } from './support/captain.ts';
import { lateTable } from './support/late.ts';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
const GAME = 'merchant-of-venus-classic';
const SEATS = 3;
/** So many turns before its end the recorded game is taken up; the long run begins at the beginning. */
const TURNS_LEFT = 2;

test('a game of Classic against bots is played to its end by keyboard only', async () => {
  const page = await visitor(house, 'Anna');
  const table = soak
    ? await startTable([page], { game: GAME, seats: SEATS, options: { goal: '1000' } })
    : await lateTable(house, [page], SEATS, TURNS_LEFT);
  await openTable(page, table);
  // A click would betray itself: it never happens.
  await page.evaluate(() => {
    addEventListener('pointerdown', () => document.body.setAttribute('data-clicked', ''));
  });
  const anna = await captain({ house, page, table, seat: 0, press: keys });
  const answers = await playOut([anna]);
  expect(answers).toBeGreaterThan(soak ? 50 : 3);
  expect(await page.locator('body[data-clicked]').count()).toBe(0);
  const ending = page.locator('.ending');
  await ending.waitFor();
  const won = / wins with (\d+) credits/.exec(await ending.innerText());
  expect(Number(won?.[1])).toBeGreaterThanOrEqual(1000);
  await anna.leave();
}, 3_600_000);
