import { type AnyMatch, countOf, follow } from '@fondaco/kernel';
import type { Host } from './host.ts';
import { jobChanges } from './jobs.ts';
import { marksOf } from './keys.ts';
import { forget, type Live } from './live.ts';
import { load } from './load.ts';
import { positionAt } from './positions.ts';
import { refused } from './refused.ts';
import { tellSafely } from './settle.ts';
import { sealNewest } from './snapshots.ts';
import type { Loaded } from './storage.ts';
import { dismiss, keepStep, reassignViewers, tellAll, tellNews, tellTable } from './tell.ts';

/** Takes in what another host has written meanwhile, and tells those who watch here. */
export async function takeIn(host: Host, live: Live): Promise<void> {
  const known = live.match ? countOf(live.match) : 0;
  const now = await host.storage.load(live.row.id, known);
  if (!now) throw gone(host, live);
  if (now.row.version === live.row.version) return;
  await host.people.learn([now.row.host, ...now.seats.map((s) => s.user)]);
  const isFollowed = await followAll(host, live, now);
  // What is read anew may be newer than what was read above.
  Object.assign(live, isFollowed ? rowsOf(now) : stored(await load(host, live.row.id)));
  if (host.runs === 'watched') live.jobs = jobChanges(host, live).jobs;
  for (const job of live.jobs.values()) host.wake(job.due);
  tellSafely(host, live, () => {
    reassignViewers(host, live);
    if (!isFollowed) {
      live.outlooks.clear();
      tellAll(host, live);
    }
    tellTable(host, live);
    dismiss(live);
  });
}

const rowsOf = ({ row, seats, jobs }: Loaded): Partial<Live> => ({
  row,
  seats,
  jobs: new Map(jobs.map((job) => [job.id, job])),
});

/** What of a table in memory comes from the storage; the rest is about who watches. */
function stored(live: Live): Partial<Live> {
  const { row, seats, jobs, match, steps, keys, sealed, unsaved, game, pack } = live;
  return { row, seats, jobs, match, steps, keys, sealed, unsaved, game, pack };
}

function gone(host: Host, live: Live): Error {
  const error = refused(404, 'table.none');
  for (const watcher of live.watchers.keys())
    watcher.send({ t: 'refused', refusal: error.refusal });
  live.watchers.clear();
  forget(host, live);
  return error;
}

/** Entry by entry, each told as if it had been made here. False: the table has to be read anew. */
async function followAll(host: Host, live: Live, now: Loaded): Promise<boolean> {
  if (!live.match) return now.row.header === null;
  for (const { entry, by } of now.entries) {
    let done: { match: AnyMatch; events: readonly unknown[] };
    try {
      const back = entry.t === 'undo' ? await positionAt(host, live, entry.to) : undefined;
      done = follow(live.match, entry, back);
    } catch (error) {
      host.log.warn({ table: live.row.id, seq: entry.seq, err: error }, 'an entry did not follow');
      return false;
    }
    const { match, events } = done;
    const sealing = sealNewest(live.row.id, live.sealed, match);
    Object.assign(live, { match: sealing.match, sealed: sealing.sealed });
    for (const mark of marksOf([{ by }])) live.keys.add(mark);
    keepStep(live.steps, match, events);
    tellSafely(host, live, () => tellNews(host, live, match, events));
  }
  return true;
}
