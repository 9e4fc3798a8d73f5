import { hashJson } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { Live } from './live.ts';
import type { Done, EntryRow, Sender } from './rows.ts';

const MARK_LENGTH = 10;

/** Short, so that those of a whole game can be kept in memory; two that are alike cost a look into the storage. */
const markOf = ({ user, key }: Sender): string => hashJson([user, key]).slice(0, MARK_LENGTH);

/** The commands of people that made these entries. Bots never send one again. */
export const marksOf = (rows: readonly Pick<EntryRow, 'by'>[]): string[] =>
  rows.flatMap(({ by }) => (by && !by.user.startsWith(':') ? [markOf(by)] : []));

/**
 * What a command came to that was carried out before. The table in memory knows of all that made entries, so a new one mostly
 * needs no look into the storage; of the others only the storage knows.
 */
export async function outcomeOf(
  { storage }: Host,
  { row, keys }: Live,
  by: Sender,
  makesEntry: boolean,
): Promise<Done | undefined> {
  const seq = keys.has(markOf(by)) ? await storage.entryBy(row.id, by) : undefined;
  if (seq !== undefined) return { seq };
  return makesEntry ? undefined : storage.outcome(row.id, by);
}
