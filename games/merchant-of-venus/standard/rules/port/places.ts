import type { SpaceId } from '../../../board/rules/graph.ts';
import { type Book, spaceOf } from '../book.ts';
import { BASE } from '../components/names.ts';
import type { CultureId } from '../components/tables.ts';
import type { Position } from '../view.ts';

/** mvs.port.4: a neutral spaceport of the Asteroid System whose orbit is built over is an asteroid. */
export function isClosed(b: Book, s: Position, at: SpaceId): boolean {
  if (spaceOf(b, at).type !== 'spaceport') return false;
  return b.tables.sites.get(at)?.some((orbit) => s.ports[orbit] !== undefined) ?? false;
}

/** mvs.market.2: the Base, merchant spaceports, and neutral ones that are open. */
export function isSpaceport(b: Book, s: Position, at: SpaceId): boolean {
  if (s.ports[at] !== undefined) return true;
  const { type } = spaceOf(b, at);
  return type === 'base' || (type === 'spaceport' && !isClosed(b, s, at));
}

/** Cities and spaceports of any kind. */
export const landingAt = (b: Book, s: Position, at: SpaceId): boolean =>
  spaceOf(b, at).type === 'city' || isSpaceport(b, s, at);

/** mvs.port.3: nobody goes down from a merchant spaceport to its city. */
export const isBlocked = (b: Book, s: Position, from: SpaceId, to: SpaceId): boolean =>
  s.ports[from] !== undefined &&
  spaceOf(b, to).type === 'city' &&
  (b.tables.sites.get(to)?.includes(from) ?? false);

/** Whom one trades with here: a discovered culture, the base, or nobody. */
export function marketAt(b: Book, s: Position, at: SpaceId): CultureId | null {
  if (!landingAt(b, s, at)) return null;
  const { type, system } = spaceOf(b, at);
  if (type === 'base') return BASE;
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}
