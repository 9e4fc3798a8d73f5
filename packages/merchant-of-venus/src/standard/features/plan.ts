import type { Seat } from '@fondaco/kernel';
import { type Book, cultureAt, infoOf, player } from '../book.ts';
import { BASE } from '../components/names.ts';
import type { CultureId, Good, ItemId } from '../components/tables.ts';
import { dotsFree } from '../port/holds.ts';
import { priceOf } from '../port/market.ts';
import { waitingAt } from '../port/passengers.ts';
import type { Player, State } from '../state.ts';
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
export function planValue(b: Book, s: State, who: Seat, look: Outlook): number {
  const p = player(s, who);
  const ship: Ship = { cargo: p.cargo, credits: p.credits, dots: dotsFree(b, s, p) };
  const go = { b, s, p, who, look };
  if (look.here) {
    const stay = visit(go, ship, { ...look.here, turns: 2, actions: { sells: MANY, buys: MANY } });
    return Math.max(visit(go, ship, look.here), stay);
  }
  let best = ship.cargo.reduce((sum, x) => sum + worth(go, x, look.left), 0);
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
  b: Book;
  s: State;
  p: Player;
  who: Seat;
  look: Outlook;
}

/** What something aboard is worth with so many turns to come. */
function worth({ b, look }: Go, item: ItemId, turns: number): number {
  const time = Math.max(0, Math.min(1, turns / 3));
  const good = b.tables.goods.get(item);
  if (good) {
    const known = good.buyers.some((to) => look.home.has(to));
    // Where nobody lives yet who buys it, one of the next to be found may.
    const hope = known ? ELSEWHERE : NOWHERE * Math.min(1, look.unknown / 5);
    return good.resale.active * hope * time;
  }
  const passenger = b.tables.passengers.get(item);
  if (!passenger) return 0;
  const part = look.home.has(passenger.to) ? RIDE : RIDE_NOWHERE * Math.min(1, look.unknown / 5);
  return fareOf(b, item) * part * time;
}

/** A fare with what it brings besides. */
function fareOf(b: Book, id: ItemId): number {
  const { fare, fame, infamy } = b.tables.passengers.get(id) ?? { fare: 0, fame: 0, infamy: 0 };
  return fare + (fame - infamy) * b.constants.fame.credits;
}

/** What a good, or a passenger, brings at a stop; undefined where it brings nothing. */
function paidAt({ b, s }: Go, item: ItemId, stop: Stop): number | undefined {
  const good = b.tables.goods.get(item);
  if (!good) {
    const bound = b.tables.passengers.get(item)?.to === stop.culture;
    return bound ? fareOf(b, item) : undefined;
  }
  if (stop.culture === null || stop.culture === BASE) return undefined;
  if (!good.buyers.includes(stop.culture)) return undefined;
  return stop.open ? priceOf(b, s, stop.culture, item) : good.resale.active;
}

/** mvs.contact.1: what an unknown culture may pay for a good, times the odds that it buys it. */
function hopedAt({ look }: Go, good: Good): number {
  const open = good.buyers.filter((to) => !look.home.has(to)).length;
  return (good.resale.active * open) / Math.max(1, look.unknown);
}

function visit(go: Go, ship: Ship, stop: Stop): number {
  const { b, s, who, look } = go;
  const after = sellAt(go, ship, stop);
  let gain = after.gain;
  if (!stop.open) gain += CARD + (FOUND * look.left) / 30;
  gain += growthAt(b, s, who, stop, look.left - stop.turns, after.ship);
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
  const { b } = go;
  const cargo: ItemId[] = [];
  let [credits, dots, gain] = [ship.credits, ship.dots, 0];
  const sales: { item: ItemId; pays: number }[] = [];
  for (const item of ship.cargo) {
    const pays = paidAt(go, item, stop);
    const good = b.tables.goods.get(item);
    if (good && stop.culture === null) {
      // Nobody knows: it stays aboard and may be sold.
      const kept = worth(go, item, go.look.left - stop.turns);
      gain += Math.max(0, hopedAt(go, good) - kept * 0.3);
      cargo.push(item);
    } else if (pays === undefined) cargo.push(item);
    else if (good) sales.push({ item, pays });
    else {
      credits += b.tables.passengers.get(item)?.fare ?? 0;
      dots += b.tables.passengers.get(item)?.capacity ?? 0;
      gain += pays;
    }
  }
  sales.sort((x, y) => y.pays - x.pays);
  for (const [i, { item, pays }] of sales.entries()) {
    if (i >= stop.actions.sells) cargo.push(item);
    else {
      credits += pays;
      dots += b.constants.dots;
      gain += pays;
    }
  }
  return { ship: { cargo, credits, dots }, gain };
}

/** What leaves with the ship, carried to the best next stop. */
function onward(go: Go, ship: Ship, from: Stop): number {
  const { look } = go;
  const rest = look.left - from.turns;
  const wares = waresAt(go, ship, from);
  const rides = ridesAt(go, ship, from);
  const anywhere = loaded(go, ship, wares, rides, null, rest);
  const items = [...ship.cargo, ...rides, ...(wares ? [wares.item] : [])];
  // Turns without a place to go to bring nothing.
  let best = anywhere;
  for (const to of look.stops) {
    if (to.system === from.system) continue;
    const turns = look.travel.turnsBetween(from.at, to.at);
    const time = Math.max(0, Math.min(1, rest - turns + 1));
    if (time <= 0) continue;
    const found = to.open ? 0 : (CARD + (FOUND * look.left) / 30) * LATER;
    const pays = !to.open || items.some((x) => paidAt(go, x, to) !== undefined);
    const value = pays ? loaded(go, ship, wares, rides, to, rest - turns) : anywhere;
    best = Math.max(best, (value + found) * time + income(rest - turns));
  }
  return best;
}

interface Wares {
  item: ItemId;
  /** As many as can be had, and what they cost one after another. */
  costs: readonly number[];
}

/** Goods a ship could buy at a stop. */
function waresAt({ b, s, p }: Go, ship: Ship, at: Stop): Wares | null {
  if (at.culture === null || at.culture === BASE) return null;
  const info = infoOf(b, at.culture);
  const market = cultureAt(s, at.culture);
  const there = at.open ? market.goods.filter((x) => x === info.good).length : info.count;
  const good = b.tables.goods.get(info.good) as Good;
  const price = Math.max(0, good.cost - discountOf(b, p, at.culture));
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
function valueAt(go: Go, item: ItemId, to: Stop | null, rest: number): number {
  const pays = to === null ? undefined : paidAt(go, item, to);
  if (pays !== undefined) return pays;
  const kept = worth(go, item, rest);
  const good = go.b.tables.goods.get(item);
  return good && to?.culture === null ? Math.max(kept, kept * 0.7 + hopedAt(go, good)) : kept;
}

/** The cargo at its next stop, or anywhere: what is sold there and what is kept, what was bought for it taken off. */
function loaded(
  go: Go,
  ship: Ship,
  wares: Wares | null,
  rides: readonly ItemId[],
  to: Stop | null,
  rest: number,
): number {
  const { b } = go;
  const aboard = ship.cargo
    .map((item) => ({
      value: valueAt(go, item, to, rest),
      dots: b.tables.passengers.get(item)?.capacity ?? b.constants.dots,
    }))
    .sort((x, y) => y.value - x.value);
  let value = aboard.reduce((sum, x) => sum + x.value, 0);
  let { dots } = ship;
  for (const id of rides) {
    const room = b.tables.passengers.get(id)?.capacity ?? 0;
    const pays = valueAt(go, id, to, rest);
    if (room > dots || pays <= 0) continue;
    dots -= room;
    value += pays * TO_DO;
  }
  const pays = wares ? valueAt(go, wares.item, to, rest) : 0;
  for (const cost of wares?.costs ?? []) {
    // What brings less makes room for what brings more, but not before that is there.
    const out = dots < b.constants.dots ? aboard.pop() : { value: 0, dots: 0 };
    if (!out || dots + out.dots < b.constants.dots || pays - cost <= out.value) break;
    dots += out.dots - b.constants.dots;
    value += (pays - cost - out.value) * TO_DO;
  }
  // All but one have to wait a turn at a city.
  const sold = [...ship.cargo, ...(wares ? [wares.item, wares.item] : [])].filter(
    (x) => to && b.tables.goods.has(x) && paidAt(go, x, to) !== undefined,
  ).length;
  return to && sold > to.actions.sells ? value - RATE * WAIT : value;
}
