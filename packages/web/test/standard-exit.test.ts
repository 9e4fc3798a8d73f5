import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOn } from './support/late.ts';
import { openHouse } from './support/page.ts';
import { driftIn, recordedStandard } from './support/standard.ts';
import { openTable, visitor } from './support/table.ts';

const house = openHouse();
const NAMES = ['Anna', 'Bruno'];

/** Two people at a recorded game; one of them is about to leave a navigation space without a die. */
async function atTheStar(
  answerTime: number,
): Promise<{ pilot: Page; neighbour: Page; who: string; by: string }> {
  const people: Page[] = [];
  for (const name of NAMES) people.push(await visitor(house, name, { storySteps: true }));
  const game = recordedStandard('light-speed-2');
  const { at, pilot, neighbour } = driftIn(game);
  const table = await goOn(house, people, game, at, answerTime);
  for (const page of people) {
    await openTable(page, table);
    await page.getByRole('button', { name: 'Story', exact: true }).click();
  }
  return {
    pilot: people[pilot] as Page,
    neighbour: people[neighbour] as Page,
    who: NAMES[pilot] as string,
    by: NAMES[neighbour] as string,
  };
}

const prompt = (page: Page) => page.locator('[data-part="prompt"]');

test('the left neighbour chooses the exit in a second browser', async () => {
  const { pilot, neighbour, who, by } = await atTheStar(300);
  await prompt(pilot).getByRole('button', { name: 'No die: the left neighbour chooses' }).click();
  await prompt(pilot).getByText(`Waiting for ${by}`).waitFor();
  await prompt(neighbour).getByText('A question for you').waitFor();
  await neighbour
    .getByRole('timer')
    .getByText(/^[45]:\d\d to answer$/)
    .waitFor();
  await pilot
    .getByRole('timer')
    .getByText(new RegExp(`^${by}: [45]:\\d\\d$`))
    .waitFor();
  // The chart offers the same exits as the answers beside it.
  const exits = neighbour.locator('[data-part="board"] [data-space][aria-pressed]');
  expect(await exits.count()).toBeGreaterThan(1);
  await exits.first().click();
  const send = neighbour
    .locator('[data-part="board"]')
    .getByRole('region')
    .locator('.button-primary');
  const sent = `${by} sends ${who} to`;
  await send.click();
  for (const page of [pilot, neighbour])
    await page.locator('.story-line', { hasText: sent }).waitFor();
  await prompt(pilot).getByText('Your turn').waitFor();
});

test('when the neighbour is away the effect die chooses the exit, and the game goes on', async () => {
  const { pilot, neighbour, who } = await atTheStar(2);
  await neighbour.close();
  await prompt(pilot).getByRole('button', { name: 'No die: the left neighbour chooses' }).click();
  const thrown = new RegExp(`The effect die shows [1-6]: ${who} leaves for`);
  await pilot.locator('.story-line', { hasText: thrown }).waitFor();
  await prompt(pilot).getByText('Your turn').waitFor();
  expect(await pilot.locator('.story-line', { hasText: thrown }).count()).toBe(1);
});
