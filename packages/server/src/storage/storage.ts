import type { SeatRow, Storage, TableRow } from '@fondaco/host';
import type { ChatRow, CodeRow, InviteRow, SessionRow, UserRow } from './rows.ts';

/** A change of what only a server has: people, and how they come in. */
export type PeopleChange =
  | { t: 'user'; row: UserRow }
  | { t: 'session'; row: SessionRow }
  | { t: 'dropSession'; hash: string }
  | { t: 'invite'; row: InviteRow }
  | { t: 'code'; row: CodeRow }
  | { t: 'useCode'; hash: string; at: number }
  | { t: 'mute'; user: string; muted: string; on: boolean }
  /** Forgets what has expired, and outcomes older than `outcomes`. */
  | { t: 'prune'; now: number; outcomes: number };

/** What was to be used once has been used, or is not there. */
export class UsedUp extends Error {}

/** The disk is full or out of reach: nothing was written, and later it may be. */
export class NotWritten extends Error {}

/** The storage of a server: tables as every host keeps them, and people. */
export interface ServerStorage extends Storage {
  /** One transaction, all of it or nothing, on disk when the promise resolves. */
  change(changes: readonly PeopleChange[]): Promise<void>;
  /** Adds a line of chat under the next number; undefined: it was said before under this key. */
  appendChat(line: Omit<ChatRow, 'id'>, key: string): Promise<ChatRow | undefined>;

  user(id: string): Promise<UserRow | undefined>;
  users(ids: readonly string[]): Promise<UserRow[]>;
  session(hash: string): Promise<SessionRow | undefined>;
  /** Tables anybody may join, the newest first. */
  openTables(most: number): Promise<TableRow[]>;
  /** Games that anybody may watch, the last played at first. */
  runningTables(most: number): Promise<TableRow[]>;
  /** Tables at which the user sits, or may take a seat back, the last changed first. */
  tablesOf(user: string, most: number): Promise<TableRow[]>;
  /** Every table, by id: for checks of the whole. */
  tableIds(): Promise<string[]>;
  seats(table: string): Promise<SeatRow[]>;
  invite(hash: string): Promise<InviteRow | undefined>;
  code(hash: string): Promise<CodeRow | undefined>;
  /** Lines after `since`, the last `most` of them, oldest first. */
  chat(table: string, since: number, most: number): Promise<ChatRow[]>;
  muted(user: string): Promise<string[]>;
  close(): Promise<void>;
}
