import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { PLAYERS } from '@fondaco/bots';
import { isOwn, parseGameFile, type ServerMessage } from '@fondaco/kernel';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { hostSuite } from '../../../host/test/host-suite.ts';
import { newTable } from '../../../host/test/rows.ts';
import { storageSuite } from '../../../host/test/storage-suite.ts';
import { localGames } from './games.ts';
import { openLocalHost } from './local-host.ts';
import { browserStorage } from './storage.ts';

const FIXTURE = new URL('../../../../games/oltre-mare/recorded/1/first-2.jsonl', import.meta.url);

let databases = 0;

/** Each tab has a storage of its own on one database. */
async function open() {
  const name = `suite-${++databases}`;
  const all = [browserStorage(name)];
  const other = async () => {
    const made = browserStorage(name);
    all.push(made);
    return made;
  };
  return {
    storage: all[0] as (typeof all)[0],
    other,
    async reopened() {
      await all[0]?.close();
      return other();
    },
    async close() {
      for (const each of all) await each.close();
    },
    jobs: false,
  };
}

storageSuite('IndexedDB', open, { ofDevice: true });
hostSuite('IndexedDB', open);

test('a connection the browser closed is opened again', async () => {
  const opened: IDBDatabase[] = [];
  const real = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    opened.push(this);
    return real.apply(this, args);
  };
  try {
    const storage = browserStorage('closed');
    await storage.write([newTable('t')]);
    opened[0]?.close();
    expect(await storage.write([newTable('u')])).toBe('done');
    expect(await storage.versions(['t', 'u'])).toHaveLength(2);
    await storage.close();
  } finally {
    IDBDatabase.prototype.transaction = real;
  }
});

test('games of the first version of the database go on', async () => {
  const file = parseGameFile(readFileSync(FIXTURE, 'utf8'));
  const { header, pack, entries } = file;
  const half = entries.slice(0, 200);
  const db = await openDB('first', 1, {
    upgrade(old) {
      for (const name of ['tables', 'entries', 'snapshots', 'outcomes'])
        old.createObjectStore(name);
    },
  });
  const seats = [0, 1].map((colour) => ({ name: `P${colour}`, colour, bot: null }));
  const rest = { name: 'Old', pace: 0, answerTime: 0, created: 1, since: 2, status: 'running' };
  const more = { entries: half.length, waitsFor: [0], scores: null, trouble: null, next: null };
  const row = { id: 'local-first', header, pack, secret: null, seats, ...rest, ...more };
  await db.put('tables', row, row.id);
  for (const entry of half) await db.put('entries', { table: row.id, entry }, [row.id, entry.seq]);
  await db.put('snapshots', { seq: 64, rulesVersion: 1, state: {} }, row.id);
  await db.put('outcomes', 7, [row.id, 'key']);
  db.close();
  const storage = browserStorage('first');
  const host = openLocalHost({
    storage,
    games: localGames(),
    players: PLAYERS,
    patienceMs: 0,
  });
  expect(await host.tables.list()).toMatchObject([
    { id: row.id, name: 'Old', status: 'running', seats: [{ name: 'P0' }, { name: 'P1' }] },
  ]);
  expect(await storage.outcome(row.id, { user: 'local', key: 'key' })).toEqual({ seq: 7 });
  const downs: ServerMessage[] = [];
  const page = host.connect((text) => downs.push(JSON.parse(text) as ServerMessage));
  await page.receive({ t: 'watch', key: 'w', table: row.id });
  const full = downs.find((d) => d.t === 'full' && d.outlook.questions.some(isOwn));
  if (full?.t !== 'full') throw new Error('nothing is asked');
  expect(full.seq).toBe(half.length - 1);
  const undone = { t: 'undo', key: 'u', table: row.id, seat: 0, to: 20, propose: true } as const;
  await page.receive(undone);
  expect(downs.at(-1)).toMatchObject({ t: 'ack', ok: true, seq: half.length });
  host.close();
  await storage.close();
});

test('moves are written through to the disk', async () => {
  const asked: unknown[] = [];
  const real = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    asked.push(args[1], args[2]);
    return real.apply(this, args);
  };
  try {
    const storage = browserStorage('strict');
    await storage.write([newTable('t')]);
    expect(asked.slice(-2)).toEqual(['readwrite', { durability: 'strict' }]);
    await storage.close();
  } finally {
    IDBDatabase.prototype.transaction = real;
  }
});
