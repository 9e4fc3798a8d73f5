import type { Io, Seat } from '@fondaco/kernel';
import type { Space, SpaceId } from '../../board/rules/graph.ts';
import type { TechKind } from './components/names.ts';
import type { Pack } from './components/pack.ts';
import type { Place } from './components/places.ts';
import {
  type CultureId,
  type CultureInfo,
  type RewardKind,
  type Tables,
  type Tech,
  tablesOf,
} from './components/tables.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Culture, Player, State } from './state.ts';

/** The rules of one table: options and component values, bound once. */
export interface Config {
  options: Options;
  constants: Pack['constants'];
  stock: Pack['stock'];
  tables: Tables;
}

export const configOf = (options: Options, pack: Pack): Config => ({
  options,
  constants: pack.constants,
  stock: pack.stock,
  tables: tablesOf(pack, options.asteroidTelegate),
});

export type StandardIo = Io<Event>;

export const player = (s: Pick<State, 'players'>, seat: Seat): Player => s.players[seat] as Player;

export const activePlayer = (s: Pick<State, 'active' | 'players'>): Player =>
  s.players[s.active] as Player;

export const spaceOf = (config: Config, id: SpaceId): Space =>
  config.tables.graph.space.get(id) as Space;

export const placeOf = (config: Config, id: SpaceId): Place =>
  config.tables.places.get(id) as Place;

/** Where the ship is whose turn it is. */
export const placeHere = (config: Config, s: Pick<State, 'active' | 'players'>): Place =>
  placeOf(config, activePlayer(s).space);

export const infoOf = (config: Config, id: CultureId): CultureInfo =>
  config.tables.culture.get(id) as CultureInfo;

export const cultureAt = (s: Pick<State, 'cultures'>, id: CultureId): Culture =>
  s.cultures[id] as Culture;

export const techOf = (config: Config, id: string): Tech => config.tables.techs.get(id) as Tech;

/** Whether a player has a technology of this kind. */
export function hasTech(config: Config, p: Pick<Player, 'techs'>, kind: TechKind): boolean {
  for (const id of p.techs) if (techOf(config, id).kind === kind) return true;
  return false;
}

/** Whether a player has a reward of this kind, permanent or not used yet. */
export function hasReward(config: Config, p: Pick<Player, 'rewards'>, kind: RewardKind): boolean {
  for (const id of p.rewards) if (config.tables.rewards.get(id)?.kind === kind) return true;
  return false;
}

/** Whether a player's pilot is of this culture and has this side of level 3. */
export const flies = (p: Player, home: CultureId, side: 'a' | 'b'): boolean =>
  p.pilot.home === home && p.pilot.side === side;

/** The seat to the left: the next in turn. */
export const leftOf = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length;
