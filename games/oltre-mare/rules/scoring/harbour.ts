import { MARKERS } from '../components/pack.ts';
import type { Player } from '../state.ts';

/** om.score.5: markers taken, face up or down. */
export const byCount = (p: Player): number => p.markers.length;

/** om.score.4: of as many markers, more different kinds are better. */
export const byCountThenKinds = (p: Player): number =>
  p.markers.length * (MARKERS.length + 1) + new Set(p.markers).size;
