import type { SeatRow, Storage, TableRow } from '@fondaco/host';
import type { AccountChange } from './account-changes.ts';
import type { AccountReads } from './account-reads.ts';
import type { CallChange, CallReads } from './calls.ts';
import type { HouseChange } from './house-changes.ts';
import type { HouseReads } from './house-reads.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { Others } from './others.ts';
import type { RetentionChange, RetentionReads } from './retention.ts';
import type { ChatRow, CodeRow, InviteRow, SessionRow, UserRow } from './rows.ts';

/** A change of what only a server stores: users, sessions, invites, codes and mutes. */
export type PeopleChange =
  | { t: 'user'; row: UserRow }
  | { t: 'session'; row: SessionRow }
  | { t: 'invite'; row: InviteRow }
  | { t: 'code'; row: CodeRow }
  | { t: 'useCode'; hash: string; at: number }
  /** Of a finished game; one that was made before is replaced. */
  | { t: 'analysis'; table: string; json: string }
  | { t: 'mute'; user: string; muted: string; on: boolean }
  /** Deletes what has expired, and outcomes older than `outcomes`. */
  | { t: 'prune'; now: number; outcomes: number }
  | AccountChange
  | CallChange
  | HouseChange
  | RetentionChange;

/** Which tables to list. */
export interface TableFilter {
  most: number;
  /** From 0. */
  page?: number;
  game?: string;
  clock?: string;
}

/** The storage of a server: tables, as every host stores them, and people. */
export interface ServerStorage
  extends Storage,
    AccountReads,
    HouseReads,
    RetentionReads,
    CallReads {
  /** One transaction, on disk when the promise resolves. */
  change(changes: readonly PeopleChange[]): Promise<void>;
  /** Appends a line of chat; undefined if it was stored before under this key. */
  appendChat(line: Omit<ChatRow, 'id'>, key: string): Promise<ChatRow | undefined>;

  user(id: string): Promise<UserRow | undefined>;
  users(ids: readonly string[]): Promise<UserRow[]>;
  session(hash: string): Promise<SessionRow | undefined>;
  /** Which of these sessions exist. */
  sessionsAmong(hashes: readonly string[]): Promise<string[]>;
  /** Tables anybody may join, the most recently changed first; a host's further tables after the first ones of all. */
  openTables(filter: TableFilter): Promise<TableRow[]>;
  /** Games that anybody may watch, in the same order. */
  runningTables(filter: TableFilter): Promise<TableRow[]>;
  /** Tables at which the user sits or may take a seat back, the most recently changed first. */
  tablesOf(user: string, most: number): Promise<TableRow[]>;
  /** The ids of all tables, for checks of the whole file. */
  tableIds(): Promise<string[]>;
  seats(table: string): Promise<SeatRow[]>;
  /** The seats of several tables, by table. */
  seatsAt(tables: readonly string[]): Promise<Map<string, SeatRow[]>>;
  invite(hash: string): Promise<InviteRow | undefined>;
  code(hash: string): Promise<CodeRow | undefined>;
  /** The last `most` lines after `since`, oldest first. */
  chat(table: string, since: number, most: number): Promise<ChatRow[]>;
  /** The number of the last line at each of these tables that has one. */
  lastChats(tables: readonly string[]): Promise<Map<string, number>>;
  muted(user: string): Promise<string[]>;
  /** The analysis of a game as text; undefined if none was made. */
  analysis(table: string): Promise<string | undefined>;
  /** Runs pieces of work with the same key one after another, in all processes that use this storage. */
  inTurn: OneAtATime;
  /** Absent if no other process can use this storage. */
  others?: Others;
  /** Writes something that means nothing. Throws if what is written now would not be stored. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
