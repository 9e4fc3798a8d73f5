import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeGames } from './support/device.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { guest, openRoom } from './support/table.ts';

const house = openHouse();
const PHONE = { width: 412, height: 823 };
/** What Lighthouse calls good is twice as much. */
const MOST_SHIFT = 0.05;

/** Answers of the server, in two orders; not everybody asks for all of them. */
const ORDERS = {
  'as they are asked for': ['session', 'mine', 'games', 'tables', 'running'],
  'the last first': ['running', 'tables', 'games', 'session', 'mine'],
};

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

function makeGate(): { opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

/** Holds all answers of the server, to let them come one by one. */
async function holdAnswers(page: Page): Promise<(name: string) => Promise<void>> {
  const gates = new Map<string, ReturnType<typeof makeGate>>();
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? makeGate();
    gates.set(name, gate);
    return gate;
  };
  await page.route('**/api/**', async (route) => {
    await gateOf(nameOf(route.request().url())).opened;
    await route.continue();
  });
  return async (name) => {
    const came = page.waitForEvent('requestfinished', (r) => nameOf(r.url()) === name);
    gateOf(name).open();
    await came;
    // What came is drawn before the next answer.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  };
}

/** Runs in the page. Counts from when its words are there in their own fonts. */
async function countShifts(): Promise<void> {
  await document.fonts.ready;
  const counted = { sum: 0 };
  Object.assign(window, { counted });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      counted.sum += entry.value;
  });
  observer.observe({ type: 'layout-shift' });
}

/** Whoever was in the lobby before gets it at once. */
async function lookIn(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.locator('.game-card').first().waitFor();
}

const VISITORS = {
  'somebody new': {
    prepare: async () => {},
    asks: ['session', 'games'],
    there: '.win-picture > *',
  },
  'a guest with tables': {
    prepare: async (page: Page) => {
      await guest(page, 'Anna');
      for (let n = 0; n < 3; n++) await openRoom(page);
      await lookIn(page);
    },
    asks: ['session', 'mine', 'games', 'tables', 'running'],
    there: '.game-card',
  },
  'somebody with games on this device': {
    prepare: async (page: Page) => {
      await makeGames(page, 3);
      await lookIn(page);
    },
    asks: ['session', 'games', 'tables', 'running'],
    there: '.game-card',
  },
};

test.each(
  Object.entries(VISITORS).flatMap(([who, visitor]) =>
    Object.entries(ORDERS).map(([how, order]) => ({ who, how, order, ...visitor })),
  ),
)('the lobby of $who does not jump when answers come $how', async (given) => {
  const page = await house.visit({ path: DOORSTEP, size: PHONE, touch: true });
  await given.prepare(page);
  const release = await holdAnswers(page);
  await page.goto(`${house.url}/`, { waitUntil: 'commit' });
  await page.locator('.skeleton').locator('visible=true').first().waitFor();
  await page.evaluate(countShifts);
  for (const name of given.order) if (given.asks.includes(name)) await release(name);
  await page.locator(given.there).first().waitFor();
  await page.locator('.lobby-others, .first-more').waitFor();
  const sum = await page.evaluate(
    () => (window as never as { counted: { sum: number } }).counted.sum,
  );
  expect(sum).toBeLessThan(MOST_SHIFT);
});
