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
import { MANY, type Outlook, type Stop } from './outlook.ts';

/** What a turn brings, on average: about a thirtieth of a good result. */
const RATE = 55;
/** Who stays where he is has been to no new place. */
const STAYING = 30;
/** Turns at the end that bring nothing more: a trade takes about so long. */
const TAIL = 1.5;
/** Part of a turn lost to a stay where one action is not enough. */
const WAIT = 0.8;
/** Of its price, what a good or a passenger is worth whose market lies on no planned way. */
const ELSEWHERE = 0.7;
const NOWHERE = 0.6;
const RIDE = 0.55;
const RIDE_NOWHERE = 0.35;
/** What is done is better than what is to be done. */
const TO_DO = 0.95;
/** First contact credits pay only there, and only for what is sold there. */
export const CONTACT = 0.5;
/** What a culture found is worth: its card, its market for all the turns to come. */
const CARD = 45;
export const FOUND = 70;
/** What a second stop may find, reckoned before the first is reached. */
const LATER = 0.6;

/** A ship as it would be after some stops. */
interface Ship {
  cargo: readonly ItemId[];
  credits: number;
  dots: number;
}

/** What `turns` bring to a ship with nothing aboard. */
const income = (turns: number): number => RATE * Math.max(0, turns - TAIL);

/** Whether there is time for something that takes as long, from nought to one. */
const inTime = (look: Outlook, turns: number): number =>
  Math.max(0, Math.min(1, look.left - turns + 1));

/** What the cargo and the turns left will bring by the best way of two stops. */
export function planValue(config: Config, s: State, who: Seat, look: Outlook): number {
  const p = player(s, who);
  const ship: Ship = { cargo: p.cargo, credits: p.credits, dots: dotsFree(config, s, p) };
  const go: Go = { config, s, p, who, look, quotes: new Map(), ways: new Map() };
  if (look.here) {
    const stay = visit(go, ship, { ...look.here, turns: 2, actions: { sells: MANY, buys: MANY } });
    return Math.max(visit(go, ship, look.here), stay);
  }
  let best = ship.cargo.reduce((sum, x) => sum + worth(quoteOf(go, x), look.left), 0);
  for (const stop of look.stops) {
    if (inTime(look, stop.turns) <= 0) continue;
    best = Math.max(best, visit(go, ship, stop));
    if (stop.actions.sells < MANY)
      best = Math.max(
        best,
        visit(go, ship, { ...stop, turns: stop.turns + 1, actions: { sells: MANY, buys: MANY } }),
      );
  }
  return best;
}

interface Go {
  config: Config;
  s: State;
  p: Player;
  who: Seat;
  look: Outlook;
  quotes: Map<ItemId, Quote>;
  /** By where one comes from: turns to each of the stops. */
  ways: Map<SpaceId, readonly number[]>;
}

/** What something aboard brings, reckoned once for a position. */
interface Quote {
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

function quoteOf(go: Go, item: ItemId): Quote {
  let quote = go.quotes.get(item);
  if (!quote) {
    const { config, look } = go;
    const good = config.tables.goods.get(item);
    const dots = config.tables.passengers.get(item)?.capacity ?? config.constants.dots;
    const paid = look.stops.map((stop) => paidAt(go, item, stop));
    quote = { good, dots, base: baseOf(go, item), hoped: good ? hopedFor(go, good) : 0, paid };
    go.quotes.set(item, quote);
  }
  return quote;
}

function baseOf({ config, look }: Go, item: ItemId): number {
  const good = config.tables.goods.get(item);
  if (good) {
    const known = good.buyers.some((to) => look.home.has(to));
    // Where nobody lives yet who buys it, one of the next to be found may.
    const hope = known ? ELSEWHERE : NOWHERE * Math.min(1, look.unknown / 5);
    return good.resale.active * hope;
  }
  const passenger = config.tables.passengers.get(item);
  if (!passenger) return 0;
  const part = look.home.has(passenger.to) ? RIDE : RIDE_NOWHERE * Math.min(1, look.unknown / 5);
  return fareOf(config, item) * part;
}

/** What something aboard is worth with so many turns to come. */
const worth = ({ base }: Quote, turns: number): number =>
  base * Math.max(0, Math.min(1, turns / 3));

/** A fare with what it brings besides. */
function fareOf(config: Config, id: ItemId): number {
  const { fare, fame, infamy } = config.tables.passengers.get(id) ?? {
    fare: 0,
    fame: 0,
    infamy: 0,
  };
  return fare + (fame - infamy) * config.constants.fame.credits;
}

function paidAt({ config, s }: Go, item: ItemId, stop: Stop): number | undefined {
  const good = config.tables.goods.get(item);
  if (!good) {
    const bound = config.tables.passengers.get(item)?.to === stop.culture;
    return bound ? fareOf(config, item) : undefined;
  }
  if (stop.culture === null || stop.culture === BASE) return undefined;
  if (!good.buyers.includes(stop.culture)) return undefined;
  return stop.open ? priceOf(config, s, stop.culture, item) : good.resale.active;
}

function hopedFor({ look }: Go, good: Good): number {
  const open = good.buyers.filter((to) => !look.home.has(to)).length;
  return (good.resale.active * open) / Math.max(1, look.unknown);
}

function visit(go: Go, ship: Ship, stop: Stop): number {
  const { config, s, who, look } = go;
  const after = sellAt(go, ship, stop);
  let gain = after.gain;
  if (!stop.open) gain += CARD + (FOUND * look.left) / 30;
  const { credits } = after.ship;
  gain += growthAt(config, s, who, stop, look.left - stop.turns, credits - feesAhead(config, s));
  gain += challengeGain(config, s, go.p, stop, ship.cargo, credits);
  const time = inTime(look, stop.turns) * TO_DO;
  const stays = s.turn.stayed && stop.turns === 1 ? STAYING : 0;
  return gain * time + onward(go, after.ship, stop) - stays;
}

interface Sold {
  ship: Ship;
  gain: number;
}

/** Sales, best first, and fares. */
function sellAt(go: Go, ship: Ship, stop: Stop): Sold {
  const { config } = go;
  const cargo: ItemId[] = [];
  let [credits, dots, gain] = [ship.credits, ship.dots, 0];
  const sales: { item: ItemId; pays: number }[] = [];
  for (const item of ship.cargo) {
    const quote = quoteOf(go, item);
    const pays = quote.paid[stop.n];
    if (quote.good && stop.culture === null) {
      // Nobody knows: it stays aboard and may be sold.
      gain += Math.max(0, quote.hoped - worth(quote, go.look.left - stop.turns) * 0.3);
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

function waysFrom({ look, ways }: Go, at: SpaceId): readonly number[] {
  let turns = ways.get(at);
  if (!turns) {
    turns = look.stops.map((to) => look.travel.turnsBetween(at, to.at));
    ways.set(at, turns);
  }
  return turns;
}

/** What leaves with the ship, carried to the best next stop. */
function onward(go: Go, ship: Ship, from: Stop): number {
  const { look } = go;
  const rest = look.left - from.turns;
  const wares = waresAt(go, ship, from);
  const rides = ridesAt(go, ship, from);
  const load: Load = {
    aboard: ship.cargo.map((x) => quoteOf(go, x)),
    rides: rides.map((x) => quoteOf(go, x)),
    ware: wares ? quoteOf(go, wares.item) : null,
    costs: wares?.costs ?? [],
    dots: ship.dots,
  };
  const anywhere = loaded(go, load, null, rest);
  const ways = waysFrom(go, from.at);
  const news = (CARD + (FOUND * look.left) / 30) * LATER;
  // Turns without a place to go to bring nothing.
  let best = anywhere;
  for (const to of look.stops) {
    if (to.system === from.system) continue;
    const turns = ways[to.n] as number;
    const time = Math.max(0, Math.min(1, rest - turns + 1));
    if (time <= 0) continue;
    const found = to.open ? 0 : news;
    const value = !to.open || paysFor(load, to) ? loaded(go, load, to, rest - turns) : anywhere;
    best = Math.max(best, (value + found) * time + income(rest - turns));
  }
  return best;
}

/** What leaves with a ship, or could. */
interface Load {
  aboard: readonly Quote[];
  rides: readonly Quote[];
  ware: Quote | null;
  costs: readonly number[];
  dots: number;
}

function paysFor({ aboard, rides, ware }: Load, { n }: Stop): boolean {
  for (const x of aboard) if (x.paid[n] !== undefined) return true;
  for (const x of rides) if (x.paid[n] !== undefined) return true;
  return ware !== null && ware.paid[n] !== undefined;
}

interface Wares {
  item: ItemId;
  /** As many as can be had, and what they cost one after another. */
  costs: readonly number[];
}

/** Goods a ship could buy at a stop. */
function waresAt({ config, s, p }: Go, ship: Ship, at: Stop): Wares | null {
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
    costs.push(price - iou + iou * CONTACT);
  }
  return { item: info.good, costs };
}

/** Passengers waiting there. */
const ridesAt = ({ s }: Go, _ship: Ship, at: Stop): readonly ItemId[] =>
  at.culture === null || (at.culture !== BASE && !at.open)
    ? []
    : waitingAt(s, at.culture as CultureId);

/** What something aboard brings at the next stop, or later; an unknown culture may buy it. */
function valueAt(quote: Quote, to: Stop | null, rest: number): number {
  const pays = to === null ? undefined : quote.paid[to.n];
  if (pays !== undefined) return pays;
  const kept = worth(quote, rest);
  return quote.good && to?.culture === null ? Math.max(kept, kept * 0.7 + quote.hoped) : kept;
}

/** Values of what is aboard, best first, and the room each takes. */
const values: number[] = [];
const rooms: number[] = [];

function sortAboard(aboard: readonly Quote[], to: Stop | null, rest: number): void {
  for (let n = 0; n < aboard.length; n++) {
    const quote = aboard[n] as Quote;
    const value = valueAt(quote, to, rest);
    let i = n;
    for (; i > 0 && (values[i - 1] as number) < value; i--) {
      values[i] = values[i - 1] as number;
      rooms[i] = rooms[i - 1] as number;
    }
    values[i] = value;
    rooms[i] = quote.dots;
  }
}

/** The cargo at its next stop, or anywhere: what is sold there and what is kept, what was bought for it taken off. */
function loaded({ config }: Go, load: Load, to: Stop | null, rest: number): number {
  const { aboard, rides, ware, costs } = load;
  const room = config.constants.dots;
  sortAboard(aboard, to, rest);
  let value = 0;
  for (let i = 0; i < aboard.length; i++) value += values[i] as number;
  let { dots } = load;
  for (const ride of rides) {
    const pays = valueAt(ride, to, rest);
    if (ride.dots > dots || pays <= 0) continue;
    dots -= ride.dots;
    value += pays * TO_DO;
  }
  const pays = ware ? valueAt(ware, to, rest) : 0;
  let last = aboard.length;
  for (const cost of costs) {
    // What brings less makes room for what brings more, but not before that is there.
    const full = dots < room;
    if (full && last-- === 0) break;
    const out = full ? (values[last] as number) : 0;
    const freed = full ? (rooms[last] as number) : 0;
    if (dots + freed < room || pays - cost <= out) break;
    dots += freed - room;
    value += (pays - cost - out) * TO_DO;
  }
  // All but one have to wait a turn at a city.
  return to && soldAt(load, to) > to.actions.sells ? value - RATE * WAIT : value;
}

function soldAt({ aboard, ware }: Load, { n }: Stop): number {
  let sold = 0;
  for (const x of aboard) if (x.good && x.paid[n] !== undefined) sold++;
  return ware && ware.paid[n] !== undefined ? sold + 2 : sold;
}
