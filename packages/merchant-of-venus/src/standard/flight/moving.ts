import type { State } from '../state.ts';
import type { MoveFrame } from './frames.ts';

/** The place of the ship in its move; the frame under whatever is asked on the way. */
export function moveFrame(s: State): MoveFrame {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const f = s.agenda[i];
    if (f?.f === 'move') return f;
  }
  throw new Error('no ship is on its way');
}

/** Back from a question on the way: what is asked next is a new question. */
export function resumeMove(s: State): MoveFrame {
  s.agenda.pop();
  const f = moveFrame(s);
  f.id = s.nextId++;
  return f;
}
