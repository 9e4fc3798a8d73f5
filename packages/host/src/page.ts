import type { Down, Up } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { Live, Watcher } from './live.ts';
import { play } from './play.ts';
import { refused } from './refused.ts';
import { unwatch, watch } from './watch.ts';

/** What a page does at tables. Each returns once it is done; the caller acknowledges. */
export type TableCommand = Extract<Up, { t: 'watch' | 'unwatch' | 'answer' | 'undo' | 'consent' }>;
type Acked = Omit<Extract<Down, { t: 'ack'; ok: true }>, 't' | 'key' | 'ok'>;

export interface Page {
  handle(up: TableCommand, more?: (live: Live) => Promise<void>): Promise<Acked>;
  close(): void;
}

/** One open page, whatever carries its messages. `most`: the tables it may watch at once. */
export function openPage(host: Host, watcher: Watcher, most = Number.POSITIVE_INFINITY): Page {
  const tables = new Set<string>();
  let closed = false;
  const isWatching = (table: string): boolean => !closed && tables.has(table);
  return {
    async handle(up, more) {
      switch (up.t) {
        case 'watch':
          if (!tables.has(up.table) && tables.size >= most) throw refused(429, 'message.watched');
          tables.add(up.table);
          try {
            await watch(host, watcher, up.table, up.since, more, () => isWatching(up.table));
          } catch (error) {
            tables.delete(up.table);
            throw error;
          } finally {
            // The page may have been closed meanwhile, or looks elsewhere by now.
            if (!isWatching(up.table)) unwatch(host, watcher, up.table);
          }
          return {};
        case 'unwatch':
          if (tables.delete(up.table)) unwatch(host, watcher, up.table);
          return {};
        default:
          return play(host, watcher.user, up);
      }
    },
    close() {
      closed = true;
      for (const id of tables) unwatch(host, watcher, id);
    },
  };
}
