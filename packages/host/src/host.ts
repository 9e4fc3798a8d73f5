import type { Player } from '@fondaco/bots';
import type { Json, Person } from '@fondaco/kernel';
import type { Library } from './library.ts';
import type { Live } from './live.ts';
import type { Refused } from './refused.ts';
import type { SeatRow } from './rows.ts';
import type { Storage } from './storage.ts';

/** Structured: facts first, then what happened. Never a secret, a token or a hidden card. */
export interface Log {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

/** Who users are. The host knows them by their ids. */
export interface People {
  /** Makes these users known. */
  learn(ids: readonly (string | null)[]): Promise<void>;
  /** A user, at a seat of theirs where one is given. */
  person(id: string, seat?: SeatRow): Person;
}

export interface Random {
  /** So many unguessable bytes, as hex. */
  hex(bytes: number): string;
  /** From 0 up to but without n. */
  below(n: number): number;
  /** An id for a new table. */
  tableId(): string;
}

/** Runs something later; returns what prevents it. */
export type After = (ms: number, run: () => void) => () => void;

export interface HostParts {
  storage: Storage;
  library: Library;
  players: Readonly<Record<string, Player>>;
  people: People;
  log: Log;
  random: Random;
  now(): number;
  after: After;
  /** Whether bots and clocks go on at every table, from stored jobs, or at those somebody watches. */
  runs: 'always' | 'watched';
  /** Tells other hosts on this storage that a table has changed; it may be lost or told twice. */
  announce?(table: string): void;
  /** Milliseconds between two looks at what other hosts have written; absent: there are none, or they always tell. */
  pollMs?: number;
  /** Reads all stored entries of a table once it is loaded, to see whether one was altered. */
  checksPast?: boolean;
}

/** Everything the tables of one host share. */
export interface Host extends HostParts {
  announce(table: string): void;
  /** Tables in memory, the longest unused first; all of it can be read again. */
  live: Map<string, Live>;
  /** The last piece of work at each table that has some. */
  queues: Map<string, Promise<unknown>>;
  /** Component values by their hash, as they are stored: there are few, and tables share them. */
  packs: Map<string, Json>;
  /** Refusals by table, user and key, for commands sent again: they changed nothing, so they are not stored. */
  recent: Map<string, Refused>;
  /** A job may be due at this time. */
  wake(due: number): void;
}

export const openHost = (parts: HostParts): Host => ({
  announce: () => {},
  ...parts,
  live: new Map(),
  queues: new Map(),
  packs: new Map(),
  recent: new Map(),
  wake: () => {},
});

const MOST_REMEMBERED = 5000;

/** Keeps the newest of a map that would grow without end. */
export function remember<V>(
  map: Map<string, V>,
  key: string,
  value: V,
  most = MOST_REMEMBERED,
): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as string);
}
