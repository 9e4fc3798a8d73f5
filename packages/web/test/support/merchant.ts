import type { Locator, Page } from 'playwright-core';

/** How somebody touches things: with a mouse, a finger, or keys alone. */
export interface Touch {
  /** Waits as long as the page does, unless told how many milliseconds. */
  press(page: Page, target: Locator, timeout?: number): Promise<void>;
}

const within = (timeout?: number) => (timeout === undefined ? {} : { timeout });
export const mouse: Touch = { press: (_page, target, ms) => target.click(within(ms)) };
export const finger: Touch = { press: (_page, target, ms) => target.tap(within(ms)) };

/** A target that disappears before it is pressed is given up after this time; the step is then tried again. */
const RETRY_MS = 3000;
const letGo = (): void => {};

const prompt = (page: Page): Locator => page.locator('[data-part="prompt"]');
/** The button that moves the turn on; there is none while others are at it. */
const primary = (page: Page): Locator => prompt(page).locator('.om-go');
const ready = (page: Page): Locator =>
  prompt(page).locator('.om-go:not([aria-disabled="true"], :disabled)');
/** Declines an offer. Bots wait for the answer. */
const offer = (page: Page): Locator =>
  page
    .locator('.om-mat-buttons')
    .getByRole('button', { name: 'Decline', exact: true })
    .locator('visible=true')
    .first();
const over = (page: Page): Locator => page.locator('.ending');

/** Leads to a part of the table, and walks inside it. */
const WAYS: Record<string, { to: string; on: string }> = {
  prompt: { to: 'p', on: 'Tab' },
  hand: { to: 'h', on: 'ArrowRight' },
  board: { to: 'b', on: 'PageDown' },
};
const MOST_KEYS = 60;

/** Nothing but keys: to the part, along it until the thing has the focus, and Enter. */
export const keys: Touch = {
  async press(page, target) {
    const part = await target.evaluate(
      (el) => el.closest('[data-part]')?.getAttribute('data-part') ?? '',
      undefined,
      { timeout: RETRY_MS },
    );
    const focused = (): Promise<boolean> =>
      target.evaluate((el) => el === document.activeElement, undefined, { timeout: RETRY_MS });
    // What has no key of its own comes after the question.
    for (const way of [WAYS[part], WAYS.prompt]) {
      if (!way || (await focused())) continue;
      await page.keyboard.press(way.to);
      for (let i = 0; i < MOST_KEYS && !(await focused()); i++) await page.keyboard.press(way.on);
    }
    if (!(await focused())) throw new Error(`no way by keys to ${part || 'this part'}`);
    await page.keyboard.press('Enter');
  },
};

/** What can be seen of where the game stands; changes with every step. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words = document.querySelector('[data-part="prompt"]')?.textContent;
    const story = [...document.querySelectorAll('.turn-told, .story-line')].at(-1)?.textContent;
    const cards = document.querySelectorAll('[data-card]').length;
    return [words, story, cards, document.querySelector('.ending') !== null].join('|');
  });

export async function isOver(page: Page): Promise<boolean> {
  return (await over(page).count()) > 0;
}

/** Whether a question of the own turn is on the table. */
export async function isAsked(page: Page): Promise<boolean> {
  return (await primary(page).count()) > 0;
}

/** One step of a turn, with what is on the screen; true when something was done. */
export async function takeStep(page: Page, { press }: Touch): Promise<boolean> {
  if (await isOver(page)) return false;
  // Venice lies over the chart for some seconds.
  if ((await page.locator('.om-venice').count()) > 0) await page.keyboard.press('Escape');
  if ((await offer(page).count()) > 0) await press(page, offer(page), RETRY_MS).catch(letGo);
  if (!(await isAsked(page))) return false;
  const before = await standing(page);
  if ((await ready(page).count()) === 0) await prepare(page, press);
  // Enter on a harbour sails there at once.
  if ((await standing(page)) === before || (await ready(page).count()) > 0)
    await press(page, ready(page), RETRY_MS).catch(letGo);
  for (let i = 0; i < 100 && (await standing(page)) === before; i++) await page.waitForTimeout(20);
  return true;
}

/** Chooses what the question wants before its button can be pressed. */
async function prepare(page: Page, press: Touch['press']): Promise<void> {
  const buy = prompt(page).getByRole('button', { name: /^Buy/ }).locator('visible=true').first();
  const free = page.locator('[data-card][aria-pressed="false"][aria-disabled="false"]');
  for (let i = 0; i < 12 && (await ready(page).count()) === 0; i++) {
    // On a phone harbours are rows; those of the chart may lie outside the picture.
    const rows = page.locator('.om-sail-row').locator('visible=true');
    const ports = page.locator('.om-chart-port.is-open').locator('visible=true');
    const row = ((await rows.count()) > 0 ? rows : ports).first();
    if ((await free.count()) > 0 && (await phase(page)) !== 'trade')
      await press(page, free.first(), RETRY_MS).catch(letGo);
    else if (await row.isVisible().catch(() => false))
      await press(page, row, RETRY_MS).catch(letGo);
    else if (await buy.isVisible().catch(() => false))
      await press(page, buy, RETRY_MS).catch(letGo);
    await page.waitForTimeout(30);
  }
}

const phase = (page: Page): Promise<string | null> =>
  prompt(page)
    .getAttribute('data-phase')
    .catch(() => null);

/** Others have played: it is this page's turn, or the game is over. */
export const hasNews = (page: Page): Promise<void> =>
  primary(page).or(offer(page)).or(over(page)).first().waitFor();

/** People at their pages play by turns until all see the end; gives how often one of them did something. */
export async function playToTheEnd(
  people: readonly Page[],
  touch: Touch,
  most = 3000,
): Promise<number> {
  for (let steps = 0; steps < most; ) {
    const playing: Page[] = [];
    for (const page of people) if (!(await isOver(page))) playing.push(page);
    if (playing.length === 0) return steps;
    let moved = false;
    for (const page of playing) if (await takeStep(page, touch)) moved = true;
    if (moved) steps++;
    else await Promise.race(playing.map(hasNews));
  }
  throw new Error(`after ${most} steps: ${await prompt(people[0] as Page).innerText()}`);
}
