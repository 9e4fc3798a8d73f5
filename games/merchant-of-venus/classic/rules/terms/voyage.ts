import { BASE } from '../../../shared/rules/base.ts';
import type { Passenger } from '../components/tables.ts';
import { player } from '../config.ts';
import { bonusFor } from '../dock/sell.ts';
import type { CultureId, DockFrame, TokenId } from '../state.ts';
import { callAt, IMPOSSIBLE, ONE_EACH, UNLIMITED, wantsMore } from './calls.ts';
import { type Flight, flightOf, turnsOnward, turnsToBerth } from './flight.ts';
import type { Prospects, Stop } from './prospects.ts';
import { RATES } from './rates.ts';
import type { LoadedShip } from './trade.ts';
import {
  type Berth,
  type Haul,
  hasKind,
  keptGood,
  type Trip,
  tripWith,
  untouched,
} from './trip.ts';

/** The best two calls from here: what they bring, less what the turns on the way are worth. */
export function voyageValue(ship: LoadedShip, prospects: Prospects, seat: number): number {
  const { config, s, travel, dock } = prospects;
  const flight = flightOf(config, s, player(s, seat), travel);
  const berths = berthsOf(prospects, flight);
  const trip = tripWith(ship, { prospects, flight, seat, berths, lures: [] });
  const away = bestPlan(trip);
  const here = berths.find(({ market, stop }) =>
    dock ? market === dock.market : !travel.moving && stop.at === travel.here,
  );
  if (here?.market === undefined) return away;
  const next = Math.max(away, nextCall(trip, here, untouched(trip)));
  return dock ? Math.max(next, dockValue(trip, here, dock)) : next;
}

function berthsOf({ config, stops }: Prospects, flight: Flight): readonly Berth[] {
  const berths: Berth[] = [];
  for (const stop of stops) {
    const turns = turnsToBerth(flight, stop.at);
    const market = stop.culture?.id;
    berths.push({ place: berths.length, stop, market, turns, lure: lureOf(stop) });
  }
  const at = config.tables.baseSpace;
  const turns = turnsToBerth(flight, at);
  const stop: Stop = { turns, at, free: false, open: true, culture: undefined };
  berths.push({ place: berths.length, stop, market: BASE, turns, lure: 0 });
  return berths;
}

function lureOf({ culture, open }: Stop): number {
  if (!culture) return RATES.contact;
  return open ? 0 : culture.iou * RATES.card;
}

/** The best place to go to, and the one after it. */
function bestPlan(trip: Trip): number {
  const here = trip.prospects.dock?.market ?? null;
  let best = IMPOSSIBLE;
  for (const berth of trip.berths) {
    if (here !== null && berth.market === here) continue;
    const value = visitValue(trip, berth) - RATES.turn * berth.turns;
    if (value > best) best = value;
  }
  return bounded(best);
}

/**
 * There is always something to do somewhere: what looks worse than a few turns lost is hardly as bad. It still counts a little, so
 * that a ship draws nearer.
 */
function bounded(value: number): number {
  const low = -RATES.turn * RATES.mostTurnsLost;
  return value >= low ? value : low + (value - low) * RATES.partBelow;
}

/** mvc.market.1: one sale and one purchase on landing, all others if the ship stays for a turn. */
function visitValue(trip: Trip, berth: Berth): number {
  if (berth.market === undefined) return RATES.contact + onward(trip, berth, untouched(trip));
  if (berth.stop.free) return callAt(trip, berth, UNLIMITED, null, onward);
  const landing = callAt(trip, berth, ONE_EACH, null, onward);
  if (!wantsMore(trip, berth, ONE_EACH)) return landing;
  return Math.max(landing, callAt(trip, berth, UNLIMITED, null, onward) - RATES.turn);
}

/** What there is still to do here, and then the next call with what is aboard. */
function dockValue(trip: Trip, berth: Berth, dock: DockFrame): number {
  const buys = dock.buys ?? UNLIMITED.buys;
  // mvc.iou.1: nothing is sold while a card is in use
  const left = { sells: dock.iou === null ? (dock.sells ?? UNLIMITED.sells) : 0, buys };
  const now = callAt(trip, berth, left, dock, nextCall);
  if (!wantsMore(trip, berth, left)) return now;
  return Math.max(now, callAt(trip, berth, UNLIMITED, dock, nextCall) - RATES.turn);
}

/** The call after this one. It counts for less if the ship stayed: it shall not wait for better times. */
const nextCall = (trip: Trip, berth: Berth, haul: Haul): number =>
  onward(trip, berth, haul) - (trip.prospects.dock?.stayed ? RATES.waiting : 0);

/** The best place for what is aboard after a call. */
function onward(trip: Trip, from: Berth, haul: Haul): number {
  const { flight, berths, sales } = trip;
  const bought = haul.special + haul.regular > 0 ? haul.from?.goodSold.buyerPlaces : undefined;
  let best = bestLure(trip, from);
  for (const to of berths) {
    const { culture, at } = to.stop;
    const buys = bought !== undefined && culture !== undefined && bought.includes(culture.place);
    if (to === from || !(buys || haul.riders > 0 || sales[to.place])) continue;
    const gain = (to.lure + salesOnward(trip, to, haul, buys)) * RATES.planned;
    if (gain - RATES.turn <= best) continue; // no way is shorter than a turn
    best = Math.max(best, gain - RATES.turn * turnsOnward(flight, from.stop.at, at));
  }
  return bounded(best);
}

/** The best place to go to with nothing to sell. */
function bestLure({ flight, berths, lures }: Trip, from: Berth): number {
  const known = lures[from.place];
  if (known !== undefined) return known;
  let best = IMPOSSIBLE;
  for (const to of berths) {
    const gain = to.lure * RATES.planned;
    if (to === from || gain === 0 || gain - RATES.turn <= best) continue;
    best = Math.max(best, gain - RATES.turn * turnsOnward(flight, from.stop.at, to.stop.at));
  }
  lures[from.place] = best;
  return best;
}

/** What a haul brings somewhere beyond what it is worth aboard. */
function salesOnward(trip: Trip, to: Berth, haul: Haul, buys: boolean): number {
  const { kept, ship } = trip;
  const sales = trip.sales[to.place];
  let gain = 0;
  let units = 0;
  let largest = 0;
  if (sales) {
    for (let k = 0; k < sales.length; k++) {
      const more = (sales[k] as number) - (kept[k] as number);
      if (haul.gone & (1 << k) || more <= 0) continue;
      gain += more;
      if (!ship.cargo[k]?.good) continue;
      units++;
      largest = Math.max(largest, more);
    }
  }
  if (buys) {
    const [special, regular, bonus] = pricesOnward(trip, to.market as CultureId, haul);
    gain += haul.special * special + haul.regular * regular + bonus;
    units += haul.special + haul.regular;
    largest = Math.max(largest, (haul.special > 0 ? special : regular) + bonus);
  }
  if (haul.riders > 0) gain += faresOnward(trip, to, haul);
  // One sale when the ship lands; for the rest it stays another turn.
  return units > 1 && !to.stop.free ? gain - Math.min(RATES.turn, gain - largest) : gain;
}

/** What goods just bought bring beyond what they are worth aboard: the factory good, a regular one, and the bonus for one of them. */
function pricesOnward(
  { prospects: { config, s, home }, ship: { cargo } }: Trip,
  market: CultureId,
  { from }: Haul,
): readonly [number, number, number] {
  if (!from) return [0, 0, 0];
  const { factorySold, goodSold } = from;
  // mvc.sell.2: a demand is met once
  const met = hasKind(cargo, cargo.length, goodSold.kind);
  return [
    factorySold.resale - keptGood(factorySold, home),
    goodSold.resale - keptGood(goodSold, home),
    met ? 0 : bonusFor(config, s, market, goodSold.id),
  ];
}

function faresOnward({ prospects }: Trip, { market }: Berth, { riders, waiting }: Haul): number {
  const { passengers } = prospects.config.tables;
  let gain = 0;
  for (let i = 0; i < riders; i++) {
    const { to, fare } = passengers.get(waiting[i] as TokenId) as Passenger;
    if (to === market) gain += fare * (1 - RATES.keptFare);
  }
  return gain;
}
