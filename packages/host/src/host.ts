import type { Bot } from '@fondaco/bots';
import type { Json, Person } from '@fondaco/kernel';
import type { Caller } from './calls.ts';
import { type HouseTime, houseTime } from './house-time.ts';
import type { Library } from './library.ts';
import type { LiveTable } from './live.ts';
import type { Refused } from './refused.ts';
import { remember } from './remember.ts';
import type { SeatRow } from './rows.ts';
import type { Storage } from './storage.ts';
import { type Think, thinkHere } from './think.ts';

/** A structured log. Facts never contain a secret, a token or a hidden card. */
export interface Logger {
  debug?(facts: object, what: string): void;
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

/** The names of users. The host itself knows only their ids. */
export interface People {
  /** Loads the names of these users, so that `person` knows them. */
  preload(ids: readonly (string | null)[]): Promise<void>;
  /** A user; `seat` is the seat they are named at, if any. */
  person(id: string, seat?: SeatRow): Person;
}

export interface Random {
  /** Unguessable bytes, as hex. */
  hex(bytes: number): string;
  /** A number from 0 to n - 1. */
  below(n: number): number;
  /** An id for a new table. */
  tableId(): string;
}

/**
 * What hosts tell each other about people at tables, besides what is stored. `pace`: how long bots pause for them, as a factor.
 * `whoIsHere`: asks the others to say it.
 */
export type PresenceNews =
  | { t: 'presence'; table: string; user: string; here: boolean }
  | { t: 'pace'; table: string; user: string; factor: number }
  | { t: 'whoIsHere'; table: string };

/** Runs something later; returns a function that cancels it. */
export type Schedule = (ms: number, run: () => void) => () => void;

export interface HostParts {
  storage: Storage;
  library: Library;
  players: Readonly<Record<string, Bot>>;
  people: People;
  log: Logger;
  random: Random;
  /** The system clock, for what people are shown and for daily windows. It may be set at any time. */
  now(): number;
  /** Milliseconds since some moment; never set. */
  monotonic(): number;
  schedule: Schedule;
  /** `always`: bots and clocks run at every table, from stored jobs. `watched`: only at tables somebody watches. */
  runs: 'always' | 'watched';
  /** Notifies other hosts on this storage that a table has changed. May be lost or delivered twice. */
  announce?(table: string, version: number): void;
  /** Tells other hosts on this storage who is where. May be lost. */
  tellPresence?(news: PresenceNews): void;
  /** Calls people who are not looking. Absent where nobody can be called. */
  caller?: Caller;
  /** How often to check what other hosts have written. Absent if there are none, or if their notifications are never lost. */
  pollMs?: number;
  /** How long bots wait for the answer of a person who is here, although they could go on. */
  patienceMs?: number;
  /** About how much memory tables nobody watches may take before the least used are dropped. */
  memoryBytes?: number;
  /** Finds a bot's answer. By default here; a server leaves it to other threads. */
  think?: Think;
  /** The least pause of a bot at a table where only bots play: nobody waits for them there, and they must not keep a server busy. */
  botsAlonePaceMs?: number;
  /** Reads all stored entries of a loaded table in the background, to find altered ones. */
  verifiesHistory?: boolean;
}

/** Everything the tables of one host share. */
export interface Host extends HostParts {
  announce(table: string, version: number): void;
  tellPresence(news: PresenceNews): void;
  patienceMs: number;
  memoryBytes: number;
  think: Think;
  houseTime: HouseTime;
  /** A cache: tables in memory, the least recently used first. */
  liveTables: Map<string, LiveTable>;
  /** The last piece of work at each table that has some. */
  queues: Map<string, Promise<unknown>>;
  /** The component values used last, by their hash, so that tables with the same share them. */
  packs: Map<string, Json>;
  /** Refusals by table, user and key, for commands sent again. They changed nothing, so they are not stored. */
  recentRefusals: Map<string, Refused>;
  /** A job may be due at this time. */
  wake(due: number): void;
}

const MAX_PACKS = 100;

export const rememberPack = ({ packs }: Host, hash: string, values: Json): void =>
  remember(packs, hash, values, MAX_PACKS);

const PATIENCE_MS = 60_000;
const MEMORY_BYTES = 256 * 1024 * 1024;

export const openHost = (parts: HostParts): Host => ({
  announce: () => {},
  tellPresence: () => {},
  patienceMs: PATIENCE_MS,
  memoryBytes: MEMORY_BYTES,
  think: thinkHere(parts.library, parts.players, parts.monotonic),
  ...parts,
  houseTime: houseTime(parts),
  liveTables: new Map(),
  queues: new Map(),
  packs: new Map(),
  recentRefusals: new Map(),
  wake: () => {},
});
