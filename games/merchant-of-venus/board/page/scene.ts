import type { Json, Msg } from '@fondaco/kernel';
import type { IconName } from '@fondaco/page-kit/icons/icon.tsx';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import type { Flown } from '../rules/flown.ts';
import type { EncounterToken } from './tokens.ts';

export interface Fare {
  to: number | null;
  fare: number;
}

/** What the viewer knows of a system, for its plate and its row in the list. */
export interface Plate {
  /** `met`: open to trade. `seen`: known to this viewer only. `unmet`: not known to this viewer. */
  state: 'met' | 'seen' | 'unmet';
  culture: { number: number; name: Msg } | null;
  /** The good sold there: its icon, how many are left, and the price. */
  sells: { sign: IconName; stock: number; price: number } | null;
  /** The state of its market, shown as a letter; Standard game only. */
  market?: { letter: Msg; look: 'low' | 'active' | 'high' };
  /** Colour of the seat that owns the factory. */
  factory: number | null;
  /** What is asked for there: the icon of each good, and what is paid above its price. */
  demands: readonly { sign: IconName; bonus: number }[];
  /** Passengers waiting there: the number of the culture they want to go to, null for the Base, and their fare. */
  waiting: readonly Fare[];
  /** Passengers aboard the viewer's ship who want to go there. */
  bound: number;
  /** The icon of the culture's science; Classic game only. */
  science?: IconName;
}

/** An encounter token on a space; `token` is null if it is hidden or gone. */
export interface PlacedToken {
  space: SpaceId;
  token: EncounterToken | null;
  /** Whether it is face up for everyone. */
  up: boolean;
  /** Whether this viewer does not know it. */
  hidden: boolean;
}

/** A ship and the space it is on; `mine` for the viewer's own. */
export interface PlacedShip {
  seat: number;
  colour: number;
  space: SpaceId;
  mine: boolean;
}

/** Everything on the star chart, in a form both games share. */
export interface Scene {
  plates: Readonly<Record<SystemId, Plate>>;
  tokens: readonly PlacedToken[];
  ports: readonly { space: SpaceId; colour: number }[];
  ships: readonly PlacedShip[];
  /** Passengers at the Galactic Base, as on a plate. */
  base: Pick<Plate, 'waiting' | 'bound'>;
}

/** The way of a plan over the chart, with its costs. */
export interface ChartWay extends Flown {
  /** All spaces of the way, starting with the ship's. */
  spaces: SpaceId[];
  /** The die assigned to navigation on the way, or null. */
  die: number | null;
  /** Credits that must be paid on the way. */
  pays: number;
  /** Whether a telegate carries the ship, so that the way cannot be drawn along lines. */
  leaps: boolean;
}

/** A space that can be chosen, and the answers that choose it. */
export interface ChartGoal {
  space: SpaceId;
  /**
   * `head`: only the heading is named. `fly`: the ship flies there. `jump`: a telegate carries it. `pick`: the space is
   * named, no ship moves.
   */
  kind: 'head' | 'fly' | 'jump' | 'pick';
  steps: Json[];
  way: ChartWay;
  /** Whether something can be done or found there; at other spaces the points merely run out. */
  worth: boolean;
  /** The rules' label for a single answer; null for a plan of several. */
  label: Msg | null;
  /** Hazards and pirates the ship meets on the way. */
  hazards: number;
}

/** A system that can be chosen, with its possible answers. */
export interface SystemChoice {
  system: SystemId;
  answers: { label: Msg; action: Json }[];
}

/** A ship moving from one space to the next; the duration is in milliseconds. */
export interface Flight {
  seat: number;
  from: SpaceId;
  to: SpaceId;
  duration: number;
}
