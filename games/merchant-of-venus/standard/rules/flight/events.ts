import type { Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { Box, Check, Intel } from '../components/names.ts';
import type { CultureId, EncounterId, GoodId, PirateId } from '../components/tables.ts';
import type { DriveSwitch } from './frames.ts';

/** From the start of a turn to the end of its movement. */
export type FlightEvent =
  | { t: 'stayed'; seat: Seat; space: SpaceId }
  | { t: 'atoned'; seat: Seat; infamy: number }
  | { t: 'boughtIntel'; seat: Seat; card: Intel; price: number }
  | { t: 'headed'; seat: Seat; to: SpaceId | null }
  | { t: 'switchedDrive'; seat: Seat; drive: DriveSwitch; on: boolean }
  | { t: 'announced'; seat: Seat; on: boolean }
  | { t: 'rolled'; seat: Seat; dice: number[] }
  | { t: 'rolledMore'; seat: Seat; die: number }
  | { t: 'rerolled'; seat: Seat; from: number; to: number; by: 'mulliganGear' | 'whynoms' }
  | { t: 'turnedDie'; seat: Seat; from: number; to: number }
  | { t: 'assigned'; seat: Seat; die: number; box: Box }
  | { t: 'switched'; seat: Seat; die: number }
  | { t: 'burnt'; seat: Seat; points: number }
  | { t: 'usedMaps'; seat: Seat }
  | { t: 'speed'; seat: Seat; dice: number; points: number }
  | { t: 'moved'; seat: Seat; from: SpaceId; to: SpaceId; points: number; skipped: boolean }
  | { t: 'skipsBlue'; seat: Seat; on: boolean }
  /** The effect die, and what for. */
  | { t: 'threwForGate'; seat: Seat; die: number; gate: boolean }
  | { t: 'threwForExit'; seat: Seat; die: number; to: SpaceId }
  | { t: 'choseExit'; seat: Seat; by: Seat; to: SpaceId }
  | { t: 'jumped'; seat: Seat; from: SpaceId; to: SpaceId; gate: number }
  | { t: 'locked'; seat: Seat; space: SpaceId }
  | { t: 'paidToll'; seat: Seat; to: Seat; credits: number }
  | { t: 'checked'; seat: Seat; check: Check; die: number; value: number; passed: boolean }
  | { t: 'spentDial'; seat: Seat; dial: 'laser' | 'shield'; left: number }
  | {
      t: 'stopped';
      seat: Seat;
      space: SpaceId;
      why: 'hazard' | 'navigation' | 'noWay' | 'toll' | 'card';
    }
  | { t: 'metPirate'; seat: Seat; pirate: PirateId; ambush: boolean }
  | {
      t: 'fought';
      seat: Seat;
      pirate: PirateId;
      with: Check;
      die: number;
      modifier: number;
      value: number;
      won: boolean;
    }
  | { t: 'escaped'; seat: Seat; points: number }
  | { t: 'beatPirate'; seat: Seat; pirate: PirateId; credits: number; fame: number }
  | { t: 'robbed'; seat: Seat; pirate: PirateId; good: GoodId | null; credits: number }
  | { t: 'drilled'; seat: Seat; space: SpaceId }
  | { t: 'landed'; seat: Seat; space: SpaceId }
  /** mvs.tech.11; only the prober is told the cards. */
  | { t: 'probed'; seat: Seat; system: SystemId; culture?: CultureId }
  | { t: 'swappedCards'; seat: Seat; systems: SystemId[]; swapped: boolean }
  | { t: 'probedDeck'; seat: Seat; card?: EncounterId }
  | { t: 'putUnder'; seat: Seat; under: boolean };
