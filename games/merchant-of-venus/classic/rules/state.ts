import type { Frame as AnyFrame, HasAgenda, Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../board/rules/graph.ts';
import type { Contact } from '../../shared/rules/contact.ts';
import type { Equipment, RelicId, ShipClass } from './components/names.ts';
import type { CultureId, TokenId } from './components/tables.ts';

export type { SpaceId, SystemId } from '../../board/rules/graph.ts';
export type { Contact } from '../../shared/rules/contact.ts';
export type { Equipment, RelicId, ShipClass } from './components/names.ts';
export type { CultureId, TokenId } from './components/tables.ts';

/** A copy of a state shares everything that is read-only here with its original. Changes replace such a part. */
export interface State extends HasAgenda<Frame> {
  first: Seat;
  active: Seat;
  /** Turns begun, from 0. */
  turn: number;
  /** What the bank has. Without the small bank option: what it has taken in minus what it has paid out. */
  bank: number;
  systems: Readonly<Record<SystemId, Readonly<Contact>>>;
  cultures: Readonly<Record<CultureId, Culture>>;
  base: { readonly passengers: readonly TokenId[]; readonly relics: readonly RelicId[] };
  /** In the order of the component list. */
  cup: readonly TokenId[];
  stock: Readonly<Record<Equipment, number>>;
  encounters: Readonly<Record<SpaceId, Encounter>>;
  /** Merchant spaceports and their owners. */
  ports: Readonly<Record<SpaceId, Seat>>;
  players: Player[];
  over: Over | null;
}

export interface Over {
  why: 'goal' | 'bank';
  /** Best first. */
  order: Seat[];
}

/** What lies in the supply area of a culture or, once it is discovered, in its market. */
export interface Culture {
  readonly at: SystemId | null;
  readonly goods: number;
  readonly factoryGood: boolean;
  /** The owner of the factory. */
  readonly factory: Seat | null;
  readonly passengers: readonly TokenId[];
  readonly demands: readonly TokenId[];
  readonly relics: readonly RelicId[];
}

export interface Encounter {
  /** Null once a relic has been taken: an asteroid token lies there. */
  readonly token: string | null;
  readonly up: boolean;
  readonly seen: readonly Seat[];
}

export interface Player {
  /** The home culture, which stands for the race; null until races are decided. */
  race: CultureId | null;
  credits: number;
  ship: ShipClass;
  space: SpaceId;
  /** Goods and passengers, in the order of the component list. */
  cargo: readonly TokenId[];
  equipment: Readonly<Record<Equipment, number>>;
  relics: readonly RelicId[];
  /** First Contact cards not yet used, by culture. */
  ious: readonly CultureId[];
}

/** mvc.heading.2: the switches of a ship; yellow also stands for the relic. */
export type Drive = 'red' | 'yellow' | 'combo';

export type Frame =
  | { f: 'races'; ids: readonly number[]; wishes: readonly (CultureId | null)[] }
  | HeadingFrame
  | { f: 'reroll'; id: number }
  | { f: 'jump'; id: number; gates: readonly number[] }
  | MoveFrame
  | { f: 'pay'; id: number; price: number }
  | { f: 'relic'; id: number; relic: RelicId }
  | { f: 'lock'; id: number }
  | DockFrame
  | FitFrame
  | { f: 'done'; id: number };

export interface HeadingFrame extends AnyFrame {
  f: 'heading';
  id: number;
  off: readonly Drive[];
  autopilot: boolean;
  /** mvc.relic.5: the gate the ship stands on counts as a blue space. */
  lock: boolean;
}

export interface MoveFrame extends AnyFrame {
  f: 'move';
  id: number;
  dice: readonly number[];
  /** The value of the die assigned to navigation. */
  nav: number | null;
  points: number;
  /** The space the ship came from. */
  from: SpaceId | null;
  /** The first step, as declared. */
  heading: SpaceId | null;
  off: readonly Drive[];
  /** Whether the ship has entered a space this turn, so that it may land. */
  moved: boolean;
  /** The gate the ship is on is done with: used, without effect, locked, or the one it arrived at. */
  gateDone: boolean;
  /** The ship is over a skipped space and cannot stop there. */
  glide: boolean;
  /** mvc.drive.4: spaces skipped since a point was last spent. */
  glided: SpaceId[];
  /** mvc.relic.7: the gate named for Jump Start. */
  jump: number | null;
}

/** mvc.buy.6: cargo that does not fit into the new ship is offloaded. */
export interface FitFrame extends AnyFrame {
  f: 'fit';
  id: number;
  /** mvc.cup.1: tokens put into the cup, to be drawn for once all fits. */
  gone: number;
}

export interface DockFrame extends AnyFrame {
  f: 'dock';
  /** One decision id per seat, as long as the ship lies here; seats on other spaces do not use theirs. */
  ids: readonly number[];
  /** The ship has not moved this turn. */
  stayed: boolean;
  /** The culture traded with, the base, or null on an asteroid. */
  market: CultureId | null;
  /** Actions left; null if there is no limit. */
  buys: number | null;
  sells: number | null;
  /** Trade-in value not yet spent. */
  value: number;
  /** First contact credits not yet spent; null if no card is in use. */
  iou: number | null;
  /** mvc.commission.1: what counts for the commission of this spaceport. */
  turnover: number;
  offers: readonly Offer[];
  /** Offers made, by seat. */
  made: readonly number[];
  waiting: boolean;
}

/** An item of a trade: a token, a piece of equipment, `relic:` or `iou:` and its name. */
export type ItemId = string;

export interface Offer {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly ItemId[];
  readonly get: readonly ItemId[];
  /** Credits the maker adds; negative if the maker asks for credits. */
  readonly credits: number;
}

export type Action =
  | { do: 'wish'; race: CultureId }
  | { do: 'stay' }
  | { do: 'head'; to: SpaceId | null }
  | { do: 'jumpStart'; gate: number }
  | { do: 'drive'; drive: Drive; on: boolean }
  | { do: 'autopilot'; on: boolean }
  | { do: 'lock'; on: boolean }
  | { do: 'reroll'; die: number }
  | { do: 'keep' }
  | { do: 'jump'; gate: number }
  | { do: 'assign'; die: number }
  | { do: 'switch'; die: number }
  | { do: 'go'; to: SpaceId }
  | { do: 'land' }
  | { do: 'pass' }
  | { do: 'pay' }
  | { do: 'decline' }
  | { do: 'take' }
  | { do: 'leave' }
  | DockAction
  | { do: 'done' };

export type DockAction =
  | { do: 'buy'; good: TokenId }
  | { do: 'equip'; item: Equipment }
  | { do: 'ship'; ship: ShipClass }
  | { do: 'buyRelic'; relic: RelicId }
  | { do: 'factory' }
  | { do: 'spaceport'; orbit: SpaceId }
  | { do: 'iou' }
  | { do: 'closeIou' }
  | { do: 'sell'; good: TokenId; demand: TokenId | null }
  | { do: 'barter'; item: ItemId }
  | { do: 'pickUp'; passenger: TokenId }
  | { do: 'dropOff'; passenger: TokenId }
  | { do: 'offload'; items: ItemId[] }
  | OfferAction
  | { do: 'accept'; offer: number }
  | { do: 'refuse'; offer: number }
  | { do: 'withdraw'; offer: number }
  | { do: 'wait' };

export interface OfferAction {
  do: 'offer';
  to: Seat;
  give: readonly ItemId[];
  get: readonly ItemId[];
  credits: number;
  /** The offer this one answers, which it replaces. */
  counters?: number;
}
