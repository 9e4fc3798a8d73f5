import type { Frame as AnyFrame, HasAgenda, Seat } from '@fondaco/kernel';
import type { ICONS, MARKERS, REASONS } from './components/kinds.ts';

export type CardId = string;
export type GoodId = string;
export type PortId = string;
export type RouteId = string;
export type ActionIcon = (typeof ICONS)[number];
export type Marker = (typeof MARKERS)[number];
export type Reason = (typeof REASONS)[number];

/** Lies in the pile like a card. */
export const VENICE = 'venice';
/** om.trade.4: a request for a card of any good. */
export const ANY = 'any';

export interface State extends HasAgenda<Frame> {
  first: Seat;
  active: Seat;
  /** Turns begun, from 0. */
  turn: number;
  /** Top card last. */
  pile: CardId[];
  /** om.venice.2: face up, in the order they were laid. */
  discards: CardId[];
  /** Where the Venice card was put in, lowest and highest place counted from the bottom; null once it is out. */
  venice: [number, number] | null;
  markers: Record<PortId, Marker | null>;
  players: Player[];
  /** Cards of the active player on the table, played and not yet loaded. */
  played: CardId[];
  /** Whether the active player has played this turn's cards. */
  hasPlayed: boolean;
  /** Cards bought this turn. */
  bought: number;
  /** The last card of the pile was drawn. */
  ending: boolean;
  over: boolean;
}

export interface Player {
  ducats: number;
  /** Where the ducats came from and went; their sum is the balance. */
  ledger: Record<Source, number>;
  prestige: number;
  /** In the order of the component list, so that it tells nothing of how the cards came. */
  hand: CardId[];
  /** om.view.2, open memory: hand cards whose giver still knows them. */
  known: { card: CardId; giver: Seat }[];
  /** Top card last. */
  cargo: CardId[];
  /** Cargo cards scored for good before the end (om.end.3), for the tie-break. */
  cargoScored: number;
  /** Top card last. */
  pirates: CardId[];
  /** om.view.2, open memory: cards of the pirate pile their owner put there by hand. */
  laid: CardId[];
  port: PortId;
  /** All markers taken, in order. */
  markers: Marker[];
  active: Marker | null;
}

/** What a state and every view of it have in common: whatever is worked out from it holds for both. */
export interface Shown
  extends Pick<State, 'first' | 'active' | 'turn' | 'markers' | 'bought' | 'hasPlayed'> {
  discards: readonly CardId[];
  players: readonly ShownPlayer[];
}

/** Cards a viewer is not shown are null. */
export interface ShownPlayer extends Pick<Player, 'ducats' | 'prestige' | 'port' | 'active'> {
  cargo: readonly (CardId | null)[];
  pirates: readonly (CardId | null)[];
  markers: readonly Marker[];
}

export const SOURCES = [
  'start',
  'action',
  'calmSea',
  'localInfluence',
  'bought',
  'trade',
  'venicePrestige',
  'veniceCargo',
  'prestige',
  'cargo',
  'pirates',
  'harbour',
] as const;
export type Source = (typeof SOURCES)[number];

export type Frame =
  | { f: 'turn'; next: 'limit' | 'trade' | 'play' | 'sail' | 'load' | 'done' }
  | { f: 'limit'; id: number }
  | TradeFrame
  | { f: 'play'; id: number; left: number }
  | SailFrame
  | { f: 'compass'; id: number }
  | { f: 'load'; id: number }
  | { f: 'done'; id: number };

export interface SailFrame extends AnyFrame {
  f: 'sail';
  id: number;
  left: number;
  used: RouteId[];
}

export interface TradeFrame extends AnyFrame {
  f: 'trade';
  /** One decision for each seat, for the whole phase. */
  ids: number[];
  /** The active player waits for answers. */
  waiting: boolean;
  call: Call | null;
  offers: Offer[];
  /** Offers and calls made, by seat. */
  made: number[];
  /** Seats that have had their prestige this turn. */
  traded: boolean[];
}

/** om.trade.7: what the active player wants and could give; binds nobody. */
export interface Call {
  id: number;
  want: GoodId[];
  /** Left out when nothing is wished for. */
  wishes?: Wishes;
  offer: GoodId[];
  answered: Seat[];
}

export interface Offer {
  id: number;
  from: Seat;
  to: Seat;
  /** Sorted by what others see of them, so that their order tells nothing. */
  give: Slot[];
  /** Goods, or ANY; the cards are chosen by their giver. */
  get: GoodId[];
  /** Left out when nothing is wished for. */
  wishes?: Wishes;
  /** What the maker adds; negative: asks for. */
  ducats: number;
}

export interface Slot {
  card: CardId;
  claim: Claim | null;
}

/** om.trade.2: what the giver says of a card; need not be true. */
export interface Claim {
  icons?: ActionIcon[];
  power?: number;
  load?: number;
  port?: PortId;
}

/** om.trade.10: what is hoped for besides the good; binds nobody. */
export type Wish = Pick<Claim, 'icons' | 'power' | 'load'>;

/** By good asked for, ANY included: one wish for all cards of that good. */
export type Wishes = Record<GoodId, Wish>;

export type Action =
  | { do: 'discard'; card: CardId }
  | { do: 'buy'; from: 'pile' | 'pirates' }
  | { do: 'call'; want: GoodId[]; wishes?: Wishes; offer: GoodId[] }
  | OfferAction
  | { do: 'accept'; offer: number; cards: CardId[] }
  | { do: 'decline'; offer: number; because?: Reason }
  | { do: 'withdraw'; offer: number }
  | { do: 'pass'; call: number }
  | { do: 'wait' }
  | { do: 'play'; card: CardId }
  | { do: 'sail'; route: RouteId }
  | { do: 'jump'; port: PortId }
  | { do: 'stay' }
  | { do: 'load'; card: CardId }
  | { do: 'done' };

export interface OfferAction {
  do: 'offer';
  to: Seat;
  give: CardId[];
  get: GoodId[];
  wishes?: Wishes;
  ducats: number;
  claims?: Record<CardId, Claim>;
  /** The offer this one answers; it falls. */
  counters?: number;
  /** Why that one is not accepted. */
  because?: Reason;
}
