import type { ClientMessage, ServerMessage } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { LiveTable, Watcher } from './live.ts';
import { carryOutCommand } from './play.ts';
import { refused } from './refused.ts';
import { noteVisibility, unwatch, watch } from './watch.ts';

/** The commands of a page that concern tables. */
export type TableCommand = Extract<
  ClientMessage,
  { t: 'watch' | 'unwatch' | 'answer' | 'undo' | 'consent' | 'writing' | 'pace' }
>;
type Acked = Omit<Extract<ServerMessage, { t: 'ack'; ok: true }>, 't' | 'key' | 'ok'>;

/** `handle` resolves once the command is done; the caller acknowledges it. */
export interface Page {
  handle(up: TableCommand, more?: (live: LiveTable) => Promise<void>): Promise<Acked>;
  /** Whether somebody can see the page now. */
  setVisible(on: boolean): Promise<void>;
  close(): void;
}

/** One open page, independent of the transport. `maxTables`: how many tables it may watch at once. */
export function openPage(host: Host, watcher: Watcher, maxTables = Number.POSITIVE_INFINITY): Page {
  const tables = new Set<string>();
  let closed = false;
  const isWatching = (table: string): boolean => !closed && tables.has(table);
  return {
    async handle(up, more) {
      switch (up.t) {
        case 'watch':
          if (!tables.has(up.table) && tables.size >= maxTables)
            throw refused(429, 'message.watched');
          tables.add(up.table);
          try {
            await watch(host, watcher, up.table, up.since, more, () => isWatching(up.table));
          } catch (error) {
            tables.delete(up.table);
            throw error;
          } finally {
            // The page may have been closed or have unsubscribed meanwhile.
            if (!isWatching(up.table)) unwatch(host, watcher, up.table);
          }
          return {};
        case 'unwatch':
          if (tables.delete(up.table)) unwatch(host, watcher, up.table);
          return {};
        default:
          return carryOutCommand(host, watcher.user, up);
      }
    },
    async setVisible(on) {
      if (on === !watcher.isHidden) return;
      watcher.isHidden = !on;
      await Promise.all([...tables].map((id) => noteVisibility(host, watcher, id)));
    },
    close() {
      closed = true;
      for (const id of tables) unwatch(host, watcher, id);
    },
  };
}
