import { MARKERS } from '../components/kinds.ts';
import type { ShownPlayer } from '../state.ts';

type Taker = Pick<ShownPlayer, 'markers'>;

/** om.score.5: markers taken, face up or down. */
export const byCount = (p: Taker): number => p.markers.length;

/** om.score.4: of as many markers, more different kinds are better. */
export const byCountThenKinds = (p: Taker): number =>
  p.markers.length * (MARKERS.length + 1) + new Set(p.markers).size;
