import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadGames } from '@fondaco/games/node.ts';
import { startServer } from '@fondaco/server';
import { chromium } from 'playwright-core';
import { buildPage, PAGE } from '../build.ts';
import { ARGS, findChromium } from '../test/support/chromium.ts';
import { guest, startTable } from '../test/support/table.ts';

/*
 * The lobby and a table of each game as Lighthouse judges them on its mobile profile: `node packages/web/scripts/lighthouse.ts
 * ROUNDS` prints what it found in every round. Every visit is by a new browser that brings nothing but, to a table, the
 * cookie of who sits there.
 */
interface Found {
  performance: number;
  accessibility: number;
  /** Layout shift. */
  shift: number;
  blockedMs: number;
  paintedMs: number;
}
interface Audits {
  lhr: {
    categories: Record<'performance' | 'accessibility', { score: number }>;
    audits: Record<string, { numericValue: number }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Audits>;
interface Chrome {
  port: number;
  kill(): void;
}

const tools = createRequire(join(import.meta.dirname, '../../../bench/pages/package.json'));
const load = (name: string): Promise<unknown> => import(pathToFileURL(tools.resolve(name)).href);
const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
const { launch } = (await load('chrome-launcher')) as { launch(o: object): Promise<Chrome> };

await buildPage();
const folder = mkdtempSync(join(tmpdir(), 'fondaco-lighthouse-'));
const games = await loadGames();
const server = await startServer({ data: join(folder, 'data.sqlite'), games, port: 0, web: PAGE });
const url = `http://127.0.0.1:${server.port}`;
const chromePath = await findChromium();

async function judge(game: string | undefined): Promise<Found> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...ARGS] });
  try {
    const path = game ? await tableOf(chrome.port, game) : '/';
    const { lhr } = await lighthouse(`${url}${path}`, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: true,
      logLevel: 'error',
    });
    const audit = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: lhr.categories.performance.score * 100,
      accessibility: lhr.categories.accessibility.score * 100,
      shift: audit('cumulative-layout-shift'),
      blockedMs: audit('total-blocking-time'),
      paintedMs: audit('largest-contentful-paint'),
    };
  } finally {
    chrome.kill();
  }
}

/** The address of a new table with one bot, whose other player this browser is. */
async function tableOf(port: number, game: string): Promise<string> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  const page = await context.newPage();
  // A page of ours without any of its files, so that the cache stays empty.
  await page.goto(`${url}/api/health`);
  await guest(page, 'Zoe');
  const table = await startTable([page], { game, seats: 2 });
  await page.close();
  await browser.close();
  return `/table/${table}`;
}

const rounds = Number(process.argv[2] ?? 1);
const found: Record<string, Found[]> = {};
for (const game of [undefined, ...games.map((x) => x.id)]) {
  const visits: Found[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await judge(game));
  found[game ?? 'lobby'] = visits;
}
console.log(JSON.stringify(found));
await server.close();
rmSync(folder, { recursive: true });
process.exit(0);
