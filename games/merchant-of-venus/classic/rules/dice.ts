import { type ClassicIo, moveFrame } from './config.ts';
import type { State } from './state.ts';

/** The faces that dice show, each once, lowest first. */
export const faces = (dice: readonly number[]): number[] =>
  [...new Set(dice)].sort((a, b) => a - b);

/** mvc.speed.2: a die stays assigned for the turn, and still counts for the speed. */
export function assign(s: State, die: number, io: ClassicIo): void {
  moveFrame(s).nav = die;
  io.tell({ t: 'assigned', seat: s.active, die });
}
