import type { Frame } from '../state.ts';
import type { View } from '../view.ts';

/** The topmost frame of a kind. Questions asked on the way lie above the frame of the phase. */
export const topFrame = <K extends Frame['f']>(
  v: View,
  kind: K,
): Extract<Frame, { f: K }> | undefined =>
  v.agenda.findLast((x) => x.f === kind) as Extract<Frame, { f: K }> | undefined;
