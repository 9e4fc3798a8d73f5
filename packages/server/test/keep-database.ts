import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, keeperLink, startServer } from '../src/index.ts';
import { migrations } from '../src/storage/migrations.ts';
import { CALLS } from './call-receivers.ts';
import { client } from './client.ts';
import { NO_LIMITS } from './games.ts';
import { MEASURED } from './measured-games.ts';
import { playOn } from './players.ts';

/**
 * Keeps a database of the present schema, so that later versions are tested with it. Run it before a migration is
 * added: node packages/server/test/keep-database.ts
 */
const schema = Object.keys(migrations).length;
const folder = mkdtempSync(join(tmpdir(), 'fondaco-keep-'));
const data = join(folder, 'data.sqlite');
const port = 12_000 + (process.pid % 20_000);
const server = await startServer({
  data,
  port,
  games: [MEASURED],
  limits: NO_LIMITS,
  patienceMs: 0,
  // Calls are written, and none is sent.
  calls: { ...CALLS, delayMs: 24 * 3600_000 },
});
const anna = await client(port, 'Anna');
const bruno = await client(port, 'Bruno');
const url = 'https://hooks.example.org/x';
await bruno.post('/api/me/calls/webhook', { url, format: 'slack' });
await bruno.post('/api/me/calls', { lang: 'fr', quiet: { from: 0, to: 60 } });
for (const most of [10_000, 12]) {
  const { id } = (await anna.post('/api/tables', { game: 'lanterns', seats: 3, pace: 0 })).body;
  await bruno.post(`/api/tables/${id}/join`);
  await anna.post(`/api/tables/${id}/bots`, { player: 'random' });
  await anna.post(`/api/tables/${id}/start`);
  const pages = [await anna.page(), await bruno.page()];
  const [page] = pages as [(typeof pages)[0]];
  await playOn(id, pages, 'kept', () => (page.see(id, 0)?.seq ?? 0) >= most);
  await page.say({ t: 'chat', table: id, text: 'Ahoy' });
  if (page.tables.get(id)?.status === 'over') await analysisMade(id);
}
async function analysisMade(id: string): Promise<void> {
  while (!(await anna.get(`/api/tables/${id}/analysis`)).body.analysis)
    await new Promise((again) => setTimeout(again, 50));
}
const open = (await anna.post('/api/tables', { game: 'lanterns', seats: 2, private: true })).body;
await anna.post(`/api/tables/${open.id}/invites`);
await anna.post('/api/me/code');
await bruno.post('/api/me/keep', { name: 'Bruno', password: 'correct horse' });
const carl = await client(port, 'Carl');
await anna.post('/api/me/blocks', { user: carl.id, on: true });
await anna.post(`/api/tables/${open.id}/reports`, { kind: 'problem', text: 'It does not begin.' });
const elena = await client(port, undefined);
await elena.post('/api/keeper/enter', { token: (await keeperLink(data, 'Elena')).token });
await elena.post(`/api/keeper/people/${carl.id}/sanctions`, { kind: 'mute', reason: 'noise' });
await server.close();
backup(data, join(import.meta.dirname, `../../../fixtures/databases/schema-${schema}.sqlite`));
rmSync(folder, { recursive: true });
