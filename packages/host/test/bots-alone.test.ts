import { expect, test } from 'vitest';
import {
  createTable,
  fillWithBots,
  leave,
  liveTable,
  memoryStorage,
  reclaimSeat,
  start,
} from '../src/index.ts';
import { hostOn } from './hosts.ts';
import { madeUpTime } from './made-up-time.ts';
import { ANNA, GAMES } from './tables.ts';

const PACE_MS = 3000;

test('bots alone keep a pace, however fast the table is; with a person they do not', async () => {
  const time = madeUpTime();
  const parts = { games: GAMES, running: true, botsAlonePaceMs: PACE_MS, ...time };
  const host = hostOn(memoryStorage(), parts);
  const wish = { game: 'lanterns', options: {}, private: false, pace: 0, answerTime: 0 };
  const id = await createTable(host, ANNA, { ...wish, seats: 3 });
  await fillWithBots(host, ANNA, id, 'random');
  await start(host, ANNA, id);
  await time.pass(10);
  const entries = async (): Promise<number> => (await liveTable(host, id)).row.entries;
  const withPerson = await entries();
  // Bots answered all they could at once.
  expect(withPerson).toBeGreaterThan(1);
  await leave(host, ANNA, id);
  const before = await entries();
  await time.pass(PACE_MS - 1);
  expect(await entries()).toBe(before);
  await time.pass(1);
  expect(await entries()).toBe(before + 1);
  await time.pass(2 * PACE_MS);
  expect(await entries()).toBe(before + 3);
  await reclaimSeat(host, ANNA, id, 0);
});
