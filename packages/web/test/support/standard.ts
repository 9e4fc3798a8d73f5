import type { Locator, Page } from 'playwright-core';
import { isOver, type Touch } from './merchant.ts';

/**
 * Answers any decision of Merchant of Venus, the Standard game, with what is on the screen: by mouse, by finger, or by keys
 * alone. Written for tests that want to get somewhere: it trades where it can, and flies to markets.
 */

/** A thing that goes away while a hand reaches for it is let go. */
const letGo = (): void => {};
const ABLE = ':not([aria-disabled="true"], :disabled)';

const prompt = (page: Page): Locator => page.locator('[data-part="prompt"]');
const seen = (page: Page, selector: string): Locator =>
  page.locator(selector).locator('visible=true');

/** Where answers stand, the most useful first. */
const ANSWERS = [
  '.mvs-part-sell .button',
  '.mvs-part-buy .button',
  '.mvs-part-passengers .button',
  '.mvs-pick',
  '.mvs-goal',
  '[data-part="prompt"] .button-primary',
  '.mvs-group .button',
].map((selector) => `${selector}${ABLE}`);

/** Whether this page is asked something. */
const isAskedHere = async (page: Page): Promise<boolean> =>
  (await page.locator('.mvs-prompt.is-mine').count()) > 0;

/** What can be seen of where the game stands; changes with every step. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words = document.querySelector('[data-part="prompt"]')?.textContent;
    const desk = document.querySelector('.mvs-desk')?.textContent;
    return [words, desk, document.querySelectorAll('.story-line').length].join('|');
  });

/** Keys alone: Tab goes from thing to thing until the wanted one has the focus. */
const MOST_TABS = 160;
async function byKeys(page: Page, target: Locator): Promise<void> {
  const focused = (): Promise<boolean> => target.evaluate((el) => el === document.activeElement);
  await page.keyboard.press('p');
  for (let i = 0; i < MOST_TABS && !(await focused()); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** As `keys` of the other games, but through the whole table: markets and dice lie outside the prompt. */
export const standardKeys: Touch = { press: byKeys };

/** One answer; true when there was something to answer. */
export async function answerHere(page: Page, { press }: Touch): Promise<boolean> {
  if ((await isOver(page)) || !(await isAskedHere(page))) return false;
  const before = await standing(page);
  for (const selector of ANSWERS) {
    const found = seen(page, selector);
    if ((await found.count()) === 0) continue;
    await press(page, found.first()).catch(letGo);
    break;
  }
  for (let i = 0; i < 60 && (await standing(page)) === before; i++) await page.waitForTimeout(20);
  return true;
}

/** Puts a die into a box: dragged by mouse, tapped, or by number and letter. */
export async function putDie(
  page: Page,
  how: 'drag' | 'tap' | 'keys',
  die: number,
  box: string,
  letter: string,
): Promise<void> {
  const from = page.locator(`[data-die="${die}"]`);
  const to = seen(page, `[data-box="${box}"]`).first();
  if (how === 'keys') {
    await page.keyboard.press(`${die}`);
    await page.keyboard.press(letter);
  } else if (how === 'tap') {
    await from.tap();
    await to.tap();
  } else await from.dragTo(to);
}

/** People at their pages play by turns until all see the end. */
export async function playStandard(
  people: readonly Page[],
  touch: Touch,
  most = 4000,
): Promise<number> {
  let steps = 0;
  for (let idle = 0; steps < most && idle < 400; ) {
    if ((await Promise.all(people.map(isOver))).every(Boolean)) return steps;
    let moved = false;
    for (const page of people) if (await answerHere(page, touch)) moved = true;
    if (moved) steps++;
    idle = moved ? 0 : idle + 1;
    if (!moved) await people[0]?.waitForTimeout(25);
  }
  throw new Error(`after ${steps} steps: ${await prompt(people[0] as Page).innerText()}`);
}
