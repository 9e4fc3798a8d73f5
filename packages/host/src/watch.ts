import { broadcastTable, catchUp, removeWatcher } from './broadcast.ts';
import { commitAndBroadcast } from './commit.ts';
import type { Host, PresenceNews } from './host.ts';
import { tableInfo } from './info.ts';
import { wantedJobs } from './jobs.ts';
import { dropFromMemory, type LiveTable, mayWatch, viewersOf, type Watcher } from './live.ts';
import { dropMotionsAbout } from './motions.ts';
import { HERE_ELSEWHERE_MS, isHere, markSeen, presentAt } from './presence.ts';
import { Overtaken, refused } from './refused.ts';
import type { SeatClock } from './rows.ts';
import { holdForOwner } from './stand-ins.ts';
import { atTable } from './table-lock.ts';

/**
 * Subscribes a watcher. Runs under the table's lock, so that no entry is lost between what is sent now and what follows; `more`
 * runs under the same lock. `isWanted`: the watcher may have left before the lock is free.
 */
export function watch(
  host: Host,
  watcher: Watcher,
  id: string,
  since?: number,
  more: (live: LiveTable) => Promise<void> = () => Promise.resolve(),
  isWanted: () => boolean = () => true,
): Promise<void> {
  return atTable(host, id, async (live) => {
    if (!isWanted()) return;
    await requireNewest(host, live);
    if (!mayWatch(live, watcher.user)) throw refused(403, 'table.private');
    if (host.runs === 'watched' && live.watchers.size === 0) startClocks(host, live, watcher);
    await noteReturn(host, live, watcher);
    const viewers = viewersOf(live, watcher.user);
    live.watchers.set(watcher, viewers);
    if (!broadcastTable(host, live))
      watcher.send({ t: 'table', table: id, info: tableInfo(host, live) });
    for (const who of viewers) catchUp(host, live, watcher, who, since);
    await more(live);
  });
}

/** Whoever comes from another host is shown at least what they saw there. */
async function requireNewest(host: Host, { row }: LiveTable): Promise<void> {
  if (host.pollMs === undefined) return;
  const newest = (await host.storage.versions([row.id])).get(row.id);
  if (newest !== row.version) throw new Overtaken();
}

/** Somebody who sits here has come back: motions about their seats are void, and a bot that plays for them waits. */
async function noteReturn(
  host: Host,
  live: LiveTable,
  { user, isHidden = false }: Watcher,
): Promise<void> {
  if (!live.seats.some((s) => s.user === user)) return;
  await markSeen(host, live, [user], !isHidden);
  if (!isHidden) await beginClocks(host, live, user);
  host.tellPresence({ t: 'presence', table: live.row.id, user, here: true });
  await dropMotionsAbout(host, live, user);
  await holdForOwner(host, live, user);
}

/** A player looks before they were called: the clocks that waited for that begin. */
async function beginClocks(host: Host, live: LiveTable, user: string): Promise<void> {
  const isPending = (clock: SeatClock, seat: number): boolean =>
    live.seats[seat]?.user === user && (clock.begins ?? 0) > host.houseTime.now();
  if (!live.row.clocks.some(isPending)) return;
  const clocks = live.row.clocks.map((c, i) => (isPending(c, i) ? { ...c, begins: 0 } : c));
  await commitAndBroadcast(host, live, { row: { clocks } });
}

/** The page of a watcher came to the front, or is no longer seen. In both cases they looked at this moment. */
export function noteVisibility(host: Host, watcher: Watcher, id: string): Promise<void> {
  return atTable(host, id, async (live) => {
    const { user, isHidden } = watcher;
    if (!live.watchers.has(watcher) || !live.seats.some((s) => s.user === user)) return;
    await markSeen(host, live, [user], true);
    if (!isHidden) await beginClocks(host, live, user);
  });
}

/** A table that nobody watched resumes: its clocks start again, and bots give its first watcher time. */
function startClocks(host: Host, live: LiveTable, first: Watcher): void {
  const house = host.houseTime.now();
  const clocks = live.row.clocks.map((c) => (c.from === null ? c : { ...c, from: house }));
  live.row = { ...live.row, clocks };
  const watched = { ...live, watchers: new Map([[first, []]]) };
  live.jobs = new Map(wantedJobs(host, watched).map((job) => [job.id, job]));
  for (const { due } of live.jobs.values()) host.wake(due);
}

/** Takes in what another host says about who is where. */
export function notePresence(host: Host, news: PresenceNews): void {
  const live = host.liveTables.get(news.table);
  if (!live) return;
  if (news.t === 'whoIsHere') {
    for (const here of presentAt(live))
      host.tellPresence({ t: 'presence', table: live.row.id, user: here, here: true });
    return;
  }
  const { user } = news;
  if (news.t === 'pace') {
    live.pauseFactors.set(user, news.factor);
    return;
  }
  const now = host.houseTime.now();
  live.lastSeen.set(user, now);
  if (news.here) live.hereElsewhere.set(user, now + HERE_ELSEWHERE_MS);
  else live.hereElsewhere.delete(user);
  if (!isHere(host, live, user)) live.pauseFactors.delete(user);
  broadcastTable(host, live);
}

/** Also drops a table from memory if nothing happens at it without watchers. */
export function unwatch(host: Host, watcher: Watcher, id: string): void {
  const live = host.liveTables.get(id);
  if (!live || !removeWatcher(live, watcher)) return;
  const isGone = ![...live.watchers.keys()].some((other) => other.user === watcher.user);
  if (isGone) {
    live.pauseFactors.delete(watcher.user);
    host.tellPresence({ t: 'presence', table: id, user: watcher.user, here: false });
  }
  if (live.seats.some((s) => s.user === watcher.user))
    markSeen(host, live, [watcher.user], !watcher.isHidden).catch((error: unknown) =>
      host.log.warn({ table: id, err: error }, 'presence was not stored'),
    );
  const isIdle = live.row.status === 'over' || host.runs === 'watched';
  if (isIdle && live.watchers.size === 0 && !host.queues.has(id)) dropFromMemory(host, live);
  else broadcastTable(host, live);
}
