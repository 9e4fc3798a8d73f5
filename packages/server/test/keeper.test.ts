import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keeperLink } from '../src/index.ts';
import { openStorageBeside } from '../src/storage/index.ts';
import { client, type Page } from './client.ts';
import { keeper } from './fair-use.ts';
import { begun, newFolder, people, serve } from './setup.ts';

test('from a report to a mute, a ban and a removed table, each in the record', async () => {
  const data = join(newFolder(), 'data.sqlite');
  const { port } = await serve({ data });
  const [anna, bruno, carl] = await people(port, 'Anna', 'Bruno', 'Carl');
  const table = await begun([anna, bruno, carl], { game: 'oltre-mare' });
  const pages: Page[] = [await anna.page(), await bruno.page()];
  for (const page of pages) await page.say({ t: 'watch', table });
  const [page, loud] = pages as [Page, Page];
  await loud.say({ t: 'chat', table, text: 'You cheat!' });
  const reported = { kind: 'person', user: bruno.id, text: 'He insults us.' };
  expect((await anna.post(`/api/tables/${table}/reports`, reported)).status).toBe(200);
  const problem = { kind: 'problem', text: 'My ship does not move.', seat: 0 };
  expect((await anna.post(`/api/tables/${table}/reports`, problem)).status).toBe(200);

  const elena = await keeper(port, data);
  const house = (await elena.get('/api/keeper')).body;
  expect(house).toEqual({
    name: 'Elena',
    entry: 'open',
    people: 3,
    open: 0,
    running: 1,
    reports: 2,
  });
  const [first, second] = (await elena.get('/api/keeper/reports')).body;
  expect(first).toMatchObject({
    kind: 'person',
    text: 'He insults us.',
    isTableThere: true,
    names: { by: 'Anna', about: 'Bruno', game: 'oltre-mare' },
    about: { id: bruno.id, mute: null, ban: null },
  });
  const { evidence } = (await elena.get(`/api/keeper/reports/${first.id}`)).body;
  expect(evidence).toMatchObject({
    t: 'chat',
    lines: [{ from: 'Bruno', mine: true, text: 'You cheat!' }],
  });
  // The position is what the reporter's own seat sees, byte for byte.
  const seen = (await elena.get(`/api/keeper/reports/${second.id}`)).body.evidence;
  expect(seen.outlook).toEqual(page.see(table, 0)?.outlook);
  expect(seen).toMatchObject({ t: 'view', as: 0, dropped: 0 });
  expect(seen.steps.length).toBeGreaterThan(0);

  const at = `/api/keeper/people/${bruno.id}`;
  const reason = 'insults';
  expect((await elena.post(`${at}/sanctions`, { kind: 'mute', days: 1, reason })).status).toBe(200);
  expect(await loud.say({ t: 'chat', table, text: 'again' })).toMatchObject({ ok: false });
  expect((await elena.post(`${at}/lift`, { kind: 'mute' })).status).toBe(200);
  expect((await elena.post(`${at}/lift`, { kind: 'mute' })).status).toBe(409);
  expect(await loud.say({ t: 'chat', table, text: 'sorry' })).toMatchObject({ ok: true });
  expect((await elena.post(`${at}/sanctions`, { kind: 'ban', reason })).status).toBe(200);
  expect(await loud.closed).toBe(4403);
  // A bot plays on, so that the others can finish.
  await page.untilTrue(() => page.tables.get(table)?.seats[1]?.standIn?.why === 'left');
  expect((await bruno.get('/api/me')).body.refusal.msg.key).toBe('server.banned');
  expect((await elena.get('/api/keeper/people?part=bru')).body).toMatchObject([
    { name: 'Bruno', mute: null, ban: { until: null } },
  ]);
  expect((await elena.get('/api/keeper/tables')).body).toMatchObject([{ id: table }]);
  expect((await elena.post(`/api/keeper/tables/${table}/remove`, { reason })).status).toBe(200);
  await page.untilTrue(() => page.tables.get(table)?.status === 'closed');
  expect((await anna.get(`/api/tables/${table}`)).status).toBe(404);
  expect((await elena.post(`/api/keeper/tables/${table}/remove`)).status).toBe(404);
  expect(
    (await elena.post(`/api/keeper/reports/${first.id}/close`, { reason: 'banned' })).status,
  ).toBe(200);
  expect((await elena.post(`/api/keeper/reports/${first.id}/close`)).status).toBe(409);
  expect((await elena.get('/api/keeper/reports')).body).toMatchObject([
    { id: second.id, isTableThere: false },
  ]);
  expect((await elena.get('/api/keeper/reports?state=settled')).body).toMatchObject([
    { id: first.id },
  ]);
  const record = (await elena.get('/api/keeper/record')).body;
  expect(record.map((line: { act: string }) => line.act)).toEqual([
    'closeReport',
    'removeTable',
    'ban',
    'unmute',
    'mute',
    'enter',
    'link',
  ]);
  expect(record[2]).toMatchObject({ by: 'Elena', about: { name: 'Bruno' }, reason, until: null });
  expect((await elena.post('/api/keeper/leave')).status).toBe(200);
  expect((await elena.get('/api/keeper/record')).status).toBe(401);
});

test('a ban holds after a restart, and ends with its time', async () => {
  const data = join(newFolder(), 'data.sqlite');
  const first = await serve({ data });
  const anna = await client(first.port, 'Anna');
  const elena = await keeper(first.port, data);
  await elena.post(`/api/keeper/people/${anna.id}/sanctions`, { kind: 'ban', days: 2 });
  await first.close();
  const second = await serve({ data });
  const again = await client(second.port, undefined, anna.cookie);
  expect((await again.get('/api/me')).status).toBe(403);
  await second.close();
  const storage = await openStorageBeside(data);
  const [row] = await storage.sanctions();
  if (row) await storage.change([{ t: 'sanction', row: { ...row, until: Date.now() - 1 } }]);
  await storage.close();
  const third = await serve({ data });
  const back = await client(third.port, undefined, anna.cookie);
  expect((await back.get('/api/me')).status).toBe(200);
});

test('the link says at which port the server runs', async () => {
  const data = join(newFolder(), 'data.sqlite');
  const { port } = await serve({ data });
  expect((await keeperLink(data, 'Elena')).port).toBe(port);
});
