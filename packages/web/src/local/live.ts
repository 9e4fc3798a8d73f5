import type { Player } from '@fondaco/bots';
import {
  type AnyGame,
  type AnyMatch,
  type Down,
  type Header,
  type Json,
  type Outlook,
  progressOf,
  resumeMatch,
  type Viewer,
} from '@fondaco/kernel';
import { refused } from './refused.ts';
import type { Storage, TableRow } from './rows.ts';

/** An open page of this browser. */
export interface Page {
  send(down: Down): void;
}

/** A game in memory: what is kept of it, and who looks on. */
export interface Live {
  row: TableRow;
  match: AnyMatch;
  pages: Set<Page>;
  /** What each viewer was last sent. */
  outlooks: Map<Viewer, Outlook>;
  /** The table as it was last told. */
  told: string;
  /** Questions bots have left alone, and the entry at which they did. */
  passed: Map<number, number>;
  /** When the time of a question is up. */
  deadlines: Map<number, number>;
  timers: Set<ReturnType<typeof setTimeout>>;
}

/** Everything the games of this device share. */
export interface Hall {
  storage: Storage;
  games: readonly AnyGame[];
  players: Readonly<Record<string, Player>>;
  now(): number;
  /** Tells the other tabs that a table has changed. */
  announce(table: string): void;
  live: Map<string, Live>;
  queues: Map<string, Promise<unknown>>;
}

/** One piece of work after another at a table; nothing changes it outside of this. */
export function atTable<T>(hall: Hall, id: string, work: (live: Live) => Promise<T>): Promise<T> {
  const before = hall.queues.get(id) ?? Promise.resolve();
  const now = before.then(async () => {
    const live = hall.live.get(id) ?? (await load(hall, id));
    hall.live.set(id, live);
    try {
      return await work(live);
    } finally {
      if (live.pages.size === 0) drop(hall, live);
    }
  });
  const settled = now.catch(() => {});
  hall.queues.set(id, settled);
  void settled.then(() => {
    if (hall.queues.get(id) === settled) hall.queues.delete(id);
  });
  return now;
}

/** A game nobody looks at stands still, and is read again when somebody does. */
export function drop(hall: Hall, live: Live): void {
  stopTimers(live);
  if (hall.live.get(live.row.id) === live) hall.live.delete(live.row.id);
}

export function stopTimers({ timers }: Live): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

async function load(hall: Hall, id: string): Promise<Live> {
  const row = await hall.storage.table(id);
  if (!row) throw refused(404, 'local.none');
  const match = await loadMatch(hall, row);
  return {
    row: { ...row, ...progressOf(match) },
    match,
    pages: new Set(),
    outlooks: new Map(),
    told: '',
    passed: new Map(),
    deadlines: new Map(),
    timers: new Set(),
  };
}

export async function loadMatch(hall: Hall, { id, header, pack }: TableRow): Promise<AnyMatch> {
  const game = hall.games.find((g) => g.id === header.game);
  if (!game) throw refused(409, 'server.table.game', { game: header.game });
  if (header.rulesVersion !== game.rulesVersion) throw refused(409, 'server.table.version');
  const entries = await hall.storage.entries(id, 0);
  return resumeMatch(rulesOf(game, header, pack), header, entries);
}

/** The header of a file may leave out what has a default. */
export const rulesOf = (game: AnyGame, { options }: Header, pack: Json): AnyMatch['rules'] =>
  game.rules(game.options.parse(options), game.pack.parse(pack));

/** Everybody at this device looks on together; where only bots play, as a spectator. */
export function viewersOf({ seats }: TableRow): Viewer[] {
  const people = seats.flatMap((s, seat) => (s.bot === null ? [seat] : []));
  return people.length > 0 ? people : ['table'];
}
