import type { Graph, Space, SpaceId } from '../../../board/rules/graph.ts';
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
  space: Space;
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

interface Printed {
  graph: Graph;
  hazards: ReadonlyMap<SpaceId, Check>;
  gates: ReadonlyMap<SpaceId, number>;
  sites: ReadonlyMap<SpaceId, readonly SpaceId[]>;
}

export function placesOf(printed: Printed): Map<SpaceId, Place> {
  const orbits = new Set([...printed.sites.values()].flat());
  return new Map(
    printed.graph.spaces.map((space): [SpaceId, Place] => {
      const { id, type } = space;
      return [
        id,
        {
          space,
          printed: spotOf(printed, space),
          takesTokens: type === 'encounter',
          isSite: orbits.has(id),
          landing: type === 'city' || type === 'base' || type === 'spaceport',
          closedBy: printed.sites.get(id) ?? [],
        },
      ];
    }),
  );
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
