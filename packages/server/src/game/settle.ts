import { type AnyMatch, type Json, progressOf } from '@fondaco/kernel';
import type { Change, SeatRow, Sender, TableRow } from '../storage/index.ts';
import { type Hall, learnNames } from './hall.ts';
import { jobChanges } from './jobs.ts';
import { type Live, markOf } from './live.ts';
import { dismiss, keepStep, refocus, tellAll, tellNews, tellTable } from './tell.ts';

const SNAPSHOT_EVERY = 64;

/** What a piece of work makes of a table. */
export interface Next {
  row?: Partial<TableRow>;
  seats?: SeatRow[];
  match?: AnyMatch;
  events?: readonly unknown[];
  /** The command that made the new entry. */
  by?: Sender;
  /** Whatever else belongs in the same transaction. */
  more?: readonly Change[];
}

/**
 * Commits, then tells: everything a command changes goes into one transaction, and nobody hears of it before it is
 * on disk. When it fails nothing has changed.
 */
export async function settle(hall: Hall, live: Live, next: Next): Promise<void> {
  const now = hall.now();
  const began = live.match === null && next.match !== undefined;
  const match = next.match ?? live.match;
  const seats = next.seats ?? live.seats;
  const row: TableRow = {
    ...live.row,
    ...(next.match && { ...progressOf(next.match), proposal: null, since: now }),
    updated: now,
    ...next.row,
  };
  await learnNames(hall, [row.host, ...seats.map((s) => s.user)]);
  const draft: Live = { ...live, row, seats, match };
  const jobs = jobChanges(hall, draft);
  await hall.commit([
    { t: 'table', row },
    ...(next.seats ? [{ t: 'seats' as const, table: row.id, rows: seats }] : []),
    ...(next.match ? entryChanges(live, next.match, now, next.by) : []),
    ...jobs.changes,
    ...(next.more ?? []),
  ]);
  const told = tellsTable(live.row, row) || began || next.seats !== undefined;
  Object.assign(live, { row, seats, match, jobs: jobs.jobs });
  if (next.by) live.made.set(markOf(next.by), row.entries - 1);
  for (const job of jobs.jobs.values()) hall.wake(job.due);
  try {
    if (next.seats) refocus(hall, live);
    if (next.match) keepStep(live, next.match, next.events ?? []);
    if (next.match && live.untold) live.outlooks.clear();
    if (began || (next.match && live.untold)) tellAll(hall, live);
    else if (next.match) tellNews(hall, live, next.match, next.events ?? []);
    else if (jobs.changes.some(startsClock)) tellAll(hall, live);
    if (told) tellTable(hall, live);
    if (next.seats) dismiss(live);
    if (next.match) live.untold = false;
  } catch (error) {
    // It is committed; who was not told is sent the whole when he asks again, or with the next entry.
    hall.log.error({ table: row.id, err: error }, 'watchers could not be told');
    live.outlooks.clear();
    live.steps = [];
    live.untold = true;
  }
}

/** Clocks stand still while somebody asks to go back, and then start anew. */
const startsClock = (change: Change): boolean => change.t === 'job' && change.row.kind === 'lapse';

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

function entryChanges(live: Live, match: AnyMatch, at: number, by: Sender | null = null): Change[] {
  const table = live.row.id;
  const first = live.match?.entries.length ?? 0;
  const seq = match.entries.length - 1;
  const due = Math.floor(seq / SNAPSHOT_EVERY) > Math.floor((first - 1) / SNAPSHOT_EVERY);
  return [
    ...match.entries
      .slice(first)
      .map((entry): Change => ({ t: 'entry', row: { table, entry, at, by } })),
    ...(due ? [snapshotOf(live, match, seq)] : []),
  ];
}

function snapshotOf({ row, game }: Live, { state }: AnyMatch, seq: number): Change {
  const { rulesVersion } = game;
  return { t: 'snapshot', row: { table: row.id, seq, rulesVersion, state: state as Json } };
}
