import type { Host } from './host.ts';
import { atTable, type Live } from './live.ts';
import { isFree, mustBeOpen, mustHaveBot, mustHost } from './lobby.ts';
import { refused } from './refused.ts';
import type { SeatRow } from './rows.ts';
import { settle } from './settle.ts';
import type { TableWrite } from './storage.ts';

/** The bot that goes on for whoever leaves. */
const STAND_IN = 'greedy';

const vacated = (s: SeatRow): SeatRow => ({ ...s, user: null, name: null, bot: null, nonce: null });

export interface Joining {
  seat?: number;
  name?: string;
  colour?: number;
  nonce?: string;
}

/** Takes a seat before the start. One may take several: two people at one tablet. `admit` throws where the user may not. */
export function join(
  host: Host,
  user: string,
  id: string,
  wish: Joining,
  admit: (live: Live) => Promise<TableWrite['uses']>,
): Promise<void> {
  return atTable(host, id, async (live) => {
    mustBeOpen(live);
    const uses = await admit(live);
    const seat = live.seats.find((s) =>
      wish.seat === undefined ? isFree(s) : s.seat === wish.seat,
    );
    if (!seat || !isFree(seat))
      throw refused(409, wish.seat === undefined ? 'table.full' : 'seat.taken');
    const name = wish.name ?? null;
    const taken = { ...seat, user, name, nonce: wish.nonce ?? null };
    const seats = live.seats.map((s) => (s === seat ? taken : s));
    await settle(host, live, { seats: coloured(live, seats, taken.seat, user, wish.colour), uses });
  });
}

/**
 * Two seats never look alike: where the colour is that of a bot or of a free seat, that one gets the colour given up. That of
 * another person only the host gives away.
 */
function coloured(
  { game, row }: Live,
  seats: readonly SeatRow[],
  seat: number,
  user: string,
  colour: number | undefined,
): SeatRow[] {
  const mine = seats[seat]?.colour ?? 0;
  if (colour === undefined || colour === mine) return seats.slice();
  if (colour >= game.seats.max) throw refused(404, 'seat.noColour');
  const holder = seats.find((s) => s.colour === colour)?.user ?? null;
  if (holder !== null && holder !== user && row.host !== user)
    throw refused(409, 'seat.colourTaken');
  return seats.map((s) => {
    if (s.seat === seat) return { ...s, colour };
    return s.colour === colour ? { ...s, colour: mine } : s;
  });
}

/** Before the start a seat is given up; in a running game a bot plays on, until it is taken back. */
export function leave(host: Host, user: string, id: string, seat?: number): Promise<void> {
  return atTable(host, id, async (live) => {
    const mine = (s: SeatRow): boolean =>
      s.user === user && s.bot === null && (seat === undefined || s.seat === seat);
    if (!live.seats.some(mine)) throw refused(403, 'seat.none');
    if (live.row.status === 'running') {
      const seats = live.seats.map((s) => (mine(s) ? { ...s, bot: STAND_IN } : s));
      // Nobody is left to agree for this seat: what was proposed is asked anew.
      return settle(host, live, { seats, row: { proposal: null } });
    }
    mustBeOpen(live);
    const seats = live.seats.map((s) => (mine(s) ? vacated(s) : s));
    return settle(host, live, { seats, row: hostAfter(live, seats) });
  });
}

/** The table of a host who left goes to somebody still at it; with nobody left it is closed. */
function hostAfter({ row }: Live, seats: readonly SeatRow[]): { host?: string; status?: 'closed' } {
  const people = seats.flatMap((s) => (s.user === null ? [] : [s.user]));
  if (people.length === 0) return { status: 'closed' };
  return people.includes(row.host) ? {} : { host: people[0] as string };
}

export function takeBack(host: Host, user: string, id: string, seat: number): Promise<void> {
  return atTable(host, id, async (live) => {
    const found = live.seats[seat];
    if (found?.user !== user) throw refused(403, 'seat.notYours');
    if (live.row.status !== 'running') throw refused(409, 'table.notRunning');
    const seats = live.seats.map((s) => (s === found ? { ...s, bot: null } : s));
    // Somebody more has to agree now: what was proposed is asked anew.
    await settle(host, live, { seats, row: { proposal: null } });
  });
}

export function kick(host: Host, user: string, id: string, seat: number): Promise<void> {
  return asHost(host, user, id, (live) => {
    if (!live.seats[seat]) throw refused(404, 'seat.unknown');
    if (live.seats[seat]?.user === user) throw refused(409, 'seat.own');
    return live.seats.map((s) => (s.seat === seat ? vacated(s) : s));
  });
}

export interface SeatWish {
  seat: number;
  name?: string | null;
  colour?: number;
}

/** How a seat is called and coloured: by who sits there; the host hands out colours. */
export function dress(host: Host, user: string, id: string, wish: SeatWish): Promise<void> {
  return atTable(host, id, async (live) => {
    mustBeOpen(live);
    const found = live.seats[wish.seat];
    if (!found) throw refused(404, 'seat.unknown');
    const own = found.user === user;
    if (!own && (live.row.host !== user || wish.name !== undefined))
      throw refused(403, 'seat.notYours');
    const name = wish.name === undefined ? found.name : wish.name;
    const seats = live.seats.map((s) => (s === found ? { ...s, name } : s));
    await settle(host, live, { seats: coloured(live, seats, wish.seat, user, wish.colour) });
  });
}

/** One seat, or all that are free. */
export function fillWithBots(
  host: Host,
  user: string,
  id: string,
  player: string,
  seat?: number,
): Promise<void> {
  return asHost(host, user, id, (live) => {
    mustHaveBot(host, player);
    const free = (s: SeatRow): boolean =>
      s.user === null && (seat === undefined || s.seat === seat);
    if (seat !== undefined && !live.seats.some(free)) throw refused(409, 'seat.taken');
    return live.seats.map((s) => (free(s) ? { ...s, bot: player } : s));
  });
}

/** Who sits at seat `order[i]` moves to seat i, colour and all. */
export function reorder(host: Host, user: string, id: string, order: number[]): Promise<void> {
  return asHost(host, user, id, ({ seats }) => {
    const whole = order.length === seats.length && new Set(order).size === seats.length;
    if (!whole || order.some((from) => !seats[from])) throw refused(400, 'seat.order');
    return order.map((from, seat) => ({ ...(seats[from] as SeatRow), seat }));
  });
}

function asHost(
  host: Host,
  user: string,
  id: string,
  change: (live: Live) => SeatRow[],
): Promise<void> {
  return atTable(host, id, async (live) => {
    mustHost(live, user);
    mustBeOpen(live);
    await settle(host, live, { seats: change(live) });
  });
}
