import {
  type AnyMatch,
  type Clock,
  countOf,
  type Down,
  newsText,
  type Outlook,
  outlook,
  type Viewer,
} from '@fondaco/kernel';
import type { Host } from './host.ts';
import { infoOf } from './info.ts';
import { type Live, mayWatch, type Step, viewersOf, type Watcher } from './live.ts';

/** As many entries as a client may have missed and still be sent one by one, and as undo finds in memory. */
const KEEP_STEPS = 40;

export function keepStep(steps: Step[], match: AnyMatch, events: readonly unknown[]): void {
  steps.push({ seq: countOf(match) - 1, state: match.state, events });
  if (steps.length > KEEP_STEPS) steps.shift();
}

/** Tells every watcher what the new entry means to them. The table in memory is already the new one. */
export function tellNews(
  host: Host,
  live: Live,
  match: AnyMatch,
  events: readonly unknown[],
): void {
  const say = newsFor(host, live, match, events);
  for (const [who, before] of live.outlooks) {
    const after = outlook(match, who);
    live.outlooks.set(who, after);
    const text = say(who, before, after);
    for (const [watcher, viewers] of live.watchers) if (viewers.includes(who)) watcher.send(text);
  }
}

type Say = (who: Viewer, before: Outlook, after: Outlook) => string;

/** The message of one entry, for one viewer after another. */
function newsFor(host: Host, live: Live, match: AnyMatch, events: readonly unknown[]): Say {
  const news = newsText(match, events);
  const head = `{"t":"news","table":${JSON.stringify(live.row.id)},"as":`;
  const seq = countOf(match) - 1;
  return (who, before, after) => {
    const clocks = Object.entries(clocksOf(host, live, who));
    const time = clocks.map(([key, value]) => `"${key}":${JSON.stringify(value)},`).join('');
    return `${head}${JSON.stringify(who)},"seq":${seq},${time}${news(who, before, after)}}`;
  };
}

/** How long a seat has before the rules answer for it, and the first of the others, where they would. */
function clocksOf(host: Host, { row, jobs, match }: Live, who: Viewer): Clock {
  if (row.answerTime === 0 || !match) return {};
  const lapses = [...jobs.values()].filter((job) => job.kind === 'lapse');
  const dues = new Map(lapses.map((job) => [job.decision, job.due]));
  const running = match.rules.decisions(match.state, 'must').flatMap(({ id, seat }) => {
    const due = dues.get(id);
    return due === undefined ? [] : [{ seat, time: Math.max(0, due - host.now()) }];
  });
  running.sort((a, b) => a.time - b.time);
  const own = running.find((clock) => clock.seat === who);
  const theirs = running.find((clock) => clock.seat !== who);
  return { ...(own && { time: own.time }), ...(theirs && { theirs }) };
}

/** Tells the table itself where it changed, and whether it did; entries alone are told by the news. */
export function tellTable(host: Host, live: Live): boolean {
  const info = infoOf(host, live);
  const { entries: _, waitsFor: __, since: ___, ...rest } = info;
  const told = JSON.stringify(rest);
  if (told === live.told) return false;
  live.told = told;
  const text = JSON.stringify({ t: 'table', table: live.row.id, info } satisfies Down);
  for (const watcher of live.watchers.keys()) watcher.send(text);
  return true;
}

/** After seats changed hands some watchers see the views of other seats than before. */
export function reassignViewers(host: Host, live: Live): void {
  for (const [watcher, before] of live.watchers) {
    const viewers = viewersOf(live, watcher.user);
    live.watchers.set(watcher, viewers);
    for (const who of viewers) if (!before.includes(who)) sendFull(host, live, watcher, who);
  }
}

/** All there is to see: when a game starts, and where a clock does. */
export function tellAll(host: Host, live: Live): void {
  for (const [watcher, viewers] of live.watchers)
    for (const who of viewers) sendFull(host, live, watcher, who);
}

/** Removes watchers who may no longer look on; they have been told so. */
export function dismiss(live: Live): void {
  for (const watcher of live.watchers.keys())
    if (!mayWatch(live, watcher.user)) removeWatcher(live, watcher);
}

/** Drops outlooks nobody watches any more. False: the watcher was not there. */
export function removeWatcher(live: Live, watcher: Watcher): boolean {
  if (!live.watchers.delete(watcher)) return false;
  const watched = new Set([...live.watchers.values()].flat());
  for (const who of live.outlooks.keys()) if (!watched.has(who)) live.outlooks.delete(who);
  return true;
}

function sendFull(host: Host, live: Live, watcher: Watcher, who: Viewer): void {
  const { match, row } = live;
  if (!match) return;
  const seen = live.outlooks.get(who) ?? outlook(match, who);
  live.outlooks.set(who, seen);
  const seq = countOf(match) - 1;
  const clocks = clocksOf(host, live, who);
  watcher.send({ t: 'full', table: row.id, as: who, seq, ...clocks, outlook: seen });
}

/** What a watcher missed since entry `since`, where it is still at hand; else, or where a clock runs, the whole. */
export function catchUp(
  host: Host,
  live: Live,
  watcher: Watcher,
  who: Viewer,
  since: number | undefined,
): void {
  const { match, steps } = live;
  const [known, ...missed] = steps.slice(steps.findIndex((step) => step.seq === since));
  const clocks = Object.keys(clocksOf(host, live, who)).length > 0;
  const first = match?.past?.count ?? 0;
  if (!match || !known || known.seq !== since || known.seq + 1 < first || clocks) {
    sendFull(host, live, watcher, who);
    return;
  }
  const at = ({ seq, state }: Step): AnyMatch => ({
    ...match,
    entries: match.entries.slice(0, seq + 1 - first),
    state,
  });
  let before = outlook(at(known), who);
  for (const step of missed) {
    const after = outlook(at(step), who);
    watcher.send(newsFor(host, live, at(step), step.events)(who, before, after));
    before = after;
  }
  live.outlooks.set(who, before);
}
