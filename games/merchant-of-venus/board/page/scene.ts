import type { Json, Msg } from '@fondaco/kernel';
import type { IconName } from '@fondaco/page-kit/icons/icon.tsx';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import type { Flown } from '../rules/flown.ts';
import type { Token } from './tokens.ts';

/** What is known of a system, for its plate and its row in the list. */
export interface Plate {
  /** `met`: open to trade; `seen`: known to this viewer alone; `unmet`: known to no player. */
  state: 'met' | 'seen' | 'unmet';
  culture: { number: number; name: Msg } | null;
  /** What is sold there: its sign, how many are left, and the price. */
  sells: { sign: IconName; stock: number; price: number } | null;
  /** The state of its market: a sign of one letter; only where markets have one. */
  market?: { letter: Msg; look: 'low' | 'active' | 'high' };
  /** Colour of the seat that owns the factory. */
  factory: number | null;
  demands: number;
  waiting: number;
}

/** A token on a space; `token` is null where it is hidden or gone. */
export interface Lying {
  space: SpaceId;
  token: Token | null;
  up: boolean;
  hidden: boolean;
}

export interface Vessel {
  seat: number;
  colour: number;
  space: SpaceId;
  mine: boolean;
}

/** Everything that lies on the star chart, whatever the rules that put it there. */
export interface Scene {
  plates: Readonly<Record<SystemId, Plate>>;
  tokens: readonly Lying[];
  ports: readonly { space: SpaceId; colour: number }[];
  ships: readonly Vessel[];
}

/** The way a plan takes over the chart. */
export interface Way extends Flown {
  /** Every space, the first being where the ship is. */
  spaces: SpaceId[];
  /** The die that is put to navigation on the way. */
  die: number | null;
  /** Credits that must be paid on the way. */
  pays: number;
  /** The way cannot be drawn as lines: a gate carries the ship. */
  leaps: boolean;
}

/** A place the ship can be sent to, and the answers that send it there. */
export interface Goal {
  space: SpaceId;
  /** `head`: only the first step is named; `fly`: the ship goes there; `jump`: a gate carries it; `pick`: it is only named. */
  kind: 'head' | 'fly' | 'jump' | 'pick';
  steps: Json[];
  way: Way;
  /** Something can be done or is to be found there; elsewhere the points merely run out. */
  worth: boolean;
  /** What the rules call the single answer; null: a plan of several. */
  label: Msg | null;
}

/** A system that can be named as an answer, in one way or several. */
export interface Pick {
  system: SystemId;
  answers: { label: Msg; action: Json }[];
}

/** A ship under way. */
export interface Flight {
  seat: number;
  from: SpaceId;
  to: SpaceId;
  duration: number;
}
