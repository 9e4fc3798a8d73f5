import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packHash } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { newFolder, people, serve } from './setup.ts';

const DEAR = { base: 'shipped', name: 'Dear cards', constants: { price: 5 } };
const wish = { game: 'oltre-mare', seats: 2 };

/** A keeper's folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = newFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('a table is opened with values of its own, which everybody at it can read', async () => {
  const { port } = await serve();
  const [anna, bruno] = await people(port, 'Anna', 'Bruno');
  const { status, body } = await anna.post('/api/tables', { ...wish, pack: DEAR });
  expect(status).toBe(200);
  expect(body.pack).toMatchObject({ name: 'Dear cards', shipped: false });
  await bruno.post(`/api/tables/${body.id}/join`, {});
  await anna.post(`/api/tables/${body.id}/start`);
  const { body: values } = await bruno.get(`/api/tables/${body.id}/pack`);
  expect(values).toMatchObject({ name: 'Dear cards', constants: { price: 5, startHand: 4 } });
  expect(packHash(values)).toBe(body.pack.hash);
});

test('the set of a private table is shown to nobody else', async () => {
  const { port } = await serve();
  const [anna, eve] = await people(port, 'Anna', 'Eve');
  const { body } = await anna.post('/api/tables', { ...wish, pack: DEAR, private: true });
  expect((await eve.get(`/api/tables/${body.id}/pack`)).status).toBe(403);
});

test('sets of the keeper are offered, and read by their hash; unusable files are left out', async () => {
  const lines: string[] = [];
  const { port } = await serve({
    packs: folderOf({
      'oltre-mare/dear.json': JSON.stringify(DEAR),
      'oltre-mare/broken.json': '{',
      'oltre-mare/strange.json': '{"base":"shipped","constants":{"price":-1}}',
      'nothing/x.json': '{}',
    }),
    log: { write: (line) => void lines.push(line) },
  });
  const [anna] = await people(port, 'Anna');
  const { body: games } = await anna.get('/api/games');
  const [offered, ...more] = games.find((g: { id: string }) => g.id === 'oltre-mare').packs;
  expect(offered).toMatchObject({ name: 'Dear cards', shipped: false });
  expect(more).toEqual([]);
  for (const file of ['broken', 'strange', 'x'])
    expect(lines.some((line) => line.includes(`${file}.json`))).toBe(true);
  expect((await anna.get(`/api/packs/${offered.hash}`)).body.constants.price).toBe(5);
  const { body } = await anna.post('/api/tables', { ...wish, pack: offered.hash });
  expect(body.pack).toEqual(offered);
  // Of another game it means nothing.
  const other = await anna.post('/api/tables', { game: 'lanterns', seats: 2, pack: offered.hash });
  expect(other.status).toBe(404);
});

test.each([
  [
    'a value that is not possible',
    { base: 'shipped', constants: { price: -1 } },
    '/constants/price',
  ],
  ['something unknown', { base: 'shipped', coins: 3 }, '/coins'],
  ['a set that is not whole', { name: 'Half' }, ''],
])('refused with the place of what is wrong: %s', async (_, pack, path) => {
  const { port } = await serve();
  const [anna] = await people(port, 'Anna');
  const { status, body } = await anna.post('/api/tables', { ...wish, pack });
  expect(status).toBe(400);
  expect(body.refusal.msg.params.path).toContain(path);
});

test('names in a set cannot disturb the text around them', async () => {
  const { port } = await serve();
  const [anna] = await people(port, 'Anna');
  const pack = { ...DEAR, name: 'Left\u202Eright\n' };
  const { body } = await anna.post('/api/tables', { ...wish, pack });
  expect(body.pack.name).toBe('Left right');
});

test('a set that is too long is refused', async () => {
  const { port } = await serve();
  const [anna] = await people(port, 'Anna');
  const pack = { ...DEAR, designed: Array.from({ length: 20_000 }, () => 'constants') };
  expect((await anna.post('/api/tables', { ...wish, pack })).status).toBe(413);
});

test('the shipped sets fit into a request', () => {
  for (const { components } of GAMES)
    expect(JSON.stringify(components).length).toBeLessThan(100_000);
});
