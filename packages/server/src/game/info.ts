import type { Proposal, SeatInfo, TableInfo } from '@fondaco/kernel';
import type { SeatRow, TableRow } from '../storage/index.ts';
import { type Hall, personOf } from './hall.ts';
import type { Live } from './live.ts';

/** What a component set says of itself, where it does. */
export function packInfo(hash: string, pack: unknown): TableInfo['pack'] {
  const { name, designed } = (pack ?? {}) as { name?: unknown; designed?: unknown };
  return {
    hash,
    name: typeof name === 'string' ? name : null,
    designed: Array.isArray(designed) ? designed.map(String) : [],
  };
}

export function infoOf(hall: Hall, live: Live): TableInfo {
  const here = new Set([...live.watchers.keys()].map((w) => w.user));
  return {
    ...rowInfo(hall, live.row, live.seats, here),
    pack: packInfo(live.row.pack, live.pack),
    secret: live.row.status === 'over' ? live.secret : null,
  };
}

/** A table from its stored rows alone, for lists. */
export function rowInfo(
  hall: Hall,
  row: TableRow,
  seats: readonly SeatRow[],
  here: ReadonlySet<string> = new Set(),
): Omit<TableInfo, 'pack' | 'secret'> {
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    rulesVersion: row.rulesVersion,
    options: row.options,
    status: row.status,
    private: row.private,
    host: personOf(hall, row.host),
    seats: seats.map((s) => seatInfo(hall, s, here)),
    pace: row.pace,
    answerTime: row.answerTime,
    created: row.created,
    commitment: row.commitment,
    entries: row.entries,
    waitsFor: row.waitsFor,
    since: row.since,
    proposal: row.proposal satisfies Proposal | null,
    trouble: row.trouble,
    next: row.next,
    scores: row.scores,
  };
}

function seatInfo(hall: Hall, s: SeatRow, here: ReadonlySet<string>): SeatInfo {
  return {
    seat: s.seat,
    colour: s.colour,
    person: s.user === null ? null : personOf(hall, s.user),
    name: s.name,
    bot: s.bot,
    here: s.user !== null && here.has(s.user),
  };
}
