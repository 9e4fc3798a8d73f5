import { type AnyGame, type AnyMatch, type Header, type Json, resumeMatch } from '@fondaco/kernel';
import { keepPosition } from './broadcast.ts';
import { marksOf } from './command-keys.ts';
import { type Host, rememberPack } from './host.ts';
import type { Library } from './library.ts';
import { type LiveTable, newLiveTable, type RecentPosition } from './live.ts';
import { replayMemories } from './memories.ts';
import { readPresence } from './presence.ts';
import { refused } from './refused.ts';
import type { EntryRow, SnapshotRow } from './rows.ts';
import { rulesOf } from './rules-of.ts';
import { type LogPrefix, marksIn, snapshotIfDue, verifiedSnapshot } from './snapshots.ts';
import type { Loaded } from './storage.ts';

/** Reads a table with the rules it began with, or with today's if it has not begun. */
export async function loadTable(
  host: Host,
  id: string,
): Promise<{ live: LiveTable; snapshot: SnapshotRow | undefined }> {
  await host.houseTime.open();
  const found = await host.storage.load(id);
  if (!found) throw refused(404, 'table.none');
  const { row, seats } = found;
  const game = await gameFor(host.library, row.game, row.header ?? (row.origin ? row : null));
  const pack = host.packs.get(row.pack) ?? found.pack;
  if (pack === undefined) throw new Error(`table ${id} has no component values`);
  rememberPack(host, row.pack, pack);
  await host.people.preload([row.host, ...seats.map((s) => s.user)]);
  const live: LiveTable = {
    ...newLiveTable({ row, seats, game, pack, secret: found.secret }),
    jobs: new Map(found.jobs.map((job) => [job.id, job])),
  };
  if (row.status === 'running') await readPresence(host, live);
  if (row.header) Object.assign(live, await resume(host, found, game, row.header, pack));
  return { live, snapshot: found.snapshot };
}

/** Throws if there are no rules for this game. */
export async function gameFor(
  library: Library,
  id: string,
  header: Pick<Header, 'rulesVersion'> | null,
): Promise<AnyGame> {
  const game = header ? await library.find(id, header.rulesVersion) : await library.today(id);
  if (game) return game;
  throw (await library.today(id))
    ? refused(503, 'table.version')
    : refused(503, 'table.game', { game: id });
}

type MatchParts = Pick<
  LiveTable,
  'match' | 'memories' | 'recentPositions' | 'logPrefix' | 'unsavedSnapshots' | 'commandMarks'
>;

async function resume(
  host: Host,
  { row, snapshot, entries }: Loaded,
  game: AnyGame,
  header: Header,
  pack: Json,
): Promise<MatchParts> {
  const rules = rulesOf(game, header.options, pack);
  if (snapshot) {
    try {
      return resumeFromLog(row.id, rules, header, entries, snapshot);
    } catch (error) {
      host.log.warn({ table: row.id, seq: snapshot.seq, err: error }, 'a snapshot is skipped');
    }
  }
  const all = snapshot ? await host.storage.entries(row.id, 0, row.entries) : entries;
  return resumeFromLog(row.id, rules, header, all);
}

/** A match from its log, with its last positions, and the snapshots its storage lacks. */
export function resumeFromLog(
  table: string,
  rules: AnyMatch['rules'],
  header: Header,
  rows: readonly Pick<EntryRow, 'entry' | 'by'>[],
  from?: SnapshotRow,
): MatchParts {
  const snapshot = verifiedSnapshot(from);
  const replay = replayMemories(rules, header.seats, from);
  if ((from && (!snapshot || from.line === null)) || !replay)
    throw new Error('the snapshot is not sound');
  let logPrefix: LogPrefix | null =
    from && snapshot ? { past: snapshot.past, log: from.log } : null;
  const unsavedSnapshots: SnapshotRow[] = [];
  const commandMarks = new Set([...(from ? marksIn(from) : []), ...marksOf(rows)]);
  const entries = rows.map((row) => row.entry);
  const { memories } = replay;
  const seq = (snapshot?.past.count ?? 0) - 1;
  const recentPositions: RecentPosition[] = snapshot
    ? [{ seq, state: snapshot.state, memories, events: [], news: new Map() }]
    : [];
  const match = resumeMatch(rules, header, entries, snapshot, (step) => {
    const { match: now, events } = step;
    const remembered = replay.add(step);
    keepPosition(recentPositions, now, remembered, events);
    const result = snapshotIfDue(table, logPrefix, now, remembered, commandMarks);
    logPrefix = result.logPrefix;
    if (result.snapshot) unsavedSnapshots.push(result.snapshot);
  });
  const parts = { recentPositions, logPrefix, unsavedSnapshots, commandMarks };
  return { match, memories: replay.memories, ...parts };
}
