import type { Connection } from './connection.ts';
import { newKey } from './keys.ts';

/** What the page already has, so that only the rest is sent. */
interface Known {
  since: number | undefined;
  chat: number;
}

export interface Watching {
  /** Subscribes again because something is missing; `onward`: only entries after those we have are needed. */
  rewatch(onward: boolean): void;
  /** The `watch` this acknowledges, if it is ours; `onward`: it asked only for later entries. */
  acknowledged(key: string): { onward: boolean } | undefined;
  connectionChanged(): void;
  end(): void;
}

/** Watched tables by connection, counted: two views of one table share a subscription until the last one closes. */
const watched = new WeakMap<Connection, Map<string, number>>();

export function startWatching(connection: Connection, table: string, known: () => Known): Watching {
  const tables = watched.get(connection) ?? new Map<string, number>();
  watched.set(connection, tables);
  tables.set(table, (tables.get(table) ?? 0) + 1);
  let asked: { key: string; onward: boolean } | null = null;
  let isOpen = false;

  function watch(onward: boolean): void {
    // One at a time: whatever is missing meanwhile is part of the answer.
    if (!isOpen || asked !== null) return;
    const { since, chat } = known();
    const from = onward && since !== undefined ? { since } : {};
    asked = { key: newKey(), onward: 'since' in from };
    connection.send({ t: 'watch', key: asked.key, table, ...from, ...(chat > 0 && { chat }) });
  }

  return {
    rewatch: watch,
    acknowledged(key) {
      const found = asked?.key === key ? asked : undefined;
      if (found) asked = null;
      return found;
    },
    connectionChanged() {
      const now = connection.state() === 'open';
      if (now === isOpen) return;
      isOpen = now;
      asked = null;
      if (now) watch(true);
    },
    end() {
      const left = (tables.get(table) ?? 1) - 1;
      if (left > 0) tables.set(table, left);
      else {
        tables.delete(table);
        if (isOpen) connection.send({ t: 'unwatch', key: newKey(), table });
      }
    },
  };
}
