import { type Down, newsText, outlook, type Viewer } from '@fondaco/kernel';
import type { Hall } from './hall.ts';
import { infoOf } from './info.ts';
import { type Live, viewersOf, type Watcher } from './live.ts';

/** As many entries as a client may have missed and still be sent one by one. */
const KEPT_NEWS = 40;

/** Tells every watcher what the new entries mean to him. The table in memory is already the new one. */
export function tellNews(hall: Hall, live: Live, events: readonly unknown[]): void {
  const { match, row } = live;
  if (!match) return;
  const seq = match.entries.length - 1;
  const news = newsText(match, events);
  const head = `{"t":"news","table":${JSON.stringify(row.id)},"as":`;
  for (const [who, before] of live.outlooks) {
    const after = outlook(match, who);
    live.outlooks.set(who, after);
    const time = timeLeft(hall, live, who);
    const clock = time === undefined ? '' : `"time":${time},`;
    const text = `${head}${JSON.stringify(who)},"seq":${seq},${clock}${news(who, before, after)}}`;
    const kept = live.news.get(who) ?? [];
    kept.push({ seq, text });
    if (kept.length > KEPT_NEWS) kept.shift();
    live.news.set(who, kept);
    for (const [watcher, viewers] of live.watchers) if (viewers.includes(who)) watcher.send(text);
  }
}

/** How long a seat has before the rules answer for it, where they would. */
function timeLeft(hall: Hall, { row, jobs, match }: Live, who: Viewer): number | undefined {
  if (row.answerTime === 0 || who === 'table' || !match) return undefined;
  const own = match.rules.decisions(match.state, 'must').filter((d) => d.seat === who);
  const due = [...jobs.values()].filter(
    (job) => job.kind === 'lapse' && own.some((d) => d.id === job.decision),
  );
  if (due.length === 0) return undefined;
  return Math.max(0, Math.min(...due.map((job) => job.due)) - hall.now());
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

function sendFull(hall: Hall, live: Live, watcher: Watcher, who: Viewer): void {
  const { match, row } = live;
  if (!match) return;
  const seen = live.outlooks.get(who) ?? outlook(match, who);
  live.outlooks.set(who, seen);
  const seq = match.entries.length - 1;
  const time = timeLeft(hall, live, who);
  const clock = time === undefined ? {} : { time };
  watcher.send({ t: 'full', table: row.id, as: who, seq, ...clock, outlook: seen });
}

/** What a watcher missed since entry `since`, where it is still at hand; else, or where a clock runs for him, the whole. */
export function catchUp(
  hall: Hall,
  live: Live,
  watcher: Watcher,
  who: Viewer,
  since: number | undefined,
): void {
  const seq = (live.match?.entries.length ?? 0) - 1;
  const kept = live.news.get(who) ?? [];
  const missed = kept.filter((n) => n.seq > (since ?? -1));
  const whole = since !== undefined && since >= 0 && since + missed.length === seq;
  const clock = timeLeft(hall, live, who) !== undefined;
  if (whole && !clock && live.outlooks.has(who)) for (const { text } of missed) watcher.send(text);
  else sendFull(hall, live, watcher, who);
}
