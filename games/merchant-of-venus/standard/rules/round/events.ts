import type { Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import type { Intel, Title } from '../components/names.ts';
import type {
  ChallengeId,
  CultureId,
  DemandId,
  GoodId,
  MissionId,
  PassengerId,
} from '../components/tables.ts';

/** Set-up, rounds, and the end of the game. */
export type RoundEvent =
  | { t: 'began'; first: Seat; lastRound: number }
  | { t: 'wished'; seat: Seat; pilot: CultureId }
  | { t: 'pilot'; seat: Seat; pilot: CultureId }
  | { t: 'dealtMission'; seat: Seat; mission: MissionId }
  | { t: 'setDials'; seat: Seat; laser: number; shield: number }
  | { t: 'outfitted'; seat: Seat; option: string }
  | { t: 'stockedUp'; seat: Seat; good: GoodId; price: number }
  | { t: 'berthed'; seat: Seat; space: SpaceId }
  | { t: 'round'; round: number }
  | { t: 'turn'; seat: Seat; round: number }
  | { t: 'passenger'; passenger: PassengerId; at: CultureId; waits: boolean }
  | { t: 'demand'; demand: DemandId; at: CultureId; waits: boolean }
  | { t: 'title'; seat: Seat; title: Title | Intel }
  /** Back to the track. */
  | { t: 'titleBack'; title: Title | Intel }
  | { t: 'enslaved'; seat: Seat; passenger: PassengerId; credits: number }
  | { t: 'drillsPaid'; seat: Seat; drills: number; credits: number }
  | { t: 'keptDrill'; seat: Seat; space: SpaceId }
  | { t: 'fame'; seat: Seat; fame: number }
  | { t: 'infamy'; seat: Seat; infamy: number }
  | { t: 'fee'; seat: Seat; credits: number }
  | { t: 'challengeActive' | 'challengeDone'; seat: Seat; challenge: ChallengeId }
  | { t: 'produced'; culture: CultureId; goods: number }
  | { t: 'newPool'; passengers: number }
  | { t: 'scored'; seat: Seat; fame: number; total: number; fuzzy: number[] }
  | { t: 'ended'; winners: Seat[] };
