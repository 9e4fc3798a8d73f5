import type { Bot } from '@fondaco/bots';
import {
  asLibrary,
  type Host,
  type HostParts,
  type Library,
  type Logger,
  openHost,
  openPage,
  refreshTable,
  startRunner,
  type Think,
  type Watcher,
} from '@fondaco/host';
import {
  type AnyGame,
  type ClientMessage,
  type Person,
  PROTOCOL,
  type ServerMessage,
} from '@fondaco/kernel';
import { randomHex } from '../wire/keys.ts';
import { LOCAL_USER, newLocalId } from './ids.ts';
import { createLocalTables, type LocalTables } from './local-tables.ts';
import { apiRefusal, inLocalWords, refusalOf } from './refusals.ts';
import type { BrowserStorage } from './storage.ts';

/** Hosts the games of this device, as a server hosts those of others. It knows nothing of the page. */
export interface LocalHost {
  connect(send: (text: string) => void): LocalSession;
  tables: LocalTables;
  /** Another tab has changed this table. */
  changed(table: string): Promise<void>;
  /** What to tell the user of anything that was thrown here; `atTable`: it was about one game. */
  refusalOf(error: unknown, atTable: boolean): ReturnType<typeof refusalOf>;
  /** Until this is called, bots play on at watched tables. */
  close(): void;
}

export interface LocalSession {
  receive(up: ClientMessage): Promise<void>;
  close(): void;
}

export interface LocalHostParts {
  storage: BrowserStorage;
  games: Library | readonly AnyGame[];
  players: Readonly<Record<string, Bot>>;
  /** Where bots think; left out: here. */
  think?: Think;
  /** Tells the other tabs that a table has changed. */
  announce?(table: string): void;
  patienceMs?: number;
}

/** Announcements of other tabs may be lost: a frozen page receives none. So changes are also polled. */
const POLL_MS = 5000;

export function openLocalHost({ storage, games, ...more }: LocalHostParts): LocalHost {
  const parts: HostParts = {
    ...more,
    storage,
    library: asLibrary(games),
    people: { preload: () => Promise.resolve(), person: personAt },
    log: consoleLog,
    random: {
      hex: randomHex,
      below: (n) => Math.floor(Math.random() * n),
      tableId: newLocalId,
    },
    now: Date.now,
    monotonic: () => performance.now(),
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    runs: 'watched',
    pollMs: POLL_MS,
    verifiesHistory: true,
  };
  const host = openHost(parts);
  const runner = startRunner(host);
  return {
    connect: (send) => connect(host, send, storage.whyNotWritten),
    refusalOf: (error, atTable) => refusalOf(error, storage.whyNotWritten(), atTable),
    tables: createLocalTables(host, storage),
    changed: (table) => refreshTable(host, table),
    close() {
      void runner.stop();
      for (const live of host.liveTables.values()) live.watchers.clear();
      host.liveTables.clear();
    },
  };
}

/** Players of this device are named by their seats. */
const personAt: HostParts['people']['person'] = (id, seat): Person => ({
  id,
  name: seat ? (seat.name ?? String(seat.seat + 1)) : '',
});

const consoleLog: Logger = {
  info: () => {},
  warn: (facts, what) => console.warn(what, facts),
  error: (facts, what) => console.error(what, facts),
};

function connect(
  host: Host,
  send: (text: string) => void,
  whyNotWritten: () => unknown,
): LocalSession {
  const say = (down: ServerMessage): void => send(JSON.stringify(down));
  const watcher: Watcher = {
    user: LOCAL_USER,
    send(message) {
      if (message.t !== 'refused') return say(message);
      say({ ...message, refusal: inLocalWords(message.refusal, whyNotWritten()) });
    },
  };
  const page = openPage(host, watcher);

  async function receive(up: ClientMessage): Promise<void> {
    try {
      await handle(up);
    } catch (error) {
      const { refusal } = await refusalOf(error, whyNotWritten(), true);
      if ('key' in up) say({ t: 'ack', key: up.key, ok: false, refusal });
      else say({ t: 'refused', refusal });
    }
  }

  async function handle(up: ClientMessage): Promise<void> {
    switch (up.t) {
      case 'hello':
        if (up.protocol === PROTOCOL) say({ t: 'hello', protocol: PROTOCOL, you: YOU });
        else say({ t: 'outdated', protocol: PROTOCOL });
        return;
      // Nobody is called by a device.
      case 'visible':
        return;
      case 'ping':
        return say({ t: 'pong' });
      case 'chat':
      case 'mute':
        throw apiRefusal(409, 'local.chat');
      default:
        return say({ t: 'ack', key: up.key, ok: true, ...(await page.handle(up)) });
    }
  }

  return { receive, close: page.close };
}

const YOU: Person = { id: LOCAL_USER, name: '' };
