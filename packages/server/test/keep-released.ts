import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGames } from '@fondaco/games/node.ts';
import { backup, startServer } from '../src/index.ts';
import { type Client, client, type Page } from './client.ts';
import { NO_LIMITS } from './games.ts';
import { playOn } from './players.ts';
import { RELEASED } from './released-data.ts';

/**
 * Keeps a database as today's rules leave it, so that later versions are tested with it: games in the middle, offers that
 * stand, undos that are proposed, tables that have not begun. To be run before a rule changes:
 * node packages/server/test/keep-released.ts VERSION
 */
const [version = ''] = process.argv.slice(2);
if (!/^\d+$/.test(version)) throw new Error('which version of the rules is it?');

const RUNNING = [
  { name: 'First edition', game: 'oltre-mare', options: { edition: 'first', memory: 'closed' } },
  { name: 'Second edition', game: 'oltre-mare', options: { edition: 'second' } },
  { name: 'Classic', game: 'merchant-of-venus-classic', options: { goal: '1000' } },
  { name: 'Standard', game: 'merchant-of-venus-standard', options: {} },
  { name: 'Light Speed', game: 'merchant-of-venus-standard', options: { variant: 'lightSpeed' } },
];

const folder = mkdtempSync(join(tmpdir(), 'fondaco-keep-'));
const data = join(folder, 'data.sqlite');
const port = 12_000 + (process.pid % 20_000);
const server = await startServer({
  data,
  port,
  games: await loadGames(),
  limits: NO_LIMITS,
  patienceMs: 0,
});
const anna = await client(port, 'Anna');
const bruno = await client(port, 'Bruno');

async function begun(wish: object): Promise<string> {
  const { id } = (await anna.post('/api/tables', { seats: 2, pace: 0, ...wish })).body;
  await bruno.post(`/api/tables/${id}/join`);
  const { status, text } = await anna.post(`/api/tables/${id}/start`);
  if (status !== 200) throw new Error(text);
  return id;
}

const pageOf = async (who: Client, table: string): Promise<Page> => {
  const page = await who.page();
  await page.say({ t: 'watch', table });
  return page;
};

async function playUntil(
  id: string,
  enough: (seq: number, view: string) => boolean,
): Promise<void> {
  const pages = [await pageOf(anna, id), await pageOf(bruno, id)];
  const seen = (): ReturnType<Page['see']> => pages[0]?.see(id, 0);
  await playOn(id, pages, `kept ${id}`, () =>
    enough(seen()?.seq ?? 0, JSON.stringify(seen()?.outlook.view)),
  );
  for (const page of pages) await page.close();
}

for (const wish of RUNNING) await playUntil(await begun(wish), (seq) => seq >= 120);
for (const wish of RUNNING.slice(1, 3)) {
  const id = await begun({ ...wish, name: `${wish.name}, offer` });
  await playUntil(id, (seq, view) => seq >= 3000 || (seq >= 30 && view.includes('"offers":[{')));
}
for (const wish of RUNNING.filter((_, i) => i !== 1 && i !== 4)) {
  const id = await begun({ ...wish, name: `${wish.name}, undo` });
  await playUntil(id, (seq) => seq >= 90);
  const page = await pageOf(anna, id);
  await page.say({ t: 'undo', table: id, seat: 0, to: 80, propose: true });
  await page.close();
}
for (const { name, ...wish } of RUNNING)
  await anna.post('/api/tables', { ...wish, name: `${name}, not begun`, seats: 2 });
await server.close();
mkdirSync(join(RELEASED, version), { recursive: true });
backup(data, join(RELEASED, version, 'server.sqlite'));
rmSync(folder, { recursive: true });
