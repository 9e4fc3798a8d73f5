import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Craft, captain, keys, type Press } from './support/captain.ts';
import { goOn } from './support/late.ts';
import { finger, mouse } from './support/merchant.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import {
  asRecorded,
  DRAGGING,
  recordedStandard,
  STANDARD,
  turnWithDie,
} from './support/standard.ts';
import { guest, openTable } from './support/table.ts';

const house = openHouse();

/** A recorded turn with a die that goes into a box is played over; gives by what the page was used. */
async function playOver(page: Page, press: Press, craft: Craft): Promise<string[]> {
  const game = recordedStandard('greedy-2');
  const { start, turn } = turnWithDie(game);
  await guest(page, 'Anna');
  const table = await goOn(house, [page], game, start);
  await openTable(page, table);
  await page.evaluate(() => {
    const hands = new Set<string>();
    const note = (hand: string) =>
      document.body.setAttribute('data-hands', [...hands.add(hand)].join());
    addEventListener('pointerdown', (e) => note(e.pointerType), true);
    addEventListener('keydown', () => note('keys'), true);
  });
  const anna = await captain({
    house,
    page,
    table,
    seat: 0,
    press,
    craft,
    advice: asRecorded(turn),
  });
  for (const { action } of turn) {
    await anna.hasNews();
    expect(await anna.act()).toBe(true);
    const { box } = action as { box?: string };
    // On a phone a box that is full makes room for those that are not.
    const full = page.locator(`.mvs-box.is-full[data-box="${box}"]`);
    if (box) await full.waitFor({ state: 'attached' });
  }
  await anna.leave();
  return ((await page.locator('body').getAttribute('data-hands')) ?? '').split(',');
}

const PHONE = { size: { width: 360, height: 740 }, touch: true };

test.each([
  ['keys', 'number of the die, letter of the box', keys, STANDARD, {}],
  ['touch', 'dragged on a phone', finger.press, DRAGGING, PHONE],
  ['touch', 'tapped on a phone', finger.press, STANDARD, PHONE],
  ['mouse', 'dragged', mouse.press, DRAGGING, {}],
] as const)(
  'a turn with a die in a box, by %s only: %s',
  async (hand, _how, press, craft, visit) => {
    const page = await house.visit({ path: DOORSTEP, ...visit });
    expect(await playOver(page, press, craft)).toEqual([hand]);
  },
);
