import { type Down, PROTOCOL, type Up } from '@fondaco/kernel';
import { YOU } from './info.ts';
import { atTable, drop, type Hall, type Page } from './live.ts';
import { type LocalTables, localTablesIn } from './manage.ts';
import { play } from './play.ts';
import { refusalOf, refused } from './refused.ts';
import { catchUp } from './settle.ts';
import { tellAll } from './tell.ts';
import { schedule } from './turns.ts';

/** The games of this device: what a server is to those of others. It knows nothing of the page. */
export interface LocalHall {
  connect(send: (down: Down) => void): LocalPage;
  tables: LocalTables;
  /** Another tab has changed this table. */
  changed(table: string): Promise<void>;
  /** For as long as this is not called, bots of tables that are looked at go on. */
  close(): void;
}

export interface LocalPage {
  receive(up: Up): Promise<void>;
  close(): void;
}

export type HallParts = Pick<Hall, 'storage' | 'games' | 'players'> &
  Partial<Pick<Hall, 'now' | 'announce'>>;

export function openHall(parts: HallParts): LocalHall {
  const hall: Hall = {
    now: Date.now,
    announce: () => {},
    ...parts,
    live: new Map(),
    queues: new Map(),
  };
  return {
    connect: (send) => connect(hall, { send }),
    tables: localTablesIn(hall),
    async changed(table) {
      if (hall.live.has(table))
        await atTable(hall, table, (live) => catchUp(hall, live)).catch(() => {});
    },
    close() {
      for (const live of hall.live.values()) {
        live.pages.clear();
        drop(hall, live);
      }
    },
  };
}

function connect(hall: Hall, page: Page): LocalPage {
  /** Tables this page wants to look at; it may leave one before its turn at the table comes. */
  const wanted = new Set<string>();

  async function receive(up: Up): Promise<void> {
    try {
      await handle(up);
    } catch (error) {
      const { refusal } = refusalOf(error);
      if ('key' in up) page.send({ t: 'ack', key: up.key, ok: false, refusal });
      else page.send({ t: 'refused', refusal });
    }
  }

  async function handle(up: Up): Promise<void> {
    switch (up.t) {
      case 'hello':
        if (up.protocol === PROTOCOL) page.send({ t: 'hello', protocol: PROTOCOL, you: YOU });
        else page.send({ t: 'outdated', protocol: PROTOCOL });
        return;
      case 'ping':
        page.send({ t: 'pong' });
        return;
      case 'chat':
      case 'mute':
        throw refused(409, 'local.chat');
      case 'watch':
        wanted.add(up.table);
        await atTable(hall, up.table, async (live) => {
          if (wanted.has(up.table)) {
            live.pages.add(page);
            tellAll(live, page, up.since);
          }
          page.send({ t: 'ack', key: up.key, ok: true });
          // Whatever is under way keeps its time.
          if (live.timers.size === 0) schedule(hall, live);
        });
        return;
      case 'unwatch':
        leave(up.table);
        page.send({ t: 'ack', key: up.key, ok: true });
        return;
      default: {
        const seq = await atTable(hall, up.table, (live) => play(hall, live, up));
        page.send({ t: 'ack', key: up.key, ok: true, seq });
      }
    }
  }

  function leave(table: string): void {
    wanted.delete(table);
    const live = hall.live.get(table);
    if (live?.pages.delete(page) && live.pages.size === 0 && !hall.queues.has(table))
      drop(hall, live);
  }

  return {
    receive,
    close: () => [...wanted].forEach(leave),
  };
}
