import type { StandardView } from '../rules/index.ts';

export type View = StandardView;
export type Frame = View['agenda'][number];
type Named<K extends Frame['f']> = Extract<Frame, { f: K }>;

/** A question on the way lies above the frame of the phase, so all of the agenda is looked through. */
export const frameOf = <K extends Frame['f']>(view: View, f: K): Named<K> | null =>
  (view.agenda.findLast((x) => x.f === f) as Named<K> | undefined) ?? null;

export const topOf = (view: View): Frame | null => view.agenda.at(-1) ?? null;

export const PHASES = ['movement', 'contact', 'transaction', 'spaceport'] as const;
const SETUP: readonly string[] = ['pilots', 'dials', 'outfit', 'reveal', 'stockUp', 'berth'];

export const isSetup = (view: View): boolean => SETUP.includes(topOf(view)?.f ?? '');
