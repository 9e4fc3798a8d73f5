import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PLAYERS } from '@fondaco/bots';
import {
  carryOutCommand,
  createTable,
  fillWithBots,
  libraryOf,
  liveTable,
  start,
  startRunner,
  tableInfo,
} from '@fondaco/host';
import { type AnyGame, type Decision, type Json, msg } from '@fondaco/kernel';
import { lanterns } from '@fondaco/testkit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAccounts } from '../src/accounts.ts';
import { createContext, type ServerContext } from '../src/context.ts';
import { openHouse, TABLE_LIMITS } from '../src/keeper/house.ts';
import { rateLimiter } from '../src/socket/rate-limiter.ts';
import { openSqlite, type ServerStorage } from '../src/storage/index.ts';
import { groupCommit, RollBack } from '../src/storage/sqlite/group-commit.ts';
import { anAnswer } from './pair.ts';
import { playOn, questions } from './players.ts';
import { session, user } from './rows.ts';
import { begun, newFolder, people, serve } from './setup.ts';

async function contextOn(storage: ServerStorage): Promise<ServerContext> {
  const log = { info() {}, warn() {}, error() {} };
  const house = await openHouse({ storage, log, now: Date.now, limits: TABLE_LIMITS });
  return createContext({ storage, house, library: libraryOf([lanterns]), players: PLAYERS, log });
}

describe('group commit', () => {
  function opened() {
    const db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE x (id TEXT PRIMARY KEY)');
    const begun: string[] = [];
    const real = db.exec.bind(db);
    vi.spyOn(db, 'exec').mockImplementation((sql) => {
      if (sql.startsWith('BEGIN')) begun.push(sql);
      real(sql);
    });
    const put = (id: string) => void db.prepare('INSERT INTO x VALUES (?)').run(id);
    const ids = () =>
      db
        .prepare('SELECT id FROM x ORDER BY id')
        .all()
        .map((row) => row.id);
    return { begun, put, ids, ...groupCommit(db) };
  }

  test('writes that arrive in one turn of the event loop share a transaction', async () => {
    const { begun, put, ids, write, flushed } = opened();
    await Promise.all([write(() => put('a')), write(() => put('b'))]);
    await write(() => put('c'));
    await flushed();
    expect(begun).toHaveLength(2);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  test('a failing write does not affect the others and leaves nothing behind', async () => {
    const { begun, put, ids, write } = opened();
    const bad = (): never => {
      put('half');
      throw new Error('no');
    };
    const late = (): never => {
      put('late');
      throw new RollBack('overtaken');
    };
    const done = await Promise.allSettled([
      write(() => put('a')),
      write(bad),
      write(late),
      write(() => put('b')),
    ]);
    expect(done.map((x) => x.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(done[2]).toMatchObject({ value: 'overtaken' });
    expect(begun).toHaveLength(2);
    expect(ids()).toEqual(['a', 'b']);
  });
});

describe('a full disk', () => {
  const PACE = 200;
  const TIMEOUT_MS = 120_000;

  test('changes nothing and is reported; bots continue once there is room again', async () => {
    let full = false;
    let tries = 0;
    const real = await openSqlite(join(newFolder(), 'data.sqlite'));
    const storage: ServerStorage = {
      ...real,
      async write(writes) {
        if (!full) return real.write(writes);
        tries++;
        return 'notWritten';
      },
    };
    const context = await contextOn(storage);
    const { host } = context;
    const runner = startRunner(host);
    onTestFinished(async () => {
      await runner.stop();
      await real.close();
    });
    const anna = (await createAccounts(context).guest('Anna', { address: null })).you.id;
    const wish = { game: lanterns.id, seats: 2, options: {}, private: false, answerTime: 0 };
    const table = await createTable(host, anna, { ...wish, pace: PACE });
    await fillWithBots(host, anna, table, 'random');
    await start(host, anna, table);
    const live = await liveTable(host, table);
    const asked = () => live.match?.rules.decisions(live.match.state, 'must')[0] as Decision;
    await vi.waitUntil(() => asked().seat === 0, TIMEOUT_MS);
    const entries = () => live.match?.entries.length ?? 0;
    const before = entries();
    const { id: decision } = asked();
    const [action] = live.match?.rules.legal(live.match.state, asked()) ?? [];
    const up = { t: 'answer', key: 'a', table, seat: 0, decision, action: action as Json } as const;

    full = true;
    await expect(carryOutCommand(host, anna, up)).rejects.toMatchObject({
      status: 507,
      refusal: { msg: { key: 'server.notWritten' } },
    });
    expect(entries()).toBe(before);
    full = false;
    expect(await carryOutCommand(host, anna, up)).toEqual({ seq: before });

    // Now it is the bot's turn. After a failed try the job stays leased: it is not retried at once.
    full = true;
    tries = 0;
    await vi.waitUntil(() => tries > 0, TIMEOUT_MS);
    const due = Math.max(...[...live.jobs.values()].map((job) => job.due));
    expect(await real.nextDue()).toBeGreaterThan(due);
    expect(tries).toBe(1);
    expect(entries()).toBe(before + 1);
    full = false;
    await vi.waitUntil(() => entries() > before + 1, TIMEOUT_MS);
  });
});

test('names of players at a table stay in memory, however many others are loaded', async () => {
  const storage = await openSqlite(':memory:');
  onTestFinished(() => storage.close());
  const context = await contextOn(storage);
  const { host, names } = context;
  const accounts = createAccounts(context);
  const anna = (await accounts.guest('Anna', { address: null })).you.id;
  const wish = { game: lanterns.id, seats: 2, options: {}, private: false, answerTime: 0, pace: 0 };
  const table = await createTable(host, anna, wish);
  const bruno = (await accounts.guest('Bruno', { address: null })).you.id;
  const carl = { id: 'carl', name: 'Carl', created: 1, address: null, seen: 1 };
  await storage.change([{ t: 'user', row: carl }]);
  for (let n = 0; n <= 10_000; n++) names.set(`stranger ${n}`, '…');
  await names.preload([bruno, carl.id]);
  expect(tableInfo(host, await liveTable(host, table)).host.name).toBe('Anna');
  expect(names.person(bruno).name).toBe('Bruno');
  expect(names.person(carl.id).name).toBe('Carl');
  expect(names.size).toBe(3);
});

test('a server starts even if expired data cannot be deleted', async () => {
  const data = join(newFolder(), 'data.sqlite');
  const storage = await openSqlite(data);
  await storage.change([user('anna'), session('old', 'anna', 2)]);
  await storage.close();
  const db = new DatabaseSync(data);
  db.exec("CREATE TRIGGER no BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'no'); END");
  db.close();
  const lines: string[] = [];
  const { port } = await serve({ data, log: { write: (line) => void lines.push(line) } });
  expect(lines.some((line) => line.includes('pruning failed'))).toBe(true);
  const [anna] = await people(port, 'Anna');
  expect((await anna.get('/api/health')).body.ok).toBe(true);
});

test('a budget fills up again with time', () => {
  let now = 0;
  const allowed = rateLimiter({ burst: 2, perSecond: 1 }, () => now);
  expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
  now = 1000;
  expect([allowed(), allowed()]).toEqual([true, false]);
});

/** Lanterns, but with a fault in one place. */
function faulty(where: 'reduce' | 'tell'): AnyGame {
  return {
    ...lanterns,
    id: `faulty-${where}`,
    rules(options: never, pack: never) {
      const rules = lanterns.rules(options, pack);
      const broken = (): never => {
        throw new Error('a fault in the rules');
      };
      return where === 'reduce' ? { ...rules, reduce: broken } : { ...rules, tell: broken };
    },
  } as AnyGame;
}

describe('an error', () => {
  test('in the rules marks its table, and other tables continue', async () => {
    const lines: string[] = [];
    const games = [lanterns, faulty('reduce')];
    const { port } = await serve({ games, log: { write: (x) => void lines.push(x) } });
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const bad = await begun([anna, bruno], { game: 'faulty-reduce' });
    const good = await begun([anna, bruno]);
    const pages = [await anna.page(), await bruno.page()];
    const [page] = pages as [(typeof pages)[0]];
    await page.say({ t: 'watch', table: bad });
    const q = questions(page, bad).find((x) => x.need === 'must');
    const action = q?.options.find((o) => o.off === undefined)?.action ?? null;
    if (!q) throw new Error('nobody is asked');
    const ack = await page.say({ t: 'answer', table: bad, seat: 0, decision: q.id, action });
    expect(ack).toMatchObject({ ok: false, refusal: { msg: msg('server.table.trouble') } });
    await page.untilTrue(() => page.tables.get(bad)?.trouble !== null);
    expect(page.see(bad, 0)?.seq).toBe(0);
    expect(lines.some((x) => x.includes('a fault in the rules') && x.includes(bad))).toBe(true);
    await playOn(good, pages, 'good');
    expect(page.tables.get(good)?.status).toBe('over');
  });

  test('in the broadcast after a move loses nothing', async () => {
    const { port } = await serve({ games: [faulty('tell')] });
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { game: 'faulty-tell' });
    const page = await anna.page();
    await page.say({ t: 'watch', table: id });
    const q = questions(page, id).find((x) => x.need === 'must');
    const action = q?.options.find((o) => o.off === undefined)?.action ?? null;
    const ack = await page.say({
      t: 'answer',
      table: id,
      seat: 0,
      decision: q?.id ?? 0,
      action,
    });
    expect(ack).toMatchObject({ ok: true, seq: 1 });
    await page.say({ t: 'watch', table: id });
    expect(page.see(id, 0)?.seq).toBe(1);
  });

  test('in one broadcast does not stop later ones', async () => {
    let broken = false;
    const shy = {
      ...lanterns,
      rules(options: never, pack: never) {
        const rules = lanterns.rules(options, pack);
        const view: typeof rules.view = (...args) => {
          if (broken) throw new Error('a fault in the view');
          return rules.view(...args);
        };
        return { ...rules, view };
      },
    } as AnyGame;
    const { port } = await serve({ games: [shy] });
    const [anna] = await people(port, 'Anna');
    const { id } = (await anna.post('/api/tables', { game: shy.id, seats: 2 })).body;
    await anna.post(`/api/tables/${id}/join`);
    await anna.post(`/api/tables/${id}/start`);
    const [page, tab] = [await anna.page(), await anna.page()];
    for (const each of [page, tab]) await each.say({ t: 'watch', table: id });
    broken = true;
    expect((await page.say(anAnswer(page, id))).ok).toBe(true);
    broken = false;
    await page.say({ t: 'watch', table: id });
    await page.say(anAnswer(page, id));
    for (const each of [page, tab])
      await each.untilTrue(() => [0, 1].every((seat) => each.see(id, seat)?.seq === 2));
  });

  test('in a bot stops only its table', async () => {
    const players = {
      random: {
        answer: () => {
          throw new Error('a fault in the bot');
        },
      },
    };
    const { port } = await serve({ players });
    const [anna] = await people(port, 'Anna');
    const id = await begun([anna], { bots: 2 });
    const page = await anna.page();
    await page.say({ t: 'watch', table: id });
    await page.untilTrue(() => page.tables.get(id)?.trouble?.key === 'server.table.trouble');
    expect((await anna.get('/api/health')).body.ok).toBe(true);
  });
});
