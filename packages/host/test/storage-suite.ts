import type { Json } from '@fondaco/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SnapshotRow, Storage, TableWrite } from '../src/index.ts';
import { entry, job, newTable, seat, tableRow } from './rows.ts';

/** A storage under test. `other`: as a second host sees it; `reopened`: after it was closed. */
export interface Opened {
  storage: Storage;
  other(): Promise<Storage>;
  reopened(): Promise<Storage>;
  close(): Promise<void>;
  /** It keeps jobs, for hosts that run every table. */
  jobs: boolean;
  /** An invitation that can be used once, where it knows of such. */
  invite?: string;
}

const LAST = {
  seq: 1,
  rulesVersion: 1,
  state: { x: null },
  memories: [{ heard: 1 }, null],
  hash: 'h1',
  log: 'l',
  digest: 'd d d',
};
const snapshot = (seq: number, line: Json): SnapshotRow => ({ ...LAST, table: 't', seq, line });

/** What every storage of tables must do. That of a device keeps no jobs, invitations or presence. The users `anna` and `bruno` are there. */
export function storageSuite(
  name: string,
  open: () => Promise<Opened>,
  { ofDevice = false } = {},
): void {
  describe(`storage: ${name}`, () => {
    let opened: Opened;
    let storage: Storage;
    beforeEach(async () => {
      opened = await open();
      ({ storage } = opened);
      expect(await storage.write([newTable('t')])).toBe('done');
    });
    afterEach(() => opened.close());

    /** The next write of table t. */
    const next = (version: number, more: Omit<TableWrite, 'row'> = {}): TableWrite => ({
      row: tableRow('t', version),
      ...more,
    });

    test('returns what was written, also after it was closed and reopened', async () => {
      const by = { user: 'anna', key: 'k1' };
      await storage.write([
        next(2, {
          entries: [entry('t', 0), entry('t', 1, by)],
          snapshots: [snapshot(1, [[0, -1, 2]])],
          outcome: { user: 'anna', key: 'k', outcome: { proposal: 7 }, at: 5 },
          putJobs: [job('j', 2e12, { decision: 7 })],
        }),
      ]);
      await storage.write([next(3, { entries: [entry('t', 2)] })]);
      storage = await opened.reopened();
      const found = await storage.load('t');
      expect(found).toMatchObject({
        row: tableRow('t', 3),
        seats: [seat(0, { user: 'anna' }), seat(1, { bot: 'greedy' })],
        secret: 'secret of t',
        pack: { a: [1, 'ü'] },
        snapshot: snapshot(1, [[0, -1, 2]]),
        entries: [entry('t', 2)],
      });
      if (opened.jobs) expect(found?.jobs).toEqual([job('j', 2e12, { decision: 7 })]);
      const all = [entry('t', 0), entry('t', 1, by), entry('t', 2)];
      expect((await storage.load('t', 0))?.entries).toEqual(all);
      expect((await storage.load('t', 2))?.entries).toEqual(all.slice(2));
      expect(await storage.entries('t', 0)).toEqual(all);
      expect(await storage.entries('t', 1, 2)).toEqual(all.slice(1, 2));
      expect(await storage.entryBy('t', by)).toBe(1);
      expect(await storage.outcome('t', { user: 'anna', key: 'k' })).toEqual({ proposal: 7 });
      expect(await storage.versions(['t', 'x'])).toEqual(new Map([['t', 3]]));
    });

    test('returns nothing for what does not exist', async () => {
      expect(await storage.load('x')).toBeUndefined();
      expect(await storage.entries('x', 0)).toEqual([]);
      expect(await storage.snapshot('x', 9)).toBeUndefined();
      expect(await storage.outcome('t', { user: 'anna', key: 'x' })).toBeUndefined();
      expect(await storage.outcome('x', { user: 'anna', key: 'x' })).toBeUndefined();
      expect(await storage.entryBy('t', { user: 'anna', key: 'x' })).toBeUndefined();
      expect(await storage.versions(['x'])).toEqual(new Map());
      expect(await storage.nextDue()).toBeUndefined();
    });

    test('a write based on another version is overtaken, and nothing of it is stored', async () => {
      for (const version of [1, 3, 9]) {
        const write = next(version, {
          entries: [entry('t', 0)],
          seats: [],
          outcome: { user: 'anna', key: 'k', outcome: {}, at: 1 },
        });
        expect(await storage.write([write])).toBe('overtaken');
      }
      const found = await storage.load('t');
      expect(found).toMatchObject({ row: { version: 1 }, entries: [] });
      expect(found?.seats).toHaveLength(2);
      expect(await storage.outcome('t', { user: 'anna', key: 'k' })).toBeUndefined();
    });

    test('of several writers based on one version one wins, whatever else is written', async () => {
      const all = await Promise.all([
        ...[0, 1, 2].map(() => storage.write([next(2, { entries: [entry('t', 0)] })])),
        storage.write([newTable('u')]),
      ]);
      expect(all.toSorted()).toEqual(['done', 'done', 'overtaken', 'overtaken']);
      expect(all[3]).toBe('done');
      expect(await storage.entries('t', 0)).toHaveLength(1);
      expect(await storage.versions(['t', 'u'])).toEqual(
        new Map([
          ['t', 2],
          ['u', 1],
        ]),
      );
    });

    test('two writers, each with a storage of its own', async () => {
      const other = await opened.other();
      const both = await Promise.all([storage, other].map((each) => each.write([next(2)])));
      expect(both.toSorted()).toEqual(['done', 'overtaken']);
      expect(await other.write([next(3)])).toBe('done');
      expect(await storage.write([next(3)])).toBe('overtaken');
    });

    test('a write to two tables is done for both or for none', async () => {
      expect(await storage.write([newTable('u'), next(5)])).toBe('overtaken');
      expect(await storage.load('u')).toBeUndefined();
      expect(await storage.write([newTable('u'), next(2)])).toBe('done');
      expect(await storage.write([newTable('u'), next(3)])).toBe('overtaken');
      expect((await storage.load('t'))?.row.version).toBe(2);
    });

    test('a removed table is gone and does not come back', async () => {
      await storage.write([
        next(2, {
          entries: [entry('t', 0, { user: 'anna', key: 'k' })],
          snapshots: [snapshot(0, [])],
          putJobs: [job('j', 1)],
        }),
      ]);
      await storage.write([newTable('u')]);
      await storage.remove('t');
      expect(await storage.load('t')).toBeUndefined();
      expect(await storage.entries('t', 0)).toEqual([]);
      expect(await storage.snapshot('t', 9)).toBeUndefined();
      expect(await storage.entryBy('t', { user: 'anna', key: 'k' })).toBeUndefined();
      expect(await storage.write([next(3)])).toBe('overtaken');
      expect(await storage.load('t')).toBeUndefined();
      expect(await storage.load('u')).toBeDefined();
    });

    test('finds the newest snapshot up to an entry; keeps one of a game that is over', async () => {
      const entries = [0, 1, 2, 3].map((seq) => entry('t', seq));
      await storage.write([next(2, { entries, snapshots: [snapshot(0, []), snapshot(2, [[2]])] })]);
      expect((await storage.snapshot('t', 1))?.seq).toBe(0);
      expect((await storage.snapshot('t', 2))?.seq).toBe(2);
      expect((await storage.snapshot('t', 9))?.seq).toBe(2);
      expect((await storage.load('t'))?.snapshot).toEqual(snapshot(2, [[2]]));
      const row = tableRow('t', 3, { status: 'over' });
      await storage.write([{ row, entries: [entry('t', 4)] }]);
      expect(await storage.snapshot('t', 1)).toBeUndefined();
      expect((await storage.load('t'))?.snapshot?.seq).toBe(2);
    });

    test('many entries at once', async () => {
      const entries = Array.from({ length: 1500 }, (_, seq) => entry('t', seq));
      await storage.write([next(2, { entries })]);
      expect(await storage.entries('t', 0)).toHaveLength(1500);
      expect((await storage.entries('t', 1490)).map((row) => row.entry.seq).at(-1)).toBe(1499);
    });

    test.skipIf(ofDevice)(
      'a write that uses something up a second time is not done at all',
      async () => {
        const uses = [{ invite: opened.invite as string, user: 'bruno' }];
        expect(await storage.write([next(2, { uses })])).toBe('done');
        expect(await storage.write([next(3, { uses })])).toBe('usedUp');
        expect((await storage.load('t'))?.row.version).toBe(2);
      },
    );

    test('house time is moved on by whoever read it last', async () => {
      expect(await storage.houseTime()).toBeUndefined();
      const first = { time: 1000, holder: 'a' };
      expect(await storage.moveHouseTime(undefined, first)).toEqual(first);
      const other = await opened.other();
      const second = { time: 2000, holder: 'b' };
      expect(await other.moveHouseTime(first, second)).toEqual(second);
      expect(await storage.moveHouseTime(first, { time: 1500, holder: 'a' })).toEqual(second);
      expect(await storage.moveHouseTime(undefined, { time: 1500, holder: 'a' })).toEqual(second);
      storage = await opened.reopened();
      expect(await storage.houseTime()).toEqual(second);
    });

    test.skipIf(ofDevice)('a user who was seen at a table is not absent', async () => {
      const seen = (user: string, at: number) => storage.seen([{ table: 't', user, seen: at }]);
      const absent = [{ user: 'anna', seen: 100 }];
      expect(await storage.write([next(2, { absent })])).toBe('done');
      await seen('anna', 100);
      await seen('bruno', 900);
      expect(await storage.write([next(3, { absent })])).toBe('done');
      await seen('anna', 101);
      await seen('anna', 50);
      expect(await storage.write([next(4, { absent, entries: [entry('t', 0)] })])).toBe('present');
      expect(await storage.entries('t', 0)).toEqual([]);
      await storage.seen([{ table: 't', user: 'anna', seen: 101, looked: 100 }]);
      await seen('anna', 101);
      expect((await storage.presence('t')).toSorted((a, b) => a.seen - b.seen)).toEqual([
        { table: 't', user: 'anna', seen: 101, looked: 100 },
        { table: 't', user: 'bruno', seen: 900 },
      ]);
      // A table that was removed has no presence.
      await storage.remove('t');
      await seen('anna', 200);
      expect(await storage.presence('t')).toEqual([]);
    });

    test.skipIf(ofDevice)('jobs come due in order, and each is claimed once', async () => {
      const jobs = [job('late', 30), job('soon', 10), job('next', 20)];
      await storage.write([next(2, { putJobs: jobs })]);
      expect(await storage.nextDue()).toBe(10);
      const ids = async (now: number, most = 9) =>
        (await storage.claim(now, 100, most)).map((x) => x.id);
      expect(await ids(20, 1)).toEqual(['soon']);
      expect(await ids(20)).toEqual(['next']);
      expect(await ids(20)).toEqual([]);
      expect(await storage.nextDue()).toBe(30);
      // A lease ends; a job that is written again is free at once.
      expect(await ids(125)).toEqual(['soon', 'next', 'late']);
      const write = next(3, { putJobs: [job('soon', 40)], dropJobs: ['late'] });
      await storage.write([write]);
      expect(await ids(126)).toEqual(['soon']);
      await storage.dropJob('soon');
      expect(await ids(999)).toEqual(['next']);
    });
  });
}
