import type { Good, ItemId, Passenger } from '../components/tables.ts';
import type { Config } from '../config.ts';
import type { Player, State } from '../state.ts';
import type { GrowthContext } from './growth.ts';
import type { Prospects } from './prospects.ts';

/** What the plan of one position is made from. */
export interface PlanContext {
  config: Config;
  s: State;
  p: Player;
  prospects: Prospects;
  growth: GrowthContext;
  /** Fees of the challenges to come. */
  fees: number;
  quotes: Map<ItemId, CargoQuote>;
  /** By the number of the stop: points to it from each space. */
  pointsTo: readonly (readonly number[])[];
  /** By the number of the stop. */
  markets: (MarketQuote | undefined)[];
}

/** What something aboard brings, computed once for a position. */
export interface CargoQuote {
  item: ItemId;
  good: Good | undefined;
  passenger: Passenger | undefined;
  /** Room it takes. */
  dots: number;
  /** Anywhere, with turns enough to come. */
  base: number;
  /** mvs.contact.1: what an unknown culture may pay for a good, times the odds that it buys it. */
  hoped: number;
  /** At each stop; undefined where it brings nothing. */
  paid: readonly (number | undefined)[];
  /** The stops where it brings something, as bits. */
  paidAt: number;
  /** The most it can bring at a next stop. */
  most: number;
}

/** What can be had at a stop. */
export interface MarketQuote {
  /** The passengers who wait there. */
  rides: readonly CargoQuote[];
  /** The good sold there, how many there are, and what each costs. */
  ware: CargoQuote | null;
  goods: number;
  price: number;
  /** First contact credits. */
  owed: number;
}
