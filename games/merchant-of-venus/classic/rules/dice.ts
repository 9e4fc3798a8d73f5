import { type ClassicIo, moveFrame } from './config.ts';
import type { State } from './state.ts';

/** The faces that dice show, each once, lowest first. */
export function faces(dice: readonly number[]): number[] {
  let shown = 0; // one bit for each face
  for (const die of dice) shown |= 1 << die;
  const found: number[] = [];
  for (let face = 1; face <= 6; face++) if (shown & (1 << face)) found.push(face);
  return found;
}

/** mvc.speed.2: a die stays assigned for the turn, and still counts for the speed. */
export function assign(s: State, die: number, io: ClassicIo): void {
  moveFrame(s).nav = die;
  io.tell({ t: 'assigned', seat: s.active, die });
}
