import type { Book, StandardIo } from '../book.ts';
import type { State } from '../state.ts';

/** mvs.round.1 */
export function beginRound(_b: Book, _s: State, _io: StandardIo): void {
  throw new Error('not yet');
}
