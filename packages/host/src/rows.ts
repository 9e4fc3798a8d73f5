import type {
  ClockSetting,
  Entry,
  Header,
  Json,
  MotionKind,
  Msg,
  Origin,
  Proposal,
  Seat,
  StandIn,
  TableStatus,
  WhenLate,
} from '@fondaco/kernel';

/** A table as it is stored. Times are milliseconds since the epoch, unless they are called house time. */
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
  clock: ClockSetting;
  whenLate: WhenLate;
  /** One for each seat once the game has started; empty without a clock. */
  clocks: SeatClock[];
  /** Since when the game is paused. */
  paused: number | null;
  motions: MotionRow[];
  offerWriters: readonly OfferWriter[];
  /** The players agreed to end the game before its end. */
  endedEarly: boolean;
  commitment: string;
  /** Null before the game starts. */
  header: Header | null;
  /** Before the start: the position that the game will begin with. It shows every hidden card; afterwards the header has it. */
  origin?: Origin | undefined;
  entries: number;
  waitsFor: Seat[];
  /** The time of the last entry; before the first, of the opening. */
  since: number;
  proposal: Proposal | null;
  trouble: Msg | null;
  scores: { place: number; score: number }[] | null;
  /** What calls need to know; absent in rows of earlier versions, and where nobody is called. */
  calls?: TableCalls;
  /** The rematch opened from this table, and the table this one is a rematch of. */
  next: string | null;
  before: string | null;
}

export interface TableCalls {
  /** Seats that another player asked something, beside those the game waits for. */
  asked: Seat[];
  /** The house time of the last call of each user. */
  last: Record<string, number>;
}

/** Something a player who is not looking is told. A later call with the same id replaces an earlier one. */
export interface CallRow {
  id: string;
  table: string;
  user: string;
  seat: Seat;
  /** `offer`: another player asked something. `reminder`: a clock over days runs out soon. */
  kind: 'turn' | 'offer' | 'reminder' | 'over';
  /** The house time of what it tells. Who has looked at the table since then needs no call. */
  since: number;
  /** The house time at which it is sent. */
  due: number;
}

/** The clock of a seat. */
export interface SeatClock {
  /** Milliseconds left when it last started or stopped. */
  left: number;
  /** The house time since when it runs; null while it stands. */
  from: number | null;
  /** The game waits for this seat. */
  waits: boolean;
  /** How many entries were in effect when an increment was last added. */
  given: number;
  /** The house time before which a clock over days does not run: then its player is told that the game waits for them. */
  begins?: number;
}

/** Something the players vote on. */
export interface MotionRow {
  kind: MotionKind;
  /** The seat to hand over; null for a motion about the whole table. */
  seat: Seat | null;
  /** The person who asks for the seat. */
  by: string | null;
  votes: string[];
}

/** A person who writes an offer; bots wait for them. */
export interface OfferWriter {
  seat: Seat;
  /** The house time since when; null if they do not write now. */
  from: number | null;
  /** Milliseconds the bots have waited for this seat since its last answer. */
  used: number;
}

export interface SeatRow {
  seat: Seat;
  colour: number;
  /** Who sits here; where a bot plays, who may take the seat back. */
  user: string | null;
  name: string | null;
  bot: string | null;
  /** Why a bot plays for a person; null if none does. */
  standIn: StandIn | null;
  /** The house time up to which that bot waits for the person to take the seat back. */
  holdsUntil: number | null;
  nonce: string | null;
  /** The person's time zone, for the daily window of a clock. */
  zone: string | null;
}

/** When a user was last seen at a table, in house time. */
export interface PresenceRow {
  table: string;
  user: string;
  seen: number;
  /** When they last had a visible page; absent if they have none now. */
  looked?: number;
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
  /** What each seat's bot remembers; null in rows of earlier versions. */
  memories: Json | null;
  /** Digest of all entries up to here: shows whether one was altered. */
  log: string;
  /** Digest of this row. A row that does not match it is skipped. */
  digest: string;
}

/** House time, and the host that counts it. */
export interface HouseTimeRow {
  time: number;
  holder: string;
}

/** Something to do at a given house time. It stays until a write removes it, so it survives a restart. */
export interface JobRow {
  id: string;
  table: string;
  kind: 'bot' | 'lapse' | 'clock' | 'proposal';
  /** The question it is about; 0 if it is about none. */
  decision: number;
  due: number;
}
