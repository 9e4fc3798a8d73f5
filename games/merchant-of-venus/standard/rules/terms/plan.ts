import type { Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { BASE } from '../../../shared/rules/base.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import type { CultureId, Good, ItemId } from '../components/tables.ts';
import { type Config, cultureAt, infoOf, player } from '../config.ts';
import { dotsFree } from '../port/holds.ts';
import { priceOf } from '../port/market.ts';
import type { Player, State } from '../state.ts';
import { challengeGain, feesAhead } from './challenges.ts';
import { discountOf, growthAt } from './growth.ts';
import { type Prospects, type TradingStop, UNLIMITED } from './prospects.ts';

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
  cargo: readonly ItemId[];
  credits: number;
  dots: number;
}

/** What `turns` bring to a ship with nothing aboard. */
const incomeOf = (turns: number): number => CREDITS_PER_TURN * Math.max(0, turns - RESERVE_TURNS);

/** Whether there is time for something that takes as long, from nought to one. */
const inTime = (prospects: Prospects, turns: number): number =>
  Math.max(0, Math.min(1, prospects.left - turns + 1));

/** What the cargo and the turns left will bring by the best way of two stops. */
export function planValue(config: Config, s: State, who: Seat, prospects: Prospects): number {
  const p = player(s, who);
  const ship: PlannedShip = { cargo: p.cargo, credits: p.credits, dots: dotsFree(config, s, p) };
  const plan: PlanContext = {
    config,
    s,
    p,
    who,
    prospects,
    quotes: new Map(),
    ways: new Map(),
  };
  if (prospects.here) {
    const stay = visitValue(plan, ship, {
      ...prospects.here,
      turns: 2,
      actions: { sells: UNLIMITED, buys: UNLIMITED },
    });
    return Math.max(visitValue(plan, ship, prospects.here), stay);
  }
  let best = ship.cargo.reduce(
    (sum, x) => sum + quoteOf(plan, x).base * keptShare(prospects.left),
    0,
  );
  for (const stop of prospects.stops) {
    if (inTime(prospects, stop.turns) <= 0) continue;
    best = Math.max(best, visitValue(plan, ship, stop));
    if (stop.actions.sells < UNLIMITED)
      best = Math.max(
        best,
        visitValue(plan, ship, {
          ...stop,
          turns: stop.turns + 1,
          actions: { sells: UNLIMITED, buys: UNLIMITED },
        }),
      );
  }
  return best;
}

/** What the plan of one position is made from. */
interface PlanContext {
  config: Config;
  s: State;
  p: Player;
  who: Seat;
  prospects: Prospects;
  quotes: Map<ItemId, CargoQuote>;
  /** By starting space: the turns to each of the stops. */
  ways: Map<SpaceId, readonly number[]>;
}

/** What something aboard brings, computed once for a position. */
interface CargoQuote {
  good: Good | undefined;
  /** Room it takes. */
  dots: number;
  /** Anywhere, with turns enough to come. */
  base: number;
  /** mvs.contact.1: what an unknown culture may pay for a good, times the odds that it buys it. */
  hoped: number;
  /** At each stop; undefined where it brings nothing. */
  paid: readonly (number | undefined)[];
}

function quoteOf(plan: PlanContext, item: ItemId): CargoQuote {
  let quote = plan.quotes.get(item);
  if (!quote) {
    const { config, prospects } = plan;
    const good = config.tables.goods.get(item);
    const dots = config.tables.passengers.get(item)?.capacity ?? config.constants.dots;
    const paid = prospects.stops.map((stop) => paidAt(plan, item, stop));
    quote = { good, dots, base: baseOf(plan, item), hoped: good ? hopedFor(plan, good) : 0, paid };
    plan.quotes.set(item, quote);
  }
  return quote;
}

function baseOf({ config, prospects }: PlanContext, item: ItemId): number {
  const good = config.tables.goods.get(item);
  if (good) {
    const known = good.buyers.some((to) => prospects.home.has(to));
    // No known culture buys it, but one of those still to be found may.
    const hope = known
      ? SHARE_WITH_KNOWN_BUYER
      : SHARE_WITHOUT_KNOWN_BUYER * Math.min(1, prospects.unknown / 5);
    return good.resale.active * hope;
  }
  const passenger = config.tables.passengers.get(item);
  if (!passenger) return 0;
  const part = prospects.home.has(passenger.to)
    ? FARE_SHARE_TO_KNOWN_SYSTEM
    : FARE_SHARE_TO_UNKNOWN_SYSTEM * Math.min(1, prospects.unknown / 5);
  return fareOf(config, item) * part;
}

/** Part of its worth that something aboard keeps with `turns` turns to come. */
const keptShare = (turns: number): number => Math.max(0, Math.min(1, turns / 3));

/** A fare with what it brings besides. */
function fareOf(config: Config, id: ItemId): number {
  const { fare, fame, infamy } = config.tables.passengers.get(id) ?? {
    fare: 0,
    fame: 0,
    infamy: 0,
  };
  return fare + (fame - infamy) * config.constants.fame.credits;
}

function paidAt({ config, s }: PlanContext, item: ItemId, stop: TradingStop): number | undefined {
  const good = config.tables.goods.get(item);
  if (!good) {
    const bound = config.tables.passengers.get(item)?.to === stop.culture;
    return bound ? fareOf(config, item) : undefined;
  }
  if (stop.culture === null || stop.culture === BASE) return undefined;
  if (!good.buyers.includes(stop.culture)) return undefined;
  return stop.open ? priceOf(config, s, stop.culture, item) : good.resale.active;
}

function hopedFor({ prospects }: PlanContext, good: Good): number {
  const open = good.buyers.filter((to) => !prospects.home.has(to)).length;
  return (good.resale.active * open) / Math.max(1, prospects.unknown);
}

function visitValue(plan: PlanContext, ship: PlannedShip, stop: TradingStop): number {
  const { config, s, who, prospects } = plan;
  const after = sellAt(plan, ship, stop);
  let gain = after.gain;
  if (!stop.open)
    gain += CREDITS_PER_CONTACT_CARD + (CREDITS_PER_CULTURE_FOUND * prospects.left) / 30;
  const { credits } = after.ship;
  gain += growthAt(
    config,
    s,
    who,
    stop,
    prospects.left - stop.turns,
    credits - feesAhead(config, s),
  );
  gain += challengeGain(config, s, plan.p, stop, ship.cargo, credits);
  const time = inTime(prospects, stop.turns) * PLANNED_SHARE;
  const stays = s.turn.stayed && stop.turns === 1 ? CREDITS_LOST_BY_STAYING : 0;
  return gain * time + bestNextStop(plan, after.ship, stop) - stays;
}

interface AfterSales {
  ship: PlannedShip;
  gain: number;
}

/** The ship after its best sales and its fares at a stop. */
function sellAt(plan: PlanContext, ship: PlannedShip, stop: TradingStop): AfterSales {
  const { config } = plan;
  const cargo: ItemId[] = [];
  let [credits, dots, gain] = [ship.credits, ship.dots, 0];
  const sales: { item: ItemId; pays: number }[] = [];
  for (const item of ship.cargo) {
    const quote = quoteOf(plan, item);
    const pays = quote.paid[stop.n];
    if (quote.good && stop.culture === null) {
      // Nobody knows: it stays aboard and may be sold.
      gain += Math.max(
        0,
        quote.hoped - quote.base * keptShare(plan.prospects.left - stop.turns) * 0.3,
      );
      cargo.push(item);
    } else if (pays === undefined) cargo.push(item);
    else if (quote.good) sales.push({ item, pays });
    else {
      credits += config.tables.passengers.get(item)?.fare ?? 0;
      dots += config.tables.passengers.get(item)?.capacity ?? 0;
      gain += pays;
    }
  }
  sales.sort((x, y) => y.pays - x.pays);
  for (const [i, { item, pays }] of sales.entries()) {
    if (i >= stop.actions.sells) cargo.push(item);
    else {
      credits += pays;
      dots += config.constants.dots;
      gain += pays;
    }
  }
  return { ship: { cargo, credits, dots }, gain };
}

function turnsFrom({ prospects, ways }: PlanContext, at: SpaceId): readonly number[] {
  let turns = ways.get(at);
  if (!turns) {
    turns = prospects.stops.map((to) => prospects.travel.turnsBetween(at, to.at));
    ways.set(at, turns);
  }
  return turns;
}

/** What leaves with the ship, carried to the best next stop. */
function bestNextStop(plan: PlanContext, ship: PlannedShip, from: TradingStop): number {
  const { prospects } = plan;
  const rest = prospects.left - from.turns;
  const wares = goodsOnSaleAt(plan, ship, from);
  const rides = passengersAt(plan, ship, from);
  const load: PlannedCargo = {
    aboard: ship.cargo.map((x) => quoteOf(plan, x)),
    rides: rides.map((x) => quoteOf(plan, x)),
    ware: wares ? quoteOf(plan, wares.item) : null,
    costs: wares?.costs ?? [],
    dots: ship.dots,
  };
  const anywhere = plannedCargoValue(plan, load, null, rest);
  const ways = turnsFrom(plan, from.at);
  const news =
    (CREDITS_PER_CONTACT_CARD + (CREDITS_PER_CULTURE_FOUND * prospects.left) / 30) *
    SECOND_STOP_SHARE;
  // Turns without a place to go to bring nothing.
  let best = anywhere;
  for (const to of prospects.stops) {
    if (to.system === from.system) continue;
    const turns = ways[to.n] as number;
    const time = Math.max(0, Math.min(1, rest - turns + 1));
    if (time <= 0) continue;
    const found = to.open ? 0 : news;
    const value =
      !to.open || paysFor(load, to) ? plannedCargoValue(plan, load, to, rest - turns) : anywhere;
    best = Math.max(best, (value + found) * time + incomeOf(rest - turns));
  }
  return best;
}

/** What leaves with a ship, or could. */
interface PlannedCargo {
  aboard: readonly CargoQuote[];
  rides: readonly CargoQuote[];
  ware: CargoQuote | null;
  costs: readonly number[];
  dots: number;
}

function paysFor({ aboard, rides, ware }: PlannedCargo, { n }: TradingStop): boolean {
  for (const x of aboard) if (x.paid[n] !== undefined) return true;
  for (const x of rides) if (x.paid[n] !== undefined) return true;
  return ware !== null && ware.paid[n] !== undefined;
}

interface GoodsOnSale {
  item: ItemId;
  /** As many as can be had, and what they cost one after another. */
  costs: readonly number[];
}

/** Goods a ship could buy at a stop. */
function goodsOnSaleAt(
  { config, s, p }: PlanContext,
  ship: PlannedShip,
  at: TradingStop,
): GoodsOnSale | null {
  if (at.culture === null || at.culture === BASE) return null;
  const info = infoOf(config, at.culture);
  const market = cultureAt(s, at.culture);
  const there = at.open ? market.goods.filter((x) => x === info.good).length : info.count;
  const good = config.tables.goods.get(info.good) as Good;
  const price = Math.max(0, good.cost - discountOf(config, p, at.culture));
  let owed = at.open ? (p.contacts[at.culture] ?? 0) : info.iou;
  let credits = ship.credits;
  const costs: number[] = [];
  const most = Math.min(there, at.actions.buys);
  for (let n = 0; n < most; n++) {
    const iou = Math.min(owed, price);
    if (price - iou > credits) break;
    owed -= iou;
    credits -= price - iou;
    costs.push(price - iou + iou * CONTACT_CREDIT_SHARE);
  }
  return { item: info.good, costs };
}

/** Passengers waiting there. */
const passengersAt = (
  { s }: PlanContext,
  _ship: PlannedShip,
  at: TradingStop,
): readonly ItemId[] =>
  at.culture === null || (at.culture !== BASE && !at.open)
    ? []
    : waitingAt(s, at.culture as CultureId);

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
