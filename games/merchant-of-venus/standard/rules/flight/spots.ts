import type { SpaceId } from '../../../board/rules/graph.ts';
import type { Place, Spot } from '../components/places.ts';
import { type Config, placeHere, placeOf } from '../config.ts';
import { isClosed } from '../port/places.ts';
import type { Position } from '../view.ts';

export type { Spot } from '../components/places.ts';

const BLUE: Spot = { t: 'blue' };
const PORT: Spot = { t: 'port' };
const ASTEROID: Spot = { t: 'asteroid' };

/** What a space is to the ship whose turn it is. */
export const spotAt = (config: Config, s: Position, at: SpaceId): Spot =>
  spotOn(s, placeOf(config, at));

/** What the ship whose turn it is stands on. */
export const spotHere = (config: Config, s: Position): Spot => spotOn(s, placeHere(config, s));

export function spotOn(s: Position, place: Place): Spot {
  const spot = spotFor(s, place);
  return countsAsBlue(s, spot) ? BLUE : spot;
}

/** What a space is to anybody. */
export function spotFor(s: Position, place: Place): Spot {
  if (place.takesTokens) return s.board[place.id] ?? place.printed; // mvs.encounter.3
  if (place.isSite && s.ports[place.id] !== undefined) return PORT;
  return isClosed(s, place) ? ASTEROID : place.printed; // mvs.port.4
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
export const isLanding = ({ t }: Spot): boolean => t === 'city' || t === 'port' || t === 'asteroid';

export const isLandingPlace = (config: Config, s: Position, at: SpaceId): boolean =>
  isLanding(spotAt(config, s, at));

/** Where the gate of a number stands. */
export function gateSpace(config: Config, s: Position, gate: number): SpaceId | undefined {
  for (const [at, number] of config.tables.gates) if (number === gate) return at;
  for (const at in s.board) {
    const placed = s.board[at];
    if (placed?.t === 'gate' && placed.gate === gate) return at;
  }
  return undefined;
}
