import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './support/page.ts';
import { openTable, startTable, visitor } from './support/table.ts';
import { byTurn } from './support/trading.ts';

const house = openHouse();

async function twoAtATable(): Promise<{ active: Page; other: Page }> {
  const anna = await visitor(house, 'Anna', { storySteps: true });
  const bruno = await visitor(house, 'Bruno', { storySteps: true });
  const table = await startTable([anna, bruno]);
  await openTable(anna, table);
  await openTable(bruno, table);
  return byTurn(anna, bruno);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what is said at the table is text, whatever it looks like; who is muted is not read', async () => {
  const { active, other } = await twoAtATable();
  for (const page of [active, other]) await page.getByRole('tab', { name: 'Chat' }).click();
  const said = '<b id="bad">ahoy</b>';
  await active.getByRole('textbox', { name: 'Say something…' }).fill(said);
  await button(active, 'Send').click();
  await other.getByText(said).waitFor();
  expect(await other.locator('#bad').count()).toBe(0);
  await other.getByText('Mute somebody').click();
  await other.getByRole('checkbox').check();
  await expect.poll(() => other.getByText(said).count()).toBe(0);
});

test('undo goes back at once; beyond what was learned the other is asked', async () => {
  const { active, other } = await twoAtATable();
  const hand = () => active.locator('[data-part="hand"] [data-card]').count();
  const before = await hand();
  await active
    .locator('[data-part="prompt"]')
    .getByRole('button', { name: /^Buy/ })
    .first()
    .click();
  await expect.poll(hand).toBe(before + 1);
  await button(active, 'Ask to undo').click();
  await button(other, 'Refuse').click();
  await active.getByText('was declined').waitFor();
  await button(active, 'Ask to undo').click();
  await other.getByText('asks to go back').waitFor();
  await button(other, 'Agree').click();
  await expect.poll(hand).toBe(before);
  await active.locator('.story-undone').first().waitFor();
});

test('who leaves is played for by a bot, and takes the seat back', async () => {
  const { other } = await twoAtATable();
  await button(other, 'Table').click();
  await button(other, 'Let a bot play for me').click();
  await expect.poll(() => other.locator('[data-part="hand"] [data-card]').count()).toBe(0);
  await other.getByText(/^A bot plays for (Anna|Bruno)/).waitFor();
  await other.getByRole('button', { name: /^Take back the seat/ }).click();
  await other.locator('[data-part="hand"] [data-card]').first().waitFor();
});

test('the browser’s Back leads to the lobby and Forward to the same game', async () => {
  const { active } = await twoAtATable();
  const prompt = await active.locator('[data-part="prompt"]').innerText();
  await active.getByRole('link', { name: 'To the lobby' }).first().click();
  await active.getByRole('heading', { name: 'My games' }).waitFor();
  await active.goBack();
  await expect.poll(() => active.locator('[data-part="prompt"]').innerText()).toBe(prompt);
});
