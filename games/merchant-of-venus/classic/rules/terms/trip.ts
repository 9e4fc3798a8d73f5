import type { CultureInfo, Good } from '../components/tables.ts';
import { bonusFor } from '../dock/sell.ts';
import type { CultureId, TokenId } from '../state.ts';
import type { Flight } from './flight.ts';
import type { Prospects, Stop } from './prospects.ts';
import { RATES } from './rates.ts';
import type { Load, LoadedShip } from './trade.ts';

/** A place to trade at. */
export interface Berth {
  /** Its place in the list of berths. */
  place: number;
  stop: Stop;
  /** The culture or the base; undefined if the seat does not know who lives there. */
  market: CultureId | undefined;
  /** From where the ship is now. */
  turns: number;
  /** What is to be had there besides trade. */
  lure: number;
}

/** What all plans of a position share. */
export interface Ground {
  prospects: Prospects;
  flight: Flight;
  seat: number;
  berths: readonly Berth[];
  /** By berth: what the best place to go to from there is worth to a ship with nothing to sell, once it is known. */
  lures: (number | undefined)[];
}

/** What a plan is made for. */
export interface Trip extends Ground {
  ship: LoadedShip;
  /** By thing aboard: what it is worth wherever it goes. */
  kept: readonly number[];
  /** By berth and thing aboard: what it brings there; 0 if it is not wanted. Left out where nothing is. */
  sales: (readonly number[] | undefined)[];
}

/** A ship after a call, and what it took aboard there. */
export interface Haul {
  /** Bits of the things that left the ship. */
  gone: number;
  credits: number;
  dots: number;
  /** Whose goods were bought: the factory good, and how many regular ones. */
  from: CultureInfo | undefined;
  special: number;
  regular: number;
  /** Passengers who waited, and how many of them came aboard. */
  waiting: readonly TokenId[];
  riders: number;
}

export const haulOf = (
  gone: number,
  credits: number,
  dots: number,
  waiting: readonly TokenId[],
): Haul => ({ gone, credits, dots, from: undefined, special: 0, regular: 0, waiting, riders: 0 });

const NOBODY: readonly TokenId[] = [];

/** The ship as it is. */
export const untouched = ({ ship: { credits, dots } }: Trip): Haul =>
  haulOf(0, credits, dots, NOBODY);

/** What goods and passengers aboard are worth before it is known where they go. */
export function loadedValue(ship: LoadedShip, prospects: Prospects): number {
  let value = 0;
  for (const load of ship.cargo) value += keptValue(load, prospects);
  return value;
}

const keptValue = ({ good, passenger }: Load, { home }: Prospects): number =>
  good ? keptGood(good, home) : (passenger?.fare ?? 0) * RATES.keptFare;

export function keptGood(good: Good, home: Prospects['home']): number {
  for (const buyer of good.buyerPlaces) if (home[buyer]) return good.resale * RATES.keptGood;
  return good.resale * RATES.keptGoodWithoutKnownBuyer;
}

export function tripWith(ship: LoadedShip, ground: Ground): Trip {
  const { prospects, flight, seat, berths, lures } = ground;
  const kept: number[] = [];
  for (const load of ship.cargo) kept.push(keptValue(load, prospects));
  const sales: Trip['sales'] = [];
  for (const berth of berths) sales.push(salesAt(ship, prospects, berth));
  return { prospects, flight, seat, berths, lures, ship, kept, sales };
}

function salesAt(
  { cargo }: LoadedShip,
  { config, s }: Prospects,
  { stop: { culture }, market }: Berth,
): number[] | undefined {
  let sales: number[] | undefined;
  for (let k = 0; k < cargo.length; k++) {
    const { token, good, passenger } = cargo[k] as Load;
    let credits = 0;
    if (passenger && passenger.to === market) credits = passenger.fare;
    else if (culture && good?.buyerPlaces.includes(culture.place)) {
      // mvc.sell.2: a demand is met once
      const bonus = hasKind(cargo, k, good.kind) ? 0 : bonusFor(config, s, culture.id, token);
      credits = good.resale + bonus;
    }
    if (credits === 0) continue;
    sales ??= cargo.map(() => 0);
    sales[k] = credits;
  }
  return sales;
}

/** Whether one of the first things aboard is of this kind. */
export function hasKind(cargo: readonly Load[], first: number, kind: TokenId): boolean {
  for (let i = 0; i < first; i++) if (cargo[i]?.good?.kind === kind) return true;
  return false;
}
