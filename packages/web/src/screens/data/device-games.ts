import type { TableInfo } from '@fondaco/kernel';
import type { MyTable } from '../../api/index.ts';
import type { LocalTables, NewLocalTable } from '../../local/local-connection.ts';

const KEY = 'fondaco.local';

/** The worker with all rules is loaded only when there are games on this device, not to find out. */
async function tables(): Promise<LocalTables> {
  return (await import('../../local/local-connection.ts')).localTables();
}

function hasEverPlayed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage is not available: the worker is asked every time.
  }
}

/** Games stored in this browser: solo and around one screen. */
export const deviceGames = {
  async list(): Promise<MyTable[]> {
    if (!hasEverPlayed()) return [];
    return (await (await tables()).list()).map((table) => ({
      ...table,
      waits: isWaitingForPerson(table),
    }));
  },
  async create(wanted: NewLocalTable): Promise<string> {
    const { id } = await (await tables()).create(wanted);
    remember();
    return id;
  },
  /** While a form is filled in, the rules are loaded. */
  prepare(): void {
    void tables().catch(() => {});
  },
  async remove(id: string): Promise<void> {
    await (await tables()).remove(id);
  },
  async again(id: string): Promise<string> {
    return (await (await tables()).again(id)).id;
  },
  async file(id: string): Promise<string> {
    return (await tables()).export(id);
  },
};

const isWaitingForPerson = ({ status, waitsFor, seats }: TableInfo): boolean =>
  status === 'running' && waitsFor.some((seat) => seats[seat]?.bot === null);
