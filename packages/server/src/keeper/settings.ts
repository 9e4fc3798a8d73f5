import {
  openStorageBeside,
  type RecordRow,
  readStorage,
  type ServerStorage,
} from '../storage/index.ts';
import { ENTRIES, type EntryPolicy } from './house.ts';

/** Who may come in, read from the data file or database, also while a server uses it. */
export const readEntry = (file: string): Promise<EntryPolicy> =>
  using(readStorage(file), async (storage) => {
    const stored = await storage.setting('entry');
    return ENTRIES.find((entry) => entry === stored) ?? 'open';
  });

/** Chooses who may come in. A running server reads it whenever somebody comes. */
export const setEntry = (file: string, by: string, entry: EntryPolicy): Promise<void> =>
  using(openStorageBeside(file), (storage) =>
    storage.change([
      { t: 'setting', key: 'entry', value: entry },
      { t: 'record', row: { at: Date.now(), by, act: 'entry', facts: { entry } } },
    ]),
  );

/** What keepers did, the newest first. */
export const readRecord = (file: string, most: number): Promise<RecordRow[]> =>
  using(readStorage(file), (storage) => storage.record({ most, page: 0 }));

async function using<T>(
  opening: Promise<ServerStorage>,
  work: (storage: ServerStorage) => Promise<T>,
): Promise<T> {
  const storage = await opening;
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
