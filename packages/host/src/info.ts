import {
  type AnyGame,
  commitmentOf,
  type Person,
  packHash,
  type SeatInfo,
  type TableInfo,
} from '@fondaco/kernel';
import { votesNeeded } from './electorate.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { isWriting } from './offer-waits.ts';
import { awaySince } from './presence.ts';
import type { SeatRow, TableRow } from './rows.ts';

/** The name of a component set, and which of its values were designed for this program, if it says so. `game`: the rules it is for. */
export function packInfo(
  hash: string,
  pack: unknown,
  game: AnyGame | undefined,
): TableInfo['pack'] {
  const { name, designed } = (pack ?? {}) as { name?: unknown; designed?: unknown };
  return {
    hash,
    shipped: game !== undefined && hash === packHash(game.components),
    name: typeof name === 'string' ? name : null,
    designed: Array.isArray(designed) ? designed.map(String) : [],
  };
}

export function tableInfo(host: Host, live: LiveTable): TableInfo {
  const here = new Set([...live.watchers.keys()].map((w) => w.user));
  const house = host.houseTime.now();
  const info = rowInfo(host, live.row, live.seats, here);
  const person = (user: string): Person => host.people.person(user);
  return {
    ...info,
    seats: info.seats.map((s, i) => {
      const user = live.seats[i]?.user ?? null;
      const writing = isWriting(live.row.offerWriters, i, house);
      return { ...s, writing, awaySince: user === null ? null : awaySince(host, live, user) };
    }),
    motions: live.row.motions.map((motion) => ({
      ...motion,
      by: motion.by === null ? null : person(motion.by),
      votes: motion.votes.map(person),
      needed: votesNeeded(host, live, motion),
    })),
    pack: packInfo(live.row.pack, live.pack, live.game),
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
  const { version: _v, header: _h, pack: _p, updated: _u, before: _b, ...more } = row;
  const { clocks: _c, offerWriters: _o, calls: _calls, origin: _position, ...rest } = more;
  const firstOfHost = seats.find((s) => s.user === row.host && s.bot === null);
  return {
    ...rest,
    motions: [],
    host: people.person(row.host, firstOfHost),
    seats: seats.map((s): SeatInfo => {
      const { seat, colour, name, bot, user } = s;
      const person = user === null ? null : people.person(user, s);
      return {
        seat,
        colour,
        person,
        name,
        bot,
        standIn: s.standIn,
        noncePromise: s.nonce === null ? null : commitmentOf(s.nonce),
        here: user !== null && here.has(user),
        awaySince: null,
        writing: false,
      };
    }),
  };
}
