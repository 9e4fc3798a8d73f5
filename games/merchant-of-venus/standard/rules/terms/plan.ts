import type { Seat } from '@fondaco/kernel';
import { BASE } from '../../../shared/rules/base.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import type { Good, ItemId, Passenger } from '../components/tables.ts';
import { type Config, cultureAt, infoOf, player } from '../config.ts';
import { dotsFree } from '../port/holds.ts';
import { priceOf } from '../port/market.ts';
import type { Player, State } from '../state.ts';
import { challengeGain, feesAhead } from './challenges.ts';
import { discountOf, type GrowthContext, growthAt, growthContext } from './growth.ts';
import { FREE, type Prospects, type TradingStop, UNLIMITED } from './prospects.ts';
import { turnsFor } from './travel.ts';

/** What a turn brings on average: about a thirtieth of a good result. */
const CREDITS_PER_TURN = 55;
/** A ship that stays sees no new place. */
const CREDITS_LOST_BY_STAYING = 30;
/** Turns at the end that bring nothing more: a trade takes about that long. */
const RESERVE_TURNS = 1.5;
/** Part of a turn lost to a stay where one action is not enough. */
const TURNS_LOST_WAITING = 0.8;
/** Part of its price that a good or a passenger is worth when its market is not on the planned way. */
const SHARE_WITH_KNOWN_BUYER = 0.7;
const SHARE_WITHOUT_KNOWN_BUYER = 0.6;
const FARE_SHARE_TO_KNOWN_SYSTEM = 0.55;
const FARE_SHARE_TO_UNKNOWN_SYSTEM = 0.35;
/** What is planned is worth a little less than what is done. */
const PLANNED_SHARE = 0.95;
/** First contact credits pay only there, and only for what is sold there. */
export const CONTACT_CREDIT_SHARE = 0.5;
/** What a culture found is worth: its card, its market for all the turns to come. */
const CREDITS_PER_CONTACT_CARD = 45;
export const CREDITS_PER_CULTURE_FOUND = 70;
/** Part of what a second stop may find, counted before the first is reached. */
const SECOND_STOP_SHARE = 0.6;

/** A ship as it would be after some stops. */
interface PlannedShip {
  cargo: readonly CargoQuote[];
  credits: number;
  dots: number;
}

/** What `turns` bring to a ship with nothing aboard. */
const incomeOf = (turns: number): number => CREDITS_PER_TURN * Math.max(0, turns - RESERVE_TURNS);

/** Whether there is time for something that takes as long, from nought to one. */
const inTime = (left: number, turns: number): number => Math.max(0, Math.min(1, left - turns + 1));

/** What the cargo and the turns left will bring by the best way of two stops. */
export function planValue(config: Config, s: State, who: Seat, prospects: Prospects): number {
  const p = player(s, who);
  const plan: PlanContext = {
    config,
    s,
    p,
    prospects,
    growth: growthContext(config, s, p),
    fees: feesAhead(config, s),
    quotes: new Map(),
    pointsTo: prospects.stops.map((to) => prospects.travel.pointsTo(to.at)),
    markets: [],
  };
  const cargo: CargoQuote[] = [];
  for (const item of p.cargo) cargo.push(quoteOf(plan, item));
  const ship: PlannedShip = { cargo, credits: p.credits, dots: dotsFree(config, s, p) };
  const { here, stops, left } = prospects;
  if (here) {
    const now = visitValue(plan, ship, here, NOTHING_BETTER);
    return Math.max(now, visitValue(plan, ship, staying(here, 2), now));
  }
  let best = 0;
  for (const quote of cargo) best += quote.base * keptShare(left);
  // The nearest stop first: it is often the best, and the others need not be followed further than it.
  let nearest: TradingStop | undefined;
  for (const stop of stops) if (!nearest || stop.turns < nearest.turns) nearest = stop;
  if (nearest) best = bestVisit(plan, ship, nearest, best);
  for (const stop of stops) if (stop !== nearest) best = bestVisit(plan, ship, stop, best);
  return best;
}

/** A visit to a stop, with another turn there if the actions of one are not enough; or what was found before, if it is better. */
function bestVisit(plan: PlanContext, ship: PlannedShip, stop: TradingStop, found: number): number {
  if (inTime(plan.prospects.left, stop.turns) <= 0) return found;
  const best = Math.max(found, visitValue(plan, ship, stop, found));
  if (stop.actions.sells >= UNLIMITED) return best;
  return Math.max(best, visitValue(plan, ship, staying(stop, stop.turns + 1), best));
}

const staying = ({ n, system, at, culture, open, school }: TradingStop, turns: number) => ({
  n,
  system,
  at,
  culture,
  open,
  turns,
  actions: FREE,
  school,
});

/** What the plan of one position is made from. */
interface PlanContext {
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
interface CargoQuote {
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

function quoteOf(plan: PlanContext, item: ItemId): CargoQuote {
  let quote = plan.quotes.get(item);
  if (quote) return quote;
  const { config, prospects } = plan;
  const good = config.tables.goods.get(item);
  const passenger = config.tables.passengers.get(item);
  const dots = passenger?.capacity ?? config.constants.dots;
  const base = good ? goodBase(plan, good) : passenger ? fareBase(plan, passenger) : 0;
  const hoped = good ? hopedFor(plan, good) : 0;
  const paid: (number | undefined)[] = [];
  let paidAt = 0;
  let most = Math.max(0, base, base * 0.7 + hoped);
  for (const stop of prospects.stops) {
    const pays = good
      ? goodPaid(plan, good, stop)
      : passenger && passenger.to === stop.culture
        ? fareOf(config, passenger)
        : undefined;
    paid.push(pays);
    if (pays === undefined) continue;
    paidAt |= 1 << stop.n;
    most = Math.max(most, pays);
  }
  quote = { item, good, passenger, dots, base, hoped, paid, paidAt, most };
  plan.quotes.set(item, quote);
  return quote;
}

function goodBase({ prospects }: PlanContext, good: Good): number {
  let known = false;
  for (const to of good.buyers) if (prospects.known.includes(to)) known = true;
  // No known culture buys it, but one of those still to be found may.
  const hope = known
    ? SHARE_WITH_KNOWN_BUYER
    : SHARE_WITHOUT_KNOWN_BUYER * Math.min(1, prospects.unknown / 5);
  return good.resale.active * hope;
}

function fareBase({ config, prospects }: PlanContext, passenger: Passenger): number {
  const part = prospects.known.includes(passenger.to)
    ? FARE_SHARE_TO_KNOWN_SYSTEM
    : FARE_SHARE_TO_UNKNOWN_SYSTEM * Math.min(1, prospects.unknown / 5);
  return fareOf(config, passenger) * part;
}

/** Part of its worth that something aboard keeps with `turns` turns to come. */
const keptShare = (turns: number): number => Math.max(0, Math.min(1, turns / 3));

/** A fare with what it brings besides. */
const fareOf = (config: Config, { fare, fame, infamy }: Passenger): number =>
  fare + (fame - infamy) * config.constants.fame.credits;

function goodPaid({ config, s }: PlanContext, good: Good, stop: TradingStop): number | undefined {
  if (stop.culture === null || stop.culture === BASE) return undefined;
  if (!good.buyers.includes(stop.culture)) return undefined;
  return stop.open ? priceOf(config, s, stop.culture, good.id) : good.resale.active;
}

function hopedFor({ prospects }: PlanContext, good: Good): number {
  let open = 0;
  for (const to of good.buyers) if (!prospects.known.includes(to)) open++;
  return (good.resale.active * open) / Math.max(1, prospects.unknown);
}

const NOTHING_BETTER = Number.NEGATIVE_INFINITY;
/** More than rounding can make of a bound. */
const ROUNDING = 1e-6;

/** What a visit brings. It is not followed to its end, and something less may be returned, if it cannot bring more than `toBeat`. */
function visitValue(
  plan: PlanContext,
  ship: PlannedShip,
  stop: TradingStop,
  toBeat: number,
): number {
  const { config, s, prospects } = plan;
  if (mostAt(plan, ship, stop) + ROUNDING < toBeat) return NOTHING_BETTER;
  const after = sellAt(plan, ship, stop);
  let gain = after.gain;
  if (!stop.open) gain += newsOf(prospects);
  const { credits } = after.ship;
  gain += growthAt(plan.growth, stop, prospects.left - stop.turns, credits - plan.fees);
  if (s.challenges.length > 0)
    gain += challengeGain(config, s, plan.p, stop, plan.p.cargo, credits);
  const time = inTime(prospects.left, stop.turns) * PLANNED_SHARE;
  const stays = s.turn.stayed && stop.turns === 1 ? CREDITS_LOST_BY_STAYING : 0;
  const load = loadAt(plan, after.ship, stop);
  const rest = prospects.left - stop.turns;
  const bound = gain * time + mostFrom(plan, load, rest) - stays;
  if (bound + ROUNDING < toBeat) return bound;
  return gain * time + bestNextStop(plan, load, stop, rest) - stays;
}

/** No less than a visit can bring, known without following it: everything aboard or sold there at its best. */
function mostAt(plan: PlanContext, ship: PlannedShip, stop: TradingStop): number {
  const { s, p, prospects, growth } = plan;
  if (s.challenges.length > 0) return Number.POSITIVE_INFINITY;
  const { left } = prospects;
  let most = newsOf(prospects) * SECOND_STOP_SHARE + incomeOf(left - stop.turns - 1);
  let credits = ship.credits;
  for (const quote of ship.cargo) {
    most += quote.most;
    if (stop.culture === null) most += quote.hoped;
    credits += quote.most;
  }
  const { rides, ware, goods, price } = marketOf(plan, stop);
  for (const ride of rides) most += ride.most;
  // No more than fills the holds, and none for less than first contact credits are worth.
  if (ware)
    most +=
      Math.max(0, ware.most - price * CONTACT_CREDIT_SHARE) *
      Math.min(goods, stop.actions.buys, p.holds);
  if (!stop.open) most += newsOf(prospects);
  return most + growthAt(growth, stop, left - stop.turns, credits - plan.fees);
}

/** What a culture found brings. */
const newsOf = ({ left }: Prospects): number =>
  CREDITS_PER_CONTACT_CARD + (CREDITS_PER_CULTURE_FOUND * left) / 30;

interface AfterSales {
  ship: PlannedShip;
  gain: number;
}

/** The ship after its best sales and its fares at a stop. */
function sellAt(plan: PlanContext, ship: PlannedShip, stop: TradingStop): AfterSales {
  const cargo: CargoQuote[] = [];
  let credits = ship.credits;
  let dots = ship.dots;
  let gain = 0;
  const sales: CargoQuote[] = [];
  for (const quote of ship.cargo) {
    const pays = quote.paid[stop.n];
    if (quote.good && stop.culture === null) {
      // Nobody knows: it stays aboard and may be sold.
      gain += Math.max(
        0,
        quote.hoped - quote.base * keptShare(plan.prospects.left - stop.turns) * 0.3,
      );
      cargo.push(quote);
    } else if (pays === undefined) cargo.push(quote);
    else if (quote.good) sales.push(quote);
    else {
      credits += quote.passenger?.fare ?? 0;
      dots += quote.passenger?.capacity ?? 0;
      gain += pays;
    }
  }
  const paidHere = (quote: CargoQuote): number => quote.paid[stop.n] as number;
  if (sales.length > 1) sales.sort((x, y) => paidHere(y) - paidHere(x));
  for (let i = 0; i < sales.length; i++) {
    const quote = sales[i] as CargoQuote;
    if (i >= stop.actions.sells) cargo.push(quote);
    else {
      credits += paidHere(quote);
      dots += plan.config.constants.dots;
      gain += paidHere(quote);
    }
  }
  return { ship: { cargo, credits, dots }, gain };
}

/** What leaves with a ship, or could. */
interface PlannedCargo {
  aboard: readonly CargoQuote[];
  rides: readonly CargoQuote[];
  ware: CargoQuote | null;
  costs: readonly number[];
  dots: number;
}

function loadAt(plan: PlanContext, ship: PlannedShip, from: TradingStop): PlannedCargo {
  const market = marketOf(plan, from);
  return {
    aboard: ship.cargo,
    rides: market.rides,
    ware: market.ware,
    costs: costsAt(market, ship.credits, from.actions.buys),
    dots: ship.dots,
  };
}

/** No less than any next stop can bring: everything at its best, the shortest way, and a culture found. */
function mostFrom(plan: PlanContext, { aboard, rides, ware, costs }: PlannedCargo, rest: number) {
  let most = 0;
  for (const quote of aboard) most += quote.most;
  for (const ride of rides) most += ride.most;
  if (ware) for (const cost of costs) most += Math.max(0, ware.most - cost);
  return most + newsOf(plan.prospects) * SECOND_STOP_SHARE + incomeOf(rest - 1);
}

/** What leaves with the ship, carried to the best next stop. */
function bestNextStop(
  plan: PlanContext,
  load: PlannedCargo,
  from: TradingStop,
  rest: number,
): number {
  const { prospects } = plan;
  const anywhere = plannedCargoValue(plan, load, null, rest);
  const news = newsOf(prospects) * SECOND_STOP_SHARE;
  const paidAt = stopsThatPay(load);
  // Turns without a place to go to bring nothing.
  let best = anywhere;
  for (const to of prospects.stops) {
    if (to.system === from.system) continue;
    const turns = turnsFor(plan.pointsTo[to.n]?.[from.at] as number, prospects.travel.speed);
    const time = inTime(rest, turns);
    if (time <= 0) continue;
    const value =
      !to.open || paidAt & (1 << to.n)
        ? plannedCargoValue(plan, load, to, rest - turns) + (to.open ? 0 : news)
        : anywhere;
    best = Math.max(best, value * time + incomeOf(rest - turns));
  }
  return best;
}

/** The stops where something of a cargo brings something, as bits. */
function stopsThatPay({ aboard, rides, ware }: PlannedCargo): number {
  let stops = ware ? ware.paidAt : 0;
  for (const x of aboard) stops |= x.paidAt;
  for (const x of rides) stops |= x.paidAt;
  return stops;
}

/** What can be had at a stop. */
interface MarketQuote {
  /** The passengers who wait there. */
  rides: readonly CargoQuote[];
  /** The good sold there, how many there are, and what each costs. */
  ware: CargoQuote | null;
  goods: number;
  price: number;
  /** First contact credits. */
  owed: number;
}

function marketOf(plan: PlanContext, at: TradingStop): MarketQuote {
  let market = plan.markets[at.n];
  if (market) return market;
  const { config, s, p } = plan;
  const { culture, open } = at;
  const rides: CargoQuote[] = [];
  if (culture !== null && (culture === BASE || open))
    for (const id of waitingAt(s, culture)) rides.push(quoteOf(plan, id));
  if (culture === null || culture === BASE)
    market = { rides, ware: null, goods: 0, price: 0, owed: 0 };
  else {
    const info = infoOf(config, culture);
    const good = config.tables.goods.get(info.good) as Good;
    let goods = open ? 0 : info.count;
    if (open) for (const x of cultureAt(s, culture).goods) if (x === info.good) goods++;
    market = {
      rides,
      ware: quoteOf(plan, info.good),
      goods,
      price: Math.max(0, good.cost - discountOf(config, p, culture)),
      owed: open ? (p.contacts[culture] ?? 0) : info.iou,
    };
  }
  plan.markets[at.n] = market;
  return market;
}

/** What the goods of a market cost one after another, as many as the ship can buy. */
function costsAt({ goods, price, owed }: MarketQuote, credits: number, buys: number): number[] {
  const costs: number[] = [];
  let card = owed;
  let own = credits;
  const most = Math.min(goods, buys);
  for (let n = 0; n < most; n++) {
    const iou = Math.min(card, price);
    if (price - iou > own) break;
    card -= iou;
    own -= price - iou;
    costs.push(price - iou + iou * CONTACT_CREDIT_SHARE);
  }
  return costs;
}

/** What something aboard brings at the next stop, or later; an unknown culture may buy it. */
function valueAt(quote: CargoQuote, to: TradingStop | null, share: number): number {
  const kept = quote.base * share;
  if (to === null) return kept;
  const pays = quote.paid[to.n];
  if (pays !== undefined) return pays;
  return quote.good && to.culture === null ? Math.max(kept, kept * 0.7 + quote.hoped) : kept;
}

/** What could leave the ship: its value and the room it takes. */
interface KeptItem {
  value: number;
  dots: number;
}
const NOTHING: KeptItem = { value: 0, dots: 0 };

/** What is aboard, what brings least first. */
const byValue = (
  aboard: readonly CargoQuote[],
  to: TradingStop | null,
  share: number,
): KeptItem[] =>
  aboard
    .map((quote) => ({ value: valueAt(quote, to, share), dots: quote.dots }))
    .sort((x, y) => x.value - y.value);

/** The cargo at its next stop, or anywhere: what is sold there and what is kept, what was bought for it taken off. */
function plannedCargoValue(
  { config }: PlanContext,
  load: PlannedCargo,
  to: TradingStop | null,
  rest: number,
): number {
  const { aboard, rides, ware, costs } = load;
  const room = config.constants.dots;
  const share = keptShare(rest);
  let value = 0;
  for (const quote of aboard) value += valueAt(quote, to, share);
  let { dots } = load;
  for (const ride of rides) {
    const pays = valueAt(ride, to, share);
    if (ride.dots > dots || pays <= 0) continue;
    dots -= ride.dots;
    value += pays * PLANNED_SHARE;
  }
  const pays = ware ? valueAt(ware, to, share) : 0;
  // What brings less makes room for what brings more, but not before that is there.
  const cheapestFirst = dots < room * costs.length ? byValue(aboard, to, share) : [];
  let leaving = 0;
  for (const cost of costs) {
    const out = dots < room ? cheapestFirst[leaving++] : NOTHING;
    if (!out || dots + out.dots < room || pays - cost <= out.value) break;
    dots += out.dots - room;
    value += (pays - cost - out.value) * PLANNED_SHARE;
  }
  // All but one have to wait a turn at a city.
  return to && soldAt(load, to) > to.actions.sells
    ? value - CREDITS_PER_TURN * TURNS_LOST_WAITING
    : value;
}

function soldAt({ aboard, ware }: PlannedCargo, { n }: TradingStop): number {
  let sold = 0;
  for (const x of aboard) if (x.good && x.paid[n] !== undefined) sold++;
  return ware && ware.paid[n] !== undefined ? sold + 2 : sold;
}
