import {
  type AnyGame,
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
import { gamesFor, type Library } from './library.ts';
import { importGame, type NewTable, type Seating } from './lobby.ts';
import { refused } from './refused.ts';
import { rulesOf } from './rules-of.ts';

const SECRET_BYTES = 32;

/** A position of a finished game, and how much of what is hidden there stays as it was. */
export type PositionWish = Pick<Origin, 'entry' | 'dealt'>;

/** What one seat sees of a running game: nothing else is known of it. */
export interface SeenPosition {
  game: string;
  rulesVersion: number;
  options: Json;
  /** Left out: the component set that is shipped with the rules. */
  pack?: Json | undefined;
  seats: number;
  view: Json;
  entry: number;
  dealt: Seat;
}

export type PlayOnFrom = ({ file: GameFile } & PositionWish) | SeenPosition;

/** A new game that begins with a position of another one. Its draws are its own. */
export async function playOnFrom(
  host: Host,
  user: string,
  wanted: Pick<NewTable, 'name' | 'pace' | 'answerTime'> & { seats: readonly Seating[] },
  from: PlayOnFrom,
): Promise<string> {
  const seed = host.random.hex(SECRET_BYTES);
  const source = 'file' in from ? { ...from.file.header, pack: from.file.pack } : from;
  const { seats } = source;
  if (wanted.seats.length !== seats) throw refused(400, 'game.seats', { min: seats, max: seats });
  const game = (await gamesFor(host.library, source))[0];
  if (!game) throw refused(404, 'game.none', { game: source.game });
  const bound = boundTo(game, source);
  const origin =
    'file' in from
      ? await originIn(host.library, from.file, from, seed)
      : imaginedOrigin(bound.rules, from, seed);
  if (!origin) throw refused(409, 'table.ended');
  const secret = host.random.hex(SECRET_BYTES);
  const nonces = wanted.seats.map(() => '');
  const chance = { t: 'committed', commitment: commitmentOf(secret), nonces } as const;
  const setup = { ...bound, seats, chance, from: origin };
  const { header, entries } = startMatch(game, setup, secret, bound.rules).match;
  const begun = { header, entries: [...entries], pack: bound.pack, secret };
  return importGame(host, user, wanted, game, begun);
}

function boundTo(game: AnyGame, table: Pick<SeenPosition, 'options' | 'pack'>) {
  const whole = table.pack === undefined ? game.components : completePack(game, table.pack);
  const pack = whole as Json;
  const options = game.options.parse(table.options) as Json;
  return { options, pack, rules: rulesOf(game, options, pack) };
}

function imaginedOrigin(
  rules: ReturnType<typeof rulesOf>,
  { view, entry, dealt, seats }: SeenPosition,
  seed: string,
): Origin {
  requireSeat(dealt, seats);
  return { entry, hash: null, dealt, state: rules.imagine(view, dealt, fastChance(seed)) as Json };
}

/** The position after an entry of a whole game; null where that game is over. `seed`: of what is dealt anew. */
export async function originIn(
  library: Library,
  file: GameFile,
  { entry: wanted, dealt }: PositionWish,
  seed: string,
): Promise<Origin | null> {
  requireSeat(dealt, file.header.seats);
  const games = await gamesFor(library, file.header);
  const { rules } = boundTo(gameOf(file, games).game, { ...file.header, pack: file.pack });
  for (const { entry, state } of replay(file, games)) {
    if (entry.seq !== wanted) continue;
    if (rules.result(state)) return null;
    const known =
      dealt === 'same' ? state : rules.imagine(rules.view(state, dealt), dealt, fastChance(seed));
    return { entry: wanted, hash: entry.hash, dealt, state: known as Json };
  }
  throw refused(404, 'table.noEntry');
}

function requireSeat(seat: Origin['dealt'], seats: number): void {
  if (seat !== 'same' && !(seat >= 0 && seat < seats)) throw refused(404, 'seat.unknown');
}
