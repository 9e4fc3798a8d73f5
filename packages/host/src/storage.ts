import type { Json } from '@fondaco/kernel';
import type {
  Done,
  EntryRow,
  JobRow,
  OutcomeRow,
  SeatRow,
  Sender,
  SnapshotRow,
  TableRow,
} from './rows.ts';

/** What one write changes of a table. */
export interface TableWrite {
  /** The row after the write; its version is one more than the version it continues. 1: the table is new. */
  row: TableRow;
  /** All seats, where one changed. */
  seats?: readonly SeatRow[];
  /** With a new table. Null: its draws need none. */
  secret?: string | null;
  /** Component values that may not be stored yet. */
  pack?: { hash: string; values: Json };
  entries?: readonly EntryRow[];
  snapshots?: readonly SnapshotRow[];
  putJobs?: readonly JobRow[];
  dropJobs?: readonly string[];
  outcome?: OutcomeRow;
  /** Invitations that are used up by it. */
  uses?: readonly { invite: string; user: string }[];
}

/**
 * `done`: all of it is stored. Else nothing of it is: `overtaken`: somebody else wrote first, or the table is gone;
 * `usedUp`: what was to be used once is used; `notWritten`: the disk is full or out of reach. `notKnown`: the answer was lost.
 */
export type WriteOutcome = 'done' | 'overtaken' | 'usedUp' | 'notWritten' | 'notKnown';

/** A table as it was at one moment. */
export interface Loaded {
  row: TableRow;
  seats: SeatRow[];
  secret: string | null;
  /** Undefined: it is missing. */
  pack: Json | undefined;
  jobs: JobRow[];
  /** The newest one, and the entries after it; without one, all entries. */
  snapshot?: SnapshotRow | undefined;
  entries: EntryRow[];
}

/**
 * Where tables are kept. Two hosts may use one storage, in one process or in several: every write of a table names the
 * version it continues, and fails where that is not the newest.
 */
export interface Storage {
  /** One consistent read. With `from`: no snapshot, but the entries from that number on. */
  load(table: string, from?: number): Promise<Loaded | undefined>;
  /** The entries from number `from` up to but without `to`. */
  entries(table: string, from: number, to?: number): Promise<EntryRow[]>;
  /** The newest snapshot of entry `seq` or one before it. */
  snapshot(table: string, seq: number): Promise<SnapshotRow | undefined>;
  /** The number of the entry a command made. It may take long in a long game, so it is asked only where there is one. */
  entryBy(table: string, by: Sender): Promise<number | undefined>;
  /** What a command came to that made no entry. */
  outcome(table: string, by: Sender): Promise<Done | undefined>;
  /** One transaction, on disk when it is `done`; it may span tables. */
  write(writes: readonly TableWrite[]): Promise<WriteOutcome>;
  /** A table with all there is of it. */
  remove(table: string): Promise<void>;
  /** The versions of those tables that are there; cheap. */
  versions(tables: readonly string[]): Promise<Map<string, number>>;
  /** Jobs whose time has come. Each is given to one claimant, until it is written again or the lease is over. */
  claim(now: number, leaseMs: number, most: number): Promise<JobRow[]>;
  /** When the next job can be claimed. */
  nextDue(): Promise<number | undefined>;
  /** Of a table that cannot be opened. Without a version: when the table is opened, its jobs are made anew. */
  dropJob(id: string): Promise<void>;
}
