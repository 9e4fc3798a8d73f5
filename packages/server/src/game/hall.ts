import type { Player } from '@fondaco/bots';
import type { AnyGame, Json, Person } from '@fondaco/kernel';
import { NotWritten, type Storage } from '../storage/index.ts';
import { type Commit, groupCommit } from './commit.ts';
import type { Live } from './live.ts';
import { NOT_WRITTEN, refused } from './refused.ts';

/** Structured: facts first, then what happened. Never a secret, a token or a hidden card. */
export interface Log {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

/** Everything the tables of one server share. */
export interface Hall {
  storage: Storage;
  commit: Commit;
  flushed(): Promise<void>;
  games: readonly AnyGame[];
  players: Readonly<Record<string, Player>>;
  log: Log;
  now(): number;
  /** Tables in memory, the longest unused first; all of it can be read again. */
  live: Map<string, Live>;
  /** The last piece of work at each table that has some. */
  queues: Map<string, Promise<unknown>>;
  names: Map<string, string>;
  /** Component values by their hash, as they are stored: there are few, and tables share them. */
  packs: Map<string, Json>;
  /** Refusals by user and key, for commands sent again: they changed nothing, so they are not kept on disk. */
  recent: Map<string, object>;
  /** A job may be due at this time. */
  wake(due: number): void;
}

export function openHall(
  given: Pick<Hall, 'storage' | 'games' | 'players' | 'log'> & Partial<Pick<Hall, 'now'>>,
): Hall {
  const { commit, flushed } = groupCommit(given.storage);
  return {
    now: Date.now,
    ...given,
    commit: (changes) =>
      commit(changes).catch((error: unknown) => {
        if (!(error instanceof NotWritten)) throw error;
        given.log.error({ err: error }, 'nothing can be written');
        throw refused(NOT_WRITTEN, 'notWritten');
      }),
    flushed,
    live: new Map(),
    queues: new Map(),
    names: new Map(),
    packs: new Map(),
    recent: new Map(),
    wake: () => {},
  };
}

const NAMES = 10_000;

/** Makes the names of these users known; whoever is not there has none. */
export async function learnNames(hall: Hall, ids: readonly (string | null)[]): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => id !== null && !hall.names.has(id)) as string[];
  if (unknown.length === 0) return;
  if (hall.names.size > NAMES) forgetNames(hall, ids);
  for (const user of await hall.storage.users(unknown)) hall.names.set(user.id, user.name);
}

/** All but those of people at tables in memory, and of those just asked for. */
function forgetNames({ names, live }: Hall, asked: readonly (string | null)[]): void {
  const needed = new Set(asked);
  for (const { row, seats } of live.values())
    for (const user of [row.host, ...seats.map((s) => s.user)]) needed.add(user);
  for (const id of names.keys()) if (!needed.has(id)) names.delete(id);
}

export const personOf = (hall: Hall, id: string): Person => ({
  id,
  name: hall.names.get(id) ?? '?',
});

const REMEMBERED = 5000;

/** Keeps the newest of a map that would grow without end. */
export function remember<V>(map: Map<string, V>, key: string, value: V, most = REMEMBERED): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as string);
}
