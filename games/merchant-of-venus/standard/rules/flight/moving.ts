import { frameOf, resume } from '../../../shared/rules/agenda.ts';
import type { State } from '../state.ts';
import type { MoveFrame } from './frames.ts';

/** The place of the ship in its move; the frame under whatever is asked on the way. */
export const moveFrame = (s: State): MoveFrame => frameOf(s, 'move');

/** Back from a question on the way. */
export const resumeMove = (s: State): MoveFrame => resume(s, 'move');
