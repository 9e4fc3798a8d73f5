import type { Json } from '@fondaco/kernel';
import type {
  CallRow,
  CommandOutcome,
  EntryRow,
  HouseTimeRow,
  JobRow,
  OutcomeRow,
  PresenceRow,
  SeatRow,
  Sender,
  SnapshotRow,
  TableRow,
} from './rows.ts';

/** What one write changes at a table. */
export interface TableWrite {
  /** The row after the write. Its version is one more than that of the row it replaces; a new table has version 1. */
  row: TableRow;
  /** All seats, if one changed. */
  seats?: readonly SeatRow[];
  /** Only given with a new table; null if its draws need no secret. */
  secret?: string | null;
  /** Component values that may not be stored yet. */
  pack?: { hash: string; values: Json };
  entries?: readonly EntryRow[];
  snapshots?: readonly SnapshotRow[];
  putJobs?: readonly JobRow[];
  dropJobs?: readonly string[];
  /** Calls to send. Only a server keeps them. */
  putCalls?: readonly CallRow[];
  outcome?: OutcomeRow;
  /** Invitations this write uses up. */
  uses?: readonly { invite: string; user: string }[];
  /** Users who must not have been seen at the table since the given house time. */
  absent?: readonly Omit<PresenceRow, 'table'>[];
}

/**
 * `done`: everything is stored. `overtaken`: another host wrote first, or the table was removed. `usedUp`: an invitation was used
 * before. `present`: a user who had to be absent is not. `notWritten`: the disk is full or out of reach. In these four cases nothing
 * is stored. `notKnown`: the answer was lost.
 */
export type WriteOutcome = 'done' | 'overtaken' | 'usedUp' | 'present' | 'notWritten' | 'notKnown';

/** A consistent snapshot of a stored table. */
export interface Loaded {
  row: TableRow;
  seats: SeatRow[];
  secret: string | null;
  /** Undefined if it is missing. */
  pack: Json | undefined;
  jobs: JobRow[];
  /** The newest snapshot; `entries` are those after it, or all if there is none. */
  snapshot?: SnapshotRow | undefined;
  entries: EntryRow[];
}

/**
 * Where tables are stored. Several hosts may use one storage, in one process or in several: every write of a table names the
 * version it continues, and fails if that is not the newest.
 */
export interface Storage {
  /** One consistent read. With `from`: without a snapshot, and with the entries from that number on. */
  load(table: string, from?: number): Promise<Loaded | undefined>;
  /** The entries from number `from` to `to - 1`. */
  entries(table: string, from: number, to?: number): Promise<EntryRow[]>;
  /** The newest snapshot of entry `seq` or an earlier one. */
  snapshot(table: string, seq: number): Promise<SnapshotRow | undefined>;
  /** The number of the entry a command made. May be slow in a long game, so it is called only if there probably is one. */
  entryBy(table: string, by: Sender): Promise<number | undefined>;
  /** The outcome of a command that made no entry. */
  outcome(table: string, by: Sender): Promise<CommandOutcome | undefined>;
  /** One transaction, which may span tables. On disk when it returns `done`. */
  write(writes: readonly TableWrite[]): Promise<WriteOutcome>;
  /** Removes a table and everything stored about it. */
  remove(table: string): Promise<void>;
  /** The versions of those tables that exist; cheap. */
  versions(tables: readonly string[]): Promise<Map<string, number>>;
  /** Jobs that are due in house time. Each is given to one host only, until it is written again or the lease is over. */
  claim(now: number, leaseMs: number, most: number): Promise<JobRow[]>;
  /** When the next job can be claimed. */
  nextDue(): Promise<number | undefined>;
  /** Notes that users were seen at tables. Times earlier than the stored ones are ignored. */
  seen(rows: readonly PresenceRow[]): Promise<void>;
  /** When each user was last seen at a table. */
  presence(table: string): Promise<PresenceRow[]>;
  /** House time as it was last stored; undefined in a new storage. */
  houseTime(): Promise<HouseTimeRow | undefined>;
  /** Stores house time, unless another host stored it since `from` was read. Returns what is stored now. */
  moveHouseTime(from: HouseTimeRow | undefined, to: HouseTimeRow): Promise<HouseTimeRow>;
  /** For a table that cannot be opened. Does not raise its version: its jobs are restored when it is opened. */
  dropJob(id: string): Promise<void>;
}
