import type { Host } from './host.ts';
import { infoOf } from './info.ts';
import { wantedJobs } from './jobs.ts';
import { atTable, forget, type Live, mayWatch, viewersOf, type Watcher } from './live.ts';
import { refused } from './refused.ts';
import { catchUp, removeWatcher, tellTable } from './tell.ts';

/**
 * Begins to look on. Done in the table's turn, so that nothing falls between what is sent now and what comes; `more` is sent
 * in the same turn. `isWanted`: the watcher may have left before its turn comes.
 */
export function watch(
  host: Host,
  watcher: Watcher,
  id: string,
  since?: number,
  more: (live: Live) => Promise<void> = () => Promise.resolve(),
  isWanted: () => boolean = () => true,
): Promise<void> {
  return atTable(host, id, async (live) => {
    if (!isWanted()) return;
    if (!mayWatch(live, watcher.user)) throw refused(403, 'table.private');
    if (host.runs === 'watched' && live.watchers.size === 0) startClocks(host, live);
    const viewers = viewersOf(live, watcher.user);
    live.watchers.set(watcher, viewers);
    if (!tellTable(host, live)) watcher.send({ t: 'table', table: id, info: infoOf(host, live) });
    for (const who of viewers) catchUp(host, live, watcher, who, since);
    await more(live);
  });
}

/** A table that stood still while nobody watched goes on: times begin anew. */
function startClocks(host: Host, live: Live): void {
  live.jobs = new Map(wantedJobs(host, live).map((job) => [job.id, job]));
  for (const { due } of live.jobs.values()) host.wake(due);
}

/** A table that is not in memory has no watchers. Where nothing goes on without watchers, it need not stay there. */
export function unwatch(host: Host, watcher: Watcher, id: string): void {
  const live = host.live.get(id);
  if (!live || !removeWatcher(live, watcher)) return;
  const stands = live.row.status === 'over' || host.runs === 'watched';
  if (stands && live.watchers.size === 0 && !host.queues.has(id)) forget(host, live);
  else tellTable(host, live);
}
