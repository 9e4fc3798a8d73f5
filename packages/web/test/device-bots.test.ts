import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseGameFile } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeAwayFile } from './support/deploy.ts';
import { DOORSTEP, openHouse } from './support/page.ts';
import { openTab, type Tab } from './support/profile.ts';

const house = openHouse();
const assets = join(import.meta.dirname, '../dist/assets');

/** What a bot does instead of answering. */
const FAULTS = {
  loops: 'for (;;);',
  crashes: 'setTimeout(() => { throw new Error("crashed"); });',
};

/** Every bot but the simplest has a fault. The worker that hosts games is served with a changed way to open the one in which bots think. */
async function breakBots(page: Page, fault: string): Promise<void> {
  const [file = ''] = globSync('worker-*.js', { cwd: assets });
  const broken = `
    const honest = self.onmessage;
    self.onmessage = (task) => {
      if (!task.data.bot || task.data.bot === 'random') return honest(task);
      self.postMessage({ begun: true });
      ${fault}
    };`;
  const opening = `
    const Opened = self.Worker;
    self.Worker = function (url) {
      const text = 'import "' + url + '";' + ${JSON.stringify(broken)};
      return new Opened(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), { type: 'module' });
    };`;
  const body = `${opening}${readFileSync(join(assets, file), 'utf8')}`;
  await page
    .context()
    .route(`**/assets/${file}`, (route) =>
      route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }),
    );
}

const MOVES = 4;
const SEATS = ['skilled', null].map((bot, colour) => ({ name: null, colour, bot }));
/** A game in which bots ask the person for nothing that may be left unanswered: they would wait for it. */
const WANTED = { game: 'merchant-of-venus-classic', options: {}, seats: SEATS, pace: 0 };

/** How many answers of the bot the game holds. Watches it, and answers for the person where something is asked. */
async function botMoves(tab: Tab, id: string): Promise<number> {
  await tab.play(id, 1, 0);
  const { entries } = parseGameFile(await tab.call<string>('export', id));
  return entries.filter((x) => x.t === 'act' && x.seat === 0).length;
}

test.each(Object.entries(FAULTS))(
  'a bot of a device %s: its worker is ended, and a simpler bot plays on',
  async (_, fault) => {
    const page = await house.visit({ path: DOORSTEP });
    await breakBots(page, fault);
    const tab = await openTab(page.context(), house.url);
    const logged: string[] = [];
    tab.page.on('console', (line) => void logged.push(line.text()));
    const { id } = await tab.call<{ id: string }>('create', WANTED);
    await expect.poll(() => botMoves(tab, id)).toBeGreaterThan(MOVES);
    expect(logged.filter((line) => line.includes('a bot failed')).length).toBe(1);
  },
);

test('a table goes on after a deploy: the rules of its game are in both workers, and of no other', async () => {
  const page = await house.visit({ path: DOORSTEP });
  const tab = await openTab(page.context(), house.url);
  const rules: string[] = [];
  page.context().on('request', (request) => {
    if (/\/assets\/rules-/.test(request.url())) rules.push(request.url());
  });
  const { id } = await tab.call<{ id: string }>('create', WANTED);
  expect(rules).toHaveLength(2);
  await takeAwayFile(page, 'everything');
  await expect.poll(() => botMoves(tab, id)).toBeGreaterThan(MOVES);
  expect(rules).toHaveLength(2);
});
