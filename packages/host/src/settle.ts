import {
  type AnyGame,
  type AnyMatch,
  countOf,
  type Entry,
  type Json,
  progressOf,
} from '@fondaco/kernel';
import type { Host } from './host.ts';
import { type JobChanges, jobChanges } from './jobs.ts';
import { marksOf } from './keys.ts';
import type { Live } from './live.ts';
import { NOT_WRITTEN, Overtaken, refused } from './refused.ts';
import type { Done, EntryRow, SeatRow, Sender, TableRow } from './rows.ts';
import { type Sealing, sealNewest } from './snapshots.ts';
import type { TableWrite } from './storage.ts';
import { dismiss, keepStep, reassignViewers, tellAll, tellNews, tellTable } from './tell.ts';

/** What a piece of work makes of a table. */
export interface Next {
  row?: Partial<TableRow>;
  seats?: readonly SeatRow[];
  match?: AnyMatch;
  /** Where it begins with other rules or components than it was opened with. */
  game?: AnyGame;
  pack?: Json;
  events?: readonly unknown[];
  /** The command it carries out, and, where that made no entry, what it came to. */
  by?: Sender;
  outcome?: Done;
  uses?: TableWrite['uses'];
}

/** A table as it will be once the write is done. */
export interface Prepared {
  live: Live;
  next: Next;
  write: TableWrite;
  after: Pick<Live, 'row' | 'seats' | 'match' | 'sealed' | 'game' | 'pack'>;
  jobs: JobChanges;
}

/**
 * Commits, then tells: everything a command changes goes into one write, and nobody hears of it before it is stored. When it
 * fails nothing has changed.
 */
export async function settle(host: Host, live: Live, next: Next): Promise<void> {
  await commit(host, [await prepare(host, live, next)]);
}

export async function prepare(host: Host, live: Live, next: Next): Promise<Prepared> {
  const now = host.now();
  const match = next.match ?? live.match;
  const { seats = live.seats, game = live.game, pack = live.pack } = next;
  const row: TableRow = {
    ...live.row,
    ...(next.match && { ...progressOf(next.match), proposal: null, since: now }),
    updated: now,
    ...next.row,
    version: live.row.version + 1,
  };
  await host.people.learn([row.host, ...seats.map((s) => s.user)]);
  const jobs = jobChanges(host, { ...live, row, seats, match });
  const sealing: Sealing =
    next.match && next.match.entries.length > 0
      ? sealNewest(row.id, live.sealed, next.match, keysWith(live, next.by))
      : { match: match as AnyMatch, sealed: live.sealed };
  const snapshots = [...live.unsaved, ...(sealing.snapshot ? [sealing.snapshot] : [])];
  const entries = next.match ? newEntries(live, next.match) : [];
  const { by, outcome, uses } = next;
  const isNew = live.row.version === 0;
  const write: TableWrite = {
    row,
    ...((isNew || next.seats) && { seats }),
    ...(isNew && { secret: live.secret }),
    ...((isNew || row.pack !== live.row.pack) && {
      pack: { hash: row.pack, values: pack },
    }),
    ...(entries.length > 0 && {
      entries: entries.map(
        (entry): EntryRow => ({ table: row.id, entry, at: now, by: by ?? null }),
      ),
    }),
    ...(snapshots.length > 0 && { snapshots }),
    ...(jobs.put.length > 0 && { putJobs: jobs.put }),
    ...(jobs.drop.length > 0 && { dropJobs: jobs.drop }),
    ...(by && outcome && { outcome: { ...by, outcome, at: now } }),
    ...(uses && uses.length > 0 && { uses }),
  };
  return {
    live,
    next,
    write,
    after: { row, seats, game, pack, match: match && sealing.match, sealed: sealing.sealed },
    jobs,
  };
}

/** With that of the entry that is written. Read only where a snapshot is due. */
function* keysWith({ keys }: Live, by: Sender | undefined): Iterable<string> {
  yield* keys;
  if (by) yield* marksOf([{ by }]);
}

function newEntries(live: Live, match: AnyMatch): readonly Entry[] {
  const known = live.match ? countOf(live.match) : 0;
  return match.entries.slice(known - (match.past?.count ?? 0));
}

/** All of them or none. Throws `Overtaken` where somebody else wrote first, and where nobody knows. */
export async function commit(host: Host, prepared: readonly Prepared[]): Promise<void> {
  const outcome = await host.storage.write(prepared.map((p) => p.write));
  switch (outcome) {
    case 'done':
      for (const each of prepared) apply(host, each);
      return;
    case 'overtaken':
    // The answer was lost: what is stored now tells whether it was done.
    case 'notKnown':
      throw new Overtaken();
    case 'usedUp':
      throw refused(410, 'invite.used');
    case 'notWritten':
      host.log.error({ table: prepared[0]?.live.row.id }, 'nothing can be written');
      throw refused(NOT_WRITTEN, 'notWritten');
  }
}

function apply(host: Host, { live, next, after, jobs }: Prepared): void {
  const before = live.row;
  const began = live.match === null && next.match !== undefined;
  Object.assign(live, { ...after, jobs: jobs.jobs, unsaved: [] });
  if (next.match && next.by) for (const mark of marksOf([{ by: next.by }])) live.keys.add(mark);
  host.announce(live.row.id);
  for (const job of jobs.jobs.values()) host.wake(job.due);
  tellSafely(host, live, () => {
    if (next.seats) reassignViewers(host, live);
    if (next.match) keepStep(live.steps, next.match, next.events ?? []);
    if (next.match && live.untold) live.outlooks.clear();
    if (began || (next.match && live.untold)) tellAll(host, live);
    else if (next.match) tellNews(host, live, next.match, next.events ?? []);
    else if (jobs.put.some((job) => job.kind === 'lapse')) tellAll(host, live);
    if (began || next.seats || tellsTable(before, live.row)) tellTable(host, live);
    if (next.seats) dismiss(live);
    if (next.match) live.untold = false;
  });
}

/** It is stored; whoever was not told is sent the whole when they ask again, or with the next entry. */
export function tellSafely(host: Host, live: Live, tell: () => void): void {
  try {
    tell();
  } catch (error) {
    host.log.error({ table: live.row.id, err: error }, 'watchers could not be told');
    live.outlooks.clear();
    live.steps = [];
    live.untold = true;
  }
}

/** Whether more than the game itself went on: its progress is told by the news. */
function tellsTable(before: TableRow, after: TableRow): boolean {
  const { status, host, proposal, trouble, next } = after;
  return (
    status !== before.status ||
    host !== before.host ||
    proposal !== before.proposal ||
    trouble !== before.trouble ||
    next !== before.next
  );
}
