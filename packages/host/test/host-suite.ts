import { canonical, type Json, replay } from '@fondaco/kernel';
import { lanterns } from '@fondaco/testkit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createAndStart,
  createTable,
  fileOf,
  type Host,
  infoOf,
  leave,
  libraryOf,
  liveTable,
  play,
  Refused,
  refreshTable,
  rematch,
  type Storage,
  start,
  takeBack,
  type WriteOutcome,
  watch,
} from '../src/index.ts';
import { answerTo, type Client, hostOn, watching } from './hosts.ts';
import { longGame } from './long-game.ts';
import type { Opened } from './storage-suite.ts';

const GAMES = [lanterns];
const ANNA = 'anna';
const person = (colour: number) => ({ name: null, colour, bot: null });
const bot = (colour: number) => ({ name: null, colour, bot: 'random' });
const wish = { options: {}, private: false, pace: 0, answerTime: 0 };
const PAIR = { ...wish, game: 'lanterns', seats: [person(0), person(1)] };
const MIXED = { ...wish, game: 'lanterns', seats: [person(0), bot(1), bot(2)] };
const LONG = { ...wish, game: 'long', seats: [person(0), person(1)] };

const keyOf = (error: unknown): string =>
  error instanceof Refused ? error.refusal.msg.key : String(error);
const refusal = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', keyOf);

const isOver = async (host: Host, table: string): Promise<boolean> =>
  (await liveTable(host, table)).row.status === 'over';

/** Plays on whatever is asked of anna, until the game is over or `enough` says so. */
async function playOn(
  host: Host,
  table: string,
  client: Client,
  enough: () => boolean = () => false,
): Promise<number> {
  let made = 0;
  while (!(await isOver(host, table)) && !enough()) {
    const [q] = client.musts();
    if (!q) {
      const heard = client.heard.length;
      await vi.waitUntil(() => client.heard.length > heard || enough(), 20_000);
      continue;
    }
    const done = await refusal(answerTo(host, ANNA, table, q));
    if (done === 'done') made++;
    else expect(['kernel.stale', 'server.table.over']).toContain(done);
  }
  return made;
}

/** Every entry leads where it says, and every client saw what the game was. */
async function isSound(host: Host, table: string, clients: readonly Client[]): Promise<void> {
  const file = await fileOf(host, ANNA, table);
  const steps = replay(file, GAMES);
  let step = steps.next();
  for (; !step.done; step = steps.next());
  expect(step.value).toBeUndefined();
  const rows = await host.storage.entries(table, 0);
  const keys = rows.flatMap(({ by }) => (by ? [`${by.user} ${by.key}`] : []));
  expect(new Set(keys).size).toBe(keys.length);
  const seen = clients.map((client) =>
    canonical([...client.outlooks].sort(([a], [b]) => Number(a) - Number(b)) as unknown as Json),
  );
  expect(new Set(seen).size).toBe(1);
}

/** Another writer gets in before every write of this host: it touches the row and nothing else. */
function overtakenAtEvery(storage: Storage): { storage: Storage; times(): number } {
  let times = 0;
  const struck = new Set<string>();
  return {
    times: () => times,
    storage: {
      ...storage,
      async write(writes) {
        for (const { row } of writes) {
          const found = await storage.load(row.id, 0);
          const mark = `${row.id} ${found?.row.entries}`;
          if (!found || struck.has(mark)) continue;
          struck.add(mark);
          times++;
          const version = found.row.version + 1;
          expect(await storage.write([{ row: { ...found.row, version } }])).toBe('done');
        }
        return storage.write(writes);
      },
    },
  };
}

/** Gives this answer to the next write instead of its own. */
function answering(storage: Storage) {
  let answer: { says: WriteOutcome; writes: boolean } | undefined;
  return {
    next(says: WriteOutcome, writes: boolean) {
      answer = { says, writes };
    },
    storage: {
      ...storage,
      async write(writes) {
        const now = answer;
        answer = undefined;
        if (!now || now.writes) {
          const outcome = await storage.write(writes);
          return now ? now.says : outcome;
        }
        return now.says;
      },
    } satisfies Storage,
  };
}

/** What every host must do, whatever it stores tables in. */
export function hostSuite(name: string, open: () => Promise<Opened>): void {
  async function opened(): Promise<Opened> {
    const made = await open();
    // After the hosts of the test have ended.
    onTestFinished(() => made.close());
    return made;
  }

  describe(`host: ${name}`, () => {
    const runs = { running: true } as const;

    test('plays a game with bots to its end', async () => {
      const { storage, jobs } = await opened();
      const host = hostOn(storage, { games: GAMES, ...runs, runs: jobs ? 'always' : 'watched' });
      const table = await createAndStart(host, ANNA, MIXED);
      const client = await watching(host, table, ANNA);
      await playOn(host, table, client);
      expect(infoOf(host, await liveTable(host, table))).toMatchObject({
        status: 'over',
        secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      await isSound(host, table, [client]);
    });

    test('a command is carried out once, also by another host and after a restart', async () => {
      const { storage, other } = await opened();
      const host = hostOn(storage, { games: GAMES });
      const table = await createAndStart(host, ANNA, PAIR);
      const client = await watching(host, table, ANNA);
      const q = client.musts()[0];
      if (!q) throw new Error('nothing is asked');
      const done = await answerTo(host, ANNA, table, q, 'k');
      expect(done).toEqual({ seq: 1 });
      expect(await answerTo(host, ANNA, table, q, 'k')).toEqual(done);
      const second = hostOn(await other(), { games: GAMES });
      expect(await answerTo(second, ANNA, table, q, 'k')).toEqual(done);
      expect(await refusal(answerTo(second, ANNA, table, q, 'other'))).toBe('kernel.stale');
    });

    test('two hosts on one storage play one game, each with a page at it', async () => {
      const { storage, other, jobs } = await opened();
      const hosts: Host[] = [];
      const announce = (table: string): void => {
        for (const each of hosts) setTimeout(() => void refreshTable(each, table));
      };
      const how = { games: GAMES, ...runs, runs: jobs ? 'always' : 'watched', announce } as const;
      hosts.push(hostOn(storage, how), hostOn(await other(), how));
      const [one, two] = hosts as [Host, Host];
      const table = await createAndStart(one, ANNA, MIXED);
      const clients = await Promise.all([one, two].map((h) => watching(h, table, ANNA)));
      const [c1, c2] = clients as [Client, Client];
      await Promise.all([playOn(one, table, c1), playOn(two, table, c2)]);
      await Promise.all(hosts.map((h) => refreshTable(h, table)));
      await isSound(one, table, clients);
    });

    test('two hosts that hear nothing of each other still agree', async () => {
      const { storage, other } = await opened();
      const one = hostOn(storage, { games: GAMES });
      const two = hostOn(await other(), { games: GAMES });
      const table = await createAndStart(one, ANNA, PAIR);
      const c1 = await watching(one, table, ANNA);
      const c2 = await watching(two, table, ANNA);
      for (let n = 0; n < 5; n++) {
        const [q] = c1.musts();
        if (q) await answerTo(one, ANNA, table, q);
      }
      const [stale] = c2.musts();
      if (!stale) throw new Error('nothing is asked');
      expect(await refusal(answerTo(two, ANNA, table, stale))).toBe('kernel.stale');
      expect(c2.outlooks).toEqual(c1.outlooks);
      // What only the other one knows can be answered here: a refusal is decided on the newest state.
      const [fresh] = c2.musts();
      if (fresh) await answerTo(two, ANNA, table, fresh);
      const [q] = c2.musts();
      if (q) expect(await refusal(answerTo(one, ANNA, table, q))).toBe('done');
    });

    test('asks now and then what others wrote, where it is not told', async () => {
      const { storage, other } = await opened();
      const one = hostOn(storage, { games: GAMES });
      const two = hostOn(await other(), { games: GAMES, ...runs, runs: 'watched', pollMs: 20 });
      const table = await createAndStart(one, ANNA, PAIR);
      const c2 = await watching(two, table, ANNA);
      const [q] = c2.musts();
      if (!q) throw new Error('nothing is asked');
      await answerTo(one, ANNA, table, q);
      await vi.waitUntil(() => c2.outlooks.get(0)?.seq === 1, 20_000);
    });

    test('a third party that overtakes at every write changes nothing but the number of tries', async () => {
      const { storage, jobs } = await opened();
      const strange = overtakenAtEvery(storage);
      const mode = jobs ? 'always' : 'watched';
      const host = hostOn(strange.storage, { games: GAMES, ...runs, runs: mode });
      const table = await createAndStart(host, ANNA, MIXED);
      const client = await watching(host, table, ANNA);
      await playOn(host, table, client);
      const { entries } = (await liveTable(host, table)).row;
      expect(strange.times()).toBeGreaterThanOrEqual(entries - 1);
      await isSound(host, table, [client]);
    });

    test('is refused, not lost, where others are always first', async () => {
      const { storage } = await opened();
      let always = false;
      const host = hostOn(
        {
          ...storage,
          write: (writes) => (always ? Promise.resolve('overtaken') : storage.write(writes)),
        },
        { games: GAMES },
      );
      const table = await createAndStart(host, ANNA, PAIR);
      const client = await watching(host, table, ANNA);
      const [q] = client.musts();
      if (!q) throw new Error('nothing is asked');
      always = true;
      expect(await refusal(answerTo(host, ANNA, table, q, 'k'))).toBe('server.table.busy');
      always = false;
      expect(await answerTo(host, ANNA, table, q, 'k')).toEqual({ seq: 1 });
    });

    test.each([true, false])(
      'an answer that was lost is looked up, written: %s',
      async (written) => {
        const { storage } = await opened();
        const lossy = answering(storage);
        const host = hostOn(lossy.storage, { games: GAMES });
        const table = await createAndStart(host, ANNA, PAIR);
        const client = await watching(host, table, ANNA);
        const [q] = client.musts();
        if (!q) throw new Error('nothing is asked');
        lossy.next('notKnown', written);
        expect(await answerTo(host, ANNA, table, q)).toEqual({ seq: 1 });
        expect(await storage.entries(table, 0)).toHaveLength(2);
        expect(client.outlooks.get(0)?.seq).toBe(1);
      },
    );

    test('what could not be written is neither told nor remembered', async () => {
      const { storage } = await opened();
      const lossy = answering(storage);
      const host = hostOn(lossy.storage, { games: GAMES });
      const table = await createAndStart(host, ANNA, PAIR);
      const client = await watching(host, table, ANNA);
      const [q] = client.musts();
      if (!q) throw new Error('nothing is asked');
      const heard = client.heard.length;
      lossy.next('notWritten', false);
      expect(await refusal(answerTo(host, ANNA, table, q, 'k'))).toBe('server.notWritten');
      expect(client.heard).toHaveLength(heard);
      expect(await answerTo(host, ANNA, table, q, 'k')).toEqual({ seq: 1 });
    });

    test('of two who begin anew at once, both come to the same table', async () => {
      const { storage, other, jobs } = await opened();
      const how = { games: GAMES, ...runs, runs: jobs ? 'always' : 'watched' } as const;
      const one = hostOn(storage, how);
      const table = await createAndStart(one, ANNA, MIXED);
      await playOn(one, table, await watching(one, table, ANNA));
      // Earlier it would play bots of this table, and here nobody tells the other of it.
      const two = hostOn(await other(), how);
      const both = await Promise.all([one, two].map((h) => rematch(h, ANNA, table, true)));
      expect(both[0]).toBe(both[1]);
      expect((await storage.load(both[0] as string))?.row).toMatchObject({
        status: 'running',
        before: table,
      });
    });

    test('a seat is left to a bot and taken back', async () => {
      const { storage } = await opened();
      const host = hostOn(storage, { games: GAMES });
      const table = await createAndStart(host, ANNA, PAIR);
      await leave(host, ANNA, table, 1);
      expect((await storage.load(table))?.seats).toMatchObject([
        { bot: null },
        { user: ANNA, bot: 'greedy' },
      ]);
      await takeBack(host, ANNA, table, 1);
      expect((await storage.load(table))?.seats[1]?.bot).toBeNull();
    });

    test('a table begins with the rules of today, and goes on with those it began with', async () => {
      const { storage, other } = await opened();
      const first = hostOn(storage, { games: [lanterns] });
      const begun = await createAndStart(first, ANNA, PAIR);
      const waiting = await createTable(first, ANNA, { ...PAIR, seats: [person(0), bot(1)] });
      const newer = { ...lanterns, rulesVersion: lanterns.rulesVersion + 1 };
      const later = hostOn(await other(), { games: [newer] });
      expect(await refusal(liveTable(later, begun))).toBe('server.table.version');
      await start(later, ANNA, waiting);
      expect((await storage.load(waiting))?.row).toMatchObject({
        rulesVersion: newer.rulesVersion,
        header: { rulesVersion: newer.rulesVersion },
      });
      const asked: string[] = [];
      const library = libraryOf([newer], async (id, version) => {
        asked.push(`${id} ${version}`);
        return version === lanterns.rulesVersion ? lanterns : undefined;
      });
      const whole = hostOn(await other(), { games: library });
      const client = await watching(whole, begun, ANNA);
      const [q] = client.musts();
      if (!q) throw new Error('nothing is asked');
      expect(await answerTo(whole, ANNA, begun, q)).toEqual({ seq: 1 });
      expect(asked).toEqual([`lanterns ${lanterns.rulesVersion}`]);
    });
  });

  describe(`a long game: ${name}`, () => {
    /** A game of so many entries, and hosts that count every move they make or make again. */
    async function longTable(entries: number) {
      const { storage, other } = await opened();
      let moves = 0;
      const games = [longGame(() => void moves++)];
      const host = hostOn(storage, { games });
      const table = await createAndStart(host, ANNA, LONG);
      const client = await watching(host, table, ANNA);
      const go = async (count: number): Promise<void> => {
        for (let n = 0; n < count; n++) {
          const [q] = client.musts();
          if (q) await answerTo(host, ANNA, table, q);
        }
      };
      await go(entries - 1);
      const counting = async (work: () => Promise<unknown>): Promise<number> => {
        moves = 0;
        await work();
        return moves;
      };
      const undo = (to: number, by = host) =>
        play(by, ANNA, { t: 'undo', key: `undo ${to} ${moves}`, table, seat: 0, to });
      const fresh = async (parts = {}) => hostOn(await other(), { games, ...parts });
      return { storage, host, table, client, go, counting, undo, fresh };
    }

    test('is loaded, and gone back in, at the cost of a short one', async () => {
      const costs: number[][] = [];
      for (const entries of [280, 1400]) {
        const { table, counting, undo, fresh, go } = await longTable(entries);
        const load = await counting(async () => liveTable(await fresh(), table));
        const step = await counting(() => undo(entries - 2));
        await go(3);
        const far = await counting(() => undo(entries - 250));
        const later = await fresh();
        const loadAgain = await counting(() => liveTable(later, table));
        const back = await counting(() => undo(20, later));
        costs.push([load, step, far, loadAgain, back]);
      }
      for (const cost of costs.flat()) expect(cost).toBeLessThanOrEqual(64);
      for (const [, step] of costs) expect(step).toBe(0);
    });

    test('undo comes to the position it names, whatever was undone before', async () => {
      const { table, go, undo, client, fresh, host } = await longTable(70);
      const moves = () => (client.outlooks.get(0)?.outlook.view as { moves?: number })?.moves;
      await undo(60);
      expect(moves()).toBe(60);
      await go(10);
      await undo(30);
      expect(moves()).toBe(30);
      await go(80);
      expect(moves()).toBe(110);
      const later = await watching(await fresh(), table, ANNA);
      expect([...later.outlooks]).toEqual([...client.outlooks]);
      const { entries } = (await liveTable(host, table)).row;
      await undo(entries - 70);
      expect(moves()).toBe(41);
      expect(await refusal(undo(65))).toBe('server.undo.nowhere');
    });

    test('an altered entry before a snapshot is noticed', async () => {
      const { storage, table, fresh } = await longTable(140);
      const real = storage.entries;
      const altered: Storage = {
        ...storage,
        entries: async (...args) =>
          (await real(...args)).map((row) =>
            row.entry.seq === 5 ? { ...row, entry: { ...row.entry, action: 'no' } as never } : row,
          ),
      };
      const sound = await fresh({ checksPast: true });
      await liveTable(sound, table);
      const strange = hostOn(altered, { games: [longGame()], verifiesHistory: true });
      const undo = { t: 'undo', key: 'u', table, seat: 0, to: 130 } as const;
      await liveTable(strange, table);
      await vi.waitUntil(
        async () => (await storage.load(table))?.row.trouble?.key === 'server.table.altered',
        20_000,
      );
      expect(await refusal(play(strange, ANNA, undo))).toBe('server.table.altered');
    });

    test('a damaged snapshot is passed over', async () => {
      const { storage, table, client } = await longTable(100);
      const bad: Storage = {
        ...storage,
        async load(...args) {
          const found = await storage.load(...args);
          if (found?.snapshot)
            (found.snapshot.state as { ships: { at: number }[] }).ships = [{ at: 9 }];
          return found;
        },
      };
      const seen = await watching(hostOn(bad, { games: [longGame()] }), table, ANNA);
      expect([...seen.outlooks]).toEqual([...client.outlooks]);
    });

    test('whoever missed a few entries is sent them one by one', async () => {
      const { table, go, host } = await longTable(200);
      const client = await watching(host, table, ANNA);
      const since = client.outlooks.get(0)?.seq ?? 0;
      await go(5);
      const late = { ...client, heard: [] as typeof client.heard };
      late.send = (m) => void late.heard.push(typeof m === 'string' ? JSON.parse(m) : m);
      await watch(host, late, table, since);
      expect(late.heard.filter((m) => m.t === 'news' && m.as === 0)).toHaveLength(5);
    });
  });
}
