import {
  type AnyMatch,
  type Clock,
  countOf,
  type Memories,
  type News,
  newsOf,
  outlook,
  type ServerMessage,
  type Viewer,
} from '@fondaco/kernel';
import { clockInfos } from './clocks.ts';
import type { Host } from './host.ts';
import { tableInfo } from './info.ts';
import { type LiveTable, mayWatch, type RecentPosition, viewersOf, type Watcher } from './live.ts';

/** How far back undo finds positions in memory. */
const KEPT_POSITIONS = 40;
/** How many entries a client may miss and still be sent one by one: more would cost more than the whole outlook. */
const MAX_MISSED = 8;

export function keepPosition(
  positions: RecentPosition[],
  match: AnyMatch,
  memories: Memories,
  events: readonly unknown[],
): void {
  const { state } = match;
  positions.push({ seq: countOf(match) - 1, state, memories, events, news: new Map() });
  positions.at(-1 - MAX_MISSED)?.news.clear();
  if (positions.length > KEPT_POSITIONS) positions.shift();
}

/** Sends every watcher what the newest entry changes for them. The table in memory must be up to date already. */
export function broadcastNews(
  host: Host,
  live: LiveTable,
  match: AnyMatch,
  events: readonly unknown[],
): void {
  const newest = live.recentPositions.at(-1);
  for (const [who, before] of live.outlooks) {
    const after = outlook(match, who);
    live.outlooks.set(who, after);
    const news = newsOf(match, events, who, before, after);
    newest?.news.set(who, news);
    const message = newsMessage(host, live, match, who, news);
    for (const [watcher, viewers] of live.watchers)
      if (viewers.includes(who)) watcher.send(message);
  }
}

function newsMessage(
  host: Host,
  live: LiveTable,
  match: AnyMatch,
  who: Viewer,
  news: News,
): ServerMessage {
  const seq = countOf(match) - 1;
  return { t: 'news', table: live.row.id, as: who, seq, ...clocksOf(host, live, who), ...news };
}

/** The clocks of all seats; the time left before the rules answer for this seat, and the shortest time left for another. */
function clocksOf(host: Host, live: LiveTable, who: Viewer): Clock {
  const clocks = clockInfos(live, host.houseTime.now());
  return { ...answerTimes(host, live, who), ...(clocks.length > 0 && { clocks }) };
}

function answerTimes(host: Host, { row, jobs, match }: LiveTable, who: Viewer): Clock {
  if (row.answerTime === 0 || !match) return {};
  const lapses = [...jobs.values()].filter((job) => job.kind === 'lapse');
  const dues = new Map(lapses.map((job) => [job.decision, job.due]));
  const running = match.rules.decisions(match.state, 'must').flatMap(({ id, seat }) => {
    const due = dues.get(id);
    return due === undefined ? [] : [{ seat, time: Math.max(0, due - host.houseTime.now()) }];
  });
  running.sort((a, b) => a.time - b.time);
  const own = running.find((clock) => clock.seat === who);
  const theirs = running.find((clock) => clock.seat !== who);
  return { ...(own && { time: own.time }), ...(theirs && { theirs }) };
}

/** Sends the table's info if it changed, and returns whether it did. What every entry changes does not count: news tell of that. */
export function broadcastTable(host: Host, live: LiveTable): boolean {
  const info = tableInfo(host, live);
  const { entries: _, waitsFor: __, since: ___, ...rest } = info;
  const summary = JSON.stringify(rest);
  if (summary === live.lastTableInfo) return false;
  live.lastTableInfo = summary;
  for (const watcher of live.watchers.keys())
    watcher.send({ t: 'table', table: live.row.id, info });
  return true;
}

/** After seats changed hands, some watchers see the views of other seats than before. */
export function reassignViewers(host: Host, live: LiveTable): void {
  for (const [watcher, before] of live.watchers) {
    const viewers = viewersOf(live, watcher.user);
    live.watchers.set(watcher, viewers);
    for (const who of viewers) if (!before.includes(who)) sendOutlook(host, live, watcher, who);
  }
}

/** Sends whole outlooks: when a game starts, and when a clock does. */
export function broadcastOutlooks(host: Host, live: LiveTable): void {
  for (const [watcher, viewers] of live.watchers)
    for (const who of viewers) sendOutlook(host, live, watcher, who);
}

/** Removes watchers who may no longer watch. The table's info has told them so. */
export function dropForbiddenWatchers(live: LiveTable): void {
  for (const watcher of live.watchers.keys())
    if (!mayWatch(live, watcher.user)) removeWatcher(live, watcher);
}

/** Also drops outlooks nobody watches any more. Returns false if the watcher was not subscribed. */
export function removeWatcher(live: LiveTable, watcher: Watcher): boolean {
  if (!live.watchers.delete(watcher)) return false;
  const watched = new Set([...live.watchers.values()].flat());
  for (const who of live.outlooks.keys()) if (!watched.has(who)) live.outlooks.delete(who);
  return true;
}

/** Sends the whole outlook; nothing before the game has started. */
function sendOutlook(host: Host, live: LiveTable, watcher: Watcher, who: Viewer): void {
  const { match, row } = live;
  if (!match) return;
  const seen = live.outlooks.get(who) ?? outlook(match, who);
  live.outlooks.set(who, seen);
  const seq = countOf(match) - 1;
  const clocks = clocksOf(host, live, who);
  watcher.send({ t: 'full', table: row.id, as: who, seq, ...clocks, outlook: seen });
}

/**
 * Sends the few entries a watcher missed after entry `since`. The whole outlook if there are more, if a clock runs, or if players
 * must remember for themselves: then nothing that is past is shown again.
 */
export function catchUp(
  host: Host,
  live: LiveTable,
  watcher: Watcher,
  who: Viewer,
  since: number | undefined,
): void {
  const { match, recentPositions } = live;
  const recent = recentPositions.slice(-1 - MAX_MISSED);
  const steps = recent.slice(recent.findIndex((step) => step.seq === since));
  const clocks = Object.keys(clocksOf(host, live, who)).length > 0;
  const first = match?.past?.count ?? 0;
  const known = steps[0];
  const isPast = match?.rules.forgets === true && steps.length > 1;
  if (!match || !known || known.seq !== since || known.seq + 1 < first || clocks || isPast) {
    sendOutlook(host, live, watcher, who);
    return;
  }
  steps.slice(1).forEach((step, i) => {
    const here = matchAfter(match, step);
    const news = step.news.get(who) ?? newsSince(match, steps[i] as RecentPosition, step, who);
    step.news.set(who, news);
    watcher.send(newsMessage(host, live, here, who, news));
  });
  if (!live.outlooks.has(who)) live.outlooks.set(who, outlook(match, who));
}

/** The match as it was after one of its last entries. */
function matchAfter(match: AnyMatch, { seq, state }: RecentPosition): AnyMatch {
  const first = match.past?.count ?? 0;
  return { ...match, entries: match.entries.slice(0, seq + 1 - first), state };
}

function newsSince(
  match: AnyMatch,
  before: RecentPosition,
  step: RecentPosition,
  who: Viewer,
): News {
  const here = matchAfter(match, step);
  const outlookBefore = outlook(matchAfter(match, before), who);
  return newsOf(here, step.events, who, outlookBefore, outlook(here, who));
}

/**
 * The change is stored already, so a failed broadcast must not fail the command. Watchers are sent the whole outlook with the
 * next entry, or when they ask again.
 */
export function broadcastSafely(host: Host, live: LiveTable, broadcast: () => void): void {
  try {
    broadcast();
  } catch (error) {
    host.log.error({ table: live.row.id, err: error }, 'a broadcast failed');
    live.outlooks.clear();
    live.recentPositions = [];
    live.missedBroadcast = true;
  }
}
