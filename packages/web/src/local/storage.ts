import type {
  CommandOutcome,
  EntryRow,
  HouseTimeRow,
  SeatRow,
  SnapshotRow,
  Storage,
  TableRow,
  TableWrite,
  WriteOutcome,
} from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { upgradeFromFirst, upgradeFromSecond } from './upgrade.ts';

/** A table as it is stored. */
export interface LocalTableRecord {
  row: TableRow;
  seats: readonly SeatRow[];
  secret: string | null;
}

export interface LocalDatabase extends DBSchema {
  tables: { key: string; value: LocalTableRecord };
  packs: { key: string; value: Json };
  entries: { key: [table: string, seq: number]; value: EntryRow };
  /** Without their lines: those are large, and only that of the newest is needed. */
  snapshots: { key: [table: string, seq: number]; value: SnapshotRow };
  lines: { key: string; value: { seq: number; line: Json } };
  /** By table, sender and key. */
  outcomes: { key: [table: string, user: string, key: string]; value: CommandOutcome };
  /** One row. */
  houseTime: { key: 'now'; value: HouseTimeRow };
}

const NAMES = [
  'tables',
  'packs',
  'entries',
  'snapshots',
  'lines',
  'outcomes',
  'houseTime',
] as const;
const VERSION = 3;

/** Everything of one table, in a store whose keys begin with it. */
const of = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

type Work = IDBPTransaction<LocalDatabase, (typeof NAMES)[number][], 'readwrite'>;
type Look = IDBPTransaction<LocalDatabase, (typeof NAMES)[number][], 'readonly'>;

interface StoredGame {
  id: string;
  stored: (LocalTableRecord & { seats: SeatRow[]; pack: Json | undefined }) | undefined;
}

export interface BrowserStorage extends Storage {
  /** All tables, also those whose rows cannot be read: they come without a record. */
  tables(): Promise<StoredGame[]>;
  /** Every row of one table, as it is stored. */
  remains(id: string): Promise<Json>;
  /** Why the last write that failed did. */
  whyNotWritten(): unknown;
  close(): Promise<void>;
}

/**
 * Games in the browser's own database. It works in a worker, and without a secure context. Jobs are not kept: a game nobody
 * looks at stands still.
 */
export function browserStorage(name = 'fondaco'): BrowserStorage {
  let opening: Promise<IDBPDatabase<LocalDatabase>> | undefined;
  let lastFailure: unknown;
  const forget = (): void => {
    opening = undefined;
  };
  function open(): Promise<IDBPDatabase<LocalDatabase>> {
    opening ??= openDB<LocalDatabase>(name, VERSION, {
      async upgrade(db, from, _to, work) {
        for (const shelf of NAMES)
          if (!db.objectStoreNames.contains(shelf)) db.createObjectStore(shelf);
        if (from === 1) await upgradeFromFirst(work);
        if (from === 1 || from === 2) await upgradeFromSecond(work);
      },
      // A newer page wants to upgrade the database, or the browser closed it: it is opened again on the next use.
      blocking(_now, _next, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  }

  /** A connection that was closed meanwhile is opened again. */
  async function begin<T>(run: (db: IDBPDatabase<LocalDatabase>) => T): Promise<T> {
    try {
      return run(await open());
    } catch (error) {
      if ((error as Error).name !== 'InvalidStateError') throw error;
      forget();
      return run(await open());
    }
  }
  const look = (): Promise<Look> => begin((db) => db.transaction([...NAMES], 'readonly'));
  /** On disk when it is done, not only in the browser's hands: a power cut loses nothing. */
  const change = (durability: 'strict' | 'relaxed' = 'strict'): Promise<Work> =>
    begin((db) => db.transaction([...NAMES], 'readwrite', { durability }));

  function notWritten(error: unknown): WriteOutcome {
    console.error('nothing can be kept', error);
    lastFailure = error;
    return 'notWritten';
  }

  async function write(writes: readonly TableWrite[]): Promise<WriteOutcome> {
    let work: Work;
    try {
      work = await change();
    } catch (error) {
      return notWritten(error);
    }
    let isOvertaken = false;
    // Whatever fails, the transaction as a whole does, and its end says so. Its requests say less: one of an aborted
    // transaction fails before it is known why.
    const done = work.done.then(
      (): WriteOutcome => 'done',
      (error: unknown): WriteOutcome => {
        if (isOvertaken) return 'overtaken';
        return notWritten(error);
      },
    );
    try {
      for (const each of writes) {
        const before = await work.objectStore('tables').get(each.row.id);
        isOvertaken = (before?.row.version ?? 0) !== each.row.version - 1;
        if (isOvertaken) {
          work.abort();
          break;
        }
        await put(work, each, before);
      }
    } catch {
      // Said by its end.
    }
    return done;
  }

  async function record(
    id: string,
    packs: Map<string, Json | undefined>,
  ): Promise<StoredGame['stored']> {
    const work = await look();
    const kept = await work.objectStore('tables').get(id);
    if (!kept) return undefined;
    const { pack } = kept.row;
    if (!packs.has(pack)) packs.set(pack, await work.objectStore('packs').get(pack));
    return { ...kept, seats: [...kept.seats], pack: packs.get(pack) };
  }

  return {
    async tables() {
      const ids = await (await look()).objectStore('tables').getAllKeys();
      const packs = new Map<string, Json | undefined>();
      const found: StoredGame[] = [];
      for (const id of ids) {
        // One that cannot be read ends its transaction, and must not end those of the others.
        const stored = await record(id, packs).catch(() => undefined);
        found.push({ id, stored });
      }
      return found;
    },
    async remains(id) {
      const rows: Record<string, Json> = {};
      for (const name of NAMES) {
        if (name === 'packs' || name === 'houseTime') continue;
        const range = name === 'tables' || name === 'lines' ? IDBKeyRange.only(id) : of(id);
        const all = (await look()).objectStore(name).getAll(range as never);
        rows[name] = (await all.catch((error: unknown) => String(error))) as unknown as Json;
      }
      return { id, ...rows };
    },
    whyNotWritten: () => lastFailure,
    async load(id, from) {
      const work = await look();
      const kept = await work.objectStore('tables').get(id);
      if (!kept) return undefined;
      const snapshot = from === undefined ? await newest(work, id) : undefined;
      const first = from ?? (snapshot ? snapshot.seq + 1 : 0);
      return {
        ...kept,
        seats: [...kept.seats],
        pack: await work.objectStore('packs').get(kept.row.pack),
        jobs: [],
        snapshot,
        entries: await entriesIn(work, id, first),
      };
    },
    entries: async (id, from, to) => entriesIn(await look(), id, from, to),
    async snapshot(id, seq) {
      const range = IDBKeyRange.bound([id], [id, seq]);
      const found = await (await look()).objectStore('snapshots').openCursor(range, 'prev');
      return found ? rowOf(found.value) : undefined;
    },
    entryBy: async (id, { user, key }) =>
      (await (await look()).objectStore('outcomes').get([id, user, key]))?.seq,
    outcome: async (id, { user, key }) =>
      (await look()).objectStore('outcomes').get([id, user, key]),
    write,
    async remove(id) {
      const work = await change();
      await Promise.all([
        work.objectStore('tables').delete(id),
        work.objectStore('lines').delete(id),
        work.objectStore('snapshots').delete(of(id)),
        work.objectStore('entries').delete(of(id)),
        work.objectStore('outcomes').delete(of(id)),
        work.done,
      ]);
    },
    async versions(ids) {
      const tables = (await look()).objectStore('tables');
      const found = await Promise.all(ids.map((id) => tables.get(id)));
      return new Map(found.flatMap((kept) => (kept ? [[kept.row.id, kept.row.version]] : [])));
    },
    claim: () => Promise.resolve([]),
    nextDue: () => Promise.resolve(undefined),
    dropJob: () => Promise.resolve(),
    // Everybody at this device is there.
    seen: () => Promise.resolve(),
    presence: () => Promise.resolve([]),
    houseTime: async () => (await look()).objectStore('houseTime').get('now'),
    async moveHouseTime(from, to) {
      const store = (await change('relaxed')).objectStore('houseTime');
      const stored = await store.get('now');
      if (stored?.time !== from?.time || stored?.holder !== from?.holder)
        return stored as HouseTimeRow;
      await store.put(to, 'now');
      return to;
    },
    async close() {
      const db = await opening;
      forget();
      db?.close();
    },
  };
}

/** Snapshots of earlier versions have no memories. */
const rowOf = (row: SnapshotRow): SnapshotRow => ({ ...row, memories: row.memories ?? null });

async function newest(work: Look, id: string): Promise<SnapshotRow | undefined> {
  const found = await work.objectStore('snapshots').openCursor(of(id), 'prev');
  if (!found) return undefined;
  const kept = await work.objectStore('lines').get(id);
  return { ...rowOf(found.value), line: kept?.seq === found.value.seq ? kept.line : null };
}

/** Entries of the first version of this database lack time and author. */
async function entriesIn(work: Look, id: string, from: number, to?: number): Promise<EntryRow[]> {
  if (to !== undefined && to <= from) return [];
  const range = IDBKeyRange.bound([id, from], to === undefined ? [id, []] : [id, to], false, true);
  const rows = await work.objectStore('entries').getAll(range);
  return rows.map((row) => ({ ...row, at: row.at ?? 0, by: row.by ?? null }));
}

async function put(
  work: Work,
  write: TableWrite,
  before: LocalTableRecord | undefined,
): Promise<void> {
  const { row, entries = [], snapshots = [], outcome } = write;
  const { id } = row;
  const seats = write.seats ?? before?.seats ?? [];
  const secret = write.secret ?? before?.secret ?? null;
  const puts: Promise<unknown>[] = [
    work.objectStore('tables').put({ row, seats, secret }, id),
    ...entries.map((entry) => work.objectStore('entries').add(entry, [id, entry.entry.seq])),
  ];
  const done = (user: string, key: string, what: CommandOutcome) =>
    work.objectStore('outcomes').put(what, [id, user, key]);
  for (const { by, entry } of entries) if (by) puts.push(done(by.user, by.key, { seq: entry.seq }));
  if (outcome) puts.push(done(outcome.user, outcome.key, outcome.outcome));
  if (write.pack) puts.push(work.objectStore('packs').put(write.pack.values, write.pack.hash));
  for (const snapshot of snapshots)
    puts.push(work.objectStore('snapshots').put({ ...snapshot, line: null }, [id, snapshot.seq]));
  const last = snapshots.at(-1);
  if (last?.line) puts.push(work.objectStore('lines').put({ seq: last.seq, line: last.line }, id));
  await Promise.all(puts);
  if (row.status === 'over' && entries.length > 0) await dropOldSnapshots(work, id);
}

/** Nobody goes back in a game that is over: then the newest is enough. */
async function dropOldSnapshots(work: Work, id: string): Promise<void> {
  const snapshots = work.objectStore('snapshots');
  const last = await snapshots.openKeyCursor(of(id), 'prev');
  if (last) await snapshots.delete(IDBKeyRange.bound([id], last.key, false, true));
}
