import { type AnyMatch, countOf, type Decision, hashJson } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import type { CommandOutcome, EntryRow, Sender } from './rows.ts';

const MARK_LENGTH = 10;

/** Short, so that the marks of a whole game fit in memory. A collision only costs one read from the storage. */
const markOf = ({ user, key }: Sender): string => hashJson([user, key]).slice(0, MARK_LENGTH);

/** The marks of the commands of people that made these entries. Bots never resend a command. */
export const marksOf = (rows: readonly Pick<EntryRow, 'by'>[]): string[] =>
  rows.flatMap(({ by }) => (by && !by.user.startsWith(':') ? [markOf(by)] : []));

/** Bots and clocks have keys too: if two hosts run the same job, only one makes the entry. */
export const actorKey = (user: ':bot' | ':lapse', match: AnyMatch, d: Decision): Sender => ({
  user,
  key: `${d.id}/${countOf(match)}`,
});

/**
 * The outcome of a command that was carried out before. The table in memory has the marks of all commands that made entries, so
 * a new answer mostly needs no read from the storage. Commands that made no entry are looked up there.
 */
export async function earlierOutcome(
  { storage }: Host,
  { row, commandMarks }: LiveTable,
  by: Sender,
  makesEntry: boolean,
): Promise<CommandOutcome | undefined> {
  const seq = commandMarks.has(markOf(by)) ? await storage.entryBy(row.id, by) : undefined;
  if (seq !== undefined) return { seq };
  return makesEntry ? undefined : storage.outcome(row.id, by);
}
