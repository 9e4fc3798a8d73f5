import {
  type AnyGame,
  type AnyMatch,
  countOf,
  type Entry,
  type Json,
  type Memories,
  noMemories,
  noteEvents,
  progressOf,
} from '@fondaco/kernel';
import {
  broadcastNews,
  broadcastOutlooks,
  broadcastSafely,
  broadcastTable,
  dropForbiddenWatchers,
  keepPosition,
  reassignViewers,
} from './broadcast.ts';
import { handOvers, remindersOf } from './calls.ts';
import { clocksAfter } from './clocks.ts';
import { marksOf } from './command-keys.ts';
import type { Host } from './host.ts';
import { type JobChanges, jobChanges } from './jobs.ts';
import type { LiveTable } from './live.ts';
import { writersAfter } from './offer-waits.ts';
import { openMotions } from './open-motions.ts';
import { NOT_WRITTEN, Overtaken, refused } from './refused.ts';
import type { CommandOutcome, EntryRow, SeatRow, Sender, TableRow } from './rows.ts';
import { type SnapshotResult, snapshotIfDue } from './snapshots.ts';
import type { TableWrite } from './storage.ts';

/** What a piece of work changes at a table. */
export interface TableChange {
  row?: Partial<TableRow>;
  seats?: readonly SeatRow[];
  match?: AnyMatch;
  /** What bots remember, where the events do not tell: after an undo, and in a game that was played elsewhere. */
  memories?: Memories;
  /** Set where the game begins with other rules or components than the table was opened with. */
  game?: AnyGame;
  pack?: Json;
  events?: readonly unknown[];
  /** The command that is carried out, and its outcome if it made no entry. */
  by?: Sender;
  outcome?: CommandOutcome;
  uses?: TableWrite['uses'];
  absent?: TableWrite['absent'];
}

/** A write, and the table as it will be once the write is done. */
export interface PreparedWrite {
  live: LiveTable;
  next: TableChange;
  write: TableWrite;
  after: Pick<LiveTable, 'row' | 'seats' | 'match' | 'memories' | 'logPrefix' | 'game' | 'pack'>;
  jobs: JobChanges;
}

/**
 * Commits first, then broadcasts: everything a command changes goes into one write, and nobody is told before it is stored. If
 * the write fails, nothing has changed.
 */
export async function commitAndBroadcast(
  host: Host,
  live: LiveTable,
  next: TableChange,
): Promise<void> {
  await commitWrites(host, [await prepareWrite(host, live, next)]);
}

export async function prepareWrite(
  host: Host,
  live: LiveTable,
  next: TableChange,
): Promise<PreparedWrite> {
  const now = host.now();
  const moment = { house: host.houseTime.now(), wall: now };
  const match = next.match ?? live.match;
  const { seats = live.seats, game = live.game, pack = live.pack } = next;
  const row: TableRow = {
    ...live.row,
    ...(next.match && { ...progressOf(next.match), proposal: null, since: now }),
    updated: now,
    ...next.row,
    version: live.row.version + 1,
  };
  const handed = await handOvers(host, live, { row, seats, match }, moment);
  if (handed) row.calls = handed.calls;
  row.clocks = clocksAfter({ row, seats, match }, moment, handed?.toldAt);
  const putCalls = handed
    ? [...handed.put, ...remindersOf({ row, seats, match }, handed.toldAt)]
    : [];
  row.motions = openMotions({ row, seats });
  if (next.match) row.offerWriters = writersAfter(row.offerWriters, next.match);
  await host.people.preload([row.host, ...seats.map((s) => s.user)]);
  const jobs = jobChanges(host, { ...live, row, seats, match }, moment);
  const memories = memoriesAfter(live, next);
  const result: SnapshotResult =
    next.match && next.match.entries.length > 0
      ? snapshotIfDue(row.id, live.logPrefix, next.match, memories, marksWith(live, next.by))
      : { match: match as AnyMatch, logPrefix: live.logPrefix };
  const snapshots = [...live.unsavedSnapshots, ...(result.snapshot ? [result.snapshot] : [])];
  const entries = next.match ? newEntries(live, next.match) : [];
  const { by, outcome, uses, absent = [] } = next;
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
    ...(putCalls.length > 0 && { putCalls }),
    ...(by && outcome && { outcome: { ...by, outcome, at: now } }),
    ...(uses && uses.length > 0 && { uses }),
    ...(absent.length > 0 && { absent }),
  };
  return {
    live,
    next,
    write,
    after: {
      row,
      seats,
      game,
      pack,
      memories,
      match: match && result.match,
      logPrefix: result.logPrefix,
    },
    jobs,
  };
}

function memoriesAfter(live: LiveTable, { match, memories, events = [] }: TableChange): Memories {
  if (memories || !match) return memories ?? live.memories;
  const before = live.match ? live.memories : noMemories(match.rules, match.header.seats);
  return noteEvents(match.rules, before, events);
}

/** The marks including that of the entry being written. A generator: they are read only when a snapshot is due. */
function* marksWith({ commandMarks }: LiveTable, by: Sender | undefined): Iterable<string> {
  yield* commandMarks;
  if (by) yield* marksOf([{ by }]);
}

function newEntries(live: LiveTable, match: AnyMatch): readonly Entry[] {
  const known = live.match ? countOf(live.match) : 0;
  return match.entries.slice(known - (match.past?.count ?? 0));
}

/** Writes all of them or none. Throws `Overtaken` if another host wrote first, or if the outcome is unknown. */
export async function commitWrites(host: Host, prepared: readonly PreparedWrite[]): Promise<void> {
  const outcome = await host.storage.write(prepared.map((p) => p.write));
  switch (outcome) {
    case 'done':
      for (const each of prepared) applyWrite(host, each);
      return;
    case 'overtaken':
      throw new Overtaken();
    // The answer was lost: the retry reads from the storage whether the write was done.
    case 'notKnown':
      throw new Overtaken({ isUnknown: true });
    case 'usedUp':
      throw refused(410, 'invite.used');
    case 'present':
      throw refused(409, 'vote.present');
    case 'notWritten':
      host.log.error({ table: prepared[0]?.live.row.id }, 'the storage cannot be written');
      throw refused(NOT_WRITTEN, 'notWritten');
  }
}

/** After a write was stored: updates the table in memory, tells other hosts, wakes its jobs, and broadcasts to the watchers. */
function applyWrite(host: Host, { live, next, write, after, jobs }: PreparedWrite): void {
  const before = live.row;
  const began = live.match === null && next.match !== undefined;
  const applied: Partial<LiveTable> = { ...after, jobs: jobs.jobs, unsavedSnapshots: [] };
  Object.assign(live, applied);
  if (next.match && next.by)
    for (const mark of marksOf([{ by: next.by }])) live.commandMarks.add(mark);
  host.announce(live.row.id, live.row.version);
  for (const job of jobs.jobs.values()) host.wake(job.due);
  for (const call of write.putCalls ?? []) host.caller?.wake(call.due);
  broadcastSafely(host, live, () => {
    if (next.seats) reassignViewers(host, live);
    if (next.match)
      keepPosition(live.recentPositions, next.match, live.memories, next.events ?? []);
    if (next.match && live.missedBroadcast) live.outlooks.clear();
    if (began || (next.match && live.missedBroadcast)) broadcastOutlooks(host, live);
    else if (next.match) broadcastNews(host, live, next.match, next.events ?? []);
    else if (live.row.clocks.length > 0 || jobs.put.some((job) => job.kind === 'lapse'))
      broadcastOutlooks(host, live);
    if (began || next.seats || isTableInfoChanged(before, live.row)) broadcastTable(host, live);
    if (next.seats) dropForbiddenWatchers(live);
    if (next.match) live.missedBroadcast = false;
  });
}

/** Whether watchers need the table's info again. The progress of the game itself is sent as news. */
function isTableInfoChanged(before: TableRow, after: TableRow): boolean {
  const { status, host, proposal, trouble, next, paused, motions, offerWriters } = after;
  return (
    status !== before.status ||
    host !== before.host ||
    proposal !== before.proposal ||
    trouble !== before.trouble ||
    next !== before.next ||
    paused !== before.paused ||
    motions.length + before.motions.length > 0 ||
    offerWriters !== before.offerWriters
  );
}
