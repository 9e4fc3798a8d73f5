import { describe, expect, test } from 'vitest';
import {
  CALL_DELAY_MS,
  type Caller,
  type CallRow,
  createTable,
  type HostParts,
  join,
  liveTable,
  memoryStorage,
  type NewTable,
  openPage,
  reminderTimes,
  start,
  tableInfo,
  unwatch,
} from '../src/index.ts';
import { answerTo, type Client, hostOn, watching } from './hosts.ts';
import { madeUpTime } from './made-up-time.ts';
import { ANNA, GAMES } from './tables.ts';

const BRUNO = 'bruno';
const HOUR_MS = 3600_000;
const DAYS: NewTable['clock'] = { t: 'days', hours: 24, window: null };
const OPEN = { game: 'lanterns', options: {}, private: false, pace: 0, answerTime: 0 };

/** A game of two people who are here, with the calls that are written. It waits for `first` alone. */
async function begun(clock: NewTable['clock'] = { t: 'none' }, quietMs = 0) {
  const time = madeUpTime();
  const storage = memoryStorage();
  const written: CallRow[] = [];
  const write: typeof storage.write = (writes) => {
    written.push(...writes.flatMap((each) => each.putCalls ?? []));
    return storage.write(writes);
  };
  const quiet: Caller = {
    delayMs: CALL_DELAY_MS,
    quietMs: async () => quietMs,
    wake: () => {},
  };
  const parts: Partial<HostParts> = { ...time, caller: quiet };
  const host = hostOn({ ...storage, write }, { games: GAMES, running: true, ...parts });
  const id = await createTable(host, ANNA, { ...OPEN, seats: 2, clock });
  await join(host, BRUNO, id, { zone: 'UTC' }, async () => []);
  await start(host, ANNA, id);
  const clients: Client[] = [];
  for (const user of [ANNA, BRUNO]) clients.push(await watching(host, id, user));
  const [first, ...others] = clients.filter((c) => c.musts().length > 0) as [Client];
  for (const other of others) await play(other);
  const second = clients.find((c) => c !== first) as Client;
  async function play(client: Client): Promise<void> {
    for (let [q] = client.musts(); q; [q] = client.musts())
      await answerTo(host, client.user, id, q);
  }
  written.length = 0;
  const seatOf = ({ user }: Client): number => (user === ANNA ? 0 : 1);
  const clockOf = async (client: Client) => (await liveTable(host, id)).row.clocks[seatOf(client)];
  const info = async () => tableInfo(host, await liveTable(host, id));
  return { host, id, time, written, first, second, play, clockOf, info, seatOf };
}

describe('a player who is handed the game', () => {
  test('is called once if they are not looking, and not at all if they are', async () => {
    const { host, id, first, second, play, written, seatOf, info } = await begun();
    await play(first);
    expect(written).toEqual([]);
    unwatch(host, first, id);
    await play(second);
    const house = host.houseTime.now();
    const call = { table: id, user: first.user, seat: seatOf(first), kind: 'turn' };
    // Made-up time stands, so they looked a moment ago.
    expect(written).toMatchObject([{ ...call, since: house + 1, due: house + CALL_DELAY_MS }]);
    expect(JSON.stringify(await info())).not.toContain('asked');
  });

  test('is called though a page of theirs is open that nobody sees', async () => {
    const { host, id, first, second, play, written } = await begun();
    await play(first);
    const page = openPage(host, first);
    await page.handle({ t: 'watch', key: 'w', table: id });
    await page.setVisible(false);
    await play(second);
    expect(written).toMatchObject([{ user: first.user, kind: 'turn' }]);
  });

  test('is called at the end of quiet hours; a clock over days begins then, or when they look', async () => {
    const { host, id, first, second, play, written, clockOf, info, seatOf, time } = await begun(
      DAYS,
      8 * HOUR_MS,
    );
    await play(first);
    written.length = 0;
    unwatch(host, first, id);
    await play(second);
    const handed = host.houseTime.now();
    const due = handed + 8 * HOUR_MS;
    expect(await clockOf(first)).toMatchObject({ left: 24 * HOUR_MS, from: due, begins: due });
    const shown = (await info()).seats[seatOf(first)];
    expect(shown?.here).toBe(false);
    expect(written.map(({ kind, due: at }) => [kind, at - due])).toEqual([
      ['turn', 0],
      ['reminder', 18 * HOUR_MS],
      ['reminder', 23 * HOUR_MS],
    ]);
    await time.pass(HOUR_MS);
    expect(await clockOf(first)).toMatchObject({ left: 24 * HOUR_MS, from: due });
    await watching(host, id, first.user);
    const clock = await clockOf(first);
    expect(clock).toMatchObject({ left: 24 * HOUR_MS, from: host.houseTime.now() });
    expect(clock).not.toHaveProperty('begins');
  });
});

test('reminders come at a quarter of the time, and an hour before its end if that is less', () => {
  expect(reminderTimes(24)).toEqual([6 * HOUR_MS, HOUR_MS]);
  expect(reminderTimes(4)).toEqual([HOUR_MS]);
  expect(reminderTimes(1)).toEqual([HOUR_MS / 4]);
});
