import { keeperLink } from '@fondaco/server';
import { soak } from '@fondaco/testkit';
import type { Cookie, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { analysedGame } from './support/analysis.ts';
import { takeAwayFile } from './support/deploy.ts';
import { changeDatabase, fileOfGame, makeGames, openGame } from './support/device.ts';
import { hurry } from './support/hurry.ts';
import { goOn } from './support/late.ts';
import { bottomOf, expectNoSidewaysScroll, heightOf } from './support/layout.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { seriousProblems } from './support/problems.ts';
import { lastTime, recordedStandard } from './support/standard.ts';
import { cookieOf, guest, openRoom, openTable, sit, startTable } from './support/table.ts';

const house = openHouse();
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 1024, height: 768 };

/** Every screen, and how one gets there. Those with a lobby come before those for which tables are opened, which it would list. */
const SCREENS = {
  lobby: (page: Page) => at(page, '/'),
  'first visit': async (page: Page) => {
    await page.context().clearCookies();
    await at(page, '/');
    await page.locator('.win-picture > *').first().waitFor();
  },
  'a new version, and the offer to install': async (page: Page) => {
    await at(page, '/');
    await page.evaluate(() => {
      dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
      const data = { version: 'newer' };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    });
    await page.locator('.shell-notice').waitFor();
    await page.locator('#rail-install').waitFor();
  },
  'first visit without a server': (page: Page) => withoutServer(page, ''),
  'what needs a server': (page: Page) => withoutServer(page, '#/me'),
  'new table without a server': (page: Page) => withoutServer(page, '#/new?way=table'),
  'games of this device, one of them damaged': async (page: Page) => {
    const [bad] = await makeGames(page, 14);
    await changeDatabase(page, 'damage', bad);
    await at(page, '/');
    await page.locator('.note-danger').waitFor();
    await page.locator('.paged-turn').waitFor();
  },
  'games of this device that are gone': async (page: Page) => {
    await openGame(page);
    await at(page, '/');
    await page.locator('.game-card-tools').first().waitFor();
    await changeDatabase(page, 'delete');
    await page.reload();
    await page.locator('.note-warn').waitFor();
  },
  'games of this device, of a newer version': async (page: Page) => {
    await openGame(page);
    await changeDatabase(page, 'upgrade');
    await at(page, '/');
    // In place of the list, or above the games of the server.
    await page.locator('.lobby-mine').locator('.empty, .note-danger').first().waitFor();
  },
  'file of a game of this device': async (page: Page) => {
    await openGame(page);
    await at(page, '/');
    await page.locator('.game-card-tool').first().click();
    await page.getByRole('dialog').waitFor();
  },
  'importing a game': async (page: Page) => {
    const file = await fileOfGame(page, await openGame(page));
    await at(page, '/');
    await page.locator('.lobby-mine .lobby-section-side button').click();
    await page.locator('dialog input[type="file"]').setInputFiles(file);
    await page.locator('dialog .player').first().waitFor();
  },
  'importing what is no game': async (page: Page) => {
    await at(page, '/');
    await page.locator('.lobby-mine .lobby-section-side button').click();
    const file = { name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await page.locator('dialog input[type="file"]').setInputFiles(file);
    await page.locator('dialog .note-danger').waitFor();
  },
  'game of this device that is gone': async (page: Page) => {
    await at(page, '/table/local-nothing');
    await page.locator('.page-seal').waitFor();
  },
  'game of this device that is damaged': async (page: Page) => {
    await changeDatabase(page, 'cut', await openGame(page));
    await page.reload();
    await page.locator('.page-seal').waitFor();
  },
  'game of this device of a newer version': async (page: Page) => {
    await openGame(page);
    await changeDatabase(page, 'upgrade');
    await page.reload();
    await page.locator('.page-seal').waitFor();
  },
  'table after a deploy': async (page: Page) => {
    const id = await openGame(page);
    await takeAwayFile(page, 'look');
    await at(page, `/table/${id}`);
    await page.locator('.page-seal').waitFor();
  },
  'new table': (page: Page) => at(page, '/new'),
  'component sets': async (page: Page) => {
    await at(page, '/sets?game=merchant-of-venus-classic');
    await page.locator('.sets .button-primary').click();
    await page.locator('.sets-parts summary').nth(2).click();
    await page.locator('.sets-parts fieldset input').first().fill('⟦Amber People⟧');
    await page.locator('.sets-field.is-changed').waitFor();
    await page.locator('.sets-preview section').first().waitFor();
  },
  account: (page: Page) => at(page, '/me'),
  'account without a secure context': async (page: Page) => {
    await insecure(page);
    await at(page, '/me');
    await page.locator('.account-way-off .note').waitFor();
  },
  'account that is kept, with its recovery code': async (page: Page) => {
    await keepGames(page);
    await page.locator('.recovery-groups').waitFor();
  },
  'account that is kept': async (page: Page) => {
    await keepGames(page);
    await page.locator('dialog .button-quiet').last().click();
    await page.locator('#account-ways').waitFor();
  },
  'signing in': async (page: Page) => {
    await at(page, '/signin');
    await page.locator('form input[type="password"]').fill('wrong');
    await page.locator('form input[autocomplete="username"]').fill('⟦Nobody⟧');
    await page.locator('form .button[type="submit"]').first().click();
    await page.locator('.note-danger').waitFor();
  },
  notices: async (page: Page) => {
    await at(page, '/notices');
    await page.locator('.notices-add summary').click();
    await page.locator('.notices-form input').fill('https://hooks.example.org/x');
    await page.locator('.notices-form .button').click();
    await page.locator('.notices-row .switch').waitFor();
    await page.locator('.notices-quiet .switch').click();
    await page.locator('.notices-times').waitFor();
  },
  'notices of a stranger': async (page: Page) => {
    await page.context().clearCookies();
    await at(page, '/notices');
    await page.locator('.notices .note').waitFor();
  },
  'no more mails': (page: Page) => at(page, '/unsubscribe#a.token'),
  'finished games': (page: Page) => at(page, '/finished'),
  rules: (page: Page) => at(page, '/rules/om.trade.4'),
  about: (page: Page) => at(page, '/about'),
  'not found': (page: Page) => at(page, '/nowhere'),
  'no such table': (page: Page) => at(page, '/table/nothing-here'),
  'no such invite': (page: Page) => at(page, '/invite/nothing-here'),
  welcome: async (page: Page) => {
    await page.context().clearCookies();
    await at(page, '/welcome#an-invitation');
    await page.locator('form').waitFor();
  },
  'the keeper’s page without a link': (page: Page) => at(page, '/keeper'),
  reports: (page: Page) => keeperPart(page, 0),
  people: (page: Page) => keeperPart(page, 1),
  'all tables': (page: Page) => keeperPart(page, 2),
  'who may come in': (page: Page) => keeperPart(page, 3),
  record: (page: Page) => keeperPart(page, 4),
  'a report': async (page: Page) => {
    await at(page, `/table/${await openRoom(page)}`);
    await page.locator('.room-main .button-quiet').last().click();
    await page.locator('.report').waitFor();
  },
  room: async (page: Page) => at(page, `/table/${await openRoom(page)}`),
  table: async (page: Page) => openTable(page, await running(page)),
  'table of Merchant of Venus': async (page: Page) => {
    const game = 'merchant-of-venus-classic';
    await openTable(page, await startTable([page], { game, seats: 2 }));
    await page.locator('[data-part="prompt"] button').first().waitFor();
  },
  'a culture of Merchant of Venus': async (page: Page) => {
    const game = 'merchant-of-venus-classic';
    await openTable(page, await startTable([page], { game, seats: 2 }));
    await page.keyboard.press('g');
    await page.locator('[data-look-row] button').first().click();
    await page.locator('[data-look="culture"] [data-look-part="science"]').waitFor();
  },
  'decks and pools of the Standard game': async (page: Page) => {
    await openTable(page, await standard(page, 'assign'));
    await page.keyboard.press('g');
    await page.locator('.mv-look-tabs button').nth(1).click();
    await page.locator('[data-look="supply"]').waitFor();
  },
  'titles of the Standard game': async (page: Page) => {
    await openTable(page, await standard(page, 'assign'));
    await page.locator('.mvs-side-tabs button').first().click();
    await page.locator('.mvs-aside .mvs-titles-all').click();
    await page.locator('.mvs-title-cards').waitFor();
  },
  'pilots of the Standard game': async (page: Page) => {
    const game = 'merchant-of-venus-standard';
    await openTable(page, await startTable([page], { game, seats: 2 }));
    await page.locator('.mvs-pick').first().waitFor();
  },
  'table of the Standard game, with dice': async (page: Page) => {
    await openTable(page, await standard(page, 'assign'));
    await page.locator('[data-die]').first().waitFor();
  },
  'ship of the Standard game': async (page: Page) => {
    await openTable(page, await standard(page, 'assign'));
    await page.locator('.mvs-tab-ship').click();
    await page.locator('.mvs-dash').waitFor();
  },
  'market of the Standard game': async (page: Page) => {
    await openTable(page, await standard(page, 'sell'));
    await page.locator('.mvs-part-sell').waitFor();
  },
  'final scoring of the Standard game': async (page: Page) => {
    await openTable(page, await standard(page, 'last'));
    const end = page.locator('.ending .mvs-scores');
    await end.or(page.locator('[data-part="prompt"] .button-primary')).first().waitFor();
    if (!(await end.isVisible())) await page.locator('.button-primary').first().click();
    await end.waitFor();
  },
  'new table with a clock': async (page: Page) => {
    await at(page, '/new?way=table');
    await page.locator('.new-stack input[type="radio"]').nth(2).check({ force: true });
    await page.locator('input[type="time"]').first().waitFor();
  },
  'table with a clock': async (page: Page) => {
    const clock = { t: 'live', bank: 900, increment: 10 } as const;
    await openTable(page, await startTable([page], { seats: 3, clock }));
    await page.locator('.clock-chip').locator('visible=true').first().waitFor();
  },
  'a bot plays for me': async (page: Page) => {
    const table = await startTable([page], { seats: 3, pace: 10_000 });
    await sit(page, table, 0, false);
    await at(page, `/table/${table}`);
    await page.locator('.return-banner').waitFor();
  },
  'table with the aid open': async (page: Page) => {
    await openTable(page, await running(page));
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  'table with all options': async (page: Page) => {
    await openTable(page, await running(page));
    await page.keyboard.press('o');
    await page.getByRole('dialog').waitFor();
  },
  'private notes': async (page: Page) => {
    await openTable(page, await running(page));
    await page.locator('header.bar button').last().click();
    await page.getByRole('button', { name: 'Private notes' }).click();
    await page.locator('.notes').fill('⟦Zorzi wants silk⟧');
  },
  'making an offer': async (page: Page) => {
    await openTable(page, await running(page));
    await page.getByRole('button', { name: 'Make an offer' }).first().click();
    await page.getByRole('region', { name: 'Your offer' }).waitFor();
  },
  'table with a hint': async (page: Page) => {
    await openTable(page, await running(page));
    await page.locator('#hint').click();
    await page.locator('.hint-foot').waitFor();
  },
  replay: async (page: Page) => {
    await at(page, `/replay/${await running(page)}`);
    await page.getByRole('slider').waitFor();
  },
  'play on from here': async (page: Page) => {
    const table = await running(page);
    await hurry(house.port, table, [await cookieOf(page)], () => false);
    await at(page, `/replay/${table}?at=10`);
    await page.locator('.replay-play-on').click();
    await page.locator('dialog .player').first().waitFor();
  },
  'final scoring': async (page: Page) => {
    const table = await running(page);
    await hurry(house.port, table, [await cookieOf(page)], () => false);
    await at(page, `/table/${table}`);
    await page.locator('.ending .moments-turn').first().waitFor();
  },
  'analysis of a game': async (page: Page) => {
    analysis ??= analysedGame(house, page);
    await at(page, `/table/${await analysis}/analysis`);
    await page.locator('.analysis-moment').waitFor();
  },
  'passing the device': async (page: Page) => {
    await at(page, `/table/${await startTable([page, page], { seats: 2 })}`);
    await page.locator('.privacy').waitFor();
  },
  'who is looking at the replay': async (page: Page) => {
    await at(page, `/replay/${await startTable([page, page], { seats: 2 })}`);
    await page.locator('.privacy').waitFor();
  },
  'a table at which the game waits for another at this device': async (page: Page) => {
    await at(page, `/table/${await startTable([page, page], { seats: 2 })}`);
    await page.locator('.privacy .privacy-others button').click();
    await page.locator('.banner').waitFor();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

/** Looked at in the long run only: they are made of the same parts. */
const RARE_SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'finished games with a shelf': async (page: Page) => {
    await keepGames(page);
    await page.locator('.recovery-groups').waitFor();
    await at(page, '/finished');
    await page.locator('.account-shelf').waitFor();
  },
  'account of nobody': async (page: Page) => {
    await page.context().clearCookies();
    await at(page, '/me');
    await page.locator('.account').waitFor();
  },
  'account that asks who it is': async (page: Page) => {
    await keepGames(page);
    await page.locator('dialog .button-quiet').last().click();
    await page.route('**/api/me/recovery', (route) =>
      route.fulfill({ status: 403, json: { refusal: { msg: { key: 'server.account.confirm' } } } }),
    );
    await page.locator('.account-part .button').first().click();
    await page.locator('dialog input[type="password"]').waitFor();
  },
  'account to be deleted': async (page: Page) => {
    await at(page, '/me');
    await page.locator('.account-danger').click();
    await page.getByRole('dialog').waitFor();
  },
  'a new password by a link that is too old': async (page: Page) => {
    await at(page, '/reset#too-old');
    await page.locator('input[type="password"]').fill('long enough');
    await page.locator('form .button-primary').click();
    await page.locator('.note-danger').waitFor();
  },
  'a mail address by a link that is too old': async (page: Page) => {
    await at(page, '/confirm#too-old');
    await page.locator('.note-danger').waitFor();
  },
  'table whose session was ended': async (page: Page) => {
    await fresh(page);
    await openTable(page, await running(page));
    await page.evaluate(() => fetch('/api/me/leave', { method: 'POST' }));
    await page.locator('.page-seal').waitFor();
  },
};

/** Made once. */
let analysis: Promise<string> | undefined;

async function at(page: Page, path: string): Promise<void> {
  await page.goto(`${house.url}${path}`, { waitUntil: 'networkidle' });
}

/** The page as `fondaco site` writes it. */
async function withoutServer(page: Page, screen: string): Promise<void> {
  await page.route(`${house.url}/`, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace('<html', '<html data-server="none"');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await at(page, `/${screen}`);
  await page.getByText('npm start').first().waitFor();
}

/** A part of the keeper's page, by its place. */
async function keeperPart(page: Page, place: number): Promise<void> {
  const { token } = await keeperLink(house.data, 'Elena');
  await at(page, `/keeper#${token}`);
  await page.locator('.keeper-parts button').nth(place).click();
  await page.locator('.keeper > section').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Somebody whom no other screen needs. */
async function fresh(page: Page): Promise<void> {
  await page.context().clearCookies();
  await guest(page, `⟦Guest ${++guests}⟧`);
}
let guests = 0;

async function keepGames(page: Page): Promise<void> {
  await fresh(page);
  await at(page, '/me');
  await page.locator('input[type="password"]').fill('correct horse');
  await page.locator('.account-way .button[type="submit"]').click();
}

/** As over plain HTTP on a home network. */
async function insecure(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'isSecureContext', { value: false }),
  );
}

/** A game against bots in which it is this page's turn. */
async function running(page: Page): Promise<string> {
  const table = await startTable([page], { seats: 3 });
  await openTable(page, table);
  await page.locator('[data-part="prompt"] .om-go').waitFor();
  return table;
}

/** Recorded games of Merchant of Venus where seat 0 gave such an answer for the last time, or the last one of all; set up once. */
const recorded = new Map<string, Promise<string>>();

function standard(page: Page, answer: 'assign' | 'sell' | 'last'): Promise<string> {
  const game = recordedStandard(answer === 'last' ? 'challenges' : 'light-speed-2');
  const entry = answer === 'last' ? game.file.entries.length - 1 : lastTime(game, answer);
  const table = recorded.get(answer) ?? goOn(house, [page], game, entry);
  recorded.set(answer, table);
  return table;
}

/** The same guest every time: a server does not make one for every screen. */
let known: Cookie[] = [];

async function visitor(size: { width: number; height: number }): Promise<Page> {
  const page = await house.visit({ path: DOORSTEP, size, cookies: known });
  if (known.length === 0) {
    await guest(page, 'Anna');
    known = await page.context().cookies();
  }
  return page;
}

test.each([
  'table',
  'table of Merchant of Venus',
  'table of the Standard game, with dice',
] as const)('%s: on a tablet what is asked is seen together with a large board', async (name) => {
  const page = await visitor(TABLET);
  await SCREENS[name](page);
  await expectNoSidewaysScroll(page);
  await expect
    .poll(() => bottomOf(page, '[data-part="prompt"]'))
    .toBeLessThanOrEqual(TABLET.height);
  await expect.poll(() => heightOf(page, '[data-part="board"]')).toBeGreaterThan(TABLET.height / 2);
});

/** Texts and accessible names that no locale brackets, but for what people typed and the letters of seats. */
const UNBRACKETED = (): string[] => {
  const typed = (node: Element | null): boolean =>
    node?.closest('[translate="no"], .seat-letter') !== null;
  const stray = (text: string): boolean => {
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    }
    return /[\p{L}]/u.test(rest);
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || typed(parent) || ['SCRIPT', 'STYLE'].includes(parent.tagName)) continue;
    const block = parent.closest(
      'p, li, h1, h2, h3, button, a, label, td, th, dt, dd, summary, legend, option, span, b, text',
    );
    if (stray(node.textContent ?? '') && stray(block?.textContent ?? ''))
      found.push(`${parent.tagName}: ${node.textContent}`);
  }
  for (const element of document.querySelectorAll(
    '[aria-label], [title], [placeholder], [alt], [aria-valuetext]',
  )) {
    if (typed(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      const value = element.getAttribute(name);
      if (value && stray(value)) found.push(`${name}: ${value}`);
    }
  }
  if (stray(document.title.replaceAll('Fondaco', ''))) found.push(`title: ${document.title}`);
  return found;
};

test.each(Object.entries({ ...SCREENS, ...(soak ? RARE_SCREENS : {}) }))(
  '%s: for everybody, on a desk and on a phone, and every text is from the locales',
  async (_name, open) => {
    const page = await visitor(DESK);
    // A language that puts every text in brackets.
    await page.evaluate(() => localStorage.setItem('fondaco.settings', '{"lang":"xx"}'));
    await open(page);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      expect(await seriousProblems(page)).toEqual([]);
      expect(await page.evaluate(UNBRACKETED)).toEqual([]);
    }
  },
);
