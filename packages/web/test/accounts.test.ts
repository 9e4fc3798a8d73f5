import type { CDPSession, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openPostOffice } from '../../server/test/post-office.ts';
import { openGame } from './support/device.ts';
import { openHouse } from './support/page.ts';
import { startTable, visitor } from './support/table.ts';

const office = await openPostOffice();
afterAll(office.close);

const house = openHouse([], {
  serve: ['--smtp', office.url, '--mail-from', 'fondaco@example.org'],
});
/** A secure context with a name, as passkeys need it. */
const origin = (): string => `http://localhost:${house.port}`;
const PASSWORD = 'correct horse';

const at = (page: Page, path: string) => page.goto(`${origin()}${path}`);

/** The link in the next letter. */
const linkInMail = async (): Promise<string> =>
  /http:\S+#[\w-]+/.exec((await office.next()).text)?.[0] ?? '';

/** Chromium's own authenticator, which answers at once. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** The lobby lists these games of mine, and no other. */
async function expectGames(page: Page, ...tables: string[]): Promise<void> {
  await at(page, '/');
  await page.locator('.lobby-rail').waitFor();
  const links = page.locator('.lobby-mine .game-card a[href^="/table/"]');
  const listed = (): Promise<string[]> =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').sort());
  await expect.poll(listed).toEqual(tables.map((id) => `/table/${id}`).sort());
}

/** Somebody with a seat at the server and a game of this device. */
async function player(name: string): Promise<{ page: Page; table: string; local: string }> {
  const page = await visitor(house, name, { origin: origin() });
  const table = await startTable([page], { seats: 2 });
  const local = await openGame(page);
  return { page, table, local };
}

/** Takes the recovery code that is shown, and says that it is written down. */
async function noteCode(page: Page): Promise<string> {
  const shown = page.locator('[data-code]');
  await shown.waitFor();
  const code = (await shown.getAttribute('data-code')) ?? '';
  await page.getByLabel('To be sure: what are the last four letters?').fill(code.slice(-4));
  await page.getByRole('button', { name: 'I have written it down' }).click();
  await shown.waitFor({ state: 'detached' });
  return code;
}

test('a guest makes a passkey, leaves, and comes back by it with all seats', async () => {
  const { page, table, local } = await player('Anna');
  await withAuthenticator(page);
  await at(page, '/me');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('Account since').waitFor();
  await page.getByRole('button', { name: 'Leave this session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this session' }).click();
  await page.waitForURL(`${origin()}/`);
  // Without the session only the game of the device is there.
  await expectGames(page, local);
  await at(page, '/signin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${origin()}/`);
  await expectGames(page, table, local);
});

test('by password, by recovery code in a fresh browser, by mail, and what a revoked session loses', async () => {
  const { page, table, local } = await player('Bruno');
  await at(page, '/me');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Keep my games' }).click();
  await page.getByText('at least 8 characters; this one has 5').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Keep my games' }).click();
  const code = await noteCode(page);
  await expectGames(page, table, local);

  // A fresh browser, in which nothing is known but the code. The game of the other device is not there.
  const fresh = await house.visit({ origin: origin(), path: '/signin' });
  await fresh.getByLabel('Recovery code', { exact: true }).fill(code.toLowerCase());
  await fresh.getByRole('button', { name: 'Bring my games back' }).click();
  const next = await noteCode(fresh);
  expect(next).not.toBe(code);
  await expectGames(fresh, table);

  // The first browser revokes the second, whose open table is closed at once.
  await fresh.goto(`${origin()}/table/${table}`);
  await fresh.locator('[data-part="prompt"]').waitFor();
  await at(page, '/me');
  await page.getByRole('button', { name: 'Sign out: Chrome' }).first().click();
  await page.getByText('1 device is signed in').waitFor();
  await fresh.getByRole('heading', { name: 'You are signed out here' }).waitFor();
  expect(await fresh.locator('[data-part]').count()).toBe(0);
  expect(await fresh.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);

  // A forgotten password.
  await page.getByLabel('For a forgotten password').fill('bruno@example.org');
  await page.getByRole('button', { name: 'Send a link to confirm' }).click();
  await page.goto(await linkInMail());
  await page.getByText('the address is confirmed').waitFor();
  await fresh.goto(`${origin()}/signin`);
  await fresh.getByLabel('Name of the account').fill('bruno');
  await fresh.getByRole('button', { name: 'Forgotten?' }).click();
  await fresh.getByText('a mail with a link is on its way').waitFor();
  await fresh.goto(await linkInMail());
  await fresh.getByLabel('New password').fill('another horse');
  await fresh.getByRole('button', { name: 'Save and sign in' }).click();
  await fresh.waitForURL(`${origin()}/`);
  await expectGames(fresh, table);
  // The first browser is signed out by it; its own game stays with it.
  await expectGames(page, local);
  await at(page, '/signin');
  await page.getByLabel('Name of the account').fill('Bruno');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The name or the password is wrong').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin()}/`);
  await expectGames(page, table, local);
});
