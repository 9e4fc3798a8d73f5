import { applyPatch, type Json, parseGameFile, type ReplayStep, verify } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import type { Client, Reply } from './client.ts';
import { GAMES } from './games.ts';
import { playOn } from './players.ts';
import { begun, people, serve } from './setup.ts';

const ENTRY = 12;
const key = ({ body }: Reply): string => body.refusal.msg.key;

/** What a seat saw after an entry. */
async function viewAt(who: Client, table: string, seat: number, entry: number): Promise<Json> {
  const { steps } = (await who.get(`/api/tables/${table}/replay?as=${seat}`)).body;
  const pages = (steps as ReplayStep[]).slice(0, entry + 1);
  const page = pages.reduce<Json>((shown, { patch }) => applyPatch(shown, patch), null);
  return (page as unknown as { views: Json[] }).views[0] ?? null;
}

test('a new table goes on from a position of a finished game, and tells nothing of what is hidden there', async () => {
  const { port } = await serve();
  const [anna, bruno] = await people(port, 'Anna', 'Bruno');
  const id = await begun([anna, bruno], { game: 'oltre-mare' });
  const from = (wish: object) => anna.post(`/api/tables/${id}/play-on`, wish);
  expect(key(await from({ entry: 0, dealt: 'same' }))).toBe('server.table.notOver');
  await playOn(id, [await anna.page(), await bruno.page()], 'origin');
  const file = parseGameFile((await anna.get(`/api/tables/${id}/file`)).text);
  const last = file.entries.length - 1;
  expect(key(await from({ entry: last, dealt: 'same' }))).toBe('server.table.ended');
  expect(key(await from({ entry: last + 1, dealt: 'same' }))).toBe('server.table.noEntry');
  expect(key(await from({ entry: 0, dealt: 5 }))).toBe('server.seat.unknown');
  expect((await from({ entry: -1, dealt: 'same' })).status).toBe(400);

  const opened = await from({ entry: ENTRY, dealt: 1, seat: 1, name: 'Once more' });
  expect(opened.body).toMatchObject({ status: 'open', private: true, name: 'Once more' });
  expect(opened.body.seats.map((s: { person: object | null }) => s.person !== null)).toEqual([
    false,
    true,
  ]);
  expect(opened.text).not.toMatch(/origin|state/);
  const next = opened.body.id as string;
  await anna.post(`/api/tables/${next}/bots`, { player: 'random', seat: 0 });
  expect((await anna.post(`/api/tables/${next}/start`)).status).toBe(200);
  expect(await viewAt(anna, next, 1, 0)).toEqual(await viewAt(anna, id, 1, ENTRY));
  await playOn(next, [await anna.page()], 'went on');
  const game = parseGameFile((await anna.get(`/api/tables/${next}/file`)).text);
  expect(verify(game, GAMES)).toBeUndefined();
  const hash = file.entries[ENTRY]?.hash;
  expect(game.header.from).toMatchObject({ entry: ENTRY, hash, dealt: 1 });
});
