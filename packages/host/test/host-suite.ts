import { canonical, type Json, replay } from '@fondaco/kernel';
import { lanterns } from '@fondaco/testkit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createAndStart,
  createTable,
  type Host,
  leave,
  libraryOf,
  liveTable,
  readFile,
  reclaimSeat,
  refreshTable,
  rematch,
  type Storage,
  start,
  tableInfo,
  type WriteOutcome,
  watch,
} from '../src/index.ts';
import { answerTo, type Client, hostOn, watching } from './hosts.ts';
import { longGameSuite } from './long-game-suite.ts';
import type { Opened } from './storage-suite.ts';
import { ANNA, bot, GAMES, MIXED, PAIR, person, refusal } from './tables.ts';

const isOver = async (host: Host, table: string): Promise<boolean> =>
  (await liveTable(host, table)).row.status === 'over';

/** Answers whatever Anna is asked, until the game is over or `enough` returns true. */
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

/** The game replays without errors, no command was carried out twice, and all clients saw the same. */
async function isSound(host: Host, table: string, clients: readonly Client[]): Promise<void> {
  const file = await readFile(host, table);
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

/** Another host writes before every write of this host. It changes the version of the row and nothing else. */
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

/** A storage that returns a given outcome for the next write. */
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

/** What every host must do, with any storage. */
export function hostSuite(name: string, open: () => Promise<Opened>): void {
  async function opened(): Promise<Opened> {
    const made = await open();
    // Closed after the hosts of the test have stopped.
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
      expect(tableInfo(host, await liveTable(host, table))).toMatchObject({
        status: 'over',
        secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      await isSound(host, table, [client]);
    });

    test('a command is carried out once, even if sent to another host or after a restart', async () => {
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

    test('two hosts on one storage play one game, each with a watcher', async () => {
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

    test('two hosts that do not notify each other still agree', async () => {
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
      // A question only the other host knows can be answered here: refusals are decided on the newest version.
      const [fresh] = c2.musts();
      if (fresh) await answerTo(two, ANNA, table, fresh);
      const [q] = c2.musts();
      if (q) expect(await refusal(answerTo(one, ANNA, table, q))).toBe('done');
    });

    test('polls for what other hosts wrote', async () => {
      const { storage, other } = await opened();
      const one = hostOn(storage, { games: GAMES });
      const two = hostOn(await other(), { games: GAMES, ...runs, runs: 'watched', pollMs: 20 });
      const table = await createAndStart(one, ANNA, PAIR);
      const c2 = await watching(two, table, ANNA);
      const [q] = c2.musts();
      if (!q) throw new Error('nothing is asked');
      await answerTo(one, ANNA, table, q);
      await vi.waitFor(() => expect(c2.outlooks.get(0)?.seq).toBe(1), 20_000);
    });

    test('another host that writes first every time only costs retries', async () => {
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

    test('a command is refused, not lost, if other hosts are always first', async () => {
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
      'if the outcome of a write is unknown, it is looked up; written: %s',
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

    test('what could not be written is neither broadcast nor kept in memory', async () => {
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

    test('two rematch requests at once lead to the same table', async () => {
      const { storage, other, jobs } = await opened();
      const how = { games: GAMES, ...runs, runs: jobs ? 'always' : 'watched' } as const;
      const one = hostOn(storage, how);
      const table = await createAndStart(one, ANNA, MIXED);
      await playOn(one, table, await watching(one, table, ANNA));
      // Opened only now: otherwise it would run the bots of this table too.
      const two = hostOn(await other(), how);
      const both = await Promise.all(
        [one, two].map((h) => rematch(h, ANNA, table, { begin: true })),
      );
      expect(both[0]).toBe(both[1]);
      expect((await storage.load(both[0] as string))?.row).toMatchObject({
        status: 'running',
        before: table,
      });
    });

    test('a player leaves a seat to a bot and takes it back', async () => {
      const { storage } = await opened();
      const host = hostOn(storage, { games: GAMES });
      const table = await createAndStart(host, ANNA, PAIR);
      await leave(host, ANNA, table, 1);
      expect((await storage.load(table))?.seats).toMatchObject([
        { bot: null },
        { user: ANNA, bot: 'skilled' },
      ]);
      await reclaimSeat(host, ANNA, table, 1);
      expect((await storage.load(table))?.seats[1]?.bot).toBeNull();
    });

    test.each([true, false])(
      'a watcher who missed entries is sent them one by one, unless players must remember for themselves: %s',
      async (forgets) => {
        const { storage } = await opened();
        const rules: typeof lanterns.rules = (options, pack) => ({
          ...lanterns.rules(options, pack),
          ...(forgets && { forgets: true }),
        });
        const host = hostOn(storage, { games: [{ ...lanterns, rules }] });
        const table = await createAndStart(host, ANNA, PAIR);
        const client = await watching(host, table, ANNA);
        for (let n = 0; n < 3; n++) {
          const [q] = client.musts();
          if (q) await answerTo(host, ANNA, table, q);
        }
        client.heard.length = 0;
        await watch(host, client, table, 1);
        const sent = client.heard.filter((down) => down.t === 'news' || down.t === 'full');
        expect(sent.map((down) => [down.t, down.as, down.seq])).toEqual(
          [0, 1].flatMap((seat) =>
            forgets
              ? [['full', seat, 3]]
              : [
                  ['news', seat, 2],
                  ['news', seat, 3],
                ],
          ),
        );
        // Nothing was missed: nothing is sent.
        client.heard.length = 0;
        await watch(host, client, table, 3);
        expect(client.heard.map((down) => down.t)).toEqual(['table']);
      },
    );

    test('a game starts with the current rules and continues with those it started with', async () => {
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

  longGameSuite(name, opened);
}
