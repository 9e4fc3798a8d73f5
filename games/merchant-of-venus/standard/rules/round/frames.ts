import type { Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import type { PassengerId } from '../components/tables.ts';

export type RoundFrame =
  /** mvs.round.1: what has to be done before the first turn of the round. */
  | { f: 'round'; step: 'titles' | 'icon' | 'turns' }
  /** mvs.title.3 */
  | { f: 'slaver'; id: number }
  /** mvs.drill.2: the seats that may leave drills on the board, in order; `kept`: the drills the first of them keeps. */
  | { f: 'drills'; id: number; left: readonly Seat[]; kept: readonly SpaceId[] }
  /** mvs.turn.3: the turn is over once the frames above are done. */
  | { f: 'next' };

export type RoundAction =
  | { do: 'enslave'; passenger: PassengerId }
  | { do: 'keepDrill'; space: SpaceId }
  | { do: 'enough' };
