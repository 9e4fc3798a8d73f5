import type { Json, Refusal, Seat, Viewer } from '../contract.ts';
import type { Msg } from '../message.ts';
import type { News, Outlook } from './outlook.ts';

/** Raised when a page of the version before could no longer be served. */
export const PROTOCOL = 1;

/** What a client says. Every command has a key of the client's own making; said twice it is done once. */
export type Up =
  | { t: 'hello'; protocol: number }
  | { t: 'watch'; key: string; table: string; since?: number; chat?: number }
  | { t: 'unwatch'; key: string; table: string }
  | { t: 'answer'; key: string; table: string; seat: Seat; decision: number; action: Json }
  | { t: 'undo'; key: string; table: string; seat: Seat; to: number }
  | { t: 'consent'; key: string; table: string; seat: Seat; proposal: number; agree: boolean }
  | { t: 'chat'; key: string; table: string; text: string }
  | { t: 'mute'; key: string; user: string; on: boolean }
  | { t: 'ping' };

/** What a client is told. */
export type Down =
  | { t: 'hello'; protocol: number; you: Person }
  /** The page is of another version and has to be loaded anew. */
  | { t: 'outdated'; protocol: number }
  | { t: 'table'; table: string; info: TableInfo }
  /** A whole outlook: the first message of a table, and after a gap. */
  | ({ t: 'full'; table: string; as: Viewer; seq: number; outlook: Outlook } & Clock)
  /** The entry `seq`, for whoever knows the outlook after `seq - 1`. */
  | ({ t: 'news'; table: string; as: Viewer; seq: number } & News & Clock)
  | { t: 'chat'; table: string; lines: ChatLine[] }
  | { t: 'ack'; key: string; ok: true; seq?: number; proposal?: number }
  | { t: 'ack'; key: string; ok: false; refusal: Refusal }
  /** Of a message that has no key to answer to. */
  | { t: 'refused'; refusal: Refusal }
  /** The server goes away; `again`: it expects to be back in a moment. */
  | { t: 'bye'; again: boolean; msg: Msg }
  | { t: 'pong' };

export interface Clock {
  /** Milliseconds until the rules answer for this seat; absent: no clock runs for it. */
  time?: number;
  /** The one of the other seats for which they do so first. */
  theirs?: { seat: Seat; time: number };
}

export interface Person {
  id: string;
  name: string;
}

export interface ChatLine {
  id: number;
  at: number;
  from: Person;
  text: string;
}

/** `closed`: everyone left before the game began. */
export type TableStatus = 'open' | 'running' | 'over' | 'closed';

/** A table as everyone who may see it sees it. */
export interface TableInfo {
  id: string;
  /** What those who opened it call it; null: it has no name. */
  name: string | null;
  game: string;
  rulesVersion: number;
  options: Json;
  /** The component set: its name and, where it says so, what of it is not taken from the published game. */
  pack: { hash: string; name: string | null; designed: string[] };
  status: TableStatus;
  private: boolean;
  host: Person;
  seats: SeatInfo[];
  /** Milliseconds a bot takes for an answer. */
  pace: number;
  /** Seconds to answer a question the rules have an answer for; 0: as long as one likes. */
  answerTime: number;
  created: number;
  /** Hash of the secret all draws come from; the secret itself once the game is over. */
  commitment: string;
  secret: string | null;
  /** Entries so far. */
  entries: number;
  /** Seats the game waits for. */
  waitsFor: Seat[];
  /** When it began to wait: the time of the last entry, before the first that of the opening. */
  since: number;
  proposal: Proposal | null;
  /** Something went wrong here; the position is that before it. */
  trouble: Msg | null;
  /** The table opened by *again*. */
  next: string | null;
  scores: { place: number; score: number }[] | null;
}

export interface SeatInfo {
  seat: Seat;
  colour: number;
  /** Who sits here, or may take the seat back from the bot that plays for him. */
  person: Person | null;
  /** What the person is called at this seat. */
  name: string | null;
  /** The bot that plays, by name. */
  bot: string | null;
  /** The person has a page open at this table. */
  here: boolean;
}

/** To go back beyond a barrier; it falls when anybody answers a question. */
export interface Proposal {
  id: number;
  seat: Seat;
  to: number;
  /** Seats that have yet to agree. */
  waits: Seat[];
  agreed: Seat[];
}
