import { offered } from '@fondaco/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, gameCards } from './support/device.ts';
import { chooseGame, startFirstGame } from './support/first-game.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openHouse } from './support/page.ts';
import { seriousProblems } from './support/problems.ts';
import { guest } from './support/table.ts';

const house = openHouse();

/** What a new visitor may open, and what is there when all has come. */
const SCREENS = {
  '/': '.first-visit .win-steps',
  '/new': 'form',
  '/finished': 'h1',
  '/rules': '.book, article, h1',
  '/about': 'h1',
  '/me': 'h1',
  '/nowhere': '.page',
  '/table/local-nowhere': '.page',
};

/** What the console is told of errors from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (said) => {
    if (said.type() === 'error') errors.push(`${said.text()} ${said.location().url}`);
  });
  return errors;
}

const mains = (page: Page) => page.locator('main').count();

test.each(Object.entries(SCREENS))(
  '%s has one main part and tells a new visitor’s console of no error',
  async (path, there) => {
    const page = await house.visit({ path: '/about' });
    const errors = errorsOf(page);
    await page.goto(`${house.url}${path}`);
    await page.locator(there).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(await mains(page)).toBe(1);
  },
);

test.each(['oltre-mare', 'merchant-of-venus-classic', 'merchant-of-venus-standard'])(
  'so does a new table of %s, and its replay',
  async (game) => {
    const page = await house.visit({ path: '/about' });
    const errors = errorsOf(page);
    await page.goto(`${house.url}/new?way=bots&game=${game}`);
    const table = await beginGame(page);
    await page.locator('[data-part="board"]').waitFor();
    expect(await mains(page)).toBe(1);
    await page.goto(`${house.url}${table.replace('table', 'replay')}`);
    await page.getByRole('slider').waitFor();
    expect(await mains(page)).toBe(1);
    expect(errors).toEqual([]);
  },
);

test('a page is in a main part also while it is loaded and when it cannot be', async () => {
  const page = await house.visit({ path: '/about' });
  let goOn = (): void => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route('**/assets/table-screen-*.js', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(`${house.url}/table/local-nowhere`, { waitUntil: 'commit' });
  await page.locator('.skeleton').waitFor();
  expect(await mains(page)).toBe(1);
  goOn();
  await page.locator('.page').waitFor();
  expect(await mains(page)).toBe(1);
});

test('search engines are told what it is, and the visitor’s browser in their language', async () => {
  const described = /<meta name="description" content="([^"]{50,160})"/;
  const sent = described.exec(await (await fetch(house.url)).text())?.[1];
  expect(sent).toContain('board games');
  const page = await house.visit({ lang: 'fr' });
  const description = page.locator('meta[name="description"]');
  await expect.poll(() => description.getAttribute('content')).toContain('marchands');
});

const PHONE = { size: { width: 360, height: 740 }, touch: true };
const introduction = (page: Page) => page.locator('.first-visit');

test('a newcomer finds the lesson of each game, and how it is won', async () => {
  const page = await house.visit(PHONE);
  for (const { id } of offered) {
    await chooseGame(page, id);
    const lesson = page.getByRole('link', { name: 'Start the first lesson' });
    await expect.poll(() => lesson.getAttribute('href')).toContain(`/lesson/${id}/`);
    await expect.poll(() => page.locator('.win-picture > *').count()).toBe(4);
    await expectNoSidewaysScroll(page);
  }
  expect(await seriousProblems(page)).toEqual([]);
});

test.each(offered)('one press begins a first game of $id', async ({ id }) => {
  const page = await house.visit();
  await startFirstGame(page, id);
  await page.goto(house.url);
  await gameCards(page).waitFor();
  expect(await introduction(page).count()).toBe(0);
});

test('without the server a newcomer is told so, and can still play', async () => {
  const page = await house.visit({ path: '/about' });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(house.url);
  await introduction(page).getByText('The server cannot be reached').waitFor();
  await startFirstGame(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/table\/local-/);
});

test('a newcomer can have the usual lobby, and keeps it', async () => {
  const page = await house.visit();
  await page.getByRole('button', { name: 'Open tables and games to watch' }).click();
  await page.locator('.lobby-others').waitFor();
  await page.reload();
  await page.locator('.lobby-others').waitFor();
  expect(await introduction(page).count()).toBe(0);
});

test('somebody with an account gets the usual lobby at once', async () => {
  const page = await house.visit({ path: '/about' });
  await guest(page, 'Anna');
  await page.goto(house.url);
  await page.locator('.no-game').waitFor();
  expect(await introduction(page).count()).toBe(0);
});
