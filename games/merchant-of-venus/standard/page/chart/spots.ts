import type { Msg } from '@fondaco/kernel';
import { type Spot, spotOf } from '../../../board/page/galaxy.ts';
import { type SpotOf, spaceMsg } from '../../../board/page/words.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import shipped from '../../rules/components/standard.json';
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
  const { type, colour, orbit = false, gate } = other;
  return {
    ...spot,
    type,
    colour: (colour as Spot['colour'] | undefined) ?? null,
    orbit,
    ...(gate !== undefined && { gate }),
  };
}

/** mvs.option.2: the same with the telegate of the Asteroid System. */
function withAsteroidGate(id: SpaceId): Spot | undefined {
  const spot = standardSpot(id);
  const { space, gate } = overlay.asteroidTelegate;
  return spot && id === space ? { ...spot, type: 'telegate', gate } : spot;
}

export const spotsOf = ({ options }: Book): SpotOf =>
  options.asteroidTelegate ? withAsteroidGate : standardSpot;

/** A place as the rules call it. */
export const placeMsg = (b: Book, id: SpaceId): Msg => spaceMsg(id, spotsOf(b));

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
export const isEncounter = (b: Book, view: View, id: SpaceId): boolean =>
  spotsOf(b)(id)?.type === 'encounter' && view.board[id] === undefined;
