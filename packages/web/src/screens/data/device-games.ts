import type { TableInfo } from '@fondaco/kernel';
import { isMissingPart, missingPartRefusal } from '../../api/errors.ts';
import type { ListedTable, MyTable } from '../../api/index.ts';
import type { LocalTables, NewLocalTable } from '../../local/local-connection.ts';
import { markBeenHere } from './been-here.ts';

/** What is kept in this browser. */
export interface DeviceGames {
  games: MyTable[];
  /** The ids of games that cannot be read. */
  damaged: string[];
  /** The ids of games that were here before, and are gone without having been deleted here. */
  lost: string[];
}

const DATABASE = 'fondaco';

/**
 * The worker is loaded only when there are games on this device, not to find out. Only the database itself knows:
 * anything written beside it may be lost in a crash.
 */
async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    // A browser that cannot tell: the worker is asked every time.
    return true;
  }
}

async function tables(): Promise<LocalTables> {
  try {
    return (await import('../../local/local-connection.ts')).localTables();
  } catch (error) {
    if (!isMissingPart(error)) throw error;
    throw await missingPartRefusal();
  }
}

const KEY = 'fondaco.local';

/** The games that were here when they were last listed: only to tell of those that are gone. */
function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function remember(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is not available: nothing is told of games that are gone.
  }
}

/** Deleted from this page: a list that was asked for before may still name them. */
const deleted = new Set<string>();

/** A game has begun here. Asks the browser not to delete games when space runs short; it may say no, and needs a secure context. */
function keepGames(): void {
  markBeenHere();
  void navigator.storage?.persist?.().catch(() => {});
}

/** Games stored in this browser: solo and around one screen. */
export const deviceGames = {
  /** Whether none was listed here before: the next one is the first. */
  isFirst: (): boolean => remembered().length === 0,
  async list(): Promise<DeviceGames> {
    const before = remembered();
    const here = (await hasDatabase()) ? await (await tables()).overview() : EMPTY;
    const games = here.tables
      .filter(({ id }) => !deleted.has(id))
      .map((table) => ({ ...table, waits: isWaitingForPerson(table) }));
    const ids = [...games.map(({ id }) => id), ...here.damaged];
    const lost = before.filter((id) => !ids.includes(id) && !deleted.has(id));
    remember([...ids, ...lost]);
    return { games, damaged: here.damaged, lost };
  },
  async create(wanted: NewLocalTable): Promise<string> {
    const { id } = await (await tables()).create(wanted);
    keepGames();
    return id;
  },
  async import(text: string, seats: NewLocalTable['seats'] | undefined): Promise<TableInfo> {
    const table = await (await tables()).import(text, seats && { seats });
    keepGames();
    return table;
  },
  async playOn(...how: Parameters<LocalTables['playOn']>): Promise<string> {
    const { id } = await (await tables()).playOn(...how);
    keepGames();
    return id;
  },
  /** While a form is filled in, what it will need is loaded, with the rules of the game if it is known. */
  prepare(game?: string): void {
    void tables()
      .then((local) => (game === undefined ? undefined : local.prepare(game)))
      .catch(() => {});
  },
  async remove(id: string): Promise<void> {
    await (await tables()).remove(id);
    deviceGames.forget([id]);
  },
  /** Says no more of these games. */
  forget(ids: readonly string[]): void {
    for (const id of ids) deleted.add(id);
    remember(remembered().filter((id) => !deleted.has(id)));
  },
  async again(id: string): Promise<string> {
    return (await (await tables()).again(id)).id;
  },
  async file(id: string): Promise<string> {
    return (await tables()).export(id);
  },
  async remains(id: string): Promise<string> {
    return (await tables()).remains(id);
  },
  /** Whether the browser has promised to keep the games. */
  isKept: async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false,
};

const EMPTY = { tables: [], damaged: [] };

const isWaitingForPerson = ({ status, waitsFor, seats }: ListedTable): boolean =>
  status === 'running' && waitsFor.some((seat) => seats[seat]?.bot === null);
