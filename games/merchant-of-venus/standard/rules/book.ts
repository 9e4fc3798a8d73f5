import type { Io, Seat } from '@fondaco/kernel';
import type { Space, SpaceId } from '../../board/rules/graph.ts';
import type { TechKind } from './components/names.ts';
import type { Pack } from './components/pack.ts';
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
export interface Book {
  options: Options;
  constants: Pack['constants'];
  stock: Pack['stock'];
  tables: Tables;
}

export const bookOf = (options: Options, pack: Pack): Book => ({
  options,
  constants: pack.constants,
  stock: pack.stock,
  tables: tablesOf(pack, options.asteroidTelegate),
});

export type StandardIo = Io<Event>;

export const player = (s: Pick<State, 'players'>, seat: Seat): Player => s.players[seat] as Player;

export const activePlayer = (s: Pick<State, 'active' | 'players'>): Player =>
  s.players[s.active] as Player;

export const spaceOf = (b: Book, id: SpaceId): Space => b.tables.graph.space.get(id) as Space;

export const infoOf = (b: Book, id: CultureId): CultureInfo =>
  b.tables.culture.get(id) as CultureInfo;

export const cultureAt = (s: Pick<State, 'cultures'>, id: CultureId): Culture =>
  s.cultures[id] as Culture;

export const techOf = (b: Book, id: string): Tech => b.tables.techs.get(id) as Tech;

/** A technology aboard, of whichever token. */
export const hasTech = (b: Book, p: Player, kind: TechKind): boolean =>
  p.techs.some((id) => techOf(b, id).kind === kind);

/** A lasting reward, or one still to be used. */
export const hasReward = (b: Book, p: Player, kind: RewardKind): boolean =>
  p.rewards.some((id) => b.tables.rewards.get(id)?.kind === kind);

/** A pilot of level 3 by his home culture and side. */
export const flies = (p: Player, home: CultureId, side: 'a' | 'b'): boolean =>
  p.pilot.home === home && p.pilot.side === side;

/** Who sits to the left: the next in turn. */
export const leftOf = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length;
