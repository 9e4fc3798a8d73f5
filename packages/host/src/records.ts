import {
  type AnyMatch,
  type GameFile,
  type ReplayStep,
  type ReplayViewer,
  replayFor,
  type Viewer,
} from '@fondaco/kernel';
import type { Host } from './host.ts';
import { type LiveTable, mayWatch, viewersOf } from './live.ts';
import { refused } from './refused.ts';
import { liveTable } from './table-lock.ts';

/** A game step by step: a running one as the user's own seats see it, a finished one as any seat sees it. */
export async function replayOf(
  host: Host,
  user: string,
  id: string,
  as: ReplayViewer,
): Promise<ReplayStep[]> {
  const live = await liveTable(host, id);
  const match = startedMatch(live, user);
  requireViewAccess(live, match, user, as);
  const { entries } = await fileOf(host, user, id);
  return replayFor({ ...match, past: undefined, entries }, as);
}

/** The whole game, with every hidden card. The caller decides who may have it. */
export async function fileOf(host: Host, user: string, id: string): Promise<GameFile> {
  const live = await liveTable(host, id);
  const { header } = startedMatch(live, user);
  const rows = await host.storage.entries(id, 0, live.row.entries);
  const { pack, secret } = live;
  const entries = rows.map((row) => row.entry);
  return { header, pack, entries, ...(secret !== null && { secret }) };
}

function startedMatch(live: LiveTable, user: string): AnyMatch {
  if (!mayWatch(live, user)) throw refused(403, 'table.private');
  if (!live.match) throw refused(409, 'table.notStarted');
  return live.match;
}

function requireViewAccess(
  live: LiveTable,
  { rules }: AnyMatch,
  user: string,
  as: ReplayViewer,
): void {
  if (typeof as === 'number' && !live.seats[as]) throw refused(404, 'seat.unknown');
  if (live.row.status === 'over') return;
  if (rules.forgets) throw refused(403, 'table.forgets');
  if (as === 'table') return;
  if (as === 'open' || !viewersOf(live, user).includes(as as Viewer))
    throw refused(403, 'table.notOver');
}
