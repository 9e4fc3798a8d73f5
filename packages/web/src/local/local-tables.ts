import {
  atTable,
  createAndStart,
  gamesFor,
  type Host,
  importGame,
  type Library,
  type PositionWish,
  packInfo,
  playOnFrom,
  readFile,
  readReplay,
  reclaimSeat,
  rematch,
  removeTable,
  requireReplay,
  rowInfo,
  type Seating,
  type SeenPosition,
} from '@fondaco/host';
import {
  type ClockSetting,
  type FileFlaw,
  gameOf,
  isBadInput,
  type Json,
  type Msg,
  msg,
  parseGameFile,
  printGameFile,
  type ReplayStep,
  type ReplayViewer,
  type TableInfo,
  verify,
} from '@fondaco/kernel';
import { isMissingPart } from '../api/errors.ts';
import type { ListedTable } from '../api/types.ts';
import { LOCAL_USER } from './ids.ts';
import { apiRefusal } from './refusals.ts';
import type { BrowserStorage } from './storage.ts';

export interface NewLocalTable {
  game: string;
  name?: string | null;
  options?: Json;
  /** A component set, whole or what differs in it; left out: the shipped one. */
  pack?: Json;
  seats: Seating[];
  /** Milliseconds a bot takes for an answer. */
  pace?: number;
  /** Seconds; 0 for no limit. */
  answerTime?: number;
  clock?: ClockSetting;
}

/** `dealt`: `same` for the position as it was, or the seat that knows no more than it could there. */
export type PlayOnWish = ({ file: string } & PositionWish) | SeenPosition;

/** Everything but playing that can be done with the games of this device. Each function throws `ApiRefusal`. */
export interface LocalTables {
  /** Loads the rules of a game before they are needed. */
  prepare(game: string): Promise<void>;
  /** The game begins at once. */
  create(wanted: NewLocalTable): Promise<TableInfo>;
  /** The last played first; without those that cannot be read. */
  list(): Promise<ListedTable[]>;
  info(id: string): Promise<TableInfo>;
  /** Its component set. */
  pack(id: string): Promise<Json>;
  /** The same, with the ids of the games that cannot be read. */
  overview(): Promise<{ tables: ListedTable[]; damaged: string[] }>;
  /** Everything that is stored of a game, as it is stored: for one that cannot be read. */
  remains(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** The whole game as a file, also while it runs: it tells every hidden card. */
  export(id: string): Promise<string>;
  /** A game from its file, finished or running; without `seats` a person plays on at each. */
  import(
    text: string,
    how?: Partial<Pick<NewLocalTable, 'seats' | 'pace' | 'name'>>,
  ): Promise<TableInfo>;
  /** A new game from a position of another one: of the file of a finished one, or of what one seat of a running one sees. */
  playOn(from: PlayOnWish, how: Pick<NewLocalTable, 'seats' | 'pace' | 'name'>): Promise<TableInfo>;
  /** Replays the file of any finished game and verifies its draws. Returns what is wrong, or null. */
  check(text: string): Promise<Msg | null>;
  replay(id: string, as: ReplayViewer): Promise<ReplayStep[]>;
  /** Takes a seat back from the bot that plays for it. */
  back(id: string, seat: number): Promise<void>;
  /** A new game at the same table, once this one is over. */
  again(id: string): Promise<TableInfo>;
}

const PACE_MS = 1200;
const NAME_LENGTH = 30;

type StoredTable = NonNullable<Awaited<ReturnType<BrowserStorage['tables']>>[number]['stored']>;

export function createLocalTables(host: Host, storage: BrowserStorage): LocalTables {
  const here = new Set([LOCAL_USER]);
  const listed = ({ row, seats }: StoredTable): ListedTable => rowInfo(host, row, seats, here);
  async function infoOf(table: StoredTable): Promise<TableInfo> {
    const { row, pack, secret } = table;
    // Without its rules a game can still be listed, exported and removed.
    const game = await host.library.find(row.game, row.rulesVersion).catch(() => undefined);
    return {
      ...listed(table),
      pack: packInfo(row.pack, pack, game),
      secret: row.status === 'over' ? secret : null,
    };
  }
  /** A row that is not what this program writes must not hide the others. */
  async function readable(): Promise<{ tables: ListedTable[]; damaged: string[] }> {
    const tables: ListedTable[] = [];
    const damaged: string[] = [];
    for (const { id, stored } of await storage.tables()) {
      try {
        if (!stored || !isSound(id, stored)) throw new Error('not a table');
        tables.push(listed(stored));
      } catch (error) {
        console.error(`game ${id} cannot be read`, error);
        damaged.push(id);
      }
    }
    return { tables: tables.sort((a, b) => b.since - a.since), damaged };
  }
  async function stored(id: string): Promise<StoredTable> {
    const found = await storage.load(id, Number.MAX_SAFE_INTEGER);
    if (!found) throw apiRefusal(404, 'local.none');
    return found;
  }
  const shown = async (id: string): Promise<TableInfo> => infoOf(await stored(id));
  /** Runs in the table's queue; the table does not stay in memory. */
  const at = <T>(id: string, work: () => Promise<T>): Promise<T> => atTable(host, id, work);

  return {
    prepare: async (game) => void (await host.library.today(game)),
    create: async (wanted) => shown(await create(host, wanted)),
    list: async () => (await readable()).tables,
    info: shown,
    pack: async (id) => (await stored(id)).pack as Json,
    overview: readable,
    remains: async (id) => JSON.stringify(await storage.remains(id)),
    remove: (id) => removeTable(host, id),
    export: (id) => at(id, async () => printGameFile(await readFile(host, id))),
    import: async (text, how = {}) => shown(await importFile(host, text, how)),
    playOn: async (from, how) => shown(await playOn(host, from, how)),
    check: async (text) => (await findFlaw(text, host.library))?.msg ?? null,
    replay: (id, as) =>
      at(id, async () => {
        const to = await requireReplay(host, LOCAL_USER, id, as);
        return readReplay(host, id, { as, from: 0, to });
      }),
    back: (id, seat) => reclaimSeat(host, LOCAL_USER, id, seat),
    again: async (id) => shown(await rematch(host, LOCAL_USER, id, { begin: true })),
  };
}

const isSound = (id: string, { row, seats }: StoredTable): boolean =>
  row.id === id && typeof row.status === 'string' && Number.isFinite(row.since) && seats.length > 0;

function create(host: Host, wanted: NewLocalTable): Promise<string> {
  const { game, options, pace = PACE_MS, answerTime = 0, clock = { t: 'none' } } = wanted;
  const seats = validSeats(wanted.seats);
  const name = nameOf(wanted.name);
  const pack = wanted.pack !== undefined && { pack: wanted.pack };
  const table = { game, options, pace, answerTime, clock, seats, name, private: true, ...pack };
  return createAndStart(host, LOCAL_USER, table);
}

function validSeats(seats: readonly Seating[]): Seating[] {
  if (seats.length > 0 && seats.every((s) => s.bot !== null))
    throw apiRefusal(400, 'local.noPeople');
  return seats.map(({ name, colour, bot }) => ({ name: nameOf(name), colour, bot }));
}

const nameOf = (typed: string | null | undefined): string | null =>
  typed?.trim().slice(0, NAME_LENGTH) || null;

/** A running game continues unchanged: its secret, and with it all later draws, are in the file. */
async function importFile(
  host: Host,
  text: string,
  { seats, pace = PACE_MS, name }: NonNullable<Parameters<LocalTables['import']>[1]>,
): Promise<string> {
  const flaw = await findFlaw(text, host.library);
  if (flaw && flaw.key !== 'kernel.verify.unfinished')
    throw apiRefusal(400, 'local.file', { reason: flaw.msg });
  const file = parseGameFile(text);
  const { game } = gameOf(file, await gamesFor(host.library, file.header));
  const everywhere = (_: unknown, colour: number): Seating => ({ name: null, colour, bot: null });
  const wanted = seats ?? Array.from({ length: file.header.seats }, everywhere);
  if (wanted.length !== file.header.seats) throw apiRefusal(400, 'kernel.file.seats', { line: 1 });
  const table = { name: nameOf(name), pace, answerTime: 0, seats: validSeats(wanted) };
  return importGame(host, LOCAL_USER, table, game, file);
}

function playOn(
  host: Host,
  from: PlayOnWish,
  { seats, pace = PACE_MS, name }: Parameters<LocalTables['playOn']>[1],
): Promise<string> {
  const table = { name: nameOf(name), pace, answerTime: 0, seats: validSeats(seats) };
  const source = 'file' in from ? { ...from, file: parseGameFile(from.file) } : from;
  return playOnFrom(host, LOCAL_USER, table, source);
}

/** The first flaw of a file; undefined if there is none. */
async function findFlaw(
  text: string,
  library: Library,
): Promise<{ key: string; msg: Msg } | undefined> {
  try {
    const file = parseGameFile(text);
    const flaw = verify(file, await gamesFor(library, file.header));
    return flaw && { key: flaw.msg.key, msg: atLine(flaw) };
  } catch (error) {
    if (isBadInput(error)) return { key: error.msg.key, msg: error.msg };
    if (isMissingPart(error)) throw error;
    // A file that makes the rules throw is not a valid game.
    return { key: 'kernel.file.header', msg: msg('kernel.file.header', { line: 1 }) };
  }
}

const atLine = ({ line, msg: said }: FileFlaw): Msg => ({
  ...said,
  params: { ...said.params, line },
});
