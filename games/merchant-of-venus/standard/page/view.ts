import type { StandardView } from '../rules/index.ts';

export type View = StandardView;
export type FrameView = View['agenda'][number];
type FrameNamed<K extends FrameView['f']> = Extract<FrameView, { f: K }>;

/**
 * The topmost frame of this kind, or null. It searches the whole agenda, because a question in between lies above the
 * frame of the phase.
 */
export const findFrame = <K extends FrameView['f']>(view: View, f: K): FrameNamed<K> | null =>
  (view.agenda.findLast((x) => x.f === f) as FrameNamed<K> | undefined) ?? null;

/** The frame on top of the agenda. */
export const topFrame = (view: View): FrameView | null => view.agenda.at(-1) ?? null;

/** mvs.turn.1: the phases of a turn, in order. */
export const TURN_PHASES = ['movement', 'contact', 'transaction', 'spaceport'] as const;
const SETUP_FRAMES: readonly string[] = ['pilots', 'dials', 'outfit', 'reveal', 'stockUp', 'berth'];

/** Whether the game is still being set up. */
export const isSetup = (view: View): boolean => SETUP_FRAMES.includes(topFrame(view)?.f ?? '');
