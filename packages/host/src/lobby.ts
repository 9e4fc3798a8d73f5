import {
  type AnyGame,
  commitmentOf,
  type GameFile,
  type Header,
  hashJson,
  type Json,
  packHash,
  startMatch,
} from '@fondaco/kernel';
import type { Host } from './host.ts';
import { atTable, enter, type Live, liveOf } from './live.ts';
import { partsFrom, rulesOf } from './load.ts';
import { refused } from './refused.ts';
import type { SeatRow, TableRow } from './rows.ts';
import { commit, type Next, type Prepared, prepare, settle } from './settle.ts';

const SECRET_BYTES = 32;
const NONCE_BYTES = 16;

export interface NewTable {
  name?: string | null;
  game: string;
  /** How many; the one who opens the table takes the first. Or who sits where. */
  seats: number | readonly Seating[];
  options: unknown;
  private: boolean;
  pace: number;
  answerTime: number;
}

/** Who sits where, for a table whose seats are taken from the beginning. */
export interface Seating {
  name: string | null;
  colour: number;
  /** The bot that plays, by name; null: whoever opens the table. */
  bot: string | null;
}

function gameNamed(host: Host, id: string): AnyGame {
  const game = host.library.games.find((g) => g.id === id);
  if (!game) throw refused(404, 'game.none', { game: id });
  return game;
}

export function mustHaveBot(host: Host, bot: string): void {
  const allowed = Object.keys(host.players);
  if (!allowed.includes(bot)) throw refused(404, 'bot.none', { bot, allowed });
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
export async function createTable(host: Host, user: string, wanted: NewTable): Promise<string> {
  const live = newTable(host, user, wanted);
  await open(host, live, [await prepare(host, live, {})]);
  return live.row.id;
}

/** Opens a table whose seats are all taken, and begins: there is nothing to wait for. */
export async function createAndStart(host: Host, user: string, wanted: NewTable): Promise<string> {
  const live = newTable(host, user, wanted);
  await open(host, live, [await prepare(host, live, started(host, live))]);
  return live.row.id;
}

/** A game that was played elsewhere goes on here, as what it was: its draws come from the secret it came with. */
export async function adopt(
  host: Host,
  user: string,
  wanted: Pick<NewTable, 'name' | 'pace' | 'answerTime'> & { seats: readonly Seating[] },
  game: AnyGame,
  { header, entries, pack, secret = null }: Adopted,
): Promise<string> {
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
  const rules = rulesOf(game, header, pack);
  const { match, ...parts } = partsFrom(
    row.id,
    rules,
    header,
    entries.map((entry) => ({ entry, by: null })),
  );
  const live: Live = { ...made, row, pack, secret, ...parts };
  const next: Next = { row: { header }, ...(match && { match }) };
  await open(host, live, [await prepare(host, live, next)]);
  return row.id;
}

type Adopted = Pick<GameFile, 'header' | 'entries' | 'pack'> & { secret?: string | null };

const commitmentIn = ({ chance }: Header): string =>
  chance.t === 'committed' ? chance.commitment : hashJson(chance);

/** On a host whose tables stand still unless they are watched, a new one need not stay in memory. */
async function open(host: Host, live: Live, prepared: readonly Prepared[]): Promise<void> {
  await commit(host, prepared);
  host.packs.set(live.row.pack, live.pack);
  if (host.runs === 'always') enter(host, live);
}

function newTable(
  host: Host,
  user: string,
  wanted: NewTable,
  game = gameNamed(host, wanted.game),
): Live {
  const seats =
    typeof wanted.seats === 'number'
      ? freeSeats(game, wanted.seats, user)
      : takenSeats(host, game, wanted.seats, user);
  const options = game.options.parse(wanted.options);
  const secret = host.random.hex(SECRET_BYTES);
  const now = host.now();
  const row: TableRow = {
    id: host.random.tableId(),
    version: 0,
    name: wanted.name ?? null,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Json,
    pack: packHash(game.components),
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
    before: null,
  };
  return liveOf({ row, seats, game, pack: game.components as Json, secret });
}

function mustFit(game: AnyGame, seats: number): void {
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw refused(400, 'game.seats', { min, max });
}

function freeSeats(game: AnyGame, count: number, user: string): SeatRow[] {
  mustFit(game, count);
  const seats = Array.from({ length: count }, (_, seat) => emptySeat(seat));
  (seats[0] as SeatRow).user = user;
  return seats;
}

/** Two seats never look alike, and each is somebody's or a bot's that is there. */
function takenSeats(
  host: Host,
  game: AnyGame,
  wanted: readonly Seating[],
  user: string,
): SeatRow[] {
  mustFit(game, wanted.length);
  for (const { bot } of wanted) if (bot !== null) mustHaveBot(host, bot);
  const colours = new Set(wanted.map((s) => s.colour));
  const areColours = wanted.every(({ colour }) => colour >= 0 && colour < game.seats.max);
  if (colours.size < wanted.length || !areColours) throw refused(400, 'seat.noColour');
  return wanted.map(({ name, colour, bot }, seat) => ({
    seat,
    colour,
    user: bot === null ? user : null,
    name,
    bot,
    nonce: null,
  }));
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

/** The same table anew, once: whoever asks later is sent to the same one. `begin`: where nobody is waited for. */
export function again(host: Host, user: string, id: string, begin = false): Promise<string> {
  return atTable(host, id, async (live) => {
    const { row, seats } = live;
    if (!seats.some((s) => s.user === user)) throw refused(403, 'seat.none');
    if (row.status !== 'over') throw refused(409, 'table.notOver');
    if (row.next !== null && (await isOpenable(host, row.next))) return row.next;
    const { name, game, options, pace, answerTime } = row;
    const rest = { seats: seats.length, private: row.private };
    const made = newTable(host, user, { name, game, options, pace, answerTime, ...rest });
    const isSame = made.row.rulesVersion === row.rulesVersion;
    const pack = isSame ? { row: row.pack, values: live.pack } : undefined;
    const next: Live = {
      ...made,
      row: { ...made.row, before: id, ...(pack && { pack: pack.row }) },
      seats: seats.map((s) => reseated(s, user)),
      ...(pack && { pack: pack.values }),
    };
    // One write for both: of two who ask at once, the second is sent to the table of the first.
    await open(host, next, [
      await prepare(host, next, begin ? started(host, next) : {}),
      await prepare(host, live, { row: { next: next.row.id } }),
    ]);
    return next.row.id;
  });
}

async function isOpenable(host: Host, id: string): Promise<boolean> {
  const there = await host.storage.load(id, Number.MAX_SAFE_INTEGER);
  return there !== undefined && there.row.status !== 'closed';
}

export const isFree = (s: SeatRow): boolean => s.user === null && s.bot === null;

export function mustBeOpen({ row }: Live): void {
  if (row.status !== 'open')
    throw refused(409, row.status === 'closed' ? 'table.closed' : 'table.started');
}

export function mustHost({ row }: Live, user: string): void {
  if (row.host !== user) throw refused(403, 'table.notHost');
}

/** Everybody there: the seats add their nonces to the secret, and the game begins. */
export function start(host: Host, user: string, id: string): Promise<void> {
  return atTable(host, id, async (live) => {
    mustHost(live, user);
    mustBeOpen(live);
    if (live.seats.some(isFree)) throw refused(409, 'table.notFull');
    await settle(host, live, started(host, live));
  });
}

/** A table begins with today's rules, whatever they were when it was opened. */
function started(host: Host, { row, pack: opened, secret, seats }: Live): Next {
  const game = gameNamed(host, row.game);
  const isSame = game.rulesVersion === row.rulesVersion;
  const options = game.options.parse(row.options);
  // The shipped set is right by itself, and large.
  const isShipped = !isSame || row.pack === packHash(game.components);
  const pack = isShipped ? game.components : game.pack.parse(opened);
  const nonces = seats.map((s) => s.nonce ?? host.random.hex(NONCE_BYTES));
  const chance = { t: 'committed', commitment: row.commitment, nonces } as const;
  const table = { options, pack, seats: seats.length, chance };
  const { match, step } = startMatch(game, table, secret ?? undefined);
  const { header } = match;
  return {
    row: {
      header,
      rulesVersion: game.rulesVersion,
      options: header.options,
      pack: header.pack,
    },
    match,
    events: step.events,
    ...(!isSame && { game, pack: pack as Json }),
  };
}

/** Removes a table with all there is of it. Those who watch are told. */
export async function removeTable(host: Host, id: string): Promise<void> {
  const live = host.live.get(id);
  live?.watchers.clear();
  host.live.delete(id);
  await host.storage.remove(id);
  host.announce(id);
}
