import type { Entry, Header, Json, Msg, Proposal, Seat, TableStatus } from '@fondaco/kernel';

/** A table as it is stored. Times are milliseconds since the epoch. */
export interface TableRow {
  id: string;
  /** Increased by every write; 0 before the first. */
  version: number;
  name: string | null;
  game: string;
  rulesVersion: number;
  options: Json;
  /** Hash of the component values. */
  pack: string;
  status: TableStatus;
  private: boolean;
  host: string;
  created: number;
  updated: number;
  pace: number;
  answerTime: number;
  commitment: string;
  /** Null before the game starts. */
  header: Header | null;
  entries: number;
  waitsFor: Seat[];
  /** The time of the last entry; before the first, of the opening. */
  since: number;
  proposal: Proposal | null;
  trouble: Msg | null;
  scores: { place: number; score: number }[] | null;
  /** The rematch opened from this table, and the table this one is a rematch of. */
  next: string | null;
  before: string | null;
}

export interface SeatRow {
  seat: Seat;
  colour: number;
  /** Who sits here; where a bot plays, who may take the seat back. */
  user: string | null;
  name: string | null;
  bot: string | null;
  nonce: string | null;
}

export interface EntryRow {
  table: string;
  entry: Entry;
  at: number;
  /** The command that made it; null if unknown, as in games of earlier versions. */
  by: Sender | null;
}

/** Who sent a command, and the key they gave it. A command sent again with the same key is not carried out again. */
export interface Sender {
  user: string;
  key: string;
}

/** What a client is told about a command that was carried out. */
export interface CommandOutcome {
  seq?: number;
  proposal?: number;
}

/** The outcome of a command that made no entry. */
export interface OutcomeRow extends Sender {
  outcome: CommandOutcome;
  at: number;
}

/** A position, and what loading and undo need to know of the entries before it. */
export interface SnapshotRow {
  table: string;
  /** The number of the last entry before the position. */
  seq: number;
  rulesVersion: number;
  state: Json;
  /** The hash of that entry. */
  hash: string;
  /** The entries in effect and the marks of commands, packed. A storage may keep them with the newest snapshot only. */
  line: Json | null;
  /** Digest of all entries up to here: shows whether one was altered. */
  log: string;
  /** Digest of this row. A row that does not match it is skipped. */
  digest: string;
}

/** Something to do at a given time. It stays until a write removes it, so it survives a restart. */
export interface JobRow {
  id: string;
  table: string;
  kind: 'bot' | 'lapse';
  /** The question it is about. */
  decision: number;
  due: number;
}
