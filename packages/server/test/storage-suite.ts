import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newTable, seat } from '../../host/test/rows.ts';
import { type ServerStorage, UsedUp } from '../src/storage/index.ts';
import { session, user } from './rows.ts';

/** Lists are in order to within a minute. */
const MINUTE_MS = 60_000;

/** What every storage of a server must do beyond what hosts ask of it. `again` gives the same one after it was closed. */
export function peopleSuite(
  name: string,
  open: () => Promise<{ storage: ServerStorage; again(): Promise<ServerStorage>; clear(): void }>,
): void {
  describe(`people in ${name}`, () => {
    let storage: ServerStorage;
    let again: () => Promise<ServerStorage>;
    let clear: () => void;
    beforeEach(async () => {
      ({ storage, again, clear } = await open());
      await storage.change([user('anna'), user('bruno')]);
      await storage.write([newTable('t')]);
    });
    afterEach(async () => {
      await storage.close();
      clear();
    });

    test('returns what was written, also after it was closed and reopened', async () => {
      await storage.change([session('h', 'anna', 1e12), user('anna', 'Anna II')]);
      await storage.close();
      storage = await again();
      expect(await storage.session('h')).toMatchObject({ user: 'anna', expires: 1e12 });
      expect(await storage.users(['bruno', 'anna', 'nobody'])).toHaveLength(2);
      expect((await storage.user('anna'))?.name).toBe('Anna II');
      expect(await storage.tableIds()).toEqual(['t']);
    });

    test('returns nothing for what does not exist', async () => {
      const nothing = [
        storage.user('x'),
        storage.session('x'),
        storage.invite('x'),
        storage.code('x'),
      ];
      for (const x of nothing) expect(await x).toBeUndefined();
      expect(await storage.users([])).toEqual([]);
    });

    test('rows refer to existing rows', async () => {
      await expect(storage.change([session('h', 'nobody', 2)])).rejects.toThrow();
      const stranger = { ...newTable('u'), seats: [seat(0, { user: 'nobody' })] };
      await expect(storage.write([stranger])).rejects.toThrow();
      expect(await storage.load('u')).toBeUndefined();
    });

    test('lists open tables, and those of a user', async () => {
      const of = (id: string, more: Parameters<typeof newTable>[1], seats = [seat(0)]) => ({
        ...newTable(id, more),
        seats,
      });
      const twice = [seat(0, { user: 'anna' }), seat(1, { user: 'anna' })];
      await storage.write([
        of('a', { updated: 2 * MINUTE_MS }, [seat(0, { user: 'anna', bot: 'greedy' })]),
        of('b', { updated: 3 * MINUTE_MS, private: true }),
        of('c', { updated: 4 * MINUTE_MS, status: 'running' }, twice),
        of('d', { updated: 5 * MINUTE_MS, host: 'bruno' }),
      ]);
      const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
      expect(ids(await storage.openTables({ most: 2 }))).toEqual(['d', 'a']);
      expect(ids(await storage.openTables({ most: 9 }))).toEqual(['d', 'a', 't']);
      expect(ids(await storage.runningTables({ most: 9 }))).toEqual(['c']);
      expect(ids(await storage.tablesOf('anna', 9))).toEqual(['c', 'a', 't']);
      expect(await storage.tablesOf('bruno', 9)).toEqual([]);
      expect(await storage.seats('c')).toEqual(twice);
    });

    test('codes work once', async () => {
      const row = { hash: 'c', user: 'anna', expires: 9, usedAt: null };
      await storage.change([{ t: 'code', row }]);
      await storage.change([{ t: 'useCode', hash: 'c', at: 3 }]);
      expect(await storage.code('c')).toMatchObject({ user: 'anna', usedAt: 3 });
      const spent = [user('carl'), { t: 'useCode', hash: 'c', at: 4 }] as const;
      await expect(storage.change(spent)).rejects.toThrow(UsedUp);
      expect(await storage.user('carl')).toBeUndefined();
      await expect(storage.change([{ t: 'useCode', hash: 'x', at: 4 }])).rejects.toThrow(UsedUp);
    });

    test('stores chat and muted users', async () => {
      const say = (id: number, key = `k${id}`) =>
        storage.appendChat({ table: 't', user: 'anna', text: `<b>${id}`, at: id }, key);
      const said = await Promise.all([say(1), say(2), say(3)]);
      expect(said.map((line) => line?.id)).toEqual([1, 2, 3]);
      expect(await say(4, 'k1')).toBeUndefined();
      expect((await storage.chat('t', 0, 2)).map((x) => x.text)).toEqual(['<b>2', '<b>3']);
      expect((await storage.chat('t', 2, 9)).map((x) => x.id)).toEqual([3]);
      const mute = (on: boolean) => ({ t: 'mute', user: 'anna', muted: 'bruno', on }) as const;
      await storage.change([mute(true), mute(true)]);
      expect(await storage.muted('anna')).toEqual(['bruno']);
      await storage.change([mute(false)]);
      expect(await storage.muted('anna')).toEqual([]);
    });

    test('deletes what has expired', async () => {
      await storage.appendChat({ table: 't', user: 'anna', text: 'x', at: 10 }, 'k');
      await storage.change([
        session('old', 'anna', 10),
        session('new', 'anna', 99),
        session('left', 'anna', 99),
        { t: 'dropSessions', hashes: ['left'] },
        { t: 'prune', now: 50, outcomes: 20 },
      ]);
      expect(await storage.session('old')).toBeUndefined();
      expect(await storage.session('left')).toBeUndefined();
      expect(await storage.session('new')).toBeDefined();
      expect(await storage.outcome('t', { user: 'anna', key: 'k' })).toBeUndefined();
    });
  });
}
