import type { Storage } from '@fondaco/host';
import { runSql } from '../postgres/database.ts';

interface Fault {
  plant(storage: Storage, url: string): Storage;
  /** What the checker must say about it. */
  found: RegExp;
}

/** Faults that a storage with several hosts could have. */
export const FAULTS: Record<string, Fault> = {
  'the version is not looked at': {
    found: /was acknowledged as \d+, but is/,
    plant: (storage, url) => ({
      ...storage,
      async write(writes) {
        const outcome = await storage.write(writes);
        if (outcome !== 'overtaken') return outcome;
        for (const { row, entries = [] } of writes) {
          const first = entries[0]?.entry.seq ?? row.entries;
          await runSql(url, 'DELETE FROM entries WHERE table_id = $1 AND seq >= $2', [
            row.id,
            first,
          ]);
          await runSql(url, 'UPDATE tables SET version = $1 WHERE id = $2', [
            row.version - 1,
            row.id,
          ]);
        }
        return storage.write(writes);
      },
    }),
  },
  'others are told before the commit': {
    found: /was acknowledged as \d+, but is lost|was shown an entry \d+ that is not in the log/,
    plant: (storage) => ({
      ...storage,
      write(writes) {
        storage.write(writes).catch(() => {});
        return Promise.resolve('done');
      },
    }),
  },
  'the key is not looked up again after being overtaken': {
    found: /was refused \(.*\), but is entry|is in the log twice/,
    plant: (storage) => ({
      ...storage,
      async load(table, from) {
        const found = await storage.load(table, from);
        if (!found || from === undefined) return found;
        return { ...found, entries: found.entries.map((row) => ({ ...row, by: null })) };
      },
    }),
  },
};
