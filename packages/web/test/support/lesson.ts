import type { Lesson } from '@fondaco/games/lesson.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const ring = (page: Page) => page.locator('.lesson-ring.is-press:not([hidden])');
export const bubble = (page: Page) => page.locator('.lesson-bubble:not(.is-hidden)');
export const isDone = (page: Page): Promise<boolean> =>
  page.locator('[data-lesson="play"]').isVisible();

/** Everything the learner sees and the place of the ring: it changes with every press that does something. */
const sight = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['main', '.lesson-bubble', '.lesson-ring']
      .map((part) => document.querySelector(part)?.outerHTML ?? '')
      .join(),
  );

/** The middle of what is ringed, once it stands still. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  await ring(page).waitFor();
  let last = '';
  let box = { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(async () => {
      const before = last;
      box = (await ring(page).boundingBox()) ?? box;
      last = JSON.stringify(box);
      return last === before;
    })
    .toBe(true);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses where the ring is, whatever is there. */
export async function pressRinged(page: Page): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  const before = await sight(page);
  await page.mouse.click(x, y);
  await expect.poll(() => sight(page)).not.toBe(before);
}

/** Goes to what is ringed by the lesson's own key, and presses it by another. */
export async function pressByKeys(page: Page): Promise<void> {
  await ring(page).waitFor();
  await page.keyboard.press('j');
  const before = await sight(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => sight(page)).not.toBe(before);
}

/** Which step it is, from 0. */
export const stepNow = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('.lesson-count').innerText(), 10) - 1;

/** No step takes as many. */
const MOST_PRESSES = 20;

/** Presses until the next step. */
export async function finishStep(page: Page, press = pressRinged): Promise<void> {
  const step = await stepNow(page);
  for (let i = 0; !(await isDone(page)) && (await stepNow(page)) === step; i++) {
    if (i > MOST_PRESSES) throw new Error(`step ${step} does not end`);
    await press(page);
  }
}

type WrongTry = NonNullable<Lesson['steps'][number]['wrong']>[number];

/** Presses the first of the selectors that is there and free, until the lesson says why not. */
export async function tryWrong(page: Page, wrong: WrongTry, says: string): Promise<void> {
  const why = page.locator('.lesson-why').filter({ hasText: says });
  const free = wrong.press.map((one) => `${one}:not([aria-disabled="true"])`);
  for (let i = 0; !(await why.isVisible()); i++) {
    if (i > MOST_PRESSES) throw new Error(`no way to “${says}”`);
    for (const selector of free) {
      const target = page.locator(selector).locator('visible=true').first();
      if (!(await target.isVisible())) continue;
      const before = await sight(page);
      await target.click();
      await expect.poll(() => sight(page)).not.toBe(before);
      break;
    }
  }
}
