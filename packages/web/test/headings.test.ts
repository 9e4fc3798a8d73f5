import {
  type ClassicState,
  merchantOfVenusClassic,
} from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import type { StandardState } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOn, lastWhere, recordedGame } from './support/late.ts';
import { openHouse } from './support/page.ts';
import { recordedStandard } from './support/standard.ts';
import { openTable, visitor } from './support/table.ts';

const house = openHouse();
/** A long recorded game is searched from here on backwards. */
const MIDDLE = 400;

/** A ship of Classic on a route between two systems, before the roll. */
async function onRoute(): Promise<Page> {
  const page = await visitor(house, 'Anna');
  const recorded = recordedGame(merchantOfVenusClassic, 'greedy-3');
  const space = ({ players }: ClassicState): string => players[0]?.space ?? '';
  const entry = lastWhere<ClassicState>(
    recorded,
    (s) => s.active === 0 && s.agenda.at(-1)?.f === 'heading' && space(s).includes('-'),
    MIDDLE,
  );
  await openTable(page, await goOn(house, [page], recorded, entry));
  await page.locator('.mv-ink-odds').first().waitFor();
  return page;
}

const rolled = (page: Page) => page.locator('.mv-dice');

test('headings are places, the likeliest first, and what is no answer comes last', async () => {
  const page = await onRoute();
  const answers = page.locator('[data-part="prompt"] .mv-heading');
  expect(await answers.count()).toBe(2);
  for (const words of await answers.allInnerTexts()) expect(words).toMatch(/^Towards [A-Z]/);
  const chances = (await answers.locator('> b').allInnerTexts()).map((x) => Number.parseInt(x, 10));
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  const last = page.locator('.mv-prompt-more > :last-child');
  expect(await last.getAttribute('class')).toContain('mv-fold');
  await last.locator('summary').click();
  await last.getByRole('button', { name: /^Switch/ }).waitFor();
});

test('a goal pressed on the chart chooses the heading and draws the way', async () => {
  const page = await onRoute();
  // Far away, with neither market nor heading: an asteroid of the Ice World.
  await page.locator('[data-space="IW.3"]').click();
  const card = page.locator('.mv-chart-card');
  await card.getByRole('button', { name: /^Head for .+ and roll/ }).waitFor();
  const way = await page.locator('.mv-chart-way-band').getAttribute('d');
  expect(way?.match(/M/g)?.length).toBeGreaterThan(3);
  await card.getByRole('button', { name: /^Head for/ }).click();
  await rolled(page).waitFor();
});

test('a market that is looked at can be headed for', async () => {
  const page = await onRoute();
  await page.locator('[data-system="PP"]').click();
  await page.getByRole('button', { name: 'Head here and roll' }).click();
  await rolled(page).waitFor();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  // Every place in reach says what flying there commits to.
  for (const words of await page.locator('[data-part="prompt"] .mv-goal').allInnerTexts())
    expect(words).toMatch(/\d+ points?|by telegate/);
});

test('a failed check shows die, dial and what was needed until it is answered', async () => {
  const page = await visitor(house, 'Anna');
  const recorded = recordedStandard('greedy-4');
  const entry = lastWhere<StandardState>(
    recorded,
    (s) => s.active === 0 && s.agenda.at(-1)?.f === 'failed',
  );
  await openTable(page, await goOn(house, [page], recorded, entry));
  const card = page.locator('.mvs-check.is-failed');
  await card.waitFor();
  const [, die, most] =
    /The die shows (\d)\. Needed: (\d) or less\./.exec(await card.innerText()) ?? [];
  expect(Number(die)).toBeGreaterThan(Number(most));
  expect(await card.locator('[aria-current] b').innerText()).toBe(die);
  expect(await card.locator('.is-good').count()).toBe(Number(most));
});
