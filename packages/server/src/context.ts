import { randomBytes, randomInt } from 'node:crypto';
import type { Bot } from '@fondaco/bots';
import {
  type Host,
  type Library,
  type Logger,
  NOT_WRITTEN,
  openHost,
  type People,
  refused,
  type Schedule,
  type Think,
  type Watcher,
} from '@fondaco/host';
import type { Person } from '@fondaco/kernel';
import { quietMsOf } from './calls/calls.ts';
import type { House } from './keeper/house.ts';
import type { Metrics } from './metrics.ts';
import type { OfferedPack } from './packs.ts';
import { NotWritten, type PeopleChange, type ServerStorage } from './storage/index.ts';
import { randomId } from './tokens.ts';
import { type Analyse, type Analyses, analyseHere, createAnalyses } from './workers/analyses.ts';
import { createRecords, type Records, type RecordTasks, recordTasks } from './workers/records.ts';

/** How often a server asks what other processes have written: a hint may be lost. */
const POLL_MS = 2000;

/** What all parts of one server share. */
export interface ServerContext {
  host: Host;
  storage: ServerStorage;
  names: UserNames;
  /** Who may come in, limits, and what the keeper has imposed. */
  house: House;
  records: Records;
  analyses: Analyses;
  /** Component sets that the keeper offers. */
  packs: readonly OfferedPack[];
  /** For each open page, the users whose chat it does not show. */
  muted: Map<Watcher, Set<string>>;
  /** Whether mail is configured. */
  sendsMail: boolean;
  log: Logger;
  /** What counts for Prometheus, if anything. */
  metrics?: Metrics;
  /** Differs once there is another page to serve; undefined without a page. */
  pageBuild(): string | undefined;
  now(): number;
  /** Writes changes that concern no table. Throws a refusal if the disk cannot be written. */
  change(changes: readonly PeopleChange[]): Promise<void>;
}

export interface ContextParts {
  storage: ServerStorage;
  house: House;
  library: Library;
  packs?: readonly OfferedPack[];
  players: Readonly<Record<string, Bot>>;
  log: Logger;
  patienceMs?: number;
  think?: Think;
  /** What makes replays and files; this thread if absent. */
  records?: RecordTasks;
  /** What analyses finished games; this thread if absent. */
  analyse?: Analyse;
  botsAlonePaceMs?: number;
  metrics?: Metrics;
  pageBuild?(): string | undefined;
  sendsMail?: boolean;
  /** How long after their turn began players who are not looking are called; undefined if nobody is. */
  callDelayMs?: number | undefined;
  now?(): number;
  monotonic?(): number;
  schedule?: Schedule;
}

export function createContext({
  now = Date.now,
  monotonic = () => performance.now(),
  schedule = scheduleTimeout,
  records,
  analyse,
  packs = [],
  metrics,
  pageBuild = () => undefined,
  sendsMail = false,
  callDelayMs,
  ...parts
}: ContextParts): ServerContext {
  const { storage, log, house, library } = parts;
  const { others } = storage;
  const names = cachedNames(storage, () => usersOfLiveTables(host));
  const host = openHost({
    ...parts,
    now,
    monotonic,
    people: names,
    random: {
      hex: (bytes) => randomBytes(bytes).toString('hex'),
      below: (n) => randomInt(n),
      tableId: randomId,
    },
    schedule,
    runs: 'always',
    ...(others && {
      announce: (table, version) => others.tell({ t: 'table', table, version }),
      tellPresence: (news) => others.tell(news),
      pollMs: POLL_MS,
    }),
    ...(callDelayMs !== undefined && {
      caller: {
        delayMs: callDelayMs,
        quietMs: (user) => quietMsOf(storage, user, now()),
        wake: () => {},
      },
    }),
  });
  return {
    host,
    storage,
    names,
    house,
    records: createRecords(records ?? recordTasks({ storage, library })),
    analyses: createAnalyses(analyse ?? analyseHere({ storage, library }), storage, log),
    packs,
    muted: new Map(),
    sendsMail,
    log,
    ...(metrics && { metrics }),
    pageBuild,
    now,
    change: (changes) =>
      storage.change(changes).catch((error: unknown) => {
        if (!(error instanceof NotWritten)) throw error;
        log.error({ err: error }, 'the storage cannot be written');
        throw refused(NOT_WRITTEN, 'notWritten');
      }),
  };
}

const scheduleTimeout: Schedule = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const MAX_CACHED_NAMES = 10_000;

/** A cache of users' names. */
export interface UserNames extends People {
  set(id: string, name: string): void;
  has(id: string): boolean;
  forget(id: string): void;
  /** Reads the names of everybody at live tables again. */
  reload(): Promise<void>;
  person(id: string): Person;
  readonly size: number;
}

/** When there are too many names, drops all but the `needed` ones and those just asked for. */
function cachedNames(
  storage: Pick<ServerStorage, 'users'>,
  needed: () => Iterable<string | null>,
): UserNames {
  const names = new Map<string, string>();
  return {
    async preload(ids) {
      const unknown = [...new Set(ids)].filter((id) => id !== null && !names.has(id)) as string[];
      if (unknown.length === 0) return;
      if (names.size > MAX_CACHED_NAMES) {
        const kept = new Set([...needed(), ...ids]);
        for (const id of names.keys()) if (!kept.has(id)) names.delete(id);
      }
      for (const user of await storage.users(unknown)) names.set(user.id, user.name);
    },
    person: (id) => ({ id, name: names.get(id) ?? '?' }),
    async reload() {
      const known = [...new Set(needed())].filter((id) => id !== null && names.has(id));
      for (const user of await storage.users(known as string[])) names.set(user.id, user.name);
    },
    set: (id, name) => void names.set(id, name),
    has: (id) => names.has(id),
    forget: (id) => void names.delete(id),
    get size() {
      return names.size;
    },
  };
}

/** The hosts and players of all live tables; null for seats without a person. */
function* usersOfLiveTables({ liveTables }: Host): Iterable<string | null> {
  for (const { row, seats } of liveTables.values()) {
    yield row.host;
    for (const { user } of seats) yield user;
  }
}
