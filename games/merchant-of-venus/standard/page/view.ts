import { isStandardBetweenTurns, type StandardView } from '../rules/index.ts';

export type View = StandardView;
export type Frame = View['agenda'][number];
type Named<K extends Frame['f']> = Extract<Frame, { f: K }>;

/** A question on the way lies above the frame of the phase, so all of the agenda is looked through. */
export const frameOf = <K extends Frame['f']>(view: View, f: K): Named<K> | null =>
  (view.agenda.findLast((x) => x.f === f) as Named<K> | undefined) ?? null;

export const topOf = (view: View): Frame | null => view.agenda.at(-1) ?? null;

export const PHASES = ['movement', 'contact', 'transaction', 'spaceport'] as const;
export type Phase = (typeof PHASES)[number];

const SETUP: readonly string[] = ['pilots', 'dials', 'outfit', 'reveal', 'stockUp', 'berth'];

export const isSetup = (view: View): boolean => SETUP.includes(topOf(view)?.f ?? '');

/** mvs.turn.1: which of the four; null before the first turn, between rounds, and at the end. */
export function phaseOf(view: View): Phase | null {
  const dock = frameOf(view, 'dock');
  if (dock) return dock.phase;
  if (frameOf(view, 'build')) return 'spaceport';
  if (frameOf(view, 'ashore')) return 'contact';
  return isStandardBetweenTurns(view) ? null : 'movement';
}

/** mvs.heading.1 to mvs.move.1: the steps of the movement phase. */
export type Step = 'heading' | 'speed' | 'move' | 'end';

export function stepOf(view: View): Step | null {
  if (phaseOf(view) !== 'movement') return null;
  if (frameOf(view, 'heading')) return 'heading';
  if (frameOf(view, 'speed')) return 'speed';
  return frameOf(view, 'end') || frameOf(view, 'after') ? 'end' : 'move';
}
