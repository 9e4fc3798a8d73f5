import {
  type AnyGame,
  type ClockSetting,
  commitmentOf,
  completePack,
  type GameFile,
  type Header,
  hashJson,
  type Json,
  type Origin,
  packHash,
  startMatch,
  type WhenLate,
} from '@fondaco/kernel';
import {
  commitAndBroadcast,
  commitWrites,
  type PreparedWrite,
  prepareWrite,
  type TableChange,
} from './commit.ts';
import { type Host, rememberPack } from './host.ts';
import { keepInMemory, type LiveTable, newLiveTable } from './live.ts';
import { gameFor, resumeFromLog } from './load.ts';
import { markSeen, playersOf } from './presence.ts';
import { refused } from './refused.ts';
import type { SeatRow, TableRow } from './rows.ts';
import { rulesOf } from './rules-of.ts';
import { atTable, liveTable } from './table-lock.ts';

const SECRET_BYTES = 32;

export interface NewTable {
  name?: string | null;
  game: string;
  /** A number: the user who opens the table takes the first seat. Or who sits where. */
  seats: number | readonly Seating[];
  options: unknown;
  /** A component set, whole or what differs in it; left out: the one shipped with the game. */
  pack?: unknown;
  private: boolean;
  pace: number;
  answerTime: number;
  clock?: ClockSetting;
  whenLate?: WhenLate;
  /** The time zone and the nonce of the user who opens the table. */
  zone?: string;
  nonce?: string;
}

/** One seat of a table whose seats are all taken from the beginning. */
export interface Seating {
  name: string | null;
  colour: number;
  /** The name of the bot that plays; null if the user who opens the table plays. */
  bot: string | null;
}

async function findGame(host: Host, id: string): Promise<AnyGame> {
  const game = await host.library.today(id);
  if (!game) throw refused(404, 'game.none', { game: id });
  return game;
}

export function requireBot(host: Host, bot: string): void {
  const allowed = Object.keys(host.players);
  if (!allowed.includes(bot)) throw refused(404, 'bot.none', { bot, allowed });
}

const emptySeat = (seat: number): SeatRow => ({
  seat,
  colour: seat,
  user: null,
  name: null,
  bot: null,
  standIn: null,
  holdsUntil: null,
  nonce: null,
  zone: null,
});

/** Opens a table; the user sits at it and is its host. The commitment to its draws is made now. */
export async function createTable(host: Host, user: string, wanted: NewTable): Promise<string> {
  await host.houseTime.open();
  const live = newTable(host, user, wanted, await findGame(host, wanted.game));
  await storeNewTable(host, live, [await prepareWrite(host, live, {})]);
  return live.row.id;
}

/** Opens a table whose seats are all taken, and starts the game at once. */
export async function createAndStart(host: Host, user: string, wanted: NewTable): Promise<string> {
  await host.houseTime.open();
  const live = newTable(host, user, wanted, await findGame(host, wanted.game));
  await storeNewTable(host, live, [await prepareWrite(host, live, await startChange(host, live))]);
  return live.row.id;
}

/** Opens a table whose game will begin with a position of a finished one, under the same rules. The user takes a seat of their choice. */
export async function openTableFrom(
  host: Host,
  user: string,
  id: string,
  origin: Origin,
  { seat = 0, name = null, ...own }: Pick<NewTable, 'name' | 'zone' | 'nonce'> & { seat?: number },
): Promise<string> {
  const { row, pack, game, seats } = await liveTable(host, id);
  if (!seats[seat]) throw refused(404, 'seat.unknown');
  const { options, pace, answerTime } = row;
  const rest = { seats: seats.length, private: true, ...own };
  const wanted = { name, game: row.game, options, pace, answerTime, ...rest };
  const made = newTable(host, user, wanted, game);
  const first = made.seats[0] as SeatRow;
  const live: LiveTable = {
    ...made,
    row: { ...made.row, options, pack: row.pack, origin },
    pack,
    seats: made.seats.map((s) => {
      if (s.seat === seat) return { ...first, seat, colour: seat };
      return s.seat === 0 ? emptySeat(0) : s;
    }),
  };
  await storeNewTable(host, live, [await prepareWrite(host, live, {})]);
  return live.row.id;
}

/** Continues a game that was played elsewhere. Its draws come from the secret in its file. */
export async function importGame(
  host: Host,
  user: string,
  wanted: Pick<NewTable, 'name' | 'pace' | 'answerTime'> & { seats: readonly Seating[] },
  game: AnyGame,
  { header, entries, pack, secret = null }: ImportedGame,
): Promise<string> {
  await host.houseTime.open();
  const { options } = header;
  const rest = { ...wanted, private: true, game: game.id, options };
  const made = newTable(host, user, rest, game);
  const row = {
    ...made.row,
    options,
    rulesVersion: header.rulesVersion,
    pack: header.pack,
    commitment: commitmentIn(header),
  };
  const rules = rulesOf(game, header.options, pack);
  const { match, ...parts } = resumeFromLog(
    row.id,
    rules,
    header,
    entries.map((entry) => ({ entry, by: null })),
  );
  const live: LiveTable = { ...made, row, pack, secret, ...parts };
  const next: TableChange = {
    row: { header },
    ...(match && { match, memories: parts.memories }),
  };
  await storeNewTable(host, live, [await prepareWrite(host, live, next)]);
  return row.id;
}

type ImportedGame = Pick<GameFile, 'header' | 'entries' | 'pack'> & { secret?: string | null };

const commitmentIn = ({ chance }: Header): string =>
  chance.t === 'committed' ? chance.commitment : hashJson(chance);

/** Where only watched tables run, a new one need not stay in memory. */
async function storeNewTable(
  host: Host,
  live: LiveTable,
  prepared: readonly PreparedWrite[],
): Promise<void> {
  await commitWrites(host, prepared);
  rememberPack(host, live.row.pack, live.pack);
  if (host.runs === 'always') keepInMemory(host, live);
}

function newTable(host: Host, user: string, wanted: NewTable, game: AnyGame): LiveTable {
  const seats =
    typeof wanted.seats === 'number'
      ? freeSeats(game, wanted.seats, wanted, user)
      : takenSeats(host, game, wanted.seats, user);
  const options = game.options.parse(wanted.options);
  const pack = wanted.pack === undefined ? game.components : completePack(game, wanted.pack);
  const secret = host.random.hex(SECRET_BYTES);
  const now = host.now();
  const row: TableRow = {
    id: host.random.tableId(),
    version: 0,
    name: wanted.name ?? null,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Json,
    pack: packHash(pack),
    status: 'open',
    private: wanted.private,
    host: user,
    created: now,
    updated: now,
    pace: wanted.pace,
    answerTime: wanted.answerTime,
    clock: wanted.clock ?? { t: 'none' },
    whenLate: wanted.whenLate ?? 'bot',
    clocks: [],
    paused: null,
    motions: [],
    offerWriters: [],
    endedEarly: false,
    commitment: commitmentOf(secret),
    header: null,
    entries: 0,
    waitsFor: [],
    since: now,
    proposal: null,
    trouble: null,
    scores: null,
    next: null,
    before: null,
  };
  return newLiveTable({ row, seats, game, pack: pack as Json, secret });
}

function requireSeatCount(game: AnyGame, seats: number): void {
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw refused(400, 'game.seats', { min, max });
}

function freeSeats(
  game: AnyGame,
  count: number,
  { zone = null, nonce = null }: { zone?: string | null; nonce?: string | null },
  user: string,
): SeatRow[] {
  requireSeatCount(game, count);
  const seats = Array.from({ length: count }, (_, seat) => emptySeat(seat));
  Object.assign(seats[0] as SeatRow, { user, zone, nonce });
  return seats;
}

/** Colours must differ, and bots must exist. */
function takenSeats(
  host: Host,
  game: AnyGame,
  wanted: readonly Seating[],
  user: string,
): SeatRow[] {
  requireSeatCount(game, wanted.length);
  for (const { bot } of wanted) if (bot !== null) requireBot(host, bot);
  const colours = new Set(wanted.map((s) => s.colour));
  const areColours = wanted.every(({ colour }) => colour >= 0 && colour < game.seats.max);
  if (colours.size < wanted.length || !areColours) throw refused(400, 'seat.noColour');
  return wanted.map(({ name, colour, bot }, seat) => ({
    ...emptySeat(seat),
    colour,
    user: bot === null ? user : null,
    name,
    bot,
  }));
}

/** Bots and the user keep their seats; the seats of other people are free until they join. */
function seatForRematch(s: SeatRow, user: string, nonce: string | null): SeatRow {
  const own = s.user === user;
  return {
    ...s,
    user: own ? user : null,
    name: own ? s.name : null,
    bot: s.user === null ? s.bot : null,
    standIn: null,
    holdsUntil: null,
    nonce: own ? nonce : null,
  };
}

/** Opens the same table again, once: later requests get the same new table. `begin`: starts the game at once. */
export function rematch(
  host: Host,
  user: string,
  id: string,
  { begin = false, nonce }: { begin?: boolean; nonce?: string } = {},
): Promise<string> {
  return atTable(host, id, async (live) => {
    const { row, seats } = live;
    if (!seats.some((s) => s.user === user)) throw refused(403, 'seat.none');
    if (row.status !== 'over') throw refused(409, 'table.notOver');
    if (row.next !== null && (await isOpenable(host, row.next))) return row.next;
    const { name, game, options, pace, answerTime, clock, whenLate } = row;
    const rest = { seats: seats.length, private: row.private };
    const wanted = { name, game, options, pace, answerTime, clock, whenLate, ...rest };
    const made = newTable(host, user, wanted, await findGame(host, game));
    const isSame = made.row.rulesVersion === row.rulesVersion;
    const pack = isSame ? { row: row.pack, values: live.pack } : undefined;
    const next: LiveTable = {
      ...made,
      row: { ...made.row, before: id, ...(pack && { pack: pack.row }) },
      seats: seats.map((s) => seatForRematch(s, user, nonce ?? null)),
      ...(pack && { pack: pack.values }),
    };
    // One write for both: if two ask at once, the second gets the table of the first.
    await storeNewTable(host, next, [
      await prepareWrite(host, next, begin ? await startChange(host, next) : {}),
      await prepareWrite(host, live, { row: { next: next.row.id } }),
    ]);
    return next.row.id;
  });
}

async function isOpenable(host: Host, id: string): Promise<boolean> {
  const there = await host.storage.load(id, Number.MAX_SAFE_INTEGER);
  return there !== undefined && there.row.status !== 'closed';
}

export const isSeatFree = (s: SeatRow): boolean => s.user === null && s.bot === null;

export function requireOpen({ row }: LiveTable): void {
  if (row.status !== 'open')
    throw refused(409, row.status === 'closed' ? 'table.closed' : 'table.started');
}

export function requireHost({ row }: LiveTable, user: string): void {
  if (row.host !== user) throw refused(403, 'table.notHost');
}

/** Starts the game once all seats are taken. Only now the nonces are shown that people gave when they sat down. */
export function start(host: Host, user: string, id: string): Promise<void> {
  return atTable(host, id, async (live) => {
    requireHost(live, user);
    requireOpen(live);
    if (live.seats.some(isSeatFree)) throw refused(409, 'table.notFull');
    await markSeen(host, live, playersOf(live));
    await commitAndBroadcast(host, live, await startChange(host, live));
  });
}

/** A game starts with today's rules, even if the table was opened with earlier ones; from a position of another game, with those of that game. */
async function startChange(
  host: Host,
  { row, pack: opened, secret, seats }: LiveTable,
): Promise<TableChange> {
  const { origin } = row;
  const game = origin ? await gameFor(host.library, row.game, row) : await findGame(host, row.game);
  const isSame = game.rulesVersion === row.rulesVersion;
  const options = game.options.parse(row.options);
  // The shipped component set is known to be valid, and large.
  const isShipped = !isSame || row.pack === packHash(game.components);
  const pack = isShipped ? game.components : game.pack.parse(opened);
  // Nothing is drawn here: a server that knows the nonces of all people could choose.
  const nonces = seats.map((s) => s.nonce ?? '');
  const chance = { t: 'committed', commitment: row.commitment, nonces } as const;
  const from = origin && { from: origin };
  const table = { options, pack, seats: seats.length, chance, ...from };
  const rules = rulesOf(game, options as Json, pack as Json);
  const { match, step } = startMatch(game, table, secret ?? undefined, rules);
  const { header } = match;
  return {
    row: {
      header,
      origin: undefined,
      rulesVersion: game.rulesVersion,
      options: header.options,
      pack: header.pack,
    },
    match,
    events: step.events,
    ...(!isSame && { game, pack: pack as Json }),
  };
}

/** Closes a table whose game has not started. */
export function closeTable(host: Host, user: string, id: string): Promise<void> {
  return atTable(host, id, async (live) => {
    requireHost(live, user);
    requireOpen(live);
    await commitAndBroadcast(host, live, { row: { status: 'closed' } });
  });
}

/** Ends a table, whatever happens at it, and tells everybody who watches it. */
export const closeForAll = (host: Host, live: LiveTable): Promise<void> =>
  commitAndBroadcast(host, live, { row: { status: 'closed' } });

/** Removes a table and everything stored about it. Other hosts are notified. */
export async function removeTable(host: Host, id: string): Promise<void> {
  const live = host.liveTables.get(id);
  live?.watchers.clear();
  host.liveTables.delete(id);
  await host.storage.remove(id);
  host.announce(id);
}
