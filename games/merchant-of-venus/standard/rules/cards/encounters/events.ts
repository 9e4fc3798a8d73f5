import type { Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../../board/rules/graph.ts';
import type { Check } from '../../components/names.ts';
import type { CultureId, EncounterId, GoodId, PassengerId } from '../../components/tables.ts';
import type { Placed } from '../../state.ts';

/** mvs.encounter.1: what encounter cards do. */
export type EncounterEvent =
  | { t: 'drewEncounter'; seat: Seat; card: EncounterId }
  | { t: 'deckEmpty'; seat: Seat }
  | { t: 'placed'; seat: Seat; space: SpaceId; token: Placed }
  | { t: 'declinedCard'; seat: Seat; card: EncounterId }
  | { t: 'xenoTraded'; seat: Seat; good: GoodId }
  | { t: 'timetable'; seat: Seat; die: number; by: 1 | -1 }
  | { t: 'passengerMoved'; passenger: PassengerId; to: CultureId; waits: boolean }
  | { t: 'passengerGone'; passenger: PassengerId }
  | { t: 'denounced'; seat: Seat; who: Seat; infamy: number }
  | {
      t: 'opponentChecked';
      seat: Seat;
      who: Seat;
      check: Check;
      die: number;
      value: number;
      passed: boolean;
    }
  | { t: 'fenced'; seat: Seat; from: Seat; good: GoodId; credits: number }
  | { t: 'mined'; seat: Seat; who: Seat; die: number; shields: number }
  | { t: 'smeared'; seat: Seat; who: Seat; dice: number[]; infamy: number }
  | { t: 'raised'; seat: Seat; dial: 'laser' | 'shield'; by: number; credits: number };
