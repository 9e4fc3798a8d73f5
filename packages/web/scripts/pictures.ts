/**
 * Takes the pictures of the README: `node packages/web/scripts/pictures.ts`, or some: `… "star chart"`. The moving ones (`… turns`) need
 * `img2webp`, of the Debian package webp.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import {
  merchantOfVenusStandard,
  type StandardState,
} from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { oltreMare, type View } from '@fondaco/games/oltre-mare/rules/index.ts';
import { startServer } from '@fondaco/server';
import { type Browser, chromium, type Page } from 'playwright-core';
import { openPage } from '../../server/test/client.ts';
import { goOnFrom } from '../../server/test/recorded-table.ts';
import { buildPage, PAGE } from '../build.ts';
import { findChromium } from '../test/support/chromium.ts';
import { recordedStandard } from '../test/support/standard.ts';

const OUT = join(import.meta.dirname, '../../../docs/images');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const folder = mkdtempSync(join(tmpdir(), 'fondaco-pictures-'));
mkdirSync(OUT, { recursive: true });
await buildPage();
const data = join(folder, 'data.sqlite');
const open = (port: number) =>
  startServer({
    data,
    games: [oltreMare, merchantOfVenusClassic, merchantOfVenusStandard],
    port,
    web: PAGE,
  });
let server = await open(0);
const url = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});

interface Look {
  size?: { width: number; height: number };
  theme?: 'light' | 'dark';
  cookies?: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
  /** Things move, as they do for most people. */
  motion?: boolean;
}

async function visit(
  path: string,
  { size = DESK, theme = 'light', cookies = [], motion = false }: Look = {},
) {
  const context = await (browser as Browser).newContext({
    viewport: size,
    colorScheme: theme,
    locale: 'en',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    deviceScaleFactor: size === PHONE ? 2 : 1,
    hasTouch: size === PHONE,
    isMobile: size === PHONE,
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  return page;
}

async function post(page: Page, path: string, body: object = {}): Promise<{ id: string }> {
  const headers = { origin: url };
  const response = await page.request.post(`${url}/api/${path}`, { data: body, headers });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id: string };
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 82 });
}

const FILM = { width: 1100, height: 688 };
/** A second between two pictures at most, and no more pictures than somebody looks at. */
const FILM_MS = 14_000;
const FRAME_MS = 140;

/** A moving picture of what happens at a table now. */
async function film(page: Page, name: string): Promise<void> {
  const frames: { file: string; ms: number }[] = [];
  const end = performance.now() + FILM_MS;
  while (performance.now() < end) {
    const began = performance.now();
    const file = join(folder, `${name}-${frames.length}.png`);
    writeFileSync(file, await page.screenshot());
    await page.waitForTimeout(Math.max(0, FRAME_MS - (performance.now() - began)));
    frames.push({ file, ms: Math.round(performance.now() - began) });
  }
  const args = frames.flatMap(({ file, ms }) => ['-d', `${ms}`, '-lossy', '-q', '60', file]);
  execFileSync('img2webp', ['-loop', '0', '-min_size', ...args, '-o', join(OUT, `${name}.webp`)]);
}

/** Bots play for the people until a position worth a picture; then the people take their seats back. */
async function playedTo(people: Page[], name: string, fits: (view: View) => boolean) {
  const [host, ...others] = people as [Page, ...Page[]];
  const wish = { game: 'oltre-mare', seats: 4, pace: 200, name };
  const { id } = await post(host, 'tables', wish);
  for (const other of others) await post(other, `tables/${id}/join`);
  await post(host, `tables/${id}/bots`, { player: 'greedy' });
  await post(host, `tables/${id}/start`);
  const cookie = (await host.context().cookies()).map((c) => `${c.name}=${c.value}`).join('; ');
  for (const [seat, page] of people.entries()) await post(page, `tables/${id}/leave`, { seat });
  const watcher = await openPage(server.port, cookie);
  await watcher.say({ t: 'watch', table: id });
  const view = () => watcher.see(id, 'table')?.outlook.view as unknown as View | undefined;
  await watcher.untilTrue(() => {
    const seen = view();
    return seen !== undefined && (seen.over || fits(seen));
  }, 120_000);
  if (!view()?.over)
    for (const [seat, page] of people.entries()) await post(page, `tables/${id}/back`, { seat });
  await watcher.close();
  return id;
}

/** The cards fall as they like: a position that does not come is said, and the other pictures are taken. */
async function scene(name: string, run: () => Promise<void>): Promise<void> {
  const wished = process.argv.slice(2);
  if (wished.length > 0 && !wished.includes(name)) return;
  await run().catch((error: Error) => console.error(`${name}: ${error.message.split('\n')[0]}`));
}

/** Where one of the first two players of a recorded game has most to show, his dice thrown. */
function richest(game: ReturnType<typeof recordedStandard>): { entry: number; seat: number } {
  const worth = (entry: number, seat: number): number => {
    const { players } = game.before(entry).state as StandardState;
    const { techs, rewards, cargo, missions, drive } = players[seat] as (typeof players)[number];
    return 2 * (techs.length + rewards.length) + cargo.length + missions.length + (drive ? 2 : 0);
  };
  const found = game.answers.flatMap((x, entry) =>
    x?.do === 'assign' && x.seat < 2 ? [{ entry, seat: x.seat, worth: worth(entry, x.seat) }] : [],
  );
  const [best] = found.toSorted((a, b) => b.worth - a.worth);
  if (!best) throw new Error('nobody puts a die into a box');
  return best;
}

const trading = (v: View, seat: number, turn: number): boolean =>
  v.turn >= turn && v.active === seat && v.agenda.at(-1)?.f === 'trade';

try {
  const anna = await visit('/about');
  const bruno = await visit('/about');
  await post(anna, 'guest', { name: 'Anna' });
  await post(bruno, 'guest', { name: 'Bruno' });
  const cookies = await anna.context().cookies();

  await scene('table', async () => {
    const id = await playedTo(
      [anna, bruno],
      'Rialto evening',
      (v) => trading(v, 0, 4) && v.players.slice(0, 2).every((p) => p.handSize >= 3),
    );
    await anna.goto(`${url}/table/${id}`, { waitUntil: 'networkidle' });
    await bruno.goto(`${url}/table/${id}`, { waitUntil: 'networkidle' });
    const dismiss = anna.getByRole('button', { name: 'Not now' });
    if (await dismiss.isVisible()) await dismiss.click();

    await bruno
      .getByRole('button', { name: /Make an offer|Trading table/ })
      .first()
      .click();
    const desk = bruno.getByRole('region', { name: 'Your offer' });
    await bruno.locator('[data-part="hand"] [data-card]').first().click();
    await desk.getByRole('button', { name: 'good', exact: true }).click();
    await desk.locator('.om-pick-good').nth(1).click();
    await desk.getByRole('button', { name: 'Send offer' }).click();
    await anna
      .locator('[data-offer]')
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => {});
    const table = anna.getByRole('button', { name: 'Trading table' });
    if (await table.isVisible()) await table.click();
    await anna.getByRole('button', { name: 'Counter' }).first().click();
    await take(anna, 'negotiation');
    const phone = await visit(`/table/${id}`, { size: PHONE, cookies });
    await take(phone, 'phone');
    await anna.getByRole('button', { name: 'Cancel' }).click();
    await anna.getByRole('button', { name: 'End trading' }).click();
    // Where too few cards are left to play, the picture shows that instead.
    const playable = anna.locator('[data-card][aria-disabled="false"]').first();
    await playable.waitFor({ timeout: 8000 }).catch(() => {});
    for (const i of [0, 1]) {
      const card = anna.locator('[data-card][aria-pressed="false"][aria-disabled="false"]').nth(i);
      if (await card.isVisible().catch(() => false)) await card.click();
    }
    await take(anna, 'table');
    await take(await visit(`/table/${id}`, { theme: 'dark', cookies }), 'table-dark');
    await take(await visit(`/table/${id}`, { size: PHONE, cookies }), 'phone-hand');
  });
  await scene('star chart', async () => {
    const stars = await post(anna, 'tables', {
      game: 'merchant-of-venus-classic',
      seats: 3,
      pace: 30,
      name: 'Long haul',
    });
    await post(anna, `tables/${stars.id}/bots`, { player: 'greedy' });
    await post(anna, `tables/${stars.id}/start`);
    await post(anna, `tables/${stars.id}/leave`, { seat: 0 });
    await anna.waitForTimeout(14_000);
    await post(anna, `tables/${stars.id}/back`, { seat: 0 });
    const chart = await visit(`/table/${stars.id}`, { cookies });
    // Whatever is asked is answered until a turn begins: then the chart says how likely each place is to be reached.
    const asked = chart.locator('[data-part="prompt"]');
    const begins = asked.getByRole('heading', { name: 'Where do you head' });
    while (!(await begins.isVisible())) {
      await asked.locator('.mv-prompt-main .button, .mv-group .button').last().click();
      await chart.waitForTimeout(400);
    }
    await take(chart, 'star-chart');
    const phone = await visit(`/table/${stars.id}`, { size: PHONE, theme: 'dark', cookies });
    await phone.locator('[data-part="prompt"] button').first().waitFor();
    await take(phone, 'star-chart-phone');
  });
  await scene('standard', async () => {
    const game = recordedStandard('greedy-4');
    const { entry, seat } = richest(game);
    const { id } = await post(anna, 'tables', {
      game: merchantOfVenusStandard.id,
      seats: 4,
      name: 'The long way round',
    });
    await post(bruno, `tables/${id}/join`);
    await post(anna, `tables/${id}/bots`, { player: 'greedy' });
    const { port } = server;
    await server.close();
    await goOnFrom(data, id, game.file, game.before(entry));
    server = await open(port);
    const watcher = await [anna, bruno][seat]?.context().cookies();
    const look = { theme: 'dark', cookies: watcher ?? [] } as const;
    const desk = await visit(`/table/${id}`, look);
    await desk.locator('.mvs-tab-ship').click();
    await desk.locator('button[data-die]').first().click();
    await take(desk, 'standard');
    const phone = await visit(`/table/${id}`, { ...look, size: PHONE });
    await phone.locator('[data-part="prompt"] button').first().waitFor();
    await take(phone, 'standard-phone');
  });
  await scene('turns', async () => {
    for (const { id: game } of [oltreMare, merchantOfVenusClassic, merchantOfVenusStandard]) {
      const theme = game === oltreMare.id ? 'light' : 'dark';
      const { id } = await post(anna, 'tables', { game, seats: 3, pace: 250 });
      await post(anna, `tables/${id}/bots`, { player: 'greedy' });
      await post(anna, `tables/${id}/start`);
      await post(anna, `tables/${id}/leave`, { seat: 0 });
      // The first turns are alike in every game.
      await anna.waitForTimeout(25_000);
      const look = { size: FILM, theme, motion: true } as const;
      const watching = await visit(`/table/${id}`, {
        ...look,
        cookies: await bruno.context().cookies(),
      });
      await watching.locator('[data-part="board"]').waitFor();
      await film(watching, `turn-${game}`);
      await watching.context().close();
    }
  });
  await scene('scoring and lobby', async () => {
    const over = await playedTo([anna], 'First voyage', () => false);
    const scoring = await visit(`/table/${over}`, { cookies });
    await take(scoring, 'scoring');
    await playedTo([bruno], 'Doge’s cup', (v) => v.turn >= 5);
    await post(bruno, 'tables', { game: 'oltre-mare', seats: 4, name: 'Beginners’ bay' });
    await take(await visit('/', { cookies }), 'lobby');
  });
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
