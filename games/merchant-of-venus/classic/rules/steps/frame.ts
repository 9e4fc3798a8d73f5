import type { FrameKind } from '@fondaco/kernel';
import type { Event } from '../events.ts';
import type { Action, Frame, State } from '../state.ts';

/** How one kind of frame is described. */
export type Kind<F extends Frame['f']> = FrameKind<State, Extract<Frame, { f: F }>, Action, Event>;
