import type { SpaceId } from '../../../board/rules/graph.ts';
import { BASE } from '../../../shared/rules/base.ts';
import type { Place } from '../components/places.ts';
import type { CultureId } from '../components/tables.ts';
import { type Config, placeOf, spaceOf } from '../config.ts';
import type { Position } from '../view.ts';

/** mvs.port.4: a neutral spaceport of the Asteroid System whose orbit is built over is an asteroid. */
export function isClosed(s: Position, { space, closedBy }: Place): boolean {
  if (closedBy.length === 0 || space.type !== 'spaceport') return false;
  for (const orbit of closedBy) if (s.ports[orbit] !== undefined) return true;
  return false;
}

/** mvs.market.2: the Base, merchant spaceports, and neutral ones that are open. */
export function isSpaceport(config: Config, s: Position, at: SpaceId): boolean {
  const place = placeOf(config, at);
  if (place.isSite && s.ports[at] !== undefined) return true;
  return place.landing && place.space.type !== 'city' && !isClosed(s, place);
}

/** Cities and spaceports of any kind. */
export function landingAt(config: Config, s: Position, at: SpaceId): boolean {
  const place = placeOf(config, at);
  return place.landing ? !isClosed(s, place) : place.isSite && s.ports[at] !== undefined;
}

/** mvs.port.3: nobody goes down from a merchant spaceport to its city. */
export function isBlocked(config: Config, s: Position, from: SpaceId, to: SpaceId): boolean {
  if (!placeOf(config, from).isSite || s.ports[from] === undefined) return false;
  const { space, closedBy } = placeOf(config, to);
  return space.type === 'city' && closedBy.includes(from);
}

/** The market here: a discovered culture, the base, or null. */
export function marketAt(config: Config, s: Position, at: SpaceId): CultureId | null {
  if (!landingAt(config, s, at)) return null;
  const { type, system } = spaceOf(config, at);
  if (type === 'base') return BASE;
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}
