import { type Down, newsText, outlook, type Viewer } from '@fondaco/kernel';
import type { Hall } from './hall.ts';
import { infoOf } from './info.ts';
import { type Live, viewersOf, type Watcher } from './live.ts';

/** As many entries as a client may have missed and still be sent one by one. */
const KEPT_NEWS = 40;

/** Tells every watcher what the new entries mean to him. The table in memory is already the new one. */
export function tellNews(live: Live, events: readonly unknown[]): void {
  const { match, row } = live;
  if (!match) return;
  const seq = match.entries.length - 1;
  const news = newsText(match, events);
  const head = `{"t":"news","table":${JSON.stringify(row.id)},"as":`;
  for (const [who, before] of live.outlooks) {
    const after = outlook(match, who);
    live.outlooks.set(who, after);
    const text = `${head}${JSON.stringify(who)},"seq":${seq},${news(who, before, after)}}`;
    const kept = live.news.get(who) ?? [];
    kept.push({ seq, text });
    if (kept.length > KEPT_NEWS) kept.shift();
    live.news.set(who, kept);
    for (const [watcher, viewers] of live.watchers) if (viewers.includes(who)) watcher.send(text);
  }
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
export function refocus(live: Live): void {
  for (const [watcher, before] of live.watchers) {
    const viewers = viewersOf(live, watcher.user);
    live.watchers.set(watcher, viewers);
    for (const who of viewers) if (!before.includes(who)) sendFull(live, watcher, who);
  }
}

/** From the start of a game on there is something to see. */
export function tellStart(live: Live): void {
  for (const [watcher, viewers] of live.watchers)
    for (const who of viewers) sendFull(live, watcher, who);
}

function sendFull(live: Live, watcher: Watcher, who: Viewer): void {
  const { match, row } = live;
  if (!match) return;
  const seen = live.outlooks.get(who) ?? outlook(match, who);
  live.outlooks.set(who, seen);
  const seq = match.entries.length - 1;
  watcher.send({ t: 'full', table: row.id, as: who, seq, outlook: seen });
}

/** What a watcher missed since entry `since`, where it is still at hand; else the whole. */
export function catchUp(
  live: Live,
  watcher: Watcher,
  who: Viewer,
  since: number | undefined,
): void {
  const seq = (live.match?.entries.length ?? 0) - 1;
  const kept = live.news.get(who) ?? [];
  const missed = kept.filter((n) => n.seq > (since ?? -1));
  const whole = since !== undefined && since >= 0 && since + missed.length === seq;
  if (whole && live.outlooks.has(who)) for (const { text } of missed) watcher.send(text);
  else sendFull(live, watcher, who);
}
