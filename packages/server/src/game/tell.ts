import {
  type AnyMatch,
  type Clock,
  type Down,
  newsText,
  type Outlook,
  outlook,
  type Viewer,
} from '@fondaco/kernel';
import type { Hall } from './hall.ts';
import { infoOf } from './info.ts';
import { type Live, mayWatch, type Step, viewersOf, type Watcher } from './live.ts';

/** As many entries as a client may have missed and still be sent one by one. */
const KEPT_STEPS = 40;

export function keepStep(
  { steps }: Live,
  { entries, state }: AnyMatch,
  events: readonly unknown[],
): void {
  steps.push({ seq: entries.length - 1, state, events });
  if (steps.length > KEPT_STEPS) steps.shift();
}

/** Tells every watcher what the new entry means to him. The table in memory is already the new one. */
export function tellNews(
  hall: Hall,
  live: Live,
  match: AnyMatch,
  events: readonly unknown[],
): void {
  const say = newsFor(hall, live, match, events);
  for (const [who, before] of live.outlooks) {
    const after = outlook(match, who);
    live.outlooks.set(who, after);
    const text = say(who, before, after);
    for (const [watcher, viewers] of live.watchers) if (viewers.includes(who)) watcher.send(text);
  }
}

type Say = (who: Viewer, before: Outlook, after: Outlook) => string;

/** The message of one entry, for one viewer after another. */
function newsFor(hall: Hall, live: Live, match: AnyMatch, events: readonly unknown[]): Say {
  const news = newsText(match, events);
  const head = `{"t":"news","table":${JSON.stringify(live.row.id)},"as":`;
  const seq = match.entries.length - 1;
  return (who, before, after) => {
    const clocks = Object.entries(clocksOf(hall, live, who));
    const time = clocks.map(([key, value]) => `"${key}":${JSON.stringify(value)},`).join('');
    return `${head}${JSON.stringify(who)},"seq":${seq},${time}${news(who, before, after)}}`;
  };
}

/** How long a seat has before the rules answer for it, and the first of the others, where they would. */
function clocksOf(hall: Hall, { row, jobs, match }: Live, who: Viewer): Clock {
  if (row.answerTime === 0 || !match) return {};
  const lapses = [...jobs.values()].filter((job) => job.kind === 'lapse');
  const dues = new Map(lapses.map((job) => [job.decision, job.due]));
  const running = match.rules.decisions(match.state, 'must').flatMap(({ id, seat }) => {
    const due = dues.get(id);
    return due === undefined ? [] : [{ seat, time: Math.max(0, due - hall.now()) }];
  });
  running.sort((a, b) => a.time - b.time);
  const own = running.find((clock) => clock.seat === who);
  const theirs = running.find((clock) => clock.seat !== who);
  return { ...(own && { time: own.time }), ...(theirs && { theirs }) };
}

/** Tells the table itself where it changed, and whether it did; entries alone are told by the news. */
export function tellTable(hall: Hall, live: Live): boolean {
  const info = infoOf(hall, live);
  const { entries: _, waitsFor: __, since: ___, ...rest } = info;
  const told = JSON.stringify(rest);
  if (told === live.told) return false;
  live.told = told;
  const text = JSON.stringify({ t: 'table', table: live.row.id, info } satisfies Down);
  for (const watcher of live.watchers.keys()) watcher.send(text);
  return true;
}

/** After seats changed hands some see with other eyes than before. */
export function refocus(hall: Hall, live: Live): void {
  for (const [watcher, before] of live.watchers) {
    const viewers = viewersOf(live, watcher.user);
    live.watchers.set(watcher, viewers);
    for (const who of viewers) if (!before.includes(who)) sendFull(hall, live, watcher, who);
  }
}

/** All there is to see: when a game starts, and where a clock does. */
export function tellAll(hall: Hall, live: Live): void {
  for (const [watcher, viewers] of live.watchers)
    for (const who of viewers) sendFull(hall, live, watcher, who);
}

/** Who may no longer look on has been told so, and hears no more. */
export function dismiss(live: Live): void {
  for (const watcher of live.watchers.keys())
    if (!mayWatch(live, watcher.user)) unlook(live, watcher);
}

/** What nobody looks at is not reckoned. False: he did not look on. */
export function unlook(live: Live, watcher: Watcher): boolean {
  if (!live.watchers.delete(watcher)) return false;
  const looking = new Set([...live.watchers.values()].flat());
  for (const who of live.outlooks.keys()) if (!looking.has(who)) live.outlooks.delete(who);
  return true;
}

function sendFull(hall: Hall, live: Live, watcher: Watcher, who: Viewer): void {
  const { match, row } = live;
  if (!match) return;
  const seen = live.outlooks.get(who) ?? outlook(match, who);
  live.outlooks.set(who, seen);
  const seq = match.entries.length - 1;
  const clocks = clocksOf(hall, live, who);
  watcher.send({ t: 'full', table: row.id, as: who, seq, ...clocks, outlook: seen });
}

/** What a watcher missed since entry `since`, where it is still at hand; else, or where a clock runs, the whole. */
export function catchUp(
  hall: Hall,
  live: Live,
  watcher: Watcher,
  who: Viewer,
  since: number | undefined,
): void {
  const { match, steps } = live;
  const [known, ...missed] = steps.slice(steps.findIndex((step) => step.seq === since));
  const clocks = Object.keys(clocksOf(hall, live, who)).length > 0;
  if (!match || !known || known.seq !== since || clocks) {
    sendFull(hall, live, watcher, who);
    return;
  }
  const at = ({ seq, state }: Step): AnyMatch => ({
    ...match,
    entries: match.entries.slice(0, seq + 1),
    state,
  });
  let before = outlook(at(known), who);
  for (const step of missed) {
    const after = outlook(at(step), who);
    watcher.send(newsFor(hall, live, at(step), step.events)(who, before, after));
    before = after;
  }
  live.outlooks.set(who, before);
}
