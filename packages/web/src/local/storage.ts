import type { Entry } from '@fondaco/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { Overtaken, type SnapshotRow, type Storage, type TableRow } from './rows.ts';

interface Shelves extends DBSchema {
  tables: { key: string; value: TableRow };
  /** By table and seq: of two tabs that write the same entry the second fails. */
  entries: { key: [string, number]; value: { table: string; entry: Entry } };
  snapshots: { key: string; value: SnapshotRow };
  outcomes: { key: [string, string]; value: number };
}

const NAMES = ['tables', 'entries', 'snapshots', 'outcomes'] as const;
const VERSION = 1;

/** Everything of one table, in a store whose keys begin with it. */
const of = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Games in the browser's own database. It works in a worker, and without a secure context. */
export function browserStorage(name = 'fondaco'): Storage {
  let opening: Promise<IDBPDatabase<Shelves>> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  function open(): Promise<IDBPDatabase<Shelves>> {
    opening ??= openDB<Shelves>(name, VERSION, {
      upgrade(db) {
        for (const shelf of NAMES) db.createObjectStore(shelf);
      },
      // A newer page wants to change the shelves, or the browser closed them: open anew when next needed.
      blocking(_now, _next, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  }

  return {
    tables: async () => (await open()).getAll('tables'),
    table: async (id) => (await open()).get('tables', id),
    async entries(id, from) {
      const range = IDBKeyRange.bound([id, from], [id, []]);
      const rows = await (await open()).getAll('entries', range);
      return rows.map((row) => row.entry);
    },
    snapshot: async (id) => (await open()).get('snapshots', id),
    outcome: async (id, key) => (await open()).get('outcomes', [id, key]),
    async write({ table, entries, snapshot, key }) {
      const db = await open();
      const work = db.transaction(NAMES, 'readwrite');
      // Whatever fails, the transaction as a whole does: its own end says so below.
      const ignore = (): void => {};
      let gone = false;
      const done = work.done.catch((error: unknown) => {
        const name = work.error?.name ?? (error as Error | null)?.name;
        throw gone || name === 'ConstraintError' ? new Overtaken() : error;
      });
      const { id } = table;
      // A table that another tab has removed does not come back.
      if (entries[0]?.seq !== 0)
        work
          .objectStore('tables')
          .getKey(id)
          .then((key) => {
            gone = key === undefined;
            if (gone) work.abort();
          })
          .catch(ignore);
      for (const entry of entries)
        work.objectStore('entries').add({ table: id, entry }, [id, entry.seq]).catch(ignore);
      work.objectStore('tables').put(table, id).catch(ignore);
      if (snapshot) work.objectStore('snapshots').put(snapshot, id).catch(ignore);
      if (key !== undefined)
        work
          .objectStore('outcomes')
          .put(table.entries - 1, [id, key])
          .catch(ignore);
      await done;
    },
    async remove(id) {
      const work = (await open()).transaction(NAMES, 'readwrite');
      await Promise.all([
        work.objectStore('tables').delete(id),
        work.objectStore('snapshots').delete(id),
        work.objectStore('entries').delete(of(id)),
        work.objectStore('outcomes').delete(of(id)),
        work.done,
      ]);
    },
  };
}
