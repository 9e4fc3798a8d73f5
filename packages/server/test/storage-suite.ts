import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Storage, UsedUp } from '../src/storage/index.ts';
import { entry, job, seat, table, tableRow, user } from './rows.ts';

/** What every storage must do. `open` gives an empty one, `again` the same one after it was closed. */
export function storageSuite(
  name: string,
  open: () => Promise<{ storage: Storage; again(): Promise<Storage>; clear(): void }>,
): void {
  describe(`storage: ${name}`, () => {
    let storage: Storage;
    let again: () => Promise<Storage>;
    let clear: () => void;
    beforeEach(async () => {
      ({ storage, again, clear } = await open());
      await storage.write([user('anna'), user('bruno'), table('t')]);
    });
    afterEach(async () => {
      await storage.close();
      clear();
    });

    test('gives back what was written, also after it was closed', async () => {
      await storage.write([
        { t: 'pack', hash: 'p', values: { a: [1, 'ü'] } },
        { t: 'seats', table: 't', rows: [seat(0, { user: 'anna' }), seat(1, { bot: 'greedy' })] },
        { t: 'secret', table: 't', secret: 's' },
        entry('t', 0),
        entry('t', 1, { user: 'anna', key: 'k1' }),
        { t: 'snapshot', row: { table: 't', seq: 1, rulesVersion: 1, state: { x: null } } },
        { t: 'outcome', row: { user: 'anna', key: 'k', outcome: { seq: 1 }, at: 5 } },
        { t: 'session', row: { hash: 'h', user: 'anna', created: 1, expires: 1e12 } },
        job('j', 2e12, { decision: 7 }),
      ]);
      await storage.close();
      storage = await again();
      expect(await storage.table('t')).toEqual(tableRow('t'));
      expect(await storage.seats('t')).toEqual([
        seat(0, { user: 'anna' }),
        seat(1, { bot: 'greedy' }),
      ]);
      expect(await storage.pack('p')).toEqual({ a: [1, 'ü'] });
      expect(await storage.secret('t')).toBe('s');
      expect((await storage.entries('t')).map((e) => [e.entry.seq, e.at, e.by])).toEqual([
        [0, 0, null],
        [1, 1, { user: 'anna', key: 'k1' }],
      ]);
      expect(await storage.snapshot('t')).toMatchObject({ seq: 1, state: { x: null } });
      expect(await storage.outcome('anna', 'k')).toEqual({ seq: 1 });
      expect(await storage.session('h')).toMatchObject({ user: 'anna', expires: 1e12 });
      expect(await storage.jobsOf('t')).toMatchObject([{ due: 2e12, decision: 7, kind: 'bot' }]);
      expect(await storage.users(['bruno', 'anna', 'nobody'])).toHaveLength(2);
      expect(await storage.tableIds()).toEqual(['t']);
    });

    test('knows nothing of what is not there', async () => {
      const nothing = [
        storage.user('x'),
        storage.table('x'),
        storage.session('x'),
        storage.pack('x'),
        storage.secret('x'),
        storage.snapshot('x'),
        storage.outcome('anna', 'x'),
        storage.invite('x'),
        storage.code('x'),
        storage.nextDue(),
      ];
      for (const x of nothing) expect(await x).toBeUndefined();
      expect(await storage.entries('x')).toEqual([]);
      expect(await storage.users([])).toEqual([]);
    });

    test('takes no entry twice, and then nothing of what came with it', async () => {
      await storage.write([entry('t', 0)]);
      const changes = [table('t', { entries: 9 }), entry('t', 1), entry('t', 0)];
      await expect(storage.write(changes)).rejects.toThrow();
      expect(await storage.entries('t')).toHaveLength(1);
      expect((await storage.table('t'))?.entries).toBe(0);
    });

    test('of two writers of one entry one wins', async () => {
      const done = await Promise.allSettled([
        storage.write([entry('t', 0)]),
        storage.write([entry('t', 0)]),
      ]);
      expect(done.map((x) => x.status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('the last change of a row holds', async () => {
      await storage.write([
        table('t', { entries: 1 }),
        table('t', { entries: 2, status: 'running' }),
        { t: 'seats', table: 't', rows: [seat(0), seat(1)] },
        { t: 'seats', table: 't', rows: [seat(0, { user: 'bruno' })] },
        job('j', 5),
        { t: 'dropJob', id: 'j' },
        { t: 'dropJob', id: 'k' },
        job('k', 7),
        user('anna', 'Anna II'),
      ]);
      expect(await storage.table('t')).toMatchObject({ entries: 2, status: 'running' });
      expect(await storage.seats('t')).toEqual([seat(0, { user: 'bruno' })]);
      expect(await storage.jobsOf('t')).toMatchObject([{ id: 'k', due: 7 }]);
      expect((await storage.user('anna'))?.name).toBe('Anna II');
    });

    test('rows point at rows that are there', async () => {
      await expect(storage.write([entry('nowhere', 0)])).rejects.toThrow();
      await expect(storage.write([job('j', 1, { table: 'nowhere' })])).rejects.toThrow();
    });

    test('many changes at once', async () => {
      const ids = Array.from({ length: 1500 }, (_, i) => i);
      await storage.write(ids.map((i) => entry('t', i)));
      expect(await storage.entries('t')).toHaveLength(1500);
      await storage.write(ids.map((i) => job(`j${i}`, i)));
      await storage.write(ids.slice(3).map((i) => ({ t: 'dropJob', id: `j${i}` })));
      expect(await storage.jobsOf('t')).toHaveLength(3);
    });

    test('lists open tables, and those of a user', async () => {
      await storage.write([
        table('a', { updated: 2 }),
        table('b', { updated: 3, private: true }),
        table('c', { updated: 4, status: 'running' }),
        table('d', { updated: 5 }),
        { t: 'seats', table: 'c', rows: [seat(0, { user: 'anna' }), seat(1, { user: 'anna' })] },
        { t: 'seats', table: 'a', rows: [seat(0, { user: 'anna', bot: 'greedy' })] },
      ]);
      const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
      expect(ids(await storage.openTables(2))).toEqual(['d', 'a']);
      expect(ids(await storage.openTables(9))).toEqual(['d', 'a', 't']);
      expect(ids(await storage.runningTables(9))).toEqual(['c']);
      expect(ids(await storage.tablesOf('anna', 9))).toEqual(['c', 'a']);
      expect(await storage.tablesOf('bruno', 9)).toEqual([]);
    });

    test('invites and codes are used once', async () => {
      await storage.write([
        { t: 'invite', row: { hash: 'i', table: 't', expires: 9, usedBy: null } },
        { t: 'code', row: { hash: 'c', user: 'anna', expires: 9, usedAt: null } },
      ]);
      await storage.write([{ t: 'useInvite', hash: 'i', user: 'bruno' }]);
      await storage.write([{ t: 'useCode', hash: 'c', at: 3 }]);
      expect(await storage.invite('i')).toMatchObject({ table: 't', usedBy: 'bruno' });
      expect(await storage.code('c')).toMatchObject({ user: 'anna', usedAt: 3 });
      const spent = [table('t', { entries: 5 }), { t: 'useInvite', hash: 'i', user: 'anna' }];
      await expect(storage.write(spent as never)).rejects.toThrow(UsedUp);
      await expect(storage.write([{ t: 'useCode', hash: 'c', at: 4 }])).rejects.toThrow(UsedUp);
      await expect(storage.write([{ t: 'useCode', hash: 'x', at: 4 }])).rejects.toThrow(UsedUp);
      expect((await storage.table('t'))?.entries).toBe(0);
    });

    test('jobs come due in their order', async () => {
      await storage.write([job('late', 30), job('soon', 10), job('next', 20)]);
      expect(await storage.nextDue()).toBe(10);
      expect((await storage.jobsDue(20, 9)).map((x) => x.id)).toEqual(['soon', 'next']);
      expect((await storage.jobsDue(99, 1)).map((x) => x.id)).toEqual(['soon']);
    });

    test('chat and who is muted', async () => {
      const line = (id: number) =>
        ({ t: 'chat', row: { table: 't', id, user: 'anna', text: `<b>${id}`, at: id } }) as const;
      await storage.write([line(1), line(2), line(3)]);
      expect((await storage.chat('t', 0, 2)).map((x) => x.text)).toEqual(['<b>2', '<b>3']);
      expect((await storage.chat('t', 2, 9)).map((x) => x.id)).toEqual([3]);
      const mute = (on: boolean) => ({ t: 'mute', user: 'anna', muted: 'bruno', on }) as const;
      await storage.write([mute(true), mute(true)]);
      expect(await storage.muted('anna')).toEqual(['bruno']);
      await storage.write([mute(false)]);
      expect(await storage.muted('anna')).toEqual([]);
    });

    test('forgets what has expired', async () => {
      await storage.write([
        { t: 'session', row: { hash: 'old', user: 'anna', created: 1, expires: 10 } },
        { t: 'session', row: { hash: 'new', user: 'anna', created: 1, expires: 99 } },
        { t: 'session', row: { hash: 'left', user: 'anna', created: 1, expires: 99 } },
        { t: 'dropSession', hash: 'left' },
        { t: 'outcome', row: { user: 'anna', key: 'k', outcome: 1, at: 10 } },
        { t: 'prune', now: 50, outcomes: 20 },
      ]);
      expect(await storage.session('old')).toBeUndefined();
      expect(await storage.session('left')).toBeUndefined();
      expect(await storage.session('new')).toBeDefined();
      expect(await storage.outcome('anna', 'k')).toBeUndefined();
    });
  });
}
