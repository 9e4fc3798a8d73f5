import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';
import { byTurn } from './support/trading.ts';

const house = openHouse();

test('while the server is away the page says so, keeps the answer and sends it once', async () => {
  const anna = await visitor(house, 'Anna', { storySteps: true });
  const bruno = await visitor(house, 'Bruno', { storySteps: true });
  const table = await startTable([anna, bruno]);
  await openTable(anna, table);
  await openTable(bruno, table);
  const { active, other } = await byTurn(anna, bruno);

  const startAgain = await house.stopServer();
  await active.locator('.banner-warn').waitFor();
  await active.getByRole('button', { name: 'End trading' }).click();
  await active.getByText('Your answer is saved').waitFor();
  await startAgain();
  for (const page of [active, other]) {
    await page.getByText('ends trading').first().waitFor();
    await expect.poll(() => page.locator('.banner-warn').count()).toBe(0);
    expect(await page.locator('.story-line', { hasText: 'ends trading' }).count()).toBe(1);
  }
});
