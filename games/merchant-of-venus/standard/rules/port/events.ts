import type { Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { MarketState } from '../components/names.ts';
import type {
  CultureId,
  GoodId,
  ItemId,
  MissionId,
  PassengerId,
  RewardId,
  WareId,
} from '../components/tables.ts';

export type PortEvent =
  | { t: 'contact'; seat: Seat; system: SystemId; culture: CultureId; iou: number }
  | { t: 'revealed'; system: SystemId; culture: CultureId }
  | { t: 'shifted'; culture: CultureId; state: MarketState }
  /** `iou`: the part paid with first contact credits. */
  | {
      t: 'bought';
      seat: Seat;
      item: WareId;
      from: CultureId;
      price: number;
      iou: number;
    }
  | { t: 'boughtReward'; seat: Seat; reward: RewardId; price: number }
  | { t: 'usedDeal'; seat: Seat; reward: RewardId }
  | { t: 'gift'; seat: Seat; good: GoodId }
  | {
      t: 'sold';
      seat: Seat;
      good: GoodId;
      to: CultureId;
      credits: number;
      bonus: number;
      black: boolean;
    }
  /** mvs.pilot.9 */
  | { t: 'haggled'; seat: Seat; die: number; value: number; passed: boolean }
  | { t: 'portFee'; seat: Seat; to: Seat; credits: number }
  | { t: 'ownPort'; seat: Seat; credits: number }
  | { t: 'pickedUp'; seat: Seat; passenger: PassengerId; at: CultureId }
  | { t: 'droppedOff'; seat: Seat; passenger: PassengerId; at: CultureId; credits: number }
  /** mvs.tech.14, mvs.intel.3: thrown for what is paid besides the fare. */
  | { t: 'tipped'; seat: Seat; dice: number[]; credits: number }
  | { t: 'offloaded'; seat: Seat; item: ItemId; at: CultureId }
  | { t: 'jettisoned'; seat: Seat; item: ItemId }
  | {
      t: 'trained';
      seat: Seat;
      pilot: CultureId;
      level: number;
      side: 'a' | 'b' | null;
    }
  | { t: 'secondMission'; seat: Seat; price: number }
  | { t: 'swappedMissions'; seat: Seat; with: Seat; own: MissionId; other: MissionId }
  | { t: 'built'; seat: Seat; orbit: SpaceId; price: number };
