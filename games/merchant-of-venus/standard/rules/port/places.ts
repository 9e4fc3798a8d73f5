import type { SpaceId } from '../../../board/rules/graph.ts';
import { BASE } from '../../../shared/rules/base.ts';
import type { CultureId } from '../components/tables.ts';
import { type Config, spaceOf } from '../config.ts';
import type { Position } from '../view.ts';

/** mvs.port.4: a neutral spaceport of the Asteroid System whose orbit is built over is an asteroid. */
export function isClosed(config: Config, s: Position, at: SpaceId): boolean {
  if (spaceOf(config, at).type !== 'spaceport') return false;
  return config.tables.sites.get(at)?.some((orbit) => s.ports[orbit] !== undefined) ?? false;
}

/** mvs.market.2: the Base, merchant spaceports, and neutral ones that are open. */
export function isSpaceport(config: Config, s: Position, at: SpaceId): boolean {
  if (s.ports[at] !== undefined) return true;
  const { type } = spaceOf(config, at);
  return type === 'base' || (type === 'spaceport' && !isClosed(config, s, at));
}

/** Cities and spaceports of any kind. */
export const landingAt = (config: Config, s: Position, at: SpaceId): boolean =>
  spaceOf(config, at).type === 'city' || isSpaceport(config, s, at);

/** mvs.port.3: nobody goes down from a merchant spaceport to its city. */
export const isBlocked = (config: Config, s: Position, from: SpaceId, to: SpaceId): boolean =>
  s.ports[from] !== undefined &&
  spaceOf(config, to).type === 'city' &&
  (config.tables.sites.get(to)?.includes(from) ?? false);

/** The market here: a discovered culture, the base, or null. */
export function marketAt(config: Config, s: Position, at: SpaceId): CultureId | null {
  if (!landingAt(config, s, at)) return null;
  const { type, system } = spaceOf(config, at);
  if (type === 'base') return BASE;
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}
