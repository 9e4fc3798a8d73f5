import {
  type AnyGame,
  type AnyMatch,
  BadInput,
  commitmentOf,
  type Flaw,
  gameOf,
  type Json,
  type Msg,
  msg,
  type Onlooker,
  parseGameFile,
  printGameFile,
  progressOf,
  type ReplayStep,
  replayFor,
  resumeMatch,
  startMatch,
  type TableInfo,
  type Viewer,
  verify,
} from '@fondaco/kernel';
import { randomHex } from '../wire/keys.ts';
import { newLocalId } from './ids.ts';
import { infoOf } from './info.ts';
import { atTable, drop, type Hall, type Live, rulesOf, viewersOf } from './live.ts';
import { refused } from './refused.ts';
import type { LocalSeat, TableRow } from './rows.ts';
import { settle } from './settle.ts';

export interface NewLocalTable {
  game: string;
  name?: string | null;
  options?: Json;
  seats: LocalSeat[];
  /** Milliseconds a bot takes for an answer. */
  pace?: number;
  /** Seconds; 0: as long as one likes. */
  answerTime?: number;
}

/** What can be done with the games of this device but playing. Each throws `ApiRefusal`. */
export interface LocalTables {
  /** The game begins at once. */
  create(wanted: NewLocalTable): Promise<TableInfo>;
  /** The last played first. */
  list(): Promise<TableInfo[]>;
  remove(id: string): Promise<void>;
  /** The whole game as a file, also while it runs: it tells every hidden card. */
  export(id: string): Promise<string>;
  /** A game from its file, finished or running; without `seats` a person plays on at each. */
  import(
    text: string,
    how?: Partial<Pick<NewLocalTable, 'seats' | 'pace' | 'name'>>,
  ): Promise<TableInfo>;
  /** Plays a file again, draws and all; null: everything agrees. For files of any finished game. */
  check(text: string): Promise<Msg | null>;
  replay(id: string, as: Onlooker): Promise<ReplayStep[]>;
  /** The same table anew, once the game is over. */
  again(id: string): Promise<TableInfo>;
}

const PACE = 1200;
const NAME_LENGTH = 30;
const SECRET_BYTES = 32;
const NONCE_BYTES = 16;

export function localTablesIn(hall: Hall): LocalTables {
  return {
    create: async (wanted) => infoOf(await create(hall, wanted)),
    async list() {
      const rows = await hall.storage.tables();
      return rows.sort((a, b) => b.since - a.since).map(infoOf);
    },
    async remove(id) {
      const live = hall.live.get(id);
      live?.pages.clear();
      if (live) drop(hall, live);
      await hall.storage.remove(id);
      hall.announce(id);
    },
    export: (id) =>
      atTable(hall, id, async ({ row: { pack, secret }, match: { header, entries } }) =>
        printGameFile({
          header,
          pack,
          entries: [...entries],
          ...(secret !== null && { secret }),
        }),
      ),
    import: async (text, how = {}) => infoOf(await importFile(hall, text, how)),
    check: async (text) => flawIn(text, hall.games)?.msg ?? null,
    replay: (id, as) =>
      atTable(hall, id, async (live) => {
        mayLookAs(live, as);
        return replayFor(live.match, as);
      }),
    again: (id) =>
      atTable(hall, id, async (live) => {
        const { row } = live;
        if (row.status !== 'over') throw refused(409, 'server.table.notOver');
        const before = row.next === null ? undefined : await hall.storage.table(row.next);
        if (before) return infoOf(before);
        const { name, header, seats, pace, answerTime } = row;
        const wanted = {
          name,
          game: header.game,
          options: header.options,
          seats,
          pace,
          answerTime,
        };
        const next = await create(hall, wanted, row.pack);
        await settle(hall, live, { row: { next: next.id } });
        return infoOf(next);
      }),
  };
}

async function create(hall: Hall, wanted: NewLocalTable, packed?: Json): Promise<TableRow> {
  const game = hall.games.find((g) => g.id === wanted.game);
  if (!game) throw refused(404, 'server.game.none', { game: wanted.game });
  const seats = seated(hall, game, wanted.seats);
  const options = game.options.parse(wanted.options);
  const pack = packed === undefined ? game.components : game.pack.parse(packed);
  const secret = randomHex(SECRET_BYTES);
  const nonces = seats.map(() => randomHex(NONCE_BYTES));
  const chance = { t: 'committed', commitment: commitmentOf(secret), nonces } as const;
  const table = { options, pack, seats: seats.length, chance };
  const { match } = startMatch(game, table, secret);
  const name = nameOf(wanted.name);
  const { pace = PACE, answerTime = 0 } = wanted;
  return keep(hall, match, { name, pack: pack as Json, secret, seats, pace, answerTime });
}

async function keep(
  hall: Hall,
  match: AnyMatch,
  given: Pick<TableRow, 'name' | 'pack' | 'secret' | 'seats' | 'pace' | 'answerTime'>,
): Promise<TableRow> {
  const now = hall.now();
  const rest = { header: match.header, created: now, since: now, next: null };
  const row: TableRow = { id: newLocalId(), ...given, ...rest, ...progressOf(match) };
  await hall.storage.write({ table: row, entries: match.entries });
  hall.announce(row.id);
  return row;
}

/** Two seats never look alike, and each is somebody's or a bot's we have. */
function seated(hall: Hall, game: AnyGame, seats: readonly LocalSeat[]): LocalSeat[] {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    throw refused(400, 'server.game.seats', { min, max });
  const known = Object.keys(hall.players);
  for (const { bot } of seats)
    if (bot !== null && !known.includes(bot))
      throw refused(404, 'server.bot.none', { bot, allowed: known });
  if (seats.every((s) => s.bot !== null)) throw refused(400, 'local.noPeople');
  const colours = new Set(seats.map((s) => s.colour));
  if (colours.size < seats.length || seats.some(({ colour }) => !(colour >= 0 && colour < max)))
    throw refused(400, 'local.colours');
  return seats.map(({ name, colour, bot }) => ({ name: nameOf(name), colour, bot }));
}

const nameOf = (typed: string | null | undefined): string | null =>
  typed?.trim().slice(0, NAME_LENGTH) || null;

/** A running game goes on as the one it was: its secret comes with it, and its draws with that. */
async function importFile(
  hall: Hall,
  text: string,
  { seats, pace = PACE, name }: NonNullable<Parameters<LocalTables['import']>[1]>,
): Promise<TableRow> {
  const flaw = flawIn(text, hall.games);
  if (flaw && flaw.key !== 'kernel.verify.unfinished')
    throw refused(400, 'local.file', { reason: flaw.msg });
  const { header, entries, pack, secret = null } = parseGameFile(text);
  const { game } = gameOf({ header, entries, pack }, hall.games);
  const everywhere = (_: unknown, colour: number): LocalSeat => ({ name: null, colour, bot: null });
  const wanted = seats ?? Array.from({ length: header.seats }, everywhere);
  if (wanted.length !== header.seats) throw refused(400, 'kernel.file.seats', { line: 1 });
  const match = resumeMatch(rulesOf(game, header, pack), header, entries);
  const given = { name: nameOf(name), pack, secret, pace, answerTime: 0 };
  return keep(hall, match, { ...given, seats: seated(hall, game, wanted) });
}

/** The first thing about a file that is not true. */
function flawIn(text: string, games: readonly AnyGame[]): { key: string; msg: Msg } | undefined {
  try {
    const flaw = verify(parseGameFile(text), games);
    return flaw && { key: flaw.msg.key, msg: atLine(flaw) };
  } catch (error) {
    if (error instanceof BadInput) return { key: error.msg.key, msg: error.msg };
    // A file that makes the rules fail is no game of ours.
    return { key: 'kernel.file.header', msg: msg('kernel.file.header', { line: 1 }) };
  }
}

const atLine = ({ line, msg: said }: Flaw): Msg => ({ ...said, params: { ...said.params, line } });

/** As at the server: while a game runs, what those at this device know; later everything. */
function mayLookAs({ row, match }: Live, as: Onlooker): void {
  if (typeof as === 'number' && !row.seats[as]) throw refused(404, 'server.seat.unknown');
  if (row.status === 'over') return;
  if (match.rules.forgets) throw refused(403, 'server.table.forgets');
  if (as !== 'table' && !viewersOf(row).includes(as as Viewer))
    throw refused(403, 'server.table.notOver');
}
