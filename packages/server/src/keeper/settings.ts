import { openBeside, type RecordRow, readSqlite, type ServerStorage } from '../storage/index.ts';
import { ENTRIES, type EntryPolicy } from './house.ts';

/** Who may come in, read from the data file, also while a server uses it. */
export const readEntry = (file: string): Promise<EntryPolicy> =>
  using(readSqlite(file), async (storage) => {
    const stored = await storage.setting('entry');
    return ENTRIES.find((entry) => entry === stored) ?? 'open';
  });

/** Chooses who may come in. A running server reads it whenever somebody comes. */
export const setEntry = (file: string, by: string, entry: EntryPolicy): Promise<void> =>
  using(openBeside(file), (storage) =>
    storage.change([
      { t: 'setting', key: 'entry', value: entry },
      { t: 'record', row: { at: Date.now(), by, act: 'entry', facts: { entry } } },
    ]),
  );

/** What keepers did, the newest first. */
export const readRecord = (file: string, most: number): Promise<RecordRow[]> =>
  using(readSqlite(file), (storage) => storage.record({ most, page: 0 }));

async function using<T>(
  storage: ServerStorage,
  work: (storage: ServerStorage) => Promise<T>,
): Promise<T> {
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
