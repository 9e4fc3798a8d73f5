import {
  type AnyGame,
  type AnyMatch,
  type Down,
  type Json,
  type Outlook,
  resumeMatch,
  type Viewer,
} from '@fondaco/kernel';
import type { EntryRow, JobRow, SeatRow, Sender, TableRow } from '../storage/index.ts';
import { type Hall, learnNames } from './hall.ts';
import { wantedJobs } from './jobs.ts';
import { refused } from './refused.ts';

/** Somebody who looks on: a page, a tab, a program. */
export interface Watcher {
  user: string;
  muted: Set<string>;
  send(message: Down | string): void;
}

/** A position that was reached, and what led to it. */
export interface Step {
  seq: number;
  state: unknown;
  events: readonly unknown[];
}

/** A table in memory: what is stored of it, and what was sent. */
export interface Live {
  row: TableRow;
  seats: SeatRow[];
  jobs: Map<string, JobRow>;
  game: AnyGame;
  pack: Json;
  secret: string;
  match: AnyMatch | null;
  watchers: Map<Watcher, Viewer[]>;
  /** What each viewer who looks on was last sent. */
  outlooks: Map<Viewer, Outlook>;
  /** The last ones, for those who missed some. */
  steps: Step[];
  /** Not everyone was told of the last entry. */
  untold: boolean;
  /** The table as it was last told. */
  told: string;
  lastChat: number;
  /** The entries made by commands, by who sent them under which key. */
  made: Map<string, number>;
  /** Questions bots have left alone, and the entry at which they did. */
  passed: Map<number, number>;
}

const KEPT = 1000;

/**
 * Does one piece of work after another at a table; `work` sees the table as committed. This is the game lock:
 * nothing changes a table outside of it.
 */
export function atTable<T>(hall: Hall, id: string, work: (live: Live) => Promise<T>): Promise<T> {
  const before = hall.queues.get(id) ?? Promise.resolve();
  const now = before.then(async () => work(await liveTable(hall, id)));
  const settled = now.then(
    () => {},
    () => {},
  );
  hall.queues.set(id, settled);
  void settled.then(() => {
    if (hall.queues.get(id) === settled) hall.queues.delete(id);
  });
  return now;
}

/** The table as last committed, from memory or from storage. */
export async function liveTable(hall: Hall, id: string): Promise<Live> {
  const known = hall.live.get(id);
  if (known) {
    hall.live.delete(id);
    hall.live.set(id, known);
    return known;
  }
  const live = await load(hall, id);
  // Two readers may have asked at once: the first to arrive stays.
  const entered = hall.live.get(id) ?? enter(hall, live);
  if (entered === live) await missedJobs(hall, live);
  return entered;
}

/** Jobs that were due while the table could not be read, for want of its rules, are no more: they are set anew. */
async function missedJobs(hall: Hall, live: Live): Promise<void> {
  const missed = wantedJobs(hall, live).filter(({ id }) => !live.jobs.has(id));
  if (missed.length === 0) return;
  try {
    await hall.commit(missed.map((row) => ({ t: 'job', row })));
  } catch {
    // Looking needs no room on the disk; the next change of the table writes them.
    return;
  }
  for (const job of missed) {
    live.jobs.set(job.id, job);
    hall.wake(job.due);
  }
}

export function enter(hall: Hall, live: Live): Live {
  hall.live.set(live.row.id, live);
  evict(hall);
  return live;
}

function evict(hall: Hall): void {
  if (hall.live.size <= KEPT) return;
  for (const [id, live] of hall.live) {
    if (live.watchers.size > 0 || hall.queues.has(id)) continue;
    hall.live.delete(id);
    return;
  }
}

async function load(hall: Hall, id: string): Promise<Live> {
  const { storage } = hall;
  const row = await storage.table(id);
  if (!row) throw refused(404, 'table.none');
  const game = hall.games.find((g) => g.id === row.game);
  if (!game) throw refused(503, 'table.game', { game: row.game });
  const seats = await storage.seats(id);
  const pack = hall.packs.get(row.pack) ?? (await storage.pack(row.pack));
  const secret = await storage.secret(id);
  if (pack === undefined || secret === undefined) throw new Error(`table ${id} is not whole`);
  hall.packs.set(row.pack, pack);
  const jobs = await storage.jobsOf(id);
  const chat = await storage.chat(id, 0, 1);
  await learnNames(hall, [row.host, ...seats.map((s) => s.user)]);
  const entries = await storage.entries(id);
  const match = await loadMatch(hall, row, game, pack, entries);
  const lastChat = chat.at(-1)?.id ?? 0;
  return {
    ...liveOf({ row, seats, game, pack, secret }),
    jobs: new Map(jobs.map((job) => [job.id, job])),
    match,
    lastChat,
    made: new Map(entries.flatMap(({ by, entry }) => (by ? [[markOf(by), entry.seq]] : []))),
  };
}

/** No user's id has a space in it. */
export const markOf = ({ user, key }: Sender): string => `${user} ${key}`;

/** A table nothing has happened at yet. */
export const liveOf = (parts: Pick<Live, 'row' | 'seats' | 'game' | 'pack' | 'secret'>): Live => ({
  ...parts,
  jobs: new Map(),
  match: null,
  watchers: new Map(),
  outlooks: new Map(),
  steps: [],
  untold: false,
  told: '',
  lastChat: 0,
  made: new Map(),
  passed: new Map(),
});

async function loadMatch(
  hall: Hall,
  { id, header }: TableRow,
  game: AnyGame,
  pack: Json,
  rows: readonly EntryRow[],
): Promise<AnyMatch | null> {
  if (!header) return null;
  if (header.rulesVersion !== game.rulesVersion) throw refused(503, 'table.version');
  const kept = await hall.storage.snapshot(id);
  const snapshot = kept?.rulesVersion === game.rulesVersion ? kept : undefined;
  const rules = game.rules(header.options, pack);
  const entries = rows.map((row) => row.entry);
  return resumeMatch(rules, header, entries, snapshot);
}

/** The seats a user answers for; a seat a bot plays is the bot's, until it is taken back. */
export const seatsOf = ({ seats }: Live, user: string): number[] =>
  seats.filter((s) => s.user === user && s.bot === null).map((s) => s.seat);

/** Whose eyes a user looks with: those of every seat of his, else the table's. */
export function viewersOf(live: Live, user: string): Viewer[] {
  const own = seatsOf(live, user);
  return own.length > 0 ? own : ['table'];
}

/** A private table is for those who sit at it, or could take their seat back. */
export function mayWatch({ row, seats }: Live, user: string): boolean {
  return !row.private || row.host === user || seats.some((s) => s.user === user);
}
