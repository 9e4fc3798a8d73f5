import type { Frame as AnyFrame } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import type { Box, Check, Intel } from '../components/names.ts';
import type { GoodId } from '../components/tables.ts';

/** mvs.heading.2: the switches of a ship; `relic` is the Yellow Drive reward. */
export type DriveSwitch = 'drive' | 'relic';

export type FlightFrame =
  | HeadingFrame
  | SpeedFrame
  | MoveFrame
  /** mvs.nav.2: asked of the left neighbour. */
  | { f: 'exit'; id: number }
  /** mvs.speed.4: before the effect die of a check is thrown; asked while a die could still raise the value. */
  | { f: 'check'; id: number; check: Check; of: 'hazard' | 'card' }
  /** mvs.hazard.2: a failed check, to be paid by the dial or by the turn. */
  | { f: 'failed'; id: number; check: 'laser' | 'shield' }
  /** mvs.pirate.2 */
  | { f: 'pirate'; id: number }
  /** mvs.pirate.3 */
  | { f: 'escape'; id: number; most: number }
  /** mvs.pirate.6: which of the goods it wants. */
  | { f: 'robbed'; id: number; goods: readonly GoodId[] }
  /** mvs.reward.11: whether to lock the gate just entered. */
  | { f: 'gate'; id: number }
  | EndFrame;

export interface HeadingFrame extends AnyFrame {
  f: 'heading';
  id: number;
  off: readonly DriveSwitch[];
  /** Jump Start is announced. */
  jump: boolean;
  /** mvs.pilot.5: the effect die was thrown. */
  thrown: number | null;
  /** The ship starts from a gate it was put on, not from a place it has entered. */
  lifted: boolean;
}

/** Set Speed: the dice are rolled, and the ship has not moved yet. */
export interface SpeedFrame extends AnyFrame {
  f: 'speed';
  id: number;
  heading: SpaceId | null;
  off: readonly DriveSwitch[];
  jump: boolean;
  /** The ship was carried to a gate before it moved. */
  lifted: boolean;
  /** Points of Hard Burn, and those wanted from Power Siphon and from Qossuth b; null means all available. */
  burnt: number;
  siphon: number | null;
  evens: number | null;
}

export interface MoveFrame extends AnyFrame {
  f: 'move';
  id: number;
  points: number;
  /** The space the ship came from. */
  from: SpaceId | null;
  /** The first step, as declared. */
  heading: SpaceId | null;
  off: readonly DriveSwitch[];
  /** mvs.pilot.3: whether blue spaces are skipped; null until the player has said so. */
  skipBlue: boolean | null;
  /** Whether the ship has entered a space this turn, so that it may land. */
  moved: boolean;
  /** The gate the ship is on is settled, or is one it started from. */
  gateDone: boolean;
  /** The exit is chosen for a ship without a navigation die. */
  exit: SpaceId | null;
  /** The ship is over a skipped space and cannot stop there. */
  glide: boolean;
  /** Spaces skipped since a point was last spent. */
  glided: readonly SpaceId[];
}

/** The movement is over: last dice, what may be done after it, then the port or the end of the turn. */
export interface EndFrame extends AnyFrame {
  f: 'end';
  id: number;
  step: 'dice' | 'after' | 'close';
  /** On a landing place with a market. */
  landed: boolean;
  moved: boolean;
}

/** Powers that give up to some number of points. */
export type Giver = 'siphon' | 'evens' | 'escape';

export type FlightAction =
  | { do: 'stay' }
  | { do: 'head'; to: SpaceId | null }
  | { do: 'switchDrive'; drive: DriveSwitch; on: boolean }
  | { do: 'announce'; on: boolean }
  | { do: 'throwForGate' }
  | { do: 'startAtGate'; gate: number }
  | { do: 'buyIntel'; card: Intel }
  /** mvs.title.2 */
  | { do: 'atone' }
  /** A die is named by what it shows. */
  | { do: 'reroll'; die: number; by: 'mulliganGear' | 'whynoms' }
  | { do: 'turnDie'; die: number }
  | { do: 'assign'; die: number; box: Box }
  | { do: 'switch'; die: number }
  | { do: 'burn' }
  | { do: 'points'; of: Giver; points: number }
  | { do: 'useMaps' }
  | { do: 'probe' }
  | { do: 'fly' }
  | { do: 'go'; to: SpaceId }
  | { do: 'land' }
  | { do: 'skipBlue'; on: boolean }
  /** mvs.nav.2, mvs.gate.2: on without a navigation die. */
  | { do: 'drift' }
  | { do: 'exit'; to: SpaceId | null }
  | { do: 'roll' }
  | { do: 'spendDial' }
  | { do: 'endTurn' }
  | { do: 'fight'; with: Check }
  | { do: 'lose'; good: GoodId }
  | { do: 'lock'; on: boolean }
  | { do: 'drill' }
  /** A good, a passenger or a technology. */
  | { do: 'jettison'; item: string }
  | { do: 'finish' };
