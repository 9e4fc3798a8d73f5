import { newsOf, outlook } from '@fondaco/kernel';
import { infoOf } from './info.ts';
import { type Live, type Page, viewersOf } from './live.ts';

/** Tells every page what the last entry means to each of its viewers. */
export function tellNews(live: Live, events: readonly unknown[]): void {
  const { match, row, pages } = live;
  const seq = match.entries.length - 1;
  for (const as of viewersOf(row)) {
    const before = live.outlooks.get(as);
    const after = outlook(match, as);
    live.outlooks.set(as, after);
    if (!before) continue;
    const news = newsOf(match, events, as, before, after);
    for (const page of pages) page.send({ t: 'news', table: row.id, as, seq, ...news });
  }
}

/** Tells the table itself where it changed; entries alone are told by the news. */
export function tellTable(live: Live): void {
  const info = infoOf(live.row);
  const { entries: _, waitsFor: __, since: ___, ...rest } = info;
  const told = JSON.stringify(rest);
  if (told === live.told) return;
  live.told = told;
  for (const page of live.pages) page.send({ t: 'table', table: live.row.id, info });
}

/** All there is to see, for a page that begins to look on or has lost the thread. */
export function tellAll(live: Live, page: Page, since?: number): void {
  const { match, row } = live;
  page.send({ t: 'table', table: row.id, info: infoOf(row) });
  const seq = match.entries.length - 1;
  for (const as of viewersOf(row)) {
    const seen = live.outlooks.get(as) ?? outlook(match, as);
    live.outlooks.set(as, seen);
    if (since !== seq) page.send({ t: 'full', table: row.id, as, seq, outlook: seen });
  }
}
