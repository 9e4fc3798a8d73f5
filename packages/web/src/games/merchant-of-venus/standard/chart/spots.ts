import type { SpaceId } from '@fondaco/merchant-of-venus';
import shipped from '@fondaco/merchant-of-venus/standard.json';
import { type Spot, spotOf } from '../../board/galaxy.ts';
import type { Book } from '../book.ts';
import type { View } from '../view.ts';

const { overlay } = shipped;

export type Check = 'laser' | 'shield' | 'piloting';

/** Printed hazards by what they check. */
export const CHECKS: ReadonlyMap<SpaceId, Check> = new Map(
  overlay.hazards.map(({ space, check }) => [space, check as Check]),
);

/** Lines the Standard side prints green. */
export const GREEN: ReadonlySet<string> = new Set(overlay.green.map((ends) => ends.join(' ')));

interface Printed {
  id: SpaceId;
  type: string;
  colour?: string;
  orbit?: boolean;
  gate?: number;
}

/** What the Standard side of the board shows in other places than the Classic one. */
export const PRINTED = overlay.spaces as readonly Printed[];
const printed = new Map(PRINTED.map((x) => [x.id, x]));

/** A space as the Standard side of the board shows it. */
export function standardSpot(id: SpaceId): Spot | undefined {
  const spot = spotOf(id);
  const other = printed.get(id);
  if (!spot || !other) return spot;
  const { type, colour, orbit = false } = other;
  return { ...spot, type, colour: (colour as Spot['colour'] | undefined) ?? null, orbit };
}

const typeAt = (id: SpaceId): string => printed.get(id)?.type ?? spotOf(id)?.type ?? '';

/** mvs.port.1: by city the orbits that belong to it. */
const sites = new Map<SpaceId, SpaceId[]>();
for (const { orbit, from } of overlay.sites) sites.set(from, [...(sites.get(from) ?? []), orbit]);

/** mvs.port.4: a port of the Asteroid System whose orbit is built over is an asteroid. */
const isClosed = (view: View, id: SpaceId): boolean =>
  sites.get(id)?.some((orbit) => view.ports[orbit] !== undefined) ?? false;

/** Cities and spaceports of any kind: where one can trade. */
export function isLanding(view: View, id: SpaceId): boolean {
  const type = typeAt(id);
  if (type === 'city' || type === 'base' || view.ports[id] !== undefined) return true;
  return type === 'spaceport' && !isClosed(view, id);
}

/** Gates that are open: printed ones and those an encounter has left. */
export function gatesOf(b: Book, view: View): Map<number, SpaceId> {
  const gates = new Map<number, SpaceId>();
  for (const { id, gate } of PRINTED) if (gate !== undefined) gates.set(gate, id);
  const { space, gate } = overlay.asteroidTelegate;
  if (b.options.asteroidTelegate) gates.set(gate, space);
  for (const [id, lies] of Object.entries(view.board))
    if (lies.t === 'gate') gates.set(lies.gate, id);
  return gates;
}

/** mvs.encounter.1: still to be met. */
export const isEncounter = (view: View, id: SpaceId): boolean =>
  typeAt(id) === 'encounter' && view.board[id] === undefined;
