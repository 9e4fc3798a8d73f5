import type { SpaceId, SystemId } from '../../board/rules/graph.ts';
import { BASE } from '../../shared/rules/base.ts';
import { withRanked } from '../../shared/rules/lists.ts';
import type { Intel, Title } from './components/names.ts';
import type { CultureId, PassengerId } from './components/tables.ts';
import { type Config, cultureAt } from './config.ts';
import type { Contact, Culture, Holder, Placed, Power, State } from './state.ts';

/*
 * Copies of a state share what seldom changes. Here it is replaced by a changed copy.
 */

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** A copy of a record with one entry set. An assignment is much faster than a computed key in the literal. */
export function withEntry<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  entry: T,
): Record<string, T> {
  const copy = { ...record };
  copy[key] = entry;
  return copy;
}

/** Puts a copy in the place of a culture, for the caller to change; its lists are replaced too. */
export function renewCulture(s: State, id: CultureId): Changeable<Culture> {
  const copy = { ...cultureAt(s, id) };
  s.cultures = withEntry(s.cultures, id, copy);
  return copy;
}

/** Likewise for the First Contact card of a system. */
export function renewContact(s: State, id: SystemId): Contact {
  const copy = { ...(s.systems[id] as Contact) };
  s.systems = withEntry(s.systems, id, copy);
  return copy;
}

export function putToken(s: State, at: SpaceId, token: Placed): void {
  s.board = withEntry(s.board, at, token);
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
