import type { Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import type { PassengerId } from '../components/tables.ts';

export type RoundFrame =
  /** mvs.round.1: what is still to be done before the first turn of the round. */
  | { f: 'round'; step: 'titles' | 'icon' | 'turns' }
  /** mvs.title.3 */
  | { f: 'slaver'; id: number }
  /** mvs.drill.2: who may leave drills on the board, one after the other; `kept` by the first of them. */
  | { f: 'drills'; id: number; left: Seat[]; kept: SpaceId[] }
  /** mvs.turn.3: the turn is over once what lies above is settled. */
  | { f: 'next' };

export type RoundAction =
  | { do: 'enslave'; passenger: PassengerId }
  | { do: 'keepDrill'; space: SpaceId }
  | { do: 'enough' };
