import type { SpaceId } from '../../../board/rules/graph.ts';
import type { Spot } from '../components/places.ts';
import { type Config, placeOf } from '../config.ts';
import { isClosed, landingAt } from '../port/places.ts';
import type { Position } from '../view.ts';

export type { Spot } from '../components/places.ts';

const BLUE: Spot = { t: 'blue' };
const PORT: Spot = { t: 'port' };
const ASTEROID: Spot = { t: 'asteroid' };

/** What a space is to the ship whose turn it is. */
export function spotAt(config: Config, s: Position, at: SpaceId): Spot {
  const spot = spotFor(config, s, at);
  return countsAsBlue(s, spot) ? BLUE : spot;
}

/** What a space is to anybody. */
export function spotFor(config: Config, s: Position, at: SpaceId): Spot {
  const place = placeOf(config, at);
  if (place.takesTokens) return s.board[at] ?? place.printed; // mvs.encounter.3
  if (place.isSite && s.ports[at] !== undefined) return PORT;
  return isClosed(config, s, at) ? ASTEROID : place.printed; // mvs.port.4
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
  for (const at in s.board) {
    const placed = s.board[at];
    if (placed?.t === 'gate' && placed.gate === gate) return at;
  }
  return undefined;
}
