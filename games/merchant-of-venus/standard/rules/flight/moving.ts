import { frameOf, resume } from '../../../shared/rules/agenda.ts';
import type { State } from '../state.ts';
import type { MoveFrame } from './frames.ts';

/** The frame of the movement, which lies under the questions asked on the way. */
export const moveFrame = (s: State): MoveFrame => frameOf(s, 'move');

/** Removes an answered question and continues the movement under a new id. */
export const resumeMove = (s: State): MoveFrame => resume(s, 'move');
