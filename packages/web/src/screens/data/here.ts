import type { TableInfo } from '@fondaco/kernel';
import type { MyTable } from '../../api/index.ts';
import type { LocalTables, NewLocalTable } from '../../local/local-link.ts';

const KEY = 'fondaco.local';

/** Games of this device live in a worker with all their rules; it is started when there is one, not to find out. */
async function tables(): Promise<LocalTables> {
  return (await import('../../local/local-link.ts')).localTables();
}

function everPlayed(): boolean {
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
    // Then the worker is asked every time.
  }
}

/** Games kept in this browser: solo and around one screen. */
export const here = {
  async list(): Promise<MyTable[]> {
    if (!everPlayed()) return [];
    return (await (await tables()).list()).map((table) => ({ ...table, waits: waits(table) }));
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

const waits = ({ status, waitsFor, seats }: TableInfo): boolean =>
  status === 'running' && waitsFor.some((seat) => seats[seat]?.bot === null);
