import type { SeatInfo, TableInfo } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import type { SeatRow, TableRow } from './rows.ts';

/** The name of a component set, and which of its values were designed for this program, if it says so. */
export function packInfo(hash: string, pack: unknown): TableInfo['pack'] {
  const { name, designed } = (pack ?? {}) as { name?: unknown; designed?: unknown };
  return {
    hash,
    name: typeof name === 'string' ? name : null,
    designed: Array.isArray(designed) ? designed.map(String) : [],
  };
}

export function tableInfo(host: Host, live: LiveTable): TableInfo {
  const here = new Set([...live.watchers.keys()].map((w) => w.user));
  return {
    ...rowInfo(host, live.row, live.seats, here),
    pack: packInfo(live.row.pack, live.pack),
    secret: live.row.status === 'over' ? live.secret : null,
  };
}

/** A table's info from its stored rows alone, for lists. */
export function rowInfo(
  { people }: Pick<Host, 'people'>,
  row: TableRow,
  seats: readonly SeatRow[],
  here: ReadonlySet<string> = new Set(),
): Omit<TableInfo, 'pack' | 'secret'> {
  const { version: _, header: __, pack: ___, updated: ____, before: _____, ...rest } = row;
  const firstOfHost = seats.find((s) => s.user === row.host && s.bot === null);
  return {
    ...rest,
    host: people.person(row.host, firstOfHost),
    seats: seats.map((s): SeatInfo => {
      const { seat, colour, name, bot, user } = s;
      const person = user === null ? null : people.person(user, s);
      return { seat, colour, person, name, bot, here: user !== null && here.has(user) };
    }),
  };
}
