import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame } from './support/device.ts';
import { openHouse } from './support/page.ts';

const house = openHouse();

/** What a new visitor may open, and what is there when all has come. */
const SCREENS = {
  '/': '.no-game',
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
