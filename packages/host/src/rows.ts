import type { Entry, Header, Json, Msg, Proposal, Seat, TableStatus } from '@fondaco/kernel';

/** A table as it is stored. Times are milliseconds since the epoch. */
export interface TableRow {
  id: string;
  /** Counted up by every write; 0: not written yet. */
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
  /** From the start on. */
  header: Header | null;
  entries: number;
  waitsFor: Seat[];
  /** The time of the last entry; before the first, of the opening. */
  since: number;
  proposal: Proposal | null;
  trouble: Msg | null;
  scores: { place: number; score: number }[] | null;
  /** The table opened by *again*, and the one this was opened from. */
  next: string | null;
  before: string | null;
}

export interface SeatRow {
  seat: Seat;
  colour: number;
  /** Who sits here; beside a bot: who may take the seat back. */
  user: string | null;
  name: string | null;
  bot: string | null;
  nonce: string | null;
}

export interface EntryRow {
  table: string;
  entry: Entry;
  at: number;
  /** The command that made it; null: unknown, as in games of earlier versions. */
  by: Sender | null;
}

/** Who sent a command, under a key of their own making: sent again, it is not carried out again. */
export interface Sender {
  user: string;
  key: string;
}

/** What a client is told of a command that was carried out. */
export interface Done {
  seq?: number;
  proposal?: number;
}

/** What a command that made no entry came to. */
export interface OutcomeRow extends Sender {
  outcome: Done;
  at: number;
}

/** A position, and what loading and undo need of the entries before it. */
export interface SnapshotRow {
  table: string;
  /** The entry it is the position after. */
  seq: number;
  rulesVersion: number;
  state: Json;
  /** The hash of that entry. */
  hash: string;
  /** The entries in effect, and the keys of commands, packed. A storage may keep them with the newest snapshot only. */
  line: Json | null;
  /** Of all entries up to here: tells whether one was altered. */
  log: string;
  /** Of this row: one that does not agree with it is passed over. */
  digest: string;
}

/** Something to be done at a time; it is there until a write removes it, so it survives a restart. */
export interface JobRow {
  id: string;
  table: string;
  kind: 'bot' | 'lapse';
  /** The question it is about. */
  decision: number;
  due: number;
}
