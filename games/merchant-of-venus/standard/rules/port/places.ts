import type { SpaceId } from '../../../board/rules/graph.ts';
import { BASE } from '../../../shared/rules/base.ts';
import type { CultureId } from '../components/tables.ts';
import { type Config, placeOf, spaceOf } from '../config.ts';
import type { Position } from '../view.ts';

/** mvs.port.4: a neutral spaceport of the Asteroid System whose orbit is built over is an asteroid. */
export function isClosed(config: Config, s: Position, at: SpaceId): boolean {
  const { space, closedBy } = placeOf(config, at);
  if (closedBy.length === 0 || space.type !== 'spaceport') return false;
  for (const orbit of closedBy) if (s.ports[orbit] !== undefined) return true;
  return false;
}

/** mvs.market.2: the Base, merchant spaceports, and neutral ones that are open. */
export function isSpaceport(config: Config, s: Position, at: SpaceId): boolean {
  const { space, isSite } = placeOf(config, at);
  if (isSite && s.ports[at] !== undefined) return true;
  return space.type === 'base' || (space.type === 'spaceport' && !isClosed(config, s, at));
}

/** Cities and spaceports of any kind. */
export function landingAt(config: Config, s: Position, at: SpaceId): boolean {
  const { landing, isSite, space } = placeOf(config, at);
  if (landing) return space.type !== 'spaceport' || !isClosed(config, s, at);
  return isSite && s.ports[at] !== undefined;
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
