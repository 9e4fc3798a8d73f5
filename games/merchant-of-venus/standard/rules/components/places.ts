import type { Graph, LineTo, Space, SpaceId } from '../../../board/rules/graph.ts';
import type { Check } from './names.ts';
import type { PirateId } from './tables.ts';

/** What a space is to a ship. */
export type Spot =
  | { t: 'blue' | 'red' | 'yellow' | 'orbit' | 'asteroid' | 'encounter' | 'nav' | 'city' | 'port' }
  | { t: 'hazard'; check: Check }
  | { t: 'gate'; gate: number }
  | { t: 'pirate'; pirate: PirateId };

/** A space with all that is printed there, worked out once for a table: a step on the way looks up nothing else. */
export interface Place {
  id: SpaceId;
  space: Space;
  lines: readonly Line[];
  /** What it is as long as neither a token nor a merchant spaceport lies there. */
  printed: Spot;
  /** mvs.encounter.3: tokens can lie there. */
  takesTokens: boolean;
  /** mvs.port.1: a merchant spaceport can stand there. */
  isSite: boolean;
  /** A city, the Base or a neutral spaceport. */
  landing: boolean;
  /** mvs.port.3, mvs.port.4: the orbits whose merchant spaceports close this city or neutral spaceport. */
  closedBy: readonly SpaceId[];
}

/** A line from one place to another. */
export interface Line {
  to: Place;
  kind: LineTo['kind'];
  /** mvs.port.3: leads from an orbit down to its city, closed by a merchant spaceport on the orbit. */
  down: boolean;
}

interface Printed {
  graph: Graph;
  hazards: ReadonlyMap<SpaceId, Check>;
  gates: ReadonlyMap<SpaceId, number>;
  sites: ReadonlyMap<SpaceId, readonly SpaceId[]>;
}

export function placesOf(printed: Printed): Map<SpaceId, Place> {
  const orbits = new Set([...printed.sites.values()].flat());
  const places = new Map<SpaceId, Place & { lines: Line[] }>();
  for (const space of printed.graph.spaces) {
    const { id, type } = space;
    places.set(id, {
      id,
      space,
      lines: [],
      printed: spotOf(printed, space),
      takesTokens: type === 'encounter',
      isSite: orbits.has(id),
      landing: type === 'city' || type === 'base' || type === 'spaceport',
      closedBy: printed.sites.get(id) ?? [],
    });
  }
  for (const from of places.values())
    for (const link of from.space.links) {
      const to = places.get(link.to) as Place;
      const down = to.space.type === 'city' && to.closedBy.includes(from.id);
      from.lines.push({ to, kind: link.kind, down });
    }
  return places;
}

function spotOf({ hazards, gates }: Printed, { id, type, colour }: Space): Spot {
  const gate = gates.get(id);
  if (gate !== undefined) return { t: 'gate', gate };
  const check = hazards.get(id);
  if (check !== undefined) return { t: 'hazard', check };
  switch (type) {
    case 'space':
    case 'hazard':
      return { t: colour ?? 'blue' };
    case 'base':
    case 'spaceport':
      return { t: 'port' };
    case 'telegate': // its number is in the tables
      return { t: 'blue' };
    default:
      return { t: type };
  }
}
