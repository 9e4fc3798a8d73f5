import { type AnyMatch, applyEntry, countOf, noteEvents } from '@fondaco/kernel';
import {
  broadcastNews,
  broadcastOutlooks,
  broadcastSafely,
  broadcastTable,
  dropForbiddenWatchers,
  keepPosition,
  reassignViewers,
} from './broadcast.ts';
import { marksOf } from './command-keys.ts';
import type { Host } from './host.ts';
import { jobChanges } from './jobs.ts';
import { dropFromMemory, type LiveTable } from './live.ts';
import { type PastPosition, positionAt } from './positions.ts';
import { refused } from './refused.ts';
import { snapshotIfDue } from './snapshots.ts';
import type { Loaded } from './storage.ts';

/** Reads what other hosts have written since, and broadcasts it to the watchers here. `reload` reads the whole table again. */
export async function syncTable(
  host: Host,
  live: LiveTable,
  reload: (host: Host, id: string) => Promise<LiveTable>,
): Promise<void> {
  const known = live.match ? countOf(live.match) : 0;
  const now = await host.storage.load(live.row.id, known);
  if (!now) throw dropRemovedTable(host, live);
  if (now.row.version === live.row.version) return;
  await host.people.preload([now.row.host, ...now.seats.map((s) => s.user)]);
  const isFollowed = await followEntries(host, live, now);
  // A reloaded table may be newer than what was read above.
  Object.assign(live, isFollowed ? rowsOf(now) : storedPart(await reload(host, live.row.id)));
  if (host.runs === 'watched') live.jobs = jobChanges(host, live).jobs;
  for (const job of live.jobs.values()) host.wake(job.due);
  broadcastSafely(host, live, () => {
    reassignViewers(host, live);
    if (!isFollowed) {
      live.outlooks.clear();
      broadcastOutlooks(host, live);
    }
    broadcastTable(host, live);
    dropForbiddenWatchers(live);
  });
}

const rowsOf = ({ row, seats, jobs }: Loaded): Partial<LiveTable> => ({
  row,
  seats,
  jobs: new Map(jobs.map((job) => [job.id, job])),
});

/** The part of a table in memory that comes from the storage; the rest is about its watchers. */
function storedPart(live: LiveTable): Partial<LiveTable> {
  const { row, seats, jobs, match, game, pack } = live;
  const { memories, recentPositions, commandMarks, logPrefix, unsavedSnapshots } = live;
  const fromLog = { match, memories, recentPositions, commandMarks, logPrefix, unsavedSnapshots };
  return { row, seats, jobs, game, pack, ...fromLog };
}

function dropRemovedTable(host: Host, live: LiveTable): Error {
  const error = refused(404, 'table.none');
  for (const watcher of live.watchers.keys())
    watcher.send({ t: 'refused', refusal: error.refusal });
  live.watchers.clear();
  dropFromMemory(host, live);
  return error;
}

/** Broadcasts each entry as if it had been made here. Returns false if the table has to be reloaded. */
async function followEntries(host: Host, live: LiveTable, now: Loaded): Promise<boolean> {
  if (!live.match) return now.row.header === null;
  for (const { entry, by } of now.entries) {
    let done: { match: AnyMatch; events: readonly unknown[] };
    let back: PastPosition | undefined;
    try {
      back = entry.t === 'undo' ? await positionAt(host, live, entry.to) : undefined;
      done = applyEntry(live.match, entry, back?.state);
    } catch (error) {
      host.log.warn({ table: live.row.id, seq: entry.seq, err: error }, 'an entry did not follow');
      return false;
    }
    const { match, events } = done;
    const memories = back?.memories ?? noteEvents(match.rules, live.memories, events);
    const { snapshot: _, ...kept } = snapshotIfDue(live.row.id, live.logPrefix, match, memories);
    Object.assign(live, kept, { memories });
    for (const mark of marksOf([{ by }])) live.commandMarks.add(mark);
    keepPosition(live.recentPositions, match, memories, events);
    broadcastSafely(host, live, () => broadcastNews(host, live, match, events));
  }
  return true;
}
