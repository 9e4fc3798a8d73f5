import { type AnyMatch, act, type Entry, type Json, progressOf, undo } from '@fondaco/kernel';
import { drop, type Hall, type Live, loadMatch } from './live.ts';
import { refused } from './refused.ts';
import type { TableRow } from './rows.ts';
import { tellAll, tellNews, tellTable } from './tell.ts';
import { schedule } from './turns.ts';

const SNAPSHOT_EVERY = 64;

export interface Next {
  row?: Partial<TableRow>;
  match?: AnyMatch;
  events?: readonly unknown[];
  key?: string;
}

/** Writes, then tells: nobody sees a move that a reload could lose. Throws `Overtaken` when another tab was first. */
export async function settle(hall: Hall, live: Live, next: Next): Promise<void> {
  const { match = live.match } = next;
  const row: TableRow = {
    ...live.row,
    ...(next.match && { ...progressOf(match), since: hall.now() }),
    ...next.row,
  };
  const entries = match.entries.slice(live.match.entries.length);
  const seq = match.entries.length - 1;
  const due = entries.length > 0 && seq % SNAPSHOT_EVERY === 0;
  const { rulesVersion } = row.header;
  await hall.storage.write({
    table: row,
    entries,
    ...(due && { snapshot: { seq, rulesVersion, state: match.state as Json } }),
    ...(next.key !== undefined && { key: next.key }),
  });
  live.row = row;
  live.match = match;
  if (next.match) tellNews(live, next.events ?? []);
  tellTable(live);
  schedule(hall, live);
  hall.announce(row.id);
}

/** Takes in what another tab has written meanwhile. */
export async function catchUp(hall: Hall, live: Live): Promise<void> {
  const row = await hall.storage.table(live.row.id);
  if (!row) {
    const { refusal } = refused(404, 'local.none');
    for (const page of live.pages) page.send({ t: 'refused', refusal });
    live.pages.clear();
    drop(hall, live);
    throw refused(404, 'local.none');
  }
  for (const entry of await hall.storage.entries(row.id, live.match.entries.length)) {
    const done = redone(live, entry);
    if (!done) {
      await reload(hall, live, row);
      break;
    }
    live.match = done.match;
    tellNews(live, done.events);
  }
  live.row = { ...row, ...progressOf(live.match), trouble: row.trouble };
  tellTable(live);
  schedule(hall, live);
}

/** Draws depend on their number alone: what the other tab did comes out the same here. */
function redone({ row, match }: Live, entry: Entry): Done | undefined {
  const done = entry.t === 'undo' ? undone(match, entry) : acted(row, match, entry);
  return done?.match.entries.at(-1)?.hash === entry.hash ? done : undefined;
}

interface Done {
  match: AnyMatch;
  events: unknown[];
}

function acted({ secret }: TableRow, match: AnyMatch, entry: Entry): Done | undefined {
  if (entry.t !== 'act') return undefined;
  const done = act(match, entry, secret ?? undefined);
  return done.outcome.ok ? { match: done.match, events: done.outcome.events } : undefined;
}

function undone(match: AnyMatch, entry: Extract<Entry, { t: 'undo' }>): Done | undefined {
  const back = undo(match, entry.seat, entry.to, entry.agreed);
  return back && { match: back, events: [] };
}

async function reload(hall: Hall, live: Live, row: TableRow): Promise<void> {
  live.match = await loadMatch(hall, row);
  live.outlooks.clear();
  live.row = row;
  for (const page of live.pages) tellAll(live, page);
}
