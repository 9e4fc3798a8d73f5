import type { State } from '../state.ts';

/** mvs.turn.3, mvs.mission.4: missions that ask for the end of a turn are checked before the next turn begins. */
export function endTurn(s: State): void {
  s.agenda = [{ f: 'next' }];
}
