import type {
  AnyGame,
  AnyMatch,
  Json,
  Memories,
  News,
  Outlook,
  Seat,
  ServerMessage,
  Viewer,
} from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { JobRow, SeatRow, SnapshotRow, TableRow } from './rows.ts';
import type { LogPrefix } from './snapshots.ts';

/** Somebody who watches a table: a page, a tab, a program. */
export interface Watcher {
  user: string;
  /** The page cannot be seen now: another tab or window is in front of it. */
  isHidden?: boolean;
  send(message: ServerMessage): void;
}

/** A position of the game, and the events that led to it. */
export interface RecentPosition {
  seq: number;
  state: unknown;
  memories: Memories;
  events: readonly unknown[];
  /** What viewers were sent about it, so that it is computed once for each. Only of the newest positions. */
  news: Map<Viewer, News>;
}

/** A table in memory: what is stored about it, and what its watchers were sent. */
export interface LiveTable {
  row: TableRow;
  seats: readonly SeatRow[];
  jobs: Map<string, JobRow>;
  game: AnyGame;
  pack: Json;
  /** Null if the draws need no secret. */
  secret: string | null;
  match: AnyMatch | null;
  /** By seat, what its bot remembers in this position; empty where the rules remember nothing. */
  memories: Memories;
  watchers: Map<Watcher, Viewer[]>;
  /** What each viewer was last sent; only viewers somebody watches as. */
  outlooks: Map<Viewer, Outlook>;
  /** For undo, and for watchers who missed some entries. */
  recentPositions: RecentPosition[];
  /** The last broadcast failed: some watchers do not know the last entry. */
  missedBroadcast: boolean;
  /** The table's info as it was last broadcast. */
  lastTableInfo: string;
  /** When users were last seen here, in house time. */
  lastSeen: Map<string, number>;
  /** The same of those whose page was visible. */
  lastLooked: Map<string, number>;
  /** Until when, in house time, users count as here because another host said so. */
  hereElsewhere: Map<string, number>;
  /** Decisions on which bots passed, and the number of entries at that time. */
  passedDecisions: Map<number, number>;
  /** Since when questions that people may take up have been open, in house time. */
  openedQuestions: Map<number, number>;
  /** Bots that failed here: a simpler one plays for them, until the table is loaded again. */
  failedBots: Set<string>;
  /** How long bots pause for each user, as a factor; nothing is stored of it. */
  pauseFactors: Map<string, number>;
  /** How long each seat's bot has thought in which turn. */
  thought: Map<Seat, { turn: number; ms: number }>;
  /** Marks of all commands that made an entry. */
  commandMarks: Set<string>;
  /** The log up to the newest snapshot. */
  logPrefix: LogPrefix | null;
  unsavedSnapshots: readonly SnapshotRow[];
}

/** Adds a table, and drops those that were not used for longest if all together take too much memory. */
export function keepInMemory(host: Host, live: LiveTable): LiveTable {
  host.liveTables.set(live.row.id, live);
  let bytes = 0;
  for (const each of host.liveTables.values()) bytes += approximateBytes(each);
  for (const each of host.liveTables.values()) {
    if (bytes <= host.memoryBytes) break;
    if (each === live || each.watchers.size > 0 || host.queues.has(each.row.id)) continue;
    dropFromMemory(host, each);
    bytes -= approximateBytes(each);
  }
  return live;
}

/** Measured at tables of every game (ADR 11): a byte of the position's text stands for so many bytes of memory. */
const BYTES_PER_TEXT_BYTE = 20;
const BYTES_PER_ENTRY = 1000;
/** Of the entries before those in memory, only their effects are kept. */
const BYTES_PER_EFFECT = 150;
const TEXT_BYTES_IF_UNKNOWN = 8000;

function approximateBytes({ match, outlooks }: LiveTable): number {
  const text = match?.written?.text.length ?? TEXT_BYTES_IF_UNKNOWN;
  const entries = match?.entries.length ?? 0;
  const past = match?.past?.count ?? 0;
  return (
    BYTES_PER_TEXT_BYTE * text * (1 + outlooks.size) +
    BYTES_PER_ENTRY * entries +
    BYTES_PER_EFFECT * past
  );
}

export function dropFromMemory(host: Host, live: LiveTable): void {
  if (host.liveTables.get(live.row.id) === live) host.liveTables.delete(live.row.id);
}

/** A table without a game, jobs or watchers. */
export const newLiveTable = (
  parts: Pick<LiveTable, 'row' | 'seats' | 'game' | 'pack' | 'secret'>,
): LiveTable => ({
  ...parts,
  jobs: new Map(),
  match: null,
  memories: [],
  watchers: new Map(),
  outlooks: new Map(),
  recentPositions: [],
  missedBroadcast: false,
  lastTableInfo: '',
  lastSeen: new Map(),
  lastLooked: new Map(),
  hereElsewhere: new Map(),
  passedDecisions: new Map(),
  openedQuestions: new Map(),
  failedBots: new Set(),
  pauseFactors: new Map(),
  thought: new Map(),
  commandMarks: new Set(),
  logPrefix: null,
  unsavedSnapshots: [],
});

/** The seats a user answers for. A seat played by a bot is not among them until it is taken back. */
export const seatsOf = ({ seats }: LiveTable, user: string): number[] =>
  seats.filter((s) => s.user === user && s.bot === null).map((s) => s.seat);

/** What a user sees: the views of their own seats, or that of the table. */
export function viewersOf(live: LiveTable, user: string): Viewer[] {
  const own = seatsOf(live, user);
  return own.length > 0 ? own : ['table'];
}

/** A private table is for those who sit at it, or could take their seat back. */
export function mayWatch({ row, seats }: Pick<LiveTable, 'row' | 'seats'>, user: string): boolean {
  return !row.private || row.host === user || seats.some((s) => s.user === user);
}
