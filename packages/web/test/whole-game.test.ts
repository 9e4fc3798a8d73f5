import { expect, test } from 'vitest';
import { mouse, playToTheEnd } from './support/merchant.ts';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';

const house = openHouse();
/** A short game has six rounds, in which each of two players answers three times or more. */
const FEWEST_STEPS = 30;

test('two people in two browsers play a whole game to the final score by mouse', async () => {
  const anna = await visitor(house, 'Anna');
  const bruno = await visitor(house, 'Bruno');
  const table = await startTable([anna, bruno]);
  await openTable(anna, table);
  await openTable(bruno, table);
  const steps = await playToTheEnd([anna, bruno], mouse);
  expect(steps).toBeGreaterThan(FEWEST_STEPS);
  for (const page of [anna, bruno]) {
    await page.locator('.ending').waitFor();
    expect(await page.locator('.ending').innerText()).toMatch(/Anna[\s\S]*Bruno|Bruno[\s\S]*Anna/);
  }
});
