import type { Book, StandardIo } from '../book.ts';
import type { State } from '../state.ts';

/** mvs.turn.1 */
export function beginTurn(_b: Book, _s: State, _io: StandardIo): void {
  throw new Error('not yet');
}

/** mvs.turn.3 */
export function endTurn(_b: Book, _s: State, _io: StandardIo): void {
  throw new Error('not yet');
}

/** The player hands the turn over, so that it can be looked at first. */
export function askDone(s: State): void {
  s.agenda = [{ f: 'done', id: s.nextId++ }];
}
