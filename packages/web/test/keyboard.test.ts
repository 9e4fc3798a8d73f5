import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { parseGameFile } from '@fondaco/kernel';
import { soak } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { goOn, type Recorded, recordedGame } from './support/late.ts';
import { keys, playToTheEnd } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
/**
 * The recorded game is taken up where this many cards are left and seat 0 begins a turn. Three turns draw fewer, so that seat 0
 * has at least two, however fast the bots play. The long run begins at the beginning.
 */
const PILE_LEFT = 24;
const TURNS = 2;
/** At the least a player ends the trading and then the turn. */
const ANSWERS_PER_TURN = 2;

function lateTurn({ file, before }: Recorded): number {
  const ends = file.entries.flatMap((entry) =>
    entry.t === 'act' && (entry.action as { do: string }).do === 'done' ? [entry.seq] : [],
  );
  const found = ends.findLast((end) => {
    const { active, pile } = before(end + 1).state;
    return active === 0 && pile.length >= PILE_LEFT;
  });
  if (found === undefined) throw new Error('the recorded game has no such turn');
  return found + 1;
}

test('a game against bots is played to its end by keyboard only', async () => {
  const page = await visitor(house, 'Anna');
  const recorded = recordedGame(oltreMare, 'second-3');
  const first = soak ? 0 : lateTurn(recorded);
  const table = soak
    ? await startTable([page], { seats: 3 })
    : await goOn(house, [page], recorded, first);
  await openTable(page, table);
  // A click would betray itself: it never happens.
  await page.evaluate(() => {
    addEventListener('pointerdown', () => document.body.setAttribute('data-clicked', ''));
  });
  await playToTheEnd([page], keys);
  expect(await page.locator('body[data-clicked]').count()).toBe(0);
  await page.locator('.ending').waitFor();
  const response = await page.request.get(`${house.url}/api/tables/${table}/file`);
  const { entries } = parseGameFile(await response.text());
  const answers = entries.slice(first).filter((entry) => entry.t === 'act' && entry.seat === 0);
  expect(answers.length).toBeGreaterThanOrEqual(TURNS * ANSWERS_PER_TURN);
});
