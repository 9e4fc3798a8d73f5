import { PLAYERS } from '@fondaco/bots';
import { expect, test, vi } from 'vitest';
import { type BotTask, createAndStart, libraryOf, memoryStorage, thinkHere } from '../src/index.ts';
import { answerTo, hostOn, watching } from './hosts.ts';
import { ANNA, bot, GAMES, PAIR, person } from './tables.ts';

const WITH_BOT = { ...PAIR, seats: [person(0), bot(1)] };
const think = thinkHere(libraryOf(GAMES), PLAYERS, () => performance.now());

/** Bots that think until they are told to answer. */
function slowBots() {
  const asked: { task: BotTask; answer(): Promise<void> }[] = [];
  const slow = (task: BotTask): Promise<unknown> =>
    new Promise((resolve) => {
      asked.push({ task, answer: async () => resolve(await think(task)) });
    });
  return { asked, slow };
}

test('people act while a bot thinks; its answer to an earlier position is dropped, and it is asked again', async () => {
  const { asked, slow } = slowBots();
  const host = hostOn(memoryStorage(), { games: GAMES, running: true, think: slow });
  const table = await createAndStart(host, ANNA, WITH_BOT);
  const page = await watching(host, table, ANNA);
  await vi.waitUntil(() => asked.length === 1, 120_000);
  expect(asked[0]?.task.memory).toBe('{"asked":null,"tooMuch":null}');
  const [q] = page.musts();
  if (!q) throw new Error('nothing is asked');
  await answerTo(host, ANNA, table, q);
  expect(page.outlooks.get(0)?.seq).toBe(1);
  await asked[0]?.answer();
  await vi.waitUntil(() => asked.length === 2, 120_000);
  expect(page.outlooks.get(0)?.seq).toBe(1);
  expect(asked[1]?.task.decision.seat).toBe(1);
  await asked[1]?.answer();
  await vi.waitUntil(() => page.outlooks.get(0)?.seq === 2, 120_000);
});

test('a few tables of bots have their turn at once, those that waited longest first', async () => {
  const { asked, slow } = slowBots();
  const host = hostOn(memoryStorage(), { games: GAMES, running: true, think: slow });
  for (let n = 0; n < 10; n++) await createAndStart(host, ANNA, WITH_BOT);
  await vi.waitUntil(() => asked.length === 4, 120_000);
  for (let n = 0; n < 6; n++) {
    await asked[n]?.answer();
    await vi.waitUntil(() => asked.length === 5 + n, 120_000);
  }
  for (const { answer } of asked) await answer();
  expect(asked.length).toBeGreaterThanOrEqual(10);
});
