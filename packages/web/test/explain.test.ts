import { offered } from '@fondaco/games';
import { inRepo } from '@fondaco/testkit';
import { localesIn } from '@fondaco/text/files';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tryToAnswer } from './support/device.ts';
import { startFirstGame } from './support/first-game.ts';
import { openHouse } from './support/page.ts';
import { seriousProblems } from './support/problems.ts';

const house = openHouse();
const PHONE = { width: 360, height: 740 };
const note = (page: Page) => page.locator('.explain:not(.unseen)');

/** What can be pressed and lies under the note. */
const coveredAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = document.querySelector('.explain');
    const box = shown?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((one) => one.hasAttribute('aria-pressed') || !one.closest('[role="toolbar"]'))
      .filter((one) => one.checkVisibility() && one.ariaDisabled !== 'true')
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isBeside = left >= box.right || right <= box.left;
        return !isBeside && top < box.bottom && bottom > box.top && right > left;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });

/** All explanations of a game. */
const explanationsOf = ({ folder, prefix }: (typeof offered)[number]): string[] =>
  Object.entries(localesIn(inRepo(`games/${folder}/locales`)).en ?? {})
    .filter(([key]) => key.startsWith(`${prefix}.explain.`))
    .map(([, text]) => text);

test.each(offered)(
  'the first question of $id is explained once, and no answer is covered, on a phone neither',
  async (game) => {
    const page = await house.visit({ explain: true });
    await startFirstGame(page, game.id);
    await note(page).waitFor();
    const said = await note(page).getByRole('status').innerText();
    expect(explanationsOf(game)).toContain(said);
    await expect.poll(() => coveredAnswers(page)).toEqual([]);
    expect(await seriousProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect.poll(() => coveredAnswers(page)).toEqual([]);
    await note(page).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => note(page).count()).toBe(0);
    await page.reload();
    await page.locator('[data-part="prompt"]').waitFor();
    expect(await note(page).count()).toBe(0);
  },
);

test('an explanation is reached by Tab, goes with the answer, and the next kind of question has its own', async () => {
  const page = await house.visit({ explain: true });
  await startFirstGame(page, 'merchant-of-venus-classic');
  const first = await note(page).innerText();
  const isReached = (): Promise<boolean> => note(page).locator(':focus').isVisible();
  // The question has the focus; the explanation comes before it.
  for (let n = 0; n < 40 && !(await isReached()); n++) await page.keyboard.press('Shift+Tab');
  expect(await isReached()).toBe(true);
  await tryToAnswer(page);
  await expect.poll(async () => (await note(page).count()) === 1).toBe(true);
  await expect.poll(() => note(page).innerText()).not.toBe(first);
});

test('explanations are switched off and on again in the settings', async () => {
  const page = await house.visit({ explain: true });
  await startFirstGame(page);
  await note(page).waitFor();
  const change = async (): Promise<void> => {
    await page.goto(`${house.url}/about`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Explain new questions').click();
    await page.goBack();
    await page.locator('[data-part="prompt"]').waitFor();
  };
  await change();
  expect(await note(page).count()).toBe(0);
  await change();
  await note(page).waitFor();
});
