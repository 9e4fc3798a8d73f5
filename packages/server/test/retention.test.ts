import { join } from 'node:path';
import { PLAYERS } from '@fondaco/bots';
import { libraryOf } from '@fondaco/host';
import { lanterns } from '@fondaco/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { newTable, seat } from '../../host/test/rows.ts';
import { newAccount } from '../src/accounts/tools.ts';
import { createContext, type ServerContext } from '../src/context.ts';
import { openHouse, TABLE_LIMITS } from '../src/keeper/house.ts';
import { RETENTION_TERMS, type Retired, retireIfDue } from '../src/keeper/retention.ts';
import { openSqlite } from '../src/storage/index.ts';
import { newFolder } from './setup.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = { info() {}, warn() {}, error() {} };
const START = Date.UTC(2030, 0, 1);

/** A server whose system clock the test sets. */
async function houseAt(data: string, clock: { day: number }): Promise<ServerContext> {
  const storage = await openSqlite(data);
  onTestFinished(() => storage.close());
  const now = (): number => START + clock.day * DAY_MS;
  const house = await openHouse({ storage, log, now, limits: TABLE_LIMITS });
  const library = libraryOf([lanterns]);
  return createContext({ storage, house, library, players: PLAYERS, log, now });
}

const add = (sum: Retired, more: Retired | undefined): Retired =>
  Object.fromEntries(
    Object.entries(sum).map(([key, n]) => [key, n + (more?.[key as keyof Retired] ?? 0)]),
  ) as unknown as Retired;

test('a made-up year of tables: what was kept and what was not', async () => {
  const clock = { day: 0 };
  const context = await houseAt(join(newFolder(), 'data.sqlite'), clock);
  const { storage, now } = context;
  const guest = (id: string, seen = now()) => ({
    t: 'user' as const,
    row: { id, name: id, created: seen, address: null, seen },
  });
  await storage.change([guest('regular'), guest('banned'), guest('account')]);
  await storage.change([{ t: 'account', row: newAccount('account', now()) }]);
  const ban = { user: 'banned', kind: 'ban', since: now(), until: null, address: null } as const;
  await storage.change([{ t: 'sanction', row: ban }]);
  let retired: Retired = { open: 0, closed: 0, running: 0, over: 0, guests: 0, chat: 0 };
  // Every day somebody comes once: opens a table, closes one, begins one, finishes one with a word, and another with the regular.
  for (clock.day = 0; clock.day < 365; clock.day++) {
    const day = clock.day;
    const who = `guest ${day}`;
    await storage.change([
      guest(who),
      guest(`passer-by ${day}`),
      { t: 'seen', user: 'regular', at: now() },
    ]);
    const table = (
      kind: string,
      status: 'open' | 'closed' | 'running' | 'over',
      users: string[],
    ) => ({
      ...newTable(`${kind} ${day}`, { status, host: who, created: now(), updated: now() }),
      seats: users.map((user, n) => seat(n, { user })),
    });
    await storage.write([
      table('open', 'open', [who]),
      table('closed', 'closed', [who]),
      table('running', 'running', [who]),
      table('alone', 'over', [who]),
      table('together', 'over', [who, 'regular']),
    ]);
    for (const kind of ['alone', 'running'])
      await storage.appendChat(
        { table: `${kind} ${day}`, user: who, text: 'Ahoy', at: now() },
        'k',
      );
    retired = add(retired, await retireIfDue(context));
    // At most once a day, also after a restart.
    expect(await retireIfDue(context)).toBeUndefined();
  }
  const left = (prefix: string, ids: string[]) => ids.filter((id) => id.startsWith(prefix)).length;
  const ids = await storage.tableIds();
  const kept = {
    open: left('open', ids),
    closed: left('closed', ids),
    running: left('running', ids),
    alone: left('alone', ids),
    together: left('together', ids),
    people: (await storage.houseCounts()).people,
  };
  console.log({ retired, kept });
  const terms = RETENTION_TERMS;
  // The last run was on day 364.
  expect(kept).toMatchObject({
    open: terms.open + 1,
    closed: terms.closed + 1,
    running: terms.running + 1,
    alone: 365,
    together: 365,
  });
  expect(retired).toMatchObject({
    open: 365 - kept.open,
    closed: 365 - kept.closed,
    running: 365 - kept.running,
    over: 0,
    chat: 365 - (terms.chat + 1),
  });
  // Guests at a finished game stay as long as the game; those who only passed by do not.
  expect(retired.guests).toBe(365 - (terms.guests + 1));
  expect(await storage.user('banned')).toBeDefined();
  expect(await storage.chat('running 364', 0, 9)).toHaveLength(1);
  expect(await storage.chat('alone 0', 0, 9)).toHaveLength(0);

  // A second year in which only the regular comes: games without them go, and then their players.
  for (; clock.day < 2 * 365; clock.day++) {
    await storage.change([{ t: 'seen', user: 'regular', at: now() }]);
    retired = add(retired, await retireIfDue(context));
  }
  const after = await storage.tableIds();
  console.log({ retired, after: after.length });
  expect(left('together', after)).toBe(365);
  expect(after.filter((id) => !id.startsWith('together') && !id.startsWith('alone'))).toEqual([]);
  expect(left('alone', after)).toBe(1);
  for (const id of ['regular', 'account']) expect(await storage.user(id)).toBeDefined();
  expect(await storage.user('guest 0')).toBeDefined();
  const record = await storage.record({ most: 1, page: 0 });
  expect(record[0]).toMatchObject({ by: 'Fondaco', act: 'retention' });
});

test('after an upgrade nothing is deleted before its term has passed once', async () => {
  const clock = { day: 0 };
  const context = await houseAt(join(newFolder(), 'data.sqlite'), clock);
  const { storage } = context;
  const long = START - 1000 * DAY_MS;
  await storage.change([
    { t: 'user', row: { id: 'anna', name: 'Anna', created: long, address: null, seen: long } },
  ]);
  await storage.write([newTable('old', { updated: long })]);
  await retireIfDue(context);
  clock.day = 29;
  await retireIfDue(context);
  expect(await storage.tableIds()).toEqual(['old']);
  clock.day = 31;
  expect(await retireIfDue(context)).toMatchObject({ open: 1 });
  expect(await storage.tableIds()).toEqual([]);
});

test.each([400, -400])('a system clock that is %i days off deletes nothing', async (off) => {
  const clock = { day: 0 };
  const context = await houseAt(join(newFolder(), 'data.sqlite'), clock);
  const { storage } = context;
  await storage.change([
    { t: 'user', row: { id: 'anna', name: 'Anna', created: 1, address: null, seen: START } },
  ]);
  for (; clock.day < 60; clock.day++) await retireIfDue(context);
  await storage.write([newTable('open', { updated: START + 59 * DAY_MS })]);
  clock.day += off;
  for (let n = 0; n < 5; n++, clock.day++) await retireIfDue(context);
  clock.day -= off;
  await retireIfDue(context);
  expect(await storage.tableIds()).toEqual(['open']);
});

test('a table that somebody watches stays', async () => {
  const clock = { day: 0 };
  const context = await houseAt(join(newFolder(), 'data.sqlite'), clock);
  const { storage, host } = context;
  await storage.change([
    { t: 'user', row: { id: 'anna', name: 'Anna', created: 1, address: null, seen: START } },
  ]);
  await storage.write([
    newTable('watched', { updated: START }),
    newTable('idle', { updated: START }),
  ]);
  await retireIfDue(context);
  const watched = { watchers: new Map([[{}, []]]), row: { updated: START } };
  host.liveTables.set('watched', watched as never);
  clock.day = 20;
  await retireIfDue(context);
  clock.day = 40;
  expect(await retireIfDue(context)).toMatchObject({ open: 1 });
  expect(await storage.tableIds()).toEqual(['watched']);
});

test('a run that is stopped leaves the rest to the next', async () => {
  const clock = { day: 0 };
  const context = await houseAt(join(newFolder(), 'data.sqlite'), clock);
  const { storage } = context;
  await storage.change([
    { t: 'user', row: { id: 'anna', name: 'Anna', created: 1, address: null, seen: START } },
  ]);
  await storage.write(Array.from({ length: 450 }, (_, n) => newTable(`t${n}`, { updated: START })));
  await retireIfDue(context);
  clock.day = 20;
  await retireIfDue(context);
  clock.day = 40;
  expect(await retireIfDue(context, AbortSignal.abort())).toMatchObject({ open: 200 });
  expect(await storage.tableIds()).toHaveLength(250);
  expect(await retireIfDue(context)).toMatchObject({ open: 250 });
});
