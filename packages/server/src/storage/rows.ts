import type { Entry, Header, Json, Msg, Proposal, Seat, TableStatus } from '@fondaco/kernel';

/** Times are milliseconds since the epoch. */
export interface UserRow {
  id: string;
  name: string;
  created: number;
}

/** A token is kept as its hash only: who reads the database cannot use it. */
export interface SessionRow {
  hash: string;
  user: string;
  created: number;
  expires: number;
}

export interface TableRow {
  id: string;
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
  /** The command that made it; null: a bot did, or the rules for someone whose time was up. */
  by: Sender | null;
}

/** Who sent a command, under a key of his making: sent again it is not done again. */
export interface Sender {
  user: string;
  key: string;
}

export interface SnapshotRow {
  table: string;
  seq: number;
  rulesVersion: number;
  state: Json;
}

/** What a command that made no entry came to; told again when it is sent again. */
export interface OutcomeRow extends Sender {
  outcome: Json;
  at: number;
}

export interface InviteRow {
  hash: string;
  table: string;
  expires: number;
  usedBy: string | null;
}

export interface CodeRow {
  hash: string;
  user: string;
  expires: number;
  usedAt: number | null;
}

export interface ChatRow {
  table: string;
  id: number;
  user: string;
  text: string;
  at: number;
}

/** Something to be done at a time; it is there until a change removes it, so it survives a restart. */
export interface JobRow {
  id: string;
  table: string;
  kind: 'bot' | 'lapse';
  /** The question it is about. */
  decision: number;
  due: number;
}
