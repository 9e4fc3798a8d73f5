import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { isSeatFree, requireBot, requireHost, requireOpen } from './lobby.ts';
import { requireOwnName } from './names.ts';
import { refused } from './refused.ts';
import type { SeatRow } from './rows.ts';
import { withStandIns } from './stand-ins.ts';
import type { TableWrite } from './storage.ts';
import { atTable } from './table-lock.ts';

const vacated = (s: SeatRow): SeatRow => ({
  ...s,
  user: null,
  name: null,
  bot: null,
  nonce: null,
  zone: null,
});

export interface JoinRequest {
  seat?: number;
  name?: string;
  colour?: number;
  nonce?: string;
  zone?: string;
}

/** Takes a seat before the start. A user may take several: two people at one tablet. `admit` throws if the user may not join. */
export function join(
  host: Host,
  user: string,
  id: string,
  request: JoinRequest,
  admit: (live: LiveTable) => Promise<TableWrite['uses']>,
): Promise<void> {
  return atTable(host, id, async (live) => {
    requireOpen(live);
    const uses = await admit(live);
    const seat = live.seats.find((s) =>
      request.seat === undefined ? isSeatFree(s) : s.seat === request.seat,
    );
    if (!seat || !isSeatFree(seat))
      throw refused(409, request.seat === undefined ? 'table.full' : 'seat.taken');
    const name = request.name ?? null;
    await requireOwnName(host, live.seats, user, name);
    const taken = { ...seat, user, name, nonce: request.nonce ?? null, zone: request.zone ?? null };
    const seats = live.seats.map((s) => (s === seat ? taken : s));
    await commitAndBroadcast(host, live, {
      seats: withColour(live, seats, taken.seat, user, request.colour),
      uses,
    });
  });
}

/**
 * Keeps colours distinct: a bot or a free seat that has the wanted colour gets the old one in exchange. Only the host may take
 * the colour of another person.
 */
function withColour(
  { game, row }: LiveTable,
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

/** Before the start the seat becomes free; in a running game a bot plays on until the seat is taken back. */
export function leave(host: Host, user: string, id: string, seat?: number): Promise<void> {
  return atTable(host, id, async (live) => {
    const mine = (s: SeatRow): boolean =>
      s.user === user && s.bot === null && (seat === undefined || s.seat === seat);
    if (!live.seats.some(mine)) throw refused(403, 'seat.none');
    if (live.row.status === 'running') {
      const seats = withStandIns(host, live, mine, 'left');
      // Nobody can consent for this seat any more, so a pending undo has to be proposed again.
      return commitAndBroadcast(host, live, { seats, row: { proposal: null } });
    }
    requireOpen(live);
    const seats = live.seats.map((s) => (mine(s) ? vacated(s) : s));
    return commitAndBroadcast(host, live, { seats, row: hostAfterLeaving(live, seats) });
  });
}

/**
 * The user is deleted: a seat becomes free before the start, a bot plays it to the end of a running game, and no name of theirs
 * is left at it.
 */
export function forgetPlayer(host: Host, user: string, id: string): Promise<void> {
  return atTable(host, id, async (live) => {
    const mine = (s: SeatRow): boolean => s.user === user;
    if (!live.seats.some(mine)) return;
    if (live.row.status === 'open') {
      const seats = live.seats.map((s) => (mine(s) ? vacated(s) : s));
      return commitAndBroadcast(host, live, { seats, row: hostAfterLeaving(live, seats) });
    }
    const runs = live.row.status === 'running';
    const isLeft = (s: SeatRow): boolean => mine(s) && s.standIn?.why !== 'resigned';
    const seats = runs ? withStandIns(host, live, isLeft, 'resigned') : live.seats;
    await commitAndBroadcast(host, live, {
      seats: seats.map((s) => (mine(s) ? { ...s, name: null, zone: null } : s)),
      ...(runs && { row: { proposal: null } }),
    });
  });
}

/** If the host left, somebody still at the table becomes host; if nobody is left, the table is closed. */
function hostAfterLeaving(
  { row }: LiveTable,
  seats: readonly SeatRow[],
): { host?: string; status?: 'closed' } {
  const people = seats.flatMap((s) => (s.user === null ? [] : [s.user]));
  if (people.length === 0) return { status: 'closed' };
  return people.includes(row.host) ? {} : { host: people[0] as string };
}

export function kick(host: Host, user: string, id: string, seat: number): Promise<void> {
  return changeSeatsAsHost(host, user, id, (live) => {
    if (!live.seats[seat]) throw refused(404, 'seat.unknown');
    if (live.seats[seat]?.user === user) throw refused(409, 'seat.own');
    return live.seats.map((s) => (s.seat === seat ? vacated(s) : s));
  });
}

export interface SeatUpdate {
  seat: number;
  name?: string | null;
  colour?: number;
}

/** Changes the name or colour of a seat. Players change their own; the host may change any colour. */
export function updateSeat(
  host: Host,
  user: string,
  id: string,
  update: SeatUpdate,
): Promise<void> {
  return atTable(host, id, async (live) => {
    requireOpen(live);
    const found = live.seats[update.seat];
    if (!found) throw refused(404, 'seat.unknown');
    const own = found.user === user;
    if (!own && (live.row.host !== user || update.name !== undefined))
      throw refused(403, 'seat.notYours');
    const name = update.name === undefined ? found.name : update.name;
    if (update.name !== undefined) await requireOwnName(host, live.seats, user, name);
    const seats = live.seats.map((s) => (s === found ? { ...s, name } : s));
    await commitAndBroadcast(host, live, {
      seats: withColour(live, seats, update.seat, user, update.colour),
    });
  });
}

/** Puts a bot on one seat, or on all free ones. */
export function fillWithBots(
  host: Host,
  user: string,
  id: string,
  player: string,
  seat?: number,
): Promise<void> {
  return changeSeatsAsHost(host, user, id, (live) => {
    requireBot(host, player);
    // A bot that was asked for by seat takes the place of another.
    const free = (s: SeatRow): boolean =>
      s.user === null && (seat === undefined ? s.bot === null : s.seat === seat);
    if (seat !== undefined && !live.seats.some(free)) throw refused(409, 'seat.taken');
    return live.seats.map((s) => (free(s) ? { ...s, bot: player } : s));
  });
}

/** The player at seat `order[i]` moves to seat i and keeps their colour. */
export function reorder(host: Host, user: string, id: string, order: number[]): Promise<void> {
  return changeSeatsAsHost(host, user, id, ({ seats }) => {
    const whole = order.length === seats.length && new Set(order).size === seats.length;
    if (!whole || order.some((from) => !seats[from])) throw refused(400, 'seat.order');
    return order.map((from, seat) => ({ ...(seats[from] as SeatRow), seat }));
  });
}

function changeSeatsAsHost(
  host: Host,
  user: string,
  id: string,
  change: (live: LiveTable) => SeatRow[],
): Promise<void> {
  return atTable(host, id, async (live) => {
    requireHost(live, user);
    requireOpen(live);
    await commitAndBroadcast(host, live, { seats: change(live) });
  });
}
