import type {
  CallRow,
  EntryRow,
  JobRow,
  SeatRow,
  TableRow,
  TableWrite,
  WriteOutcome,
} from '@fondaco/host';
import type { StatementName } from './table-statements.ts';

export type Value = string | number | null;

/** How many rows a statement must change, and what the write comes to if it does not. */
export interface Guard {
  rows: 0 | 1;
  otherwise: Extract<WriteOutcome, 'overtaken' | 'present' | 'usedUp'>;
}

/**
 * Takes the next statement of a write. SQLite runs it at once, PostgreSQL runs all of them afterwards, in the same order. If a
 * guard is not met, nothing of the write is stored.
 */
export type RunTableStatement = (
  name: StatementName,
  values: readonly Value[],
  guard?: Guard,
) => void;

const NOT_OVERTAKEN: Guard = { rows: 1, otherwise: 'overtaken' };
const ABSENT: Guard = { rows: 0, otherwise: 'present' };
const UNUSED: Guard = { rows: 1, otherwise: 'usedUp' };

const MINUTE_MS = 60_000;

const text = (x: unknown): string => JSON.stringify(x);

/** Puts one write to a table into statements. The row comes first: whoever was overtaken writes nothing else. */
export function putTable(run: RunTableStatement, write: TableWrite): void {
  const { row, uses = [], absent = [] } = write;
  const { id } = row;
  putRow(run, row);
  for (const { user, seen } of absent) run('isSeen', [id, user, seen], ABSENT);
  for (const { invite, user } of uses) run('useInvite', [user, invite], UNUSED);
  if (write.pack) run('pack', [write.pack.hash, text(write.pack.values)]);
  if (write.secret != null) run('secret', [id, write.secret]);
  if (write.seats) putSeats(run, id, write.seats);
  for (const entry of write.entries ?? []) putEntry(run, entry);
  putSnapshots(run, write);
  for (const job of write.dropJobs ?? []) run('dropJob', [job]);
  for (const job of write.putJobs ?? []) putJob(run, job);
  for (const call of write.putCalls ?? []) putCall(run, call);
  if (write.outcome) {
    const { user, key, at, outcome } = write.outcome;
    run('outcome', [id, user, key, at, text(outcome)]);
  }
}

function putRow(run: RunTableStatement, row: TableRow): void {
  const { id, status, updated, version, host, game, clock } = row;
  const hidden = row.private ? 1 : 0;
  const active = Math.floor(updated / MINUTE_MS);
  const listed = [status, hidden, active, host] as const;
  if (version === 1) {
    const values = [id, updated, version, text(row), ...listed, game, clock.t, host];
    run('newTable', values, NOT_OVERTAKEN);
    return;
  }
  run('table', [updated, version, text(row), id, version - 1], NOT_OVERTAKEN);
  run('listTable', [...listed, id, ...listed]);
}

function putSeats(run: RunTableStatement, id: string, seats: readonly SeatRow[]): void {
  run('dropSeats', [id]);
  for (const seat of seats) run('seat', [id, seat.seat, seat.user, text(seat)]);
}

function putEntry(run: RunTableStatement, { table, entry, at, by }: EntryRow): void {
  run('entry', [table, entry.seq, at, text(entry), by?.user ?? null, by?.key ?? null]);
}

function putJob(run: RunTableStatement, { id, table, kind, decision, due }: JobRow): void {
  run('job', [id, table, kind, decision, due]);
}

function putCall(run: RunTableStatement, call: CallRow): void {
  const { id, table, user, seat, kind, since, due } = call;
  run('call', [id, table, user, seat, kind, since, due]);
}

/** A finished game cannot be undone, so its newest snapshot is enough. */
function putSnapshots(run: RunTableStatement, { row, entries, snapshots = [] }: TableWrite): void {
  if (snapshots.length > 0) run('dropLine', [row.id]);
  snapshots.forEach((s, i) => {
    const line = i === snapshots.length - 1 ? text(s.line) : null;
    const position = [s.rulesVersion, text(s.state), s.hash] as const;
    run('snapshot', [row.id, s.seq, ...position, line, text(s.memories), s.log, s.digest]);
  });
  if (row.status === 'over' && entries) run('oldSnapshots', [row.id, row.id]);
}
