import { activePlayer, type Book, faceUp, spaceOf } from './book.ts';
import { shieldsOf } from './cargo.ts';
import type { SpaceId } from './state.ts';
import type { Position } from './view.ts';

/** mvc.hazard.2: less for each shield. */
export function hazardPrice(b: Book, s: Position, at: SpaceId): number {
  const { type, cost } = spaceOf(b, at);
  const token = faceUp(b, s, at);
  const printed = token?.kind === 'hazard' ? (token.cost ?? 0) : type === 'hazard' ? cost : 0;
  return Math.max(0, printed - b.constants.shield * shieldsOf(activePlayer(s)));
}
