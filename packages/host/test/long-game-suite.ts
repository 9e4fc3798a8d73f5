import type { AnyGame } from '@fondaco/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  carryOutCommand,
  createAndStart,
  liveTable,
  refreshTable,
  type Storage,
  unwatch,
  watch,
} from '../src/index.ts';
import { answerTo, hostOn, watching } from './hosts.ts';
import { longGame } from './long-game.ts';
import type { Opened } from './storage-suite.ts';
import { ANNA, LONG, refusal } from './tables.ts';

/** Loading and undo in games of many entries. */
export function longGameSuite(name: string, opened: () => Promise<Opened>): void {
  describe(`a long game: ${name}`, () => {
    /** A game of this many entries, and hosts that count every move they make or replay. */
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
        carryOutCommand(by, ANNA, {
          t: 'undo',
          key: `undo ${to} ${moves}`,
          table,
          seat: 0,
          to,
          propose: true,
        });
      const fresh = async (parts = {}) => hostOn(await other(), { games, ...parts });
      return { storage, host, table, client, go, counting, undo, fresh };
    }

    test('loading and undo cost as much as in a short game', async () => {
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

    test('undo leads to the named position, whatever was undone before', async () => {
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

    test('bots remember what led to the position, after undo, loading and in another process', async () => {
      const { storage, table, go, undo, fresh, host } = await longTable(150);
      const told = async (by = host) => (await liveTable(by, table)).memories;
      expect(await told()).toEqual([149, 149]);
      await undo(140);
      expect(await told()).toEqual([140, 140]);
      await go(2);
      const later = await fresh();
      expect(await told(later)).toEqual([142, 142]);
      await undo(20, later);
      expect(await told(later)).toEqual([20, 20]);
      await refreshTable(host, table);
      expect(await told()).toEqual([20, 20]);
      await go(70);
      const earlier: Storage = {
        ...storage,
        async load(...args) {
          const found = await storage.load(...args);
          if (found?.snapshot) found.snapshot.memories = null;
          return found;
        },
      };
      expect(await told(hostOn(earlier, { games: [longGame()] }))).toEqual([90, 90]);
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
      const undo = { t: 'undo', key: 'u', table, seat: 0, to: 130, propose: true } as const;
      await liveTable(strange, table);
      await vi.waitUntil(
        async () => (await storage.load(table))?.row.trouble?.key === 'server.table.altered',
        120_000,
      );
      expect(await refusal(carryOutCommand(strange, ANNA, undo))).toBe('server.table.altered');
    });

    test('a damaged snapshot is skipped', async () => {
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

    test('tables that nobody watches leave memory when it is full, and go on where they were', async () => {
      const { storage } = await opened();
      const host = hostOn(storage, { games: [longGame()], memoryBytes: 200_000 });
      const tables: string[] = [];
      for (let n = 0; n < 12; n++) {
        const table = await createAndStart(host, ANNA, LONG);
        tables.push(table);
        const client = await watching(host, table, ANNA);
        for (let i = 0; i < 30; i++) {
          const [q] = client.musts();
          if (q) await answerTo(host, ANNA, table, q);
        }
        unwatch(host, client, table);
      }
      const kept = [...host.liveTables.keys()];
      expect(kept.length).toBeGreaterThan(1);
      expect(kept.length).toBeLessThan(12);
      // The most recently used ones are kept.
      expect(kept).toEqual(tables.slice(-kept.length));
      const client = await watching(host, tables[0] as string, ANNA);
      expect(client.outlooks.get(0)?.seq).toBe(30);
    });

    test('a watcher who missed a few entries is sent them one by one', async () => {
      const { table, go, host } = await longTable(200);
      const client = await watching(host, table, ANNA);
      const since = client.outlooks.get(0)?.seq ?? 0;
      await go(5);
      const late = { ...client, heard: [] as typeof client.heard };
      late.send = (m) => void late.heard.push(m);
      await watch(host, late, table, since);
      expect(late.heard.filter((m) => m.t === 'news' && m.as === 0)).toHaveLength(5);
    });

    test('a watcher far behind is sent the whole outlook, and catching up again costs nothing', async () => {
      const { storage } = await opened();
      const game = longGame();
      let views = 0;
      const counted: AnyGame = {
        ...game,
        rules(options, pack) {
          const rules = game.rules(options, pack);
          const view: typeof rules.view = (s, who) => {
            views++;
            return rules.view(s, who);
          };
          return { ...rules, view };
        },
      };
      const host = hostOn(storage, { games: [counted] });
      const table = await createAndStart(host, ANNA, LONG);
      const client = await watching(host, table, ANNA);
      for (let i = 0; i < 30; i++) {
        const [q] = client.musts();
        if (q) await answerTo(host, ANNA, table, q);
      }
      const late = { ...client, heard: [] as typeof client.heard };
      late.send = (m) => void late.heard.push(m);
      const heardAfter = async (since: number): Promise<string[]> => {
        late.heard.length = 0;
        views = 0;
        await watch(host, late, table, since);
        return late.heard.flatMap((m) =>
          (m.t === 'news' || m.t === 'full') && m.as === 0 ? [m.t] : [],
        );
      };
      expect(await heardAfter(5)).toEqual(['full']);
      expect(await heardAfter(26)).toEqual(['news', 'news', 'news', 'news']);
      expect(views).toBe(0);
    });
  });
}
