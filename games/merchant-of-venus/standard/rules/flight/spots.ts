import type { SpaceId } from '../../../board/rules/graph.ts';
import type { Check } from '../components/names.ts';
import type { PirateId } from '../components/tables.ts';
import { type Config, spaceOf } from '../config.ts';
import { isClosed, landingAt } from '../port/places.ts';
import type { Placed } from '../state.ts';
import type { Position } from '../view.ts';

/** What a space is to the ship whose turn it is. */
export type Spot =
  | { t: 'blue' | 'red' | 'yellow' | 'orbit' | 'asteroid' | 'encounter' | 'nav' | 'city' | 'port' }
  | { t: 'hazard'; check: Check }
  | { t: 'gate'; gate: number }
  | { t: 'pirate'; pirate: PirateId };

const BLUE: Spot = { t: 'blue' };

export function spotAt(config: Config, s: Position, at: SpaceId): Spot {
  const spot = spotFor(config, s, at);
  return countsAsBlue(s, spot) ? BLUE : spot;
}

/** What a space is to anybody. */
export const spotFor = (config: Config, s: Position, at: SpaceId): Spot =>
  tokenSpot(s, at) ?? printedSpot(config, s, at);

/** mvs.encounter.3: a token replaces what is printed. */
function tokenSpot(s: Position, at: SpaceId): Spot | undefined {
  const placed: Placed | undefined = s.board[at];
  if (placed?.t === 'pirate') return { t: 'pirate', pirate: placed.pirate };
  return placed;
}

function printedSpot(config: Config, s: Position, at: SpaceId): Spot {
  const gate = config.tables.gates.get(at);
  if (gate !== undefined) return { t: 'gate', gate };
  const check = config.tables.hazards.get(at);
  if (check !== undefined) return { t: 'hazard', check };
  if (s.ports[at] !== undefined) return { t: 'port' };
  const { type, colour } = spaceOf(config, at);
  switch (type) {
    case 'space':
    case 'hazard':
      return { t: colour ?? 'blue' };
    case 'base':
      return { t: 'port' };
    case 'spaceport':
      return { t: isClosed(config, s, at) ? 'asteroid' : 'port' }; // mvs.port.4
    case 'telegate': // its number is in the tables
      return BLUE;
    default:
      return { t: type };
  }
}

/** mvs.intel.3, mvs.title.2, mvs.hazard.3 */
function countsAsBlue(s: Position, spot: Spot): boolean {
  switch (spot.t) {
    case 'nav':
    case 'encounter':
    case 'gate':
      return s.turn.maps;
    case 'pirate':
      return s.turn.maps || s.titles.infamous === s.active;
    case 'hazard':
      return s.turn.maps || s.turn.waived.includes(spot.check);
    default:
      return false;
  }
}

/** mvs.move.2: where a ship may end its movement by choice. */
export const isLandingPlace = (config: Config, s: Position, at: SpaceId): boolean =>
  landingAt(config, s, at) || spotAt(config, s, at).t === 'asteroid';

/** Where the gate of a number stands. */
export function gateSpace(config: Config, s: Position, gate: number): SpaceId | undefined {
  for (const [at, number] of config.tables.gates) if (number === gate) return at;
  return Object.keys(s.board).find((at) => {
    const placed = s.board[at];
    return placed?.t === 'gate' && placed.gate === gate;
  });
}
