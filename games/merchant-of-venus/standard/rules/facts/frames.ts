import type { Frame } from '../state.ts';
import type { View } from '../view.ts';

/** The uppermost frame of a kind: a question on the way lies above the frame of the phase. */
export const topFrame = <K extends Frame['f']>(
  v: View,
  kind: K,
): Extract<Frame, { f: K }> | undefined =>
  v.agenda.findLast((x) => x.f === kind) as Extract<Frame, { f: K }> | undefined;
