import { newKey } from './keys.ts';
import type { Link } from './link.ts';

/** What we have already, so that only the rest is sent. */
interface Known {
  since: number | undefined;
  chat: number;
}

export interface Watching {
  /** Something is missing; `onward`: what we have is good and only the rest is needed. */
  again(onward: boolean): void;
  /** The `watch` of ours this answers, if it does; `onward`: it asked only for the rest. */
  acknowledged(key: string): { onward: boolean } | undefined;
  linkChanged(): void;
  end(): void;
}

/** Tables this page looks at over a link: two views of one table are told once, until the last is closed. */
const watched = new WeakMap<Link, Map<string, number>>();

export function beginWatching(link: Link, table: string, known: () => Known): Watching {
  const tables = watched.get(link) ?? new Map<string, number>();
  watched.set(link, tables);
  tables.set(table, (tables.get(table) ?? 0) + 1);
  let asked: { key: string; onward: boolean } | null = null;
  let isOpen = false;

  function watch(onward: boolean): void {
    // One at a time: what comes meanwhile is part of the answer.
    if (!isOpen || asked !== null) return;
    const { since, chat } = known();
    const from = onward && since !== undefined ? { since } : {};
    asked = { key: newKey(), onward: 'since' in from };
    link.send({ t: 'watch', key: asked.key, table, ...from, ...(chat > 0 && { chat }) });
  }

  return {
    again: watch,
    acknowledged(key) {
      const found = asked?.key === key ? asked : undefined;
      if (found) asked = null;
      return found;
    },
    linkChanged() {
      const now = link.state() === 'open';
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
        if (isOpen) link.send({ t: 'unwatch', key: newKey(), table });
      }
    },
  };
}
