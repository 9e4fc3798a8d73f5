import type { Seat } from '@fondaco/kernel';
import { type Book, faceUp, spaceOf } from './book.ts';
import { BASE } from './components/names.ts';
import type { CultureId, SpaceId, State } from './state.ts';
import type { Position } from './view.ts';

/** Whether a market can be traded with from here (mvc.move.3, mvc.encounter.4). */
export function isTradingPlace(b: Book, s: Position, at: SpaceId): boolean {
  const { type, system } = spaceOf(b, at);
  if (type === 'city' || type === 'spaceport' || type === 'base') return true;
  if (system === null) return false; // mvc.encounter.4
  return s.ports[at] !== undefined || faceUp(b, s, at)?.kind === 'port';
}

/** mvc.encounter.3: printed asteroids, where a relic lies, and where one has been taken. */
export function isAsteroid(b: Book, s: Position, at: SpaceId): boolean {
  if (spaceOf(b, at).type === 'asteroid') return true;
  const e = s.encounters[at];
  if (!e?.up) return false;
  const kind = faceUp(b, s, at)?.kind;
  if (kind === 'port') return spaceOf(b, at).system === null;
  return e.token === null || kind === 'relic';
}

export const isLandingPlace = (b: Book, s: Position, at: SpaceId): boolean =>
  isTradingPlace(b, s, at) || isAsteroid(b, s, at);

/** mvc.market.1: merchant and open spaceports have no limit of actions. */
export const isUnlimited = (b: Book, s: State, at: SpaceId): boolean =>
  s.ports[at] !== undefined || faceUp(b, s, at)?.kind === 'port';

/** Whom one trades with here: a discovered culture, the base, or nobody. */
export function marketAt(b: Book, s: Position, at: SpaceId): CultureId | null {
  if (!isTradingPlace(b, s, at)) return null;
  const { system, type } = spaceOf(b, at);
  if (type === 'base') return BASE;
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}

/** Face-up gates by number. */
export function gateSpace(b: Book, s: Position, number: number): SpaceId | undefined {
  for (const at of b.tables.graph.encounters) {
    const token = faceUp(b, s, at);
    if (token?.kind === 'gate' && token.number === number) return at;
  }
  return undefined;
}

/** mvc.trade.1: others on the space of the active player. */
export function neighbours(s: State): Seat[] {
  const at = s.players[s.active]?.space;
  return s.players.flatMap((p, seat) => (seat !== s.active && p.space === at ? [seat] : []));
}
