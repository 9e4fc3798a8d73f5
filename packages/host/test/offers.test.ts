import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import {
  type Form,
  fastChance,
  isOwn,
  type Json,
  type OwnQuestion,
  sampleForm,
} from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { pauseFactor } from '../src/bot-pauses.ts';
import {
  carryOutCommand,
  createAndStart,
  liveTable,
  memoryStorage,
  tableInfo,
} from '../src/index.ts';
import { unwatch } from '../src/watch.ts';
import { hostOn, watching } from './hosts.ts';
import { madeUpTime } from './made-up-time.ts';
import { ANNA, refusal } from './tables.ts';

const MINUTE_MS = 60_000;
const bot = (colour: number) => ({ name: null, colour, bot: 'random' });

/** The turn of a bot that plays at once has come so far that Anna may make an offer. */
async function onABotsTurn() {
  const time = madeUpTime();
  const parts = { games: [oltreMare], running: true, patienceMs: MINUTE_MS, ...time };
  const host = hostOn(memoryStorage(), parts);
  const id = await createAndStart(host, ANNA, {
    game: 'oltre-mare',
    options: {},
    private: false,
    pace: 0,
    answerTime: 0,
    seats: [{ name: 'Anna', colour: 0, bot: null }, bot(1), bot(2)],
  });
  const page = await watching(host, id, ANNA);
  const chance = fastChance('offers');
  let keys = 0;
  const seq = (): number => page.outlooks.get(0)?.seq ?? 0;
  const own = (need: OwnQuestion['need']): OwnQuestion | undefined =>
    page.outlooks
      .get(0)
      ?.outlook.questions.filter(isOwn)
      .find((q) => q.need === need);
  const command = { table: id, seat: 0 };
  const answer = (q: OwnQuestion, action: Json) =>
    carryOutCommand(host, ANNA, {
      ...command,
      t: 'answer',
      key: `a${keys++}`,
      decision: q.id,
      action,
    });
  const write = (on: boolean, seat = 0) =>
    carryOutCommand(host, ANNA, { ...command, seat, t: 'writing', key: `w${keys++}`, on });
  // Before the first entry nobody was here.
  while (seq() === 0 || !own('may')) {
    const q = own('asked') ?? own('must');
    const action = q?.options.find((o) => o.off === undefined)?.action;
    if (q && action !== undefined) await answer(q, action);
    else await time.pass(100);
  }
  const pace = (factor: number) =>
    carryOutCommand(host, ANNA, { ...command, t: 'pace', key: `p${keys++}`, factor });
  const live = () => liveTable(host, id);
  const info = async () => tableInfo(host, await live());
  const leave = (): void => unwatch(host, page, id);
  return { time, own, seq, answer, write, pace, leave, chance, live, info };
}

test('however fast a bot plays, an offer can be begun on its turn, written for half a minute, and sent', async () => {
  const { time, own, seq, answer, write, chance, info } = await onABotsTurn();
  const opened = own('may')?.id;
  await time.pass(1000);
  expect(own('may')?.id).toBe(opened);
  expect(await refusal(write(true, 1))).toBe('server.seat.notYours');
  await write(true);
  expect((await info()).seats[0]?.writing).toBe(true);
  const before = seq();
  await time.pass(30_000);
  expect(seq()).toBe(before);
  const q = own('may') as OwnQuestion;
  await answer(q, sampleForm(q.forms[0] as Form, chance) as Json);
  expect(seq()).toBe(before + 1);
});

test('who begins no offer delays the bots no longer than that', async () => {
  const { time, own } = await onABotsTurn();
  const opened = own('may')?.id;
  await time.pass(2000);
  expect(own('may')?.id).not.toBe(opened);
});

test('who skips to their own question lets the bots play on at once', async () => {
  const { time, own, pace, seq } = await onABotsTurn();
  const [opened, before] = [own('may')?.id, seq()];
  await pace(0);
  await time.pass(0);
  expect(own('may')?.id).not.toBe(opened);
  expect(seq()).toBeGreaterThan(before);
});

test('whoever has left no longer hurries the bots', async () => {
  const { pace, leave, live } = await onABotsTurn();
  await pace(0);
  expect(pauseFactor(await live())).toBe(0);
  leave();
  expect(pauseFactor(await live())).toBe(1);
});

test('bots wait no longer than two minutes for one who writes', async () => {
  const { time, seq, write } = await onABotsTurn();
  await write(true);
  const before = seq();
  await time.pass(MINUTE_MS);
  await write(false);
  await write(true);
  await time.pass(MINUTE_MS - 1000);
  expect(seq()).toBe(before);
  await time.pass(3000);
  expect(seq()).toBeGreaterThan(before);
});
