import type { HasAgenda, Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../board/rules/graph.ts';
import type { Contact } from '../../shared/rules/contact.ts';
import type { CardAction, CardFrame } from './cards/frames.ts';
import type { Box, Check, DriveId, Intel, MarketState, Title } from './components/names.ts';
import type {
  ChallengeId,
  CultureId,
  DemandId,
  EncounterId,
  GoodId,
  ItemId,
  MissionId,
  PassengerId,
  PirateId,
  RewardId,
  TechId,
} from './components/tables.ts';
import type { FlightAction, FlightFrame } from './flight/frames.ts';
import type { PortAction, PortFrame } from './port/frames.ts';
import type { RoundAction, RoundFrame } from './round/frames.ts';
import type { SetupAction, SetupFrame } from './setup/frames.ts';

export type { Contact } from '../../shared/rules/contact.ts';

/**
 * Copies of a state share everything but the state itself, its frames, its players and its turn. What is marked
 * `readonly` may be shared: it is replaced, never altered in place.
 */
export interface State extends HasAgenda<Frame> {
  first: Seat;
  active: Seat;
  /** The round on the track; the Light Speed game begins with 16. */
  round: number;
  lastRound: number;
  /** What the bank has taken in minus what it has paid out. */
  bank: number;
  systems: Readonly<Record<SystemId, Readonly<Contact>>>;
  cultures: Readonly<Record<CultureId, Culture>>;
  base: {
    readonly passengers: readonly PassengerId[];
    /** mvs.reward.2: traded in, and for sale. */
    readonly rewards: readonly RewardId[];
  };
  /** What has replaced encounter spaces for good. */
  board: Readonly<Record<SpaceId, Placed>>;
  /** Merchant spaceports and their owners. */
  ports: Readonly<Record<SpaceId, Seat>>;
  drills: Readonly<Record<SpaceId, Seat>>;
  encounters: Deck<EncounterId>;
  rewards: Deck<RewardId>;
  missions: Deck<MissionId>;
  /** Passengers not yet in play, in the order of the component list. The next one is drawn when it is needed. */
  pool: readonly PassengerId[];
  /** mvs.option.4: demands not yet in play, likewise. */
  demandPool: readonly DemandId[];
  /** Out of the game: passengers, met demands, encounter cards (mvs.epic.3), in the order of the component list. */
  gone: readonly string[];
  /** Drives and hold indicators nobody has. */
  stock: Readonly<Record<DriveId | 'cargoHold', number>>;
  titles: Readonly<Record<Title | Intel, Holder>>;
  players: Player[];
  turn: Turn;
  /** mvs.solo.2: the five of this game. */
  challenges: readonly Challenge[];
  over: Over | null;
}

/** `deck`: not yet drawn. `track`: beside the round track. `gone`: not in this game. */
export type Holder = Seat | 'deck' | 'track' | 'gone';

export interface Culture {
  readonly at: SystemId | null;
  /** Its market tokens, the one on top first; in the order of the component list until it is discovered. */
  readonly market: readonly MarketState[];
  /** On the market, in the order of the component list: its own goods and what was offloaded there. */
  readonly goods: readonly GoodId[];
  /** Its own goods in its supply area; all of them until it is discovered. */
  readonly supply: number;
  /** Those on the market; `techSupply`: those in its supply area. */
  readonly techs: readonly TechId[];
  readonly techSupply: readonly TechId[];
  /** On the market, or waiting in the supply area until it is discovered. */
  readonly passengers: readonly PassengerId[];
  readonly demands: readonly DemandId[];
}

/** mvs.encounter.3 */
export type Placed =
  | { readonly t: 'blue' }
  | { readonly t: 'asteroid' }
  | { readonly t: 'gate'; readonly gate: number }
  /** `infamy`: tokens that lie under it. */
  | { readonly t: 'pirate'; readonly pirate: PirateId; readonly infamy: number };

export interface Deck<C extends string> {
  /** The top first. */
  readonly cards: readonly DeckCard<C>[];
  /** Face up, in the order of the component list. */
  readonly discards: readonly C[];
}

export interface DeckCard<C extends string> {
  readonly card: C;
  /** Who has seen it since the last shuffle, in the order of the seats. */
  readonly seen: readonly Seat[];
}

export interface Player {
  pilot: Readonly<Pilot>;
  credits: number;
  /** Tokens. */
  fame: number;
  infamy: number;
  /** The dials. */
  laser: number;
  shield: number;
  space: SpaceId;
  holds: number;
  /** Goods and passengers, in the order of the component list. */
  cargo: readonly ItemId[];
  /** In the order bought. */
  techs: readonly TechId[];
  drive: DriveId | null;
  /** First contact credits left on each card held. */
  contacts: Readonly<Record<CultureId, number>>;
  missions: readonly MissionId[];
  completed: readonly MissionId[];
  /** mvs.mission.3 */
  second: boolean;
  /** In the order of the component list; the discarded ones are in `s.rewards.discards`. */
  rewards: readonly RewardId[];
}

export interface Pilot {
  /** The home culture, which stands for the pilot; null until pilots are decided. */
  home: CultureId | null;
  level: 1 | 2 | 3;
  /** Of level 3. */
  side: 'a' | 'b' | null;
}

export interface Die {
  readonly value: number;
  readonly box: Box | null;
  /** Thrown again by Mulligan Gear or by Whynoms b; it is not thrown again by the same power. */
  readonly again: readonly ('mulliganGear' | 'whynoms')[];
}

/** Powers that may be used once a turn. */
export type Power =
  | 'mulliganGear'
  | 'autopilot'
  | 'dataProbe'
  | 'hardBurn'
  | 'waveEmitter'
  | 'marketFlux'
  | 'shuttleBefore'
  | 'shuttleAfter'
  | 'highPrice';

/** What has happened in this turn so far; reset at the start of every turn. */
export interface Turn {
  /** Speed dice in the order rolled; they count in every phase of the turn (mvs.speed.4). */
  dice: readonly Die[];
  stayed: boolean;
  /** Hazard spaces whose check was passed by the die. */
  passed: readonly SpaceId[];
  /** mvs.hazard.3: kinds of hazard that are blue spaces for the rest of the turn. */
  waived: readonly Check[];
  /** mvs.intel.3: Star Maps were given back for this turn. */
  maps: boolean;
  /** Journeys by gate; navigation spaces entered and left; points used. */
  rides: number;
  navs: number;
  spent: number;
  used: readonly Power[];
  /** The movement is over, or was skipped on a landing place. */
  ended: boolean;
  /** mvs.hold.2, mvs.passenger.2: what was offloaded in this turn, and is not taken aboard again in it. */
  offloaded: readonly ItemId[];
  /** Buy actions taken, first contact included (mvs.port.1). */
  bought: number;
  /** For market shifts and challenges. */
  sales: readonly Readonly<Sale>[];
  /** mvs.market.8: cultures whose market has shifted after the sales of this turn. */
  closed: readonly CultureId[];
}

export interface Sale {
  good: GoodId;
  to: CultureId;
  state: MarketState;
  phase: 'contact' | 'transaction' | 'card';
}

export interface Challenge {
  readonly id: ChallengeId;
  readonly active: boolean;
  readonly done: boolean;
}

export interface Over {
  /** `fee`: mvs.solo.3, the fees could not be paid. */
  why: 'rounds' | 'fee';
  scores: Score[];
  /** Seats best first; equal places are in `scores`. */
  order: Seat[];
}

/** mvs.end.2: the reckoning of a seat, step by step. */
export interface Score {
  place: number;
  credits: number;
  ports: number;
  fame: { source: FameSource; points: number }[];
  totalFame: number;
  /** Dice thrown for the Fuzzy Dice. */
  fuzzy: number[];
  fromFame: number;
  showOff: number;
  total: number;
}

export type FameSource =
  | 'tokens'
  | 'missions'
  | 'relics'
  | 'holds'
  | 'upgrades'
  | 'laser'
  | 'shield'
  | 'pilot'
  | 'archeologist'
  | 'drillBaron'
  | 'waveEmitter'
  | 'zenPaintJob'
  | 'spoiler'
  | 'fuzzyDice'
  | 'infamy';

export type Frame = SetupFrame | RoundFrame | FlightFrame | CardFrame | PortFrame;

export type Action = SetupAction | RoundAction | FlightAction | CardAction | PortAction;
