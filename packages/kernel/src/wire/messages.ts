import type { Json, Refusal, Seat, Viewer } from '../contract.ts';
import type { Msg } from '../message.ts';
import type { ClockInfo, ClockSetting, WhenLate } from './clocks.ts';
import type { News, Outlook } from './outlook.ts';

/**
 * Raised when a message changes so that a client of the version before would misunderstand it; a field or message that is only
 * added does not raise it. A server speaks this version and the one before, so that open pages go on through an upgrade: whoever
 * raises it also translates messages for clients of the version before, where the server sends and receives them.
 */
export const PROTOCOL = 1;

/** Whether a client that speaks this version can be served. */
export const isServedProtocol = (version: number): boolean =>
  version === PROTOCOL || version === PROTOCOL - 1;

/** Messages from a client. Each command carries a key chosen by the client; sent twice, it is carried out once. */
export type ClientMessage =
  | { t: 'hello'; protocol: number }
  | { t: 'watch'; key: string; table: string; since?: number; chat?: number }
  | { t: 'unwatch'; key: string; table: string }
  | { t: 'answer'; key: string; table: string; seat: Seat; decision: number; action: Json }
  /** Without `propose` it is carried out only if nobody has to agree. */
  | { t: 'undo'; key: string; table: string; seat: Seat; to: number; propose?: boolean }
  | { t: 'consent'; key: string; table: string; seat: Seat; proposal: number; agree: boolean }
  /** The player begins or stops writing an offer: bots wait meanwhile, up to a limit. */
  | { t: 'writing'; key: string; table: string; seat: Seat; on: boolean }
  /** How long bots pause for this player, as a factor; see `bot-pauses.ts` of the host. */
  | { t: 'pace'; key: string; table: string; seat: Seat; factor: number }
  | { t: 'chat'; key: string; table: string; text: string }
  | { t: 'mute'; key: string; user: string; on: boolean }
  /** Whether somebody can see the page: who does not see it is called. */
  | { t: 'visible'; on: boolean }
  | { t: 'ping' };

/** Messages to a client. */
export type ServerMessage =
  /** `protocol`: the version in which the server speaks, the client's own. `page`: differs once the server has another page to offer. */
  | { t: 'hello'; protocol: number; you: Person; page?: string }
  /** The client's version is not served; `protocol` is the server's own. A client that is older must be reloaded, a newer one tries again later. */
  | { t: 'outdated'; protocol: number }
  | { t: 'table'; table: string; info: TableInfo }
  /** A whole outlook: the first message of a table, and after a gap. */
  | ({ t: 'full'; table: string; as: Viewer; seq: number; outlook: Outlook } & Clock)
  /** What entry `seq` changed, for a client that has the outlook after `seq - 1`. */
  | ({ t: 'news'; table: string; as: Viewer; seq: number } & News & Clock)
  | { t: 'chat'; table: string; lines: ChatLine[] }
  | { t: 'ack'; key: string; ok: true; seq?: number; proposal?: number }
  | { t: 'ack'; key: string; ok: false; refusal: Refusal }
  /** Refuses a message that has no key to acknowledge. */
  | { t: 'refused'; refusal: Refusal }
  /** The server shuts down; `again` when it expects to be back in a moment. */
  | { t: 'bye'; again: boolean; msg: Msg }
  | { t: 'pong' };

export interface Clock {
  /** Milliseconds until the rules answer for this seat; absent when no clock runs for it. */
  time?: number;
  /** The other seat whose time runs out first. */
  theirs?: { seat: Seat; time: number };
  /** The clocks of all people, where the table has any. */
  clocks?: ClockInfo[];
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
  /** The name given by whoever opened it, or null. */
  name: string | null;
  game: string;
  rulesVersion: number;
  options: Json;
  /** The component set: whether it is the one that its rules ship with, its name and, where it says so, which parts do not come from the published game. */
  pack: { hash: string; shipped: boolean; name: string | null; designed: string[] };
  status: TableStatus;
  private: boolean;
  host: Person;
  seats: SeatInfo[];
  /** Milliseconds a bot takes for an answer. */
  pace: number;
  /** Seconds to answer a question for which the rules have a default answer; 0 for no limit. */
  answerTime: number;
  clock: ClockSetting;
  whenLate: WhenLate;
  /** Since when the game is paused; null if it is not. */
  paused: number | null;
  motions: Motion[];
  /** The players agreed to end the game before its end. */
  endedEarly: boolean;
  created: number;
  /** Hash of the secret all draws come from; the secret itself once the game is over. */
  commitment: string;
  secret: string | null;
  /** Entries so far. */
  entries: number;
  /** Seats the game waits for. */
  waitsFor: Seat[];
  /** When it began to wait: the time of the last entry, or of the opening when there is none. */
  since: number;
  proposal: Proposal | null;
  /** Set when something went wrong at this table; its position is the one before that. */
  trouble: Msg | null;
  /** The table opened by *again*. */
  next: string | null;
  scores: { place: number; score: number }[] | null;
}

export interface SeatInfo {
  seat: Seat;
  colour: number;
  /** The person who sits here, or may take the seat back from the bot that plays for them. */
  person: Person | null;
  /** What the person is called at this seat. */
  name: string | null;
  /** The name of the bot that plays this seat. */
  bot: string | null;
  /** Hash of the nonce the person adds to the draws. The nonces themselves are shown when the game starts. */
  noncePromise: string | null;
  /** Why a bot plays for the person. */
  standIn: StandIn | null;
  /** The person has a page open at this table. */
  here: boolean;
  /** Since when they have not been here; null if they are, or if it is unknown. */
  awaySince: number | null;
  /** They are writing an offer, and the bots wait for it. */
  writing: boolean;
}

/** A bot plays for a person: since when, and from which entry on. */
export interface StandIn {
  why: 'left' | 'late' | 'away' | 'resigned';
  since: number;
  entries: number;
}

/** `bot` and `person`: hand over the seat of an absent player. `end`: end the game as it stands. `pause`: stop the clocks. */
export type MotionKind = 'bot' | 'person' | 'end' | 'pause';

/** Something the players vote on. It is carried out as soon as enough of them agree. */
export interface Motion {
  kind: MotionKind;
  /** The seat to hand over; null for a motion about the whole table. */
  seat: Seat | null;
  /** The person who asks for the seat. */
  by: Person | null;
  votes: Person[];
  /** How many votes it takes. */
  needed: number;
}

/** A proposal to undo beyond a barrier. It is dropped as soon as anybody answers a question, and after some time. */
export interface Proposal {
  id: number;
  seat: Seat;
  to: number;
  /** Seats that have yet to agree. */
  waits: Seat[];
  agreed: Seat[];
}
