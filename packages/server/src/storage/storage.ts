import type { Json } from '@fondaco/kernel';
import type {
  ChatRow,
  CodeRow,
  EntryRow,
  InviteRow,
  JobRow,
  OutcomeRow,
  SeatRow,
  SessionRow,
  SnapshotRow,
  TableRow,
  UserRow,
} from './rows.ts';

export type Change =
  | { t: 'user'; row: UserRow }
  | { t: 'session'; row: SessionRow }
  | { t: 'dropSession'; hash: string }
  | { t: 'pack'; hash: string; values: Json }
  | { t: 'table'; row: TableRow }
  | { t: 'seats'; table: string; rows: SeatRow[] }
  | { t: 'secret'; table: string; secret: string }
  | { t: 'entry'; row: EntryRow }
  | { t: 'snapshot'; row: SnapshotRow }
  | { t: 'outcome'; row: OutcomeRow }
  | { t: 'invite'; row: InviteRow }
  | { t: 'useInvite'; hash: string; user: string }
  | { t: 'code'; row: CodeRow }
  | { t: 'useCode'; hash: string; at: number }
  | { t: 'chat'; row: ChatRow }
  | { t: 'mute'; user: string; muted: string; on: boolean }
  | { t: 'job'; row: JobRow }
  | { t: 'dropJob'; id: string }
  /** Forgets what has expired, and outcomes older than `outcomes`. */
  | { t: 'prune'; now: number; outcomes: number };

/** What was to be used once has been used, or is not there. */
export class UsedUp extends Error {}

/** The disk is full or out of reach: nothing was written, and later it may be. */
export class NotWritten extends Error {}

/**
 * Where everything is kept. All writing goes through `write`: one transaction, all of it or nothing, on disk when
 * the promise resolves. An entry whose number is taken fails: no two writers can both append it.
 */
export interface Storage {
  write(changes: readonly Change[]): Promise<void>;

  user(id: string): Promise<UserRow | undefined>;
  users(ids: readonly string[]): Promise<UserRow[]>;
  session(hash: string): Promise<SessionRow | undefined>;
  table(id: string): Promise<TableRow | undefined>;
  /** Tables anybody may join, the newest first. */
  openTables(most: number): Promise<TableRow[]>;
  /** Games that anybody may watch, the last played at first. */
  runningTables(most: number): Promise<TableRow[]>;
  /** Tables at which the user sits, or may take a seat back, the last changed first. */
  tablesOf(user: string, most: number): Promise<TableRow[]>;
  /** Every table, by id: for checks of the whole. */
  tableIds(): Promise<string[]>;
  seats(table: string): Promise<SeatRow[]>;
  pack(hash: string): Promise<Json | undefined>;
  secret(table: string): Promise<string | undefined>;
  entries(table: string): Promise<EntryRow[]>;
  snapshot(table: string): Promise<SnapshotRow | undefined>;
  outcome(user: string, key: string): Promise<Json | undefined>;
  invite(hash: string): Promise<InviteRow | undefined>;
  code(hash: string): Promise<CodeRow | undefined>;
  /** Lines after `since`, the last `most` of them, oldest first. */
  chat(table: string, since: number, most: number): Promise<ChatRow[]>;
  muted(user: string): Promise<string[]>;
  jobsOf(table: string): Promise<JobRow[]>;
  jobsDue(now: number, most: number): Promise<JobRow[]>;
  nextDue(): Promise<number | undefined>;
  close(): Promise<void>;
}
