import type { Io, Seat } from '@fondaco/kernel';
import type { Space, SpaceId } from '../../board/rules/graph.ts';
import { frameOf, resume } from '../../shared/rules/agenda.ts';
import { putRanked } from '../../shared/rules/lists.ts';
import type { Pack } from './components/pack.ts';
import {
  type CultureInfo,
  type EncounterInfo,
  type Good,
  type Tables,
  type TokenId,
  tablesOf,
} from './components/tables.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Culture, CultureId, MoveFrame, Player, RelicId, State } from './state.ts';
import type { Position } from './view.ts';

/** The rules of one table: options and component values, bound once. */
export interface Book {
  options: Options;
  goal: number;
  constants: Pack['constants'];
  tables: Tables;
}

export const bookOf = (options: Options, pack: Pack): Book => ({
  options,
  goal: Number(options.goal),
  constants: pack.constants,
  tables: tablesOf(pack, options.factoryGoods === '1988'),
});

export type ClassicIo = Io<Event>;

export const player = (s: Pick<State, 'players'>, seat: Seat): Player => s.players[seat] as Player;

export const activePlayer = (s: Pick<State, 'active' | 'players'>): Player =>
  s.players[s.active] as Player;

/** Turns each player has begun, the one under way included. */
export const roundOf = ({ turn, players }: Pick<State, 'turn' | 'players'>): number =>
  Math.floor(turn / players.length) + 1;

export const spaceOf = (b: Book, id: SpaceId): Space => b.tables.graph.space.get(id) as Space;

export const goodOf = (b: Book, id: TokenId): Good => b.tables.goods.get(id) as Good;

export const infoOf = (b: Book, id: CultureId): CultureInfo =>
  b.tables.culture.get(id) as CultureInfo;

export const cultureAt = (s: Pick<State, 'cultures'>, id: CultureId): Culture =>
  s.cultures[id] as Culture;

export const has = (p: Player, relic: RelicId): boolean => p.relics.includes(relic);

/** The face-up encounter on a space. */
export function faceUp(
  b: Book,
  s: Pick<Position, 'encounters'>,
  space: SpaceId,
): EncounterInfo | undefined {
  const e = s.encounters[space];
  return e?.up && e.token !== null ? b.tables.encounters.get(e.token) : undefined;
}

/** The place of the ship in its move; the frame under whatever is asked on the way. */
export const moveFrame = (s: State): MoveFrame => frameOf(s, 'move');

/** Back from a question on the way. */
export const resumeMove = (s: State): MoveFrame => resume(s, 'move');

/** Puts a token where the component list has it. */
export const putToken = (b: Book, tokens: TokenId[], token: TokenId): void =>
  putRanked(b.tables.rank, tokens, token);
