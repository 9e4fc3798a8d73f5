import {
  type AnyMatch,
  type Entry,
  type GameFile,
  type Header,
  type Json,
  type ReplayStep,
  type ReplayViewer,
  replayFor,
  type Viewer,
} from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { Library } from './library.ts';
import { type LiveTable, mayWatch, viewersOf } from './live.ts';
import { gameFor } from './load.ts';
import { refused } from './refused.ts';
import { rulesOf } from './rules-of.ts';
import type { Storage } from './storage.ts';
import { liveTable } from './table-lock.ts';

/**
 * Throws unless the user may see this replay: a running game as their own seats see it, a finished one as any seat sees it.
 * Returns the number of its entries.
 */
export async function requireReplay(
  host: Host,
  user: string,
  id: string,
  as: ReplayViewer,
): Promise<number> {
  const live = await liveTable(host, id);
  requireStarted(live, user);
  requireViewAccess(live, user, as);
  return live.row.entries;
}

/** Throws unless the user may have the file of this game, which shows every hidden card. */
export async function requireFile(host: Host, user: string, id: string): Promise<void> {
  const live = await liveTable(host, id);
  requireStarted(live, user);
  if (live.row.status !== 'over') throw refused(409, 'table.notOver');
}

function requireStarted(live: LiveTable, user: string): void {
  if (!mayWatch(live, user)) throw refused(403, 'table.private');
  if (!live.match) throw refused(409, 'table.notStarted');
}

function requireViewAccess(live: LiveTable, user: string, as: ReplayViewer): void {
  if (typeof as === 'number' && !live.seats[as]) throw refused(404, 'seat.unknown');
  if (live.row.status === 'over') return;
  if (live.match?.rules.forgets) throw refused(403, 'table.forgets');
  if (as === 'table') return;
  if (as === 'open' || !viewersOf(live, user).includes(as as Viewer))
    throw refused(403, 'table.notOver');
}

/** Where records are read from. It need not be a host: reading takes longer the longer a game is, and can be done elsewhere. */
export interface RecordSource {
  storage: Pick<Storage, 'load' | 'entries'>;
  library: Library;
}

/** Some entries of a game as one viewer sees them. The caller decides who may see it. */
export interface ReplayRange {
  as: ReplayViewer;
  from: number;
  /** The number after the last entry. */
  to: number;
}

export async function readReplay(
  source: RecordSource,
  id: string,
  { as, from, to }: ReplayRange,
): Promise<ReplayStep[]> {
  return replayFor({ ...(await readGame(source, id, to)), state: undefined }, as, from);
}

/** A game up to an entry, and the rules it is played by. The caller decides who may have it. */
export async function readGame(
  source: RecordSource,
  id: string,
  to?: number,
): Promise<Pick<AnyMatch, 'header' | 'rules'> & { entries: Entry[] }> {
  const { header, pack } = await readBeginning(source, id);
  const rules = rulesOf(await gameFor(source.library, header.game, header), header.options, pack);
  const rows = await source.storage.entries(id, 0, to);
  return { header, rules, entries: rows.map((row) => row.entry) };
}

/** The whole game, with every hidden card. The caller decides who may have it. */
export async function readFile(source: RecordSource, id: string): Promise<GameFile> {
  const { header, pack, secret } = await readBeginning(source, id);
  const rows = await source.storage.entries(id, 0);
  const entries = rows.map((row) => row.entry);
  return { header, pack, entries, ...(secret !== null && { secret }) };
}

/** More entries than any game has. */
const AFTER_LAST = 2_147_483_647;

async function readBeginning(
  { storage }: RecordSource,
  id: string,
): Promise<{ header: Header; pack: Json; secret: string | null }> {
  const found = await storage.load(id, AFTER_LAST);
  if (!found) throw refused(404, 'table.none');
  const { row, pack, secret } = found;
  if (!row.header) throw refused(409, 'table.notStarted');
  if (pack === undefined) throw new Error(`table ${id} has no component values`);
  return { header: row.header, pack, secret };
}
