import type { Seat } from '@fondaco/kernel';
import type {
  CultureId,
  Drive,
  ItemId,
  RelicId,
  ShipClass,
  SpaceId,
  SystemId,
  TokenId,
} from './state.ts';

/** What happened. Optional fields are secret: `redact` removes them for viewers who may not know them. */
export type Event =
  | { t: 'began'; first: Seat }
  | { t: 'wished'; seat: Seat; race: CultureId }
  | { t: 'race'; seat: Seat; race: CultureId }
  | { t: 'turn'; seat: Seat; round: number }
  | { t: 'stayed'; seat: Seat; space: SpaceId }
  | { t: 'headed'; seat: Seat; to: SpaceId | null }
  | { t: 'namedGate'; seat: Seat; gate: number }
  | { t: 'switchedDrive'; seat: Seat; drive: Drive; on: boolean }
  | { t: 'rolled'; seat: Seat; dice: number[]; autopilot: boolean }
  | { t: 'rerolled'; seat: Seat; from: number; to: number }
  | { t: 'assigned'; seat: Seat; die: number }
  | { t: 'switched'; seat: Seat; die: number }
  | { t: 'moved'; seat: Seat; from: SpaceId; to: SpaceId; points: number; skipped: boolean }
  | { t: 'jumped'; seat: Seat; from: SpaceId; to: SpaceId; gate: number }
  | { t: 'locked'; seat: Seat; space: SpaceId }
  | { t: 'observed'; seat: Seat; system: SystemId; culture?: CultureId }
  | { t: 'peeked'; seat: Seat; space: SpaceId; token?: string }
  | { t: 'turnedUp'; seat: Seat; space: SpaceId; token: string }
  | { t: 'paidHazard'; seat: Seat; space: SpaceId; price: number }
  | { t: 'stopped'; seat: Seat; space: SpaceId; why: 'hazard' | 'navigation' | 'noWay' }
  | { t: 'tookRelic'; seat: Seat; relic: RelicId; space: SpaceId }
  | { t: 'landed'; seat: Seat; space: SpaceId }
  | { t: 'contact'; seat: Seat; system: SystemId; culture: CultureId; iou: number }
  | { t: 'bought'; seat: Seat; item: ItemId; price: number; iou: number; value: number }
  | { t: 'builtFactory'; seat: Seat; culture: CultureId; price: number }
  | { t: 'builtPort'; seat: Seat; orbit: SpaceId; price: number }
  | { t: 'boughtShip'; seat: Seat; ship: ShipClass; old: ShipClass; price: number; tradeIn: number }
  | { t: 'usedIou'; seat: Seat; culture: CultureId; credits: number }
  | { t: 'lostIou'; seat: Seat; credits: number }
  | { t: 'sold'; seat: Seat; good: TokenId; credits: number; bonus: number }
  | { t: 'bartered'; seat: Seat; item: ItemId; credits: number }
  | { t: 'lostValue'; seat: Seat; credits: number }
  | { t: 'pickedUp'; seat: Seat; passenger: TokenId }
  | { t: 'droppedOff'; seat: Seat; passenger: TokenId; credits: number }
  | { t: 'offloaded'; seat: Seat; item: ItemId }
  | { t: 'drawn'; token: TokenId; at: CultureId; waits: boolean }
  | { t: 'commission'; seat: Seat; of: 'factory' | 'spaceport'; credits: number }
  | {
      t: 'offered';
      offer: number;
      seat: Seat;
      to: Seat;
      give: readonly ItemId[];
      get: readonly ItemId[];
      credits: number;
      counters?: number;
    }
  | { t: 'declined' | 'withdrew' | 'fell'; offer: number; seat: Seat; to: Seat }
  | {
      t: 'traded';
      offer: number;
      seat: Seat;
      to: Seat;
      give: readonly ItemId[];
      get: readonly ItemId[];
      credits: number;
    }
  | { t: 'waits'; seat: Seat }
  | { t: 'bankEmpty'; short: number }
  | { t: 'ended'; winner: Seat };
