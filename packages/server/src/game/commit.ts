import type { Change, Storage } from '../storage/index.ts';

export type Commit = (changes: readonly Change[]) => Promise<void>;

interface Waiting {
  changes: readonly Change[];
  done(): void;
  failed(error: unknown): void;
}

/**
 * What arrives in one turn of the event loop shares one transaction: syncing the disk is what a commit costs.
 * Where the whole fails, each is tried alone, so that one bad write takes no other with it.
 */
export function groupCommit(storage: Storage): { commit: Commit; flushed(): Promise<void> } {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await storage.write(group.flatMap((w) => w.changes));
        for (const w of group) w.done();
      } catch (error) {
        if (group.length === 1) group[0]?.failed(error);
        else for (const w of group) await storage.write(w.changes).then(w.done, w.failed);
      }
    }
    writing = undefined;
  }

  const begin = (): Promise<void> =>
    new Promise((resolve) => setImmediate(() => void flush().then(resolve)));

  return {
    commit: (changes) =>
      new Promise((done, failed) => {
        waiting.push({ changes, done, failed });
        writing ??= begin();
      }),
    async flushed() {
      while (writing) await writing;
    },
  };
}
