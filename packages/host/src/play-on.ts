import {
  commitmentOf,
  completePack,
  fastChance,
  type GameFile,
  gameOf,
  type Json,
  type Origin,
  replay,
  type Seat,
  startMatch,
} from '@fondaco/kernel';
import type { Host } from './host.ts';
import { gamesFor } from './library.ts';
import { importGame, type NewTable, type Seating } from './lobby.ts';
import { refused } from './refused.ts';
import { rulesOf } from './rules-of.ts';

const SECRET_BYTES = 32;

/** The position that a new game goes on from. */
export type PlayOnFrom =
  /** Of a finished game, whose file shows everything. */
  | { file: GameFile; entry: number; dealt: Origin['dealt'] }
  /** Of a running game: what one seat sees, and nothing else. */
  | (SeenTable & { view: Json; entry: number; dealt: Seat });

export interface SeenTable {
  game: string;
  rulesVersion: number;
  options: Json;
  /** Left out: the component set that is shipped with the rules. */
  pack?: Json | undefined;
  seats: number;
}

/** A new game that begins with a position of another one. Its draws are its own. */
export async function playOnFrom(
  host: Host,
  user: string,
  wanted: Pick<NewTable, 'name' | 'pace' | 'answerTime'> & { seats: readonly Seating[] },
  from: PlayOnFrom,
): Promise<string> {
  const { game, options, pack, seats, rules, origin } = await originOf(host, from);
  if (wanted.seats.length !== seats) throw refused(400, 'game.seats', { min: seats, max: seats });
  if (rules.result(origin.state)) throw refused(409, 'table.ended');
  const secret = host.random.hex(SECRET_BYTES);
  const nonces = wanted.seats.map(() => '');
  const chance = { t: 'committed', commitment: commitmentOf(secret), nonces } as const;
  const { match } = startMatch(game, { options, pack, seats, chance, from: origin }, secret, rules);
  const { header, entries } = match;
  return importGame(host, user, wanted, game, { header, entries: [...entries], pack, secret });
}

async function originOf(host: Host, from: PlayOnFrom) {
  const file = 'file' in from ? from.file : undefined;
  const table: SeenTable = 'file' in from ? { ...from.file.header, pack: from.file.pack } : from;
  const { seats } = table;
  const games = await gamesFor(host.library, table);
  const game = file ? gameOf(file, games).game : games.find((x) => x.id === table.game);
  if (!game) throw refused(404, 'game.none', { game: table.game });
  const pack = (
    table.pack === undefined ? game.components : completePack(game, table.pack)
  ) as Json;
  const options = game.options.parse(table.options) as Json;
  const rules = rulesOf(game, options, pack);
  const { dealt, entry } = from;
  if (dealt !== 'same' && !(dealt >= 0 && dealt < seats)) throw refused(404, 'seat.unknown');
  const found = 'file' in from ? positionAfter(from.file, games, entry) : undefined;
  const imagined = (view: unknown, seat: Seat) =>
    rules.imagine(view, seat, fastChance(host.random.hex(SECRET_BYTES)));
  const state =
    'view' in from
      ? imagined(from.view, from.dealt)
      : dealt === 'same'
        ? found?.state
        : imagined(rules.view(found?.state, dealt), dealt);
  const origin: Origin = { entry, hash: found?.hash ?? null, dealt, state: state as Json };
  return { game, options, pack, seats, rules, origin };
}

/** The position after an entry of a whole game, and the hash of that entry. */
function positionAfter(
  file: GameFile,
  games: Parameters<typeof replay>[1],
  wanted: number,
): { state: unknown; hash: string } {
  for (const { entry, state } of replay(file, games))
    if (entry.seq === wanted) return { state, hash: entry.hash };
  throw refused(404, 'table.noEntry');
}
