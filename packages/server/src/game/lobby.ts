import { randomBytes } from 'node:crypto';
import { type AnyGame, commitmentOf, type Json, packHash, startMatch } from '@fondaco/kernel';
import type { Change, SeatRow, TableRow } from '../storage/index.ts';
import { type Hall, learnNames } from './hall.ts';
import { atTable, enter, type Live, liveOf, liveTable, seatsOf } from './live.ts';
import { refused } from './refused.ts';
import { settle } from './settle.ts';
import { hashOf, newId, newToken } from './tokens.ts';

export interface NewTable {
  name?: string | null;
  game: string;
  seats: number;
  options: unknown;
  private: boolean;
  pace: number;
  answerTime: number;
}

function gameNamed(hall: Hall, id: string): AnyGame {
  const game = hall.games.find((g) => g.id === id);
  if (!game) throw refused(404, 'game.none', { game: id });
  return game;
}

const emptySeat = (seat: number): SeatRow => ({
  seat,
  colour: seat,
  user: null,
  name: null,
  bot: null,
  nonce: null,
});

/** Opens a table; whoever opens it sits at it and is its host. The promise of its draws is made now. */
export async function createTable(
  hall: Hall,
  user: string,
  wanted: NewTable,
  from?: Live,
): Promise<string> {
  const game = gameNamed(hall, wanted.game);
  const { min, max } = game.seats;
  if (wanted.seats < min || wanted.seats > max) throw refused(400, 'game.seats', { min, max });
  const options = game.options.parse(wanted.options);
  const secret = newToken();
  const now = hall.now();
  const pack = from ? from.row.pack : packHash(game.components);
  const row: TableRow = {
    id: newId(),
    name: wanted.name ?? null,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Json,
    pack,
    status: 'open',
    private: wanted.private,
    host: user,
    created: now,
    updated: now,
    pace: wanted.pace,
    answerTime: wanted.answerTime,
    commitment: commitmentOf(secret),
    header: null,
    entries: 0,
    waitsFor: [],
    since: now,
    proposal: null,
    trouble: null,
    scores: null,
    next: null,
    before: from?.row.id ?? null,
  };
  const seats = from
    ? from.seats.map((s) => reseated(s, user))
    : Array.from({ length: wanted.seats }, (_, seat) => emptySeat(seat));
  if (!from) (seats[0] as SeatRow).user = user;
  const next: Change[] = from
    ? [{ t: 'table', row: { ...from.row, next: row.id, updated: now } }]
    : [];
  const values = (from?.pack ?? game.components) as Json;
  await hall.commit([
    ...(hall.packs.has(pack) ? [] : [{ t: 'pack' as const, hash: pack, values }]),
    { t: 'table', row },
    { t: 'seats', table: row.id, rows: seats },
    { t: 'secret', table: row.id, secret },
    ...next,
  ]);
  hall.packs.set(pack, values);
  await learnNames(hall, [user]);
  enter(hall, liveOf({ row, seats, game, pack: values, secret }));
  return row.id;
}

/** Bots and whoever asks sit where they sat; the seats of other people wait for them. */
function reseated(s: SeatRow, user: string): SeatRow {
  const own = s.user === user;
  return {
    ...s,
    user: own ? user : null,
    name: own ? s.name : null,
    bot: s.user === null ? s.bot : null,
    nonce: null,
  };
}

/** The same table anew, once: whoever asks later is sent to the same one. */
export function again(hall: Hall, user: string, id: string): Promise<string> {
  return atTable(hall, id, async (live) => {
    const { row, seats } = live;
    if (!seats.some((s) => s.user === user)) throw refused(403, 'seat.none');
    if (row.status !== 'over') throw refused(409, 'table.notOver');
    if (row.next !== null && (await liveTable(hall, row.next)).row.status !== 'closed')
      return row.next;
    const { name, game, options, pace, answerTime } = row;
    const rest = { seats: seats.length, private: row.private };
    const wanted = { name, game, options, pace, answerTime, ...rest };
    const next = await createTable(hall, user, wanted, live);
    await settle(hall, live, { row: { next } });
    return next;
  });
}

export interface Joining {
  seat?: number;
  name?: string;
  colour?: number;
  nonce?: string;
  invite?: string;
}

/** Takes a seat before the start. One may take several: two people at one tablet. */
export function join(hall: Hall, user: string, id: string, wish: Joining): Promise<void> {
  return atTable(hall, id, async (live) => {
    mustBeOpen(live);
    const more = await admission(hall, live, user, wish.invite);
    const seat = live.seats.find((s) =>
      wish.seat === undefined ? isFree(s) : s.seat === wish.seat,
    );
    if (!seat || !isFree(seat))
      throw refused(409, wish.seat === undefined ? 'table.full' : 'seat.taken');
    const name = wish.name ?? null;
    const taken = { ...seat, user, name, nonce: wish.nonce ?? null };
    const seats = live.seats.map((s) => (s === seat ? taken : s));
    await settle(hall, live, { seats: coloured(live, seats, taken.seat, user, wish.colour), more });
  });
}

const isFree = (s: SeatRow): boolean => s.user === null && s.bot === null;

/**
 * Two seats never look alike: where the colour is that of a bot or of a free seat, it gets the one given up. That of
 * another person only the host gives away.
 */
export function coloured(
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

/** A private table is entered by an invite that has not been used, or from the table it follows. */
async function admission(
  hall: Hall,
  live: Live,
  user: string,
  invite: string | undefined,
): Promise<Change[]> {
  const { row } = live;
  if (!row.private || row.host === user || seatsOf(live, user).length > 0) return [];
  if (invite !== undefined) {
    const hash = hashOf(invite);
    const found = await hall.storage.invite(hash);
    if (!found || found.table !== row.id) throw refused(404, 'invite.none');
    if (found.usedBy !== null || found.expires < hall.now()) throw refused(410, 'invite.used');
    return [{ t: 'useInvite', hash, user }];
  }
  if (row.before !== null) {
    const before = await hall.storage.seats(row.before);
    if (before.some((s) => s.user === user)) return [];
  }
  throw refused(403, 'table.private');
}

export function mustBeOpen({ row }: Live): void {
  if (row.status !== 'open')
    throw refused(409, row.status === 'closed' ? 'table.closed' : 'table.started');
}

export function mustHost({ row }: Live, user: string): void {
  if (row.host !== user) throw refused(403, 'table.notHost');
}

/** Everybody there: the seats add their nonces to the secret, and the game begins. */
export function start(hall: Hall, user: string, id: string): Promise<void> {
  return atTable(hall, id, async (live) => {
    mustHost(live, user);
    mustBeOpen(live);
    if (live.seats.some(isFree)) throw refused(409, 'table.notFull');
    const { row, game, pack, secret, seats } = live;
    const nonces = seats.map((s) => s.nonce ?? randomBytes(16).toString('hex'));
    const chance = { t: 'committed', commitment: row.commitment, nonces } as const;
    const table = { options: row.options, pack, seats: seats.length, chance };
    const { match, step } = startMatch(game, table, secret);
    await settle(hall, live, { row: { header: match.header }, match, events: step.events });
  });
}

/** A link for one guest; only its hash is kept. */
export async function invite(
  hall: Hall,
  user: string,
  id: string,
): Promise<{ token: string; expires: number }> {
  const live = await liveTable(hall, id);
  if (live.row.host !== user && seatsOf(live, user).length === 0) throw refused(403, 'seat.none');
  mustBeOpen(live);
  const token = newToken();
  const expires = hall.now() + INVITE_MS;
  await hall.commit([
    { t: 'invite', row: { hash: hashOf(token), table: id, expires, usedBy: null } },
  ]);
  return { token, expires };
}

const INVITE_MS = 7 * 24 * 60 * 60 * 1000;

/** The table behind an invite that can still be used. */
export async function invited(hall: Hall, token: string): Promise<Live> {
  const found = await hall.storage.invite(hashOf(token));
  if (!found) throw refused(404, 'invite.none');
  if (found.usedBy !== null || found.expires < hall.now()) throw refused(410, 'invite.used');
  const live = await liveTable(hall, found.table);
  await learnNames(hall, [live.row.host]);
  return live;
}
