import { expect, test } from 'vitest';
import { mouse, takeStep } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';
import { writeOffer } from './support/trading.ts';

const house = openHouse([], { timed: true });
const BEAT_MS = 5000;
const HALF_A_MINUTE_MS = 30_000;
/** A button that disappears before it is pressed is given up after this time. */
const RETRY_MS = 3000;

test('on the turn of a bot that plays at once, an offer is begun, written for half a minute, and sent', async () => {
  const anna = await visitor(house, 'Anna', { storySteps: true });
  const table = await startTable([anna], { seats: 3, pace: 0 });
  await openTable(anna, table);
  const compose = anna.getByRole('button', { name: 'Make an offer' }).first();
  const waitsFor = (): Promise<number[]> =>
    anna.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).waitsFor, table);
  const botTrades = async (): Promise<boolean> =>
    !(await waitsFor()).includes(0) && (await compose.isVisible());
  // Anna plays her turns until a bot trades; then time stands still. What the bot had begun before may end its trading.
  const begins = async (): Promise<boolean> => {
    if (!(await botTrades())) return false;
    const isOpen = await compose.click({ timeout: RETRY_MS }).then(
      () => true,
      () => false,
    );
    return isOpen && !(await waitsFor()).includes(0);
  };
  while (!(await begins())) {
    if (!(await takeStep(anna, mouse))) await house.pass(BEAT_MS);
  }
  const trader = await waitsFor();
  await anna.getByText('is writing an offer').first().waitFor();
  const told = anna.locator('.story-line');
  const before = await told.count();
  await house.pass(HALF_A_MINUTE_MS);
  expect(await waitsFor()).toEqual(trader);
  expect(await told.count()).toBe(before);
  await writeOffer(anna, mouse);
  // It may be answered at once: the story has it in any case.
  await told.filter({ hasText: 'Anna makes an offer' }).first().waitFor();
});
