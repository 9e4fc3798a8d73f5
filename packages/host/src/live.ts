import type { AnyGame, AnyMatch, Down, Json, Outlook, Viewer } from '@fondaco/kernel';
import type { Host } from './host.ts';
import { load } from './load.ts';
import { busy, Overtaken, Refused } from './refused.ts';
import type { JobRow, SeatRow, SnapshotRow, TableRow } from './rows.ts';
import type { Sealed } from './snapshots.ts';
import { takeIn } from './take-in.ts';

/** Somebody who looks on: a page, a tab, a program. */
export interface Watcher {
  user: string;
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
  seats: readonly SeatRow[];
  jobs: Map<string, JobRow>;
  game: AnyGame;
  pack: Json;
  /** Null: the draws need none. */
  secret: string | null;
  match: AnyMatch | null;
  watchers: Map<Watcher, Viewer[]>;
  /** What each viewer who looks on was last sent. */
  outlooks: Map<Viewer, Outlook>;
  /** The last positions, for undo and for those who missed some. */
  steps: Step[];
  /** Not everyone was told of the last entry. */
  untold: boolean;
  /** The table as it was last told. */
  told: string;
  /** Questions bots have left alone, and the entry at which they did. */
  passed: Map<number, number>;
  /** Marks of all commands that made an entry. */
  keys: Set<string>;
  /** The log up to the newest snapshot. */
  sealed: Sealed | null;
  /** Snapshots that are not stored yet. */
  unsaved: readonly SnapshotRow[];
}

const KEEP_TABLES = 1000;
/** As often as others may write first before a command is refused. */
const TRIES = 16;
const PAUSE_MS = 4;

/**
 * Does one piece of work after another at a table. This is the game lock: nothing changes a table outside of it. Where another
 * host wrote first, what it wrote is taken in and the work is done again: it must look at everything anew.
 */
export function atTable<T>(host: Host, id: string, work: (live: Live) => Promise<T>): Promise<T> {
  const before = host.queues.get(id) ?? Promise.resolve();
  const now = before.then(() => attempt(host, id, work));
  const settled = now.then(
    () => {},
    () => {},
  );
  host.queues.set(id, settled);
  void settled.then(() => {
    if (host.queues.get(id) === settled) host.queues.delete(id);
  });
  return now;
}

async function attempt<T>(host: Host, id: string, work: (live: Live) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const live = await liveTable(host, id);
    try {
      return await work(live);
    } catch (error) {
      if (!(await isWorthAnother(host, live, error))) throw error;
      await takeIn(host, live);
      if (tries >= TRIES) throw error instanceof Overtaken ? busy() : error;
      // Two who are always in each other's way get out of step.
      if (tries > 1) await pause(host, host.random.below(PAUSE_MS * tries));
    } finally {
      if (host.runs === 'watched' && live.watchers.size === 0) forget(host, live);
    }
  }
}

const pause = (host: Host, ms: number): Promise<void> =>
  new Promise((resolve) => void host.after(ms, resolve));

/** A refusal holds only if it was decided on the newest state of the table. */
async function isWorthAnother(host: Host, { row }: Live, error: unknown): Promise<boolean> {
  if (error instanceof Overtaken) return true;
  if (!(error instanceof Refused) || error.status >= 500) return false;
  const newest = (await host.storage.versions([row.id])).get(row.id);
  return newest !== row.version;
}

/** The table as last committed here, from memory or from storage. */
export async function liveTable(host: Host, id: string): Promise<Live> {
  const known = host.live.get(id);
  if (known) {
    host.live.delete(id);
    host.live.set(id, known);
    return known;
  }
  const live = await load(host, id);
  // Two readers may have asked at once: the first to arrive stays.
  return host.live.get(id) ?? enter(host, live);
}

export function enter(host: Host, live: Live): Live {
  host.live.set(live.row.id, live);
  if (host.live.size > KEEP_TABLES) evict(host);
  return live;
}

function evict(host: Host): void {
  for (const [id, live] of host.live) {
    if (live.watchers.size > 0 || host.queues.has(id)) continue;
    host.live.delete(id);
    return;
  }
}

export function forget(host: Host, live: Live): void {
  if (host.live.get(live.row.id) === live) host.live.delete(live.row.id);
}

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
  passed: new Map(),
  keys: new Set(),
  sealed: null,
  unsaved: [],
});

/** The seats a user answers for; a seat a bot plays is the bot's, until it is taken back. */
export const seatsOf = ({ seats }: Live, user: string): number[] =>
  seats.filter((s) => s.user === user && s.bot === null).map((s) => s.seat);

/** What a user sees: the view of every seat of theirs, else that of the table. */
export function viewersOf(live: Live, user: string): Viewer[] {
  const own = seatsOf(live, user);
  return own.length > 0 ? own : ['table'];
}

/** A private table is for those who sit at it, or could take their seat back. */
export function mayWatch({ row, seats }: Live, user: string): boolean {
  return !row.private || row.host === user || seats.some((s) => s.user === user);
}
