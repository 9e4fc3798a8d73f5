import type { Space } from '../../board/rules/graph.ts';
import { shieldsOf } from './cargo.ts';
import { activePlayer, type Config, faceUp } from './config.ts';
import type { Position } from './view.ts';

/** mvc.hazard.2: less for each shield. */
export function hazardPrice(config: Config, s: Position, at: Space): number {
  const { type, cost } = at;
  const token = faceUp(config, s, at);
  const printed = token?.kind === 'hazard' ? (token.cost ?? 0) : type === 'hazard' ? cost : 0;
  if (printed === 0) return 0;
  return Math.max(0, printed - config.constants.shield * shieldsOf(activePlayer(s)));
}
