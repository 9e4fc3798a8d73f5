import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Captain, captain, playOut } from './support/captain.ts';
import { goOn } from './support/late.ts';
import { mouse } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { lateTurn, recordedStandard, STANDARD, STANDARD_GAME } from './support/standard.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
/** So many turns before its end a recorded game is taken up; the long run begins at the beginning. */
const TURNS_LEFT = 2;

async function play(names: readonly string[], recording: string, variant: string): Promise<Page[]> {
  const people: Page[] = [];
  for (const name of names) people.push(await visitor(house, name));
  const game = recordedStandard(recording);
  const table = soak
    ? await startTable(people, { game: STANDARD_GAME, options: { variant } })
    : await goOn(house, people, game, lateTurn(game, TURNS_LEFT));
  const captains: Captain[] = [];
  for (const [seat, page] of people.entries()) {
    await openTable(page, table);
    captains.push(await captain({ house, page, table, seat, press: mouse.press, craft: STANDARD }));
  }
  const answers = await playOut(captains);
  expect(answers).toBeGreaterThan(soak ? 30 : 3);
  for (const c of captains) await c.leave();
  return people;
}

test('two people in two browsers play Light Speed to the final scoring', async () => {
  const names = ['Anna', 'Bruno'];
  const totals: string[] = [];
  for (const page of await play(names, 'light-speed-2', 'lightSpeed')) {
    const ending = page.locator('.ending');
    await ending.waitFor();
    const said = await ending.innerText();
    for (const name of names) expect(said).toContain(name);
    expect(said).toMatch(/The last round is over\. Winner: (?:Anna|Bruno)/);
    totals.push(await ending.locator('.mvs-scores .is-total').innerText());
    // Step by step: at first only what is in hand.
    const rows = ending.locator('.mvs-scores tbody tr');
    await ending.getByRole('button', { name: 'Show step by step' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await ending.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
  }
  expect(totals[0]).toMatch(/\d+/);
  expect(totals[1]).toBe(totals[0]);
}, 3_600_000);

test('the Solo Challenge is played to its end, won or lost', async () => {
  const [page] = await play(['Anna'], 'challenges', 'soloChallenge');
  const ending = page?.locator('.ending');
  await ending?.waitFor();
  const said = (await ending?.innerText()) ?? '';
  expect(said).toMatch(
    /Anna has completed all challenges|nobody wins|could not be paid: the game is lost/,
  );
  expect(await ending?.locator('.mvs-scores .is-total td').innerText()).toMatch(/^-?\d+/);
}, 3_600_000);
