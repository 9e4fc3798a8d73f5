import { soak } from '@fondaco/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { captain, playOut } from './support/captain.ts';
import { lateTable } from './support/late.ts';
import { mouse } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
const GAME = 'merchant-of-venus-classic';
/** So many turns before its end the recorded game is taken up; the long run begins at the beginning. */
const TURNS_LEFT = 2;

test('two people in two browsers play Classic to a net worth of 1000 by mouse', async () => {
  const names = ['Anna', 'Bruno'];
  const people: Page[] = [];
  for (const name of names) people.push(await visitor(house, name));
  const table = soak
    ? await startTable(people, { game: GAME, options: { goal: '1000' } })
    : await lateTable(house, people, 2, TURNS_LEFT);
  const captains = [];
  for (const [seat, page] of people.entries()) {
    await openTable(page, table);
    captains.push(await captain({ house, page, table, seat, press: mouse.press }));
  }
  const answers = await playOut(captains);
  expect(answers).toBeGreaterThan(soak ? 100 : 10);
  for (const page of people) {
    const ending = page.locator('.ending');
    await ending.waitFor();
    for (const name of names) expect(await ending.innerText()).toContain(name);
    const won = /(?:Anna|Bruno) wins with (\d+) credits/.exec(await ending.innerText());
    expect(Number(won?.[1])).toBeGreaterThanOrEqual(1000);
  }
  for (const c of captains) await c.leave();
}, 3_600_000);
