import type { SpaceId, SystemId } from '../../board/rules/graph.ts';
import { BASE } from '../../shared/rules/base.ts';
import { withRanked } from '../../shared/rules/lists.ts';
import type { Intel, Title } from './components/names.ts';
import type { CultureId, PassengerId } from './components/tables.ts';
import { type Config, cultureAt } from './config.ts';
import type { Contact, Culture, Holder, Placed, Player, Power, State } from './state.ts';

/*
 * Copies of a state share what seldom changes. Here it is replaced by a changed copy. Entries are set by assignment: a
 * computed key in a literal is several times slower.
 */

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** Puts a copy in the place of a culture, for the caller to change; its lists are replaced too. */
export function renewCulture(s: State, id: CultureId): Changeable<Culture> {
  const copy = { ...cultureAt(s, id) };
  const cultures: Record<CultureId, Culture> = { ...s.cultures };
  cultures[id] = copy;
  s.cultures = cultures;
  return copy;
}

/** Likewise for the First Contact card of a system. */
export function renewContact(s: State, id: SystemId): Contact {
  const copy = { ...(s.systems[id] as Contact) };
  const systems: Record<SystemId, Contact> = { ...s.systems };
  systems[id] = copy;
  s.systems = systems;
  return copy;
}

export function putToken(s: State, at: SpaceId, token: Placed): void {
  const board: Record<SpaceId, Placed> = { ...s.board };
  board[at] = token;
  s.board = board;
}

export function setContact(p: Player, culture: CultureId, credits: number): void {
  const contacts: Record<CultureId, number> = { ...p.contacts };
  contacts[culture] = credits;
  p.contacts = contacts;
}

export function giveTitle(s: State, title: Title | Intel, to: Holder): void {
  s.titles = { ...s.titles, [title]: to };
}

/** The passengers who wait at a market from now on. */
export function setWaiting(s: State, market: CultureId, passengers: readonly PassengerId[]): void {
  if (market === BASE) s.base = { passengers, rewards: s.base.rewards };
  else renewCulture(s, market).passengers = passengers;
}

/** Out of the game. */
export function putAside(config: Config, s: State, token: string): void {
  s.gone = withRanked(config.tables.rank, s.gone, token);
}

/** Notes that a power is used up for this turn. */
export function usePower(s: State, power: Power): void {
  s.turn.used = [...s.turn.used, power];
}
