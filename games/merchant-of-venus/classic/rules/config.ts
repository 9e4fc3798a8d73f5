import type { Io, Seat } from '@fondaco/kernel';
import type { Space, SpaceId } from '../../board/rules/graph.ts';
import { frameOf, resume } from '../../shared/rules/agenda.ts';
import { withRanked } from '../../shared/rules/lists.ts';
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
export interface Config {
  options: Options;
  goal: number;
  constants: Pack['constants'];
  tables: Tables;
}

export const configOf = (options: Options, pack: Pack): Config => ({
  options,
  goal: Number(options.goal),
  constants: pack.constants,
  tables: tablesOf(pack, options.factoryGoods === '1988'),
});

export type ClassicIo = Io<Event>;

export const player = (s: Pick<State, 'players'>, seat: Seat): Player => s.players[seat] as Player;

export const activePlayer = (s: Pick<State, 'active' | 'players'>): Player =>
  s.players[s.active] as Player;

/** Turns each player has begun, including the current one. */
export const roundOf = ({ turn, players }: Pick<State, 'turn' | 'players'>): number =>
  Math.floor(turn / players.length) + 1;

export const spaceOf = (config: Config, id: SpaceId): Space =>
  config.tables.graph.space.get(id) as Space;

export const goodOf = (config: Config, id: TokenId): Good => config.tables.goods.get(id) as Good;

export const infoOf = (config: Config, id: CultureId): CultureInfo =>
  config.tables.culture.get(id) as CultureInfo;

export const cultureAt = (s: Pick<State, 'cultures'>, id: CultureId): Culture =>
  s.cultures[id] as Culture;

export const has = (p: Player, relic: RelicId): boolean => p.relics.includes(relic);

/** The face-up encounter on a space. */
export function faceUp(
  config: Config,
  s: Pick<Position, 'encounters'>,
  { id, type }: Space,
): EncounterInfo | undefined {
  if (type !== 'encounter') return undefined;
  const e = s.encounters[id];
  return e?.up && e.token !== null ? config.tables.encounters.get(e.token) : undefined;
}

/** Where the ship of the active player is. */
export const activeSpace = (config: Config, s: Pick<State, 'active' | 'players'>): Space =>
  spaceOf(config, activePlayer(s).space);

/** The frame of the movement, which lies under the questions asked on the way. */
export const moveFrame = (s: State): MoveFrame => frameOf(s, 'move');

/** Removes an answered question and continues the movement under a new id. */
export const resumeMove = (s: State): MoveFrame => resume(s, 'move');

/** The tokens with one more, in the order of the component list. */
export const withToken = (config: Config, tokens: readonly TokenId[], token: TokenId): TokenId[] =>
  withRanked(config.tables.rank, tokens, token);

/** Replaces what lies at a culture. */
export function changeCulture(
  s: Pick<State, 'cultures'>,
  id: CultureId,
  changes: Partial<Culture>,
): void {
  s.cultures = { ...s.cultures, [id]: { ...cultureAt(s, id), ...changes } };
}
