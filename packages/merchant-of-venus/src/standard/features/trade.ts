import type { Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../board/graph.ts';
import { remove } from '../../lists.ts';
import { type Book, cultureAt, infoOf, player } from '../book.ts';
import { BASE } from '../components/names.ts';
import type { CultureId, Good, GoodId, PassengerId } from '../components/tables.ts';
import type { DockFrame } from '../port/frames.ts';
import { dotsFree } from '../port/holds.ts';
import { priceOf } from '../port/market.ts';
import type { Player, State } from '../state.ts';
import { growthAt } from './growth.ts';
import type { Outlook } from './outlook.ts';

/** Money in hand is worth more than money bound. */
export const LIQUID = 0.3;
/** What a turn is worth. */
const TURN = 35;
/** Of its usual price, what a good aboard is worth before it is clear where it goes. */
const ABOARD = 0.8;
const ABOARD_UNSOLD = 0.65;
const PASSENGER_ABOARD = 0.5;
const PASSENGER_WAITING = 0.4;
/** Of a profit that is only planned. */
const PLANNED = 0.9;
/** Turns until a culture nobody has found may be found. */
const UNFOUND = 4;
/** Of the way to a market, what is reckoned before the cargo is bought. */
const TRIP = 0.3;
const CONTACT_KEPT = 0.7;
/** What is done is better than what is to be done. */
const TO_DO = 0.95;
/** What lies before one's eyes is taken, and not only thought of: it stands in the way of what comes next. */
const HERE = 0.85;
/** What a market found is worth to everybody, by what it opens; more while few are known. */
const FOUND = 50;
const FOUND_EARLY = 45;
/** What the card of an unknown culture may bring. */
const FIRST_CARD = 60;
const MANY = 99;
/** When the game is over before anything can be reached. */
const NOWHERE = -150;
const FREE: Actions = { sells: MANY, buys: MANY };
const LIMITED: Actions = { sells: 1, buys: 1 };

interface Actions {
  sells: number;
  buys: number;
}

const goodOf = (b: Book, id: GoodId): Good => b.tables.goods.get(id) as Good;

/** A fare with what it brings besides. */
function fareOf(b: Book, id: PassengerId): number {
  const { fare, fame, infamy } = b.tables.passengers.get(id) ?? { fare: 0, fame: 0, infamy: 0 };
  return fare + (fame - infamy) * b.constants.fame.credits;
}

/** Goods and passengers aboard, wherever they may go; `left` is the part of the game to come. */
export function cargoValue(b: Book, s: State, who: Seat, look: Outlook): number {
  const turns = (s.lastRound - s.round) * 1.2;
  let value = 0;
  for (const token of player(s, who).cargo) value += aboard(b, token, look, turns);
  return value;
}

/** Worth nothing when the game is over before it can be sold. */
function aboard(b: Book, token: string, look: Outlook, turns = MANY): number {
  const good = b.tables.goods.get(token);
  if (!good)
    return (
      inTime(b, [b.tables.passengers.get(token)?.to ?? ''], look, turns) *
      fareOf(b, token) *
      PASSENGER_ABOARD
    );
  const sold = good.buyers.some((at) => look.home.has(at));
  const part = sold ? ABOARD : ABOARD_UNSOLD;
  return good.resale.active * part * inTime(b, good.buyers, look, turns);
}

function inTime(b: Book, ends: readonly CultureId[], look: Outlook, turns: number): number {
  if (turns > 8) return 1;
  let best = UNFOUND;
  for (const to of ends) {
    const system = look.home.get(to);
    const way =
      to === BASE
        ? look.travel.turnsTo(b.tables.graph.base)
        : (look.near.get(system ?? '')?.turns ?? UNFOUND);
    best = Math.min(best, way);
  }
  return best <= turns ? 1 : Math.max(0, 1 - (best - turns) / 2);
}

/** The markets open to trade, and `more` of them. */
export function foundValue(b: Book, s: State, more: number): number {
  const { systems } = b.tables.graph;
  const open = more + systems.filter((id) => s.systems[id]?.open).length;
  const part = open / systems.length;
  return systems.length * (FOUND * part + FOUND_EARLY * part * (1 - part / 2)) * leftOf(s);
}

/** Part of the game still to come. */
export const leftOf = (s: State): number =>
  Math.max(0, Math.min(1, (s.lastRound - s.round + 1) / 30));

/** What there is still to do at the dock, and the best place to go to next. */
export function errandValue(b: Book, s: State, who: Seat, look: Outlook): number {
  const owner = player(s, who);
  const { dock } = look;
  const p = dock ? afterSales(b, s, owner, look, dock) : owner;
  const rounds = s.lastRound - s.round + (who === s.active ? 0.5 : 1);
  let best = NOWHERE;
  const found = (foundValue(b, s, 1) - foundValue(b, s, 0)) * PLANNED + FIRST_CARD * leftOf(s);
  for (const system of b.tables.graph.systems) {
    const contact = s.systems[system];
    const stop = look.near.get(system);
    if (!contact || !stop || stop.turns > rounds + 0.5) continue;
    if (dock && dock.market === contact.culture && contact.open) continue;
    const known = look.home.has(contact.culture);
    const actions = stop.free ? FREE : LIMITED;
    const gain =
      (contact.open ? 0 : found) +
      (known ? gainAt(b, s, who, p, look, contact.culture, stop.at, actions) : 0) +
      growthAt(b, s, who, system, known ? contact.culture : null);
    best = Math.max(best, gain - TURN * stop.turns);
  }
  const toBase = look.travel.turnsTo(b.tables.graph.base);
  if (dock?.market !== BASE && toBase <= rounds)
    best = Math.max(best, gainAtBase(b, s, who, p) - TURN * toBase);
  // Who has arrived has something to do here; that the next place is far away does not make it worse.
  return dock ? Math.max(0, best) + gainHere(b, s, who, look, dock) : best;
}

/** The ship as it will leave: what is sold here is not sold elsewhere. */
function afterSales(b: Book, s: State, p: Player, look: Outlook, dock: DockFrame): Player {
  const { market, sells } = dock;
  const cargo = p.cargo.filter((t) => b.tables.passengers.get(t)?.to !== market);
  if (market === BASE || sells === 0) return { ...p, cargo };
  const sales = salesAt(b, s, p, look, market).slice(0, sells ?? MANY);
  const credits = sales.reduce((sum, x) => sum + x.credits, p.credits);
  for (const { token } of sales) remove(cargo, token);
  return { ...p, credits, cargo };
}

function gainAtBase(b: Book, s: State, who: Seat, p: Player): number {
  const waiting = waitingValue(b, s.base.passengers, dotsFree(b, s, p));
  return (faresTo(b, p, BASE) + waiting) * TO_DO + growthAt(b, s, who, null, BASE);
}

/** Beyond what they are worth aboard. */
function faresTo(b: Book, p: Player, at: CultureId): number {
  let sum = 0;
  for (const token of p.cargo)
    if (b.tables.passengers.get(token)?.to === at) sum += fareOf(b, token) * (1 - PASSENGER_ABOARD);
  return sum;
}

/** As many as find room. */
function waitingValue(b: Book, tokens: readonly PassengerId[], room: number): number {
  let fares = 0;
  for (const t of tokens.slice(0, Math.max(0, room))) fares += Math.max(0, fareOf(b, t));
  return fares * PASSENGER_WAITING;
}

/** What a visit would bring: sales, fares, passengers, a cargo to take on, first contact credits. */
function gainAt(
  b: Book,
  s: State,
  _who: Seat,
  p: Player,
  look: Outlook,
  at: CultureId,
  from: SpaceId,
  { sells, buys }: Actions,
): number {
  const all = salesAt(b, s, p, look, at);
  const now = all.slice(0, sells);
  const owed = p.contacts[at] ?? 0;
  const business = (sales: readonly Sale[], most: number): number => {
    const room = Math.floor(Math.max(0, dotsFree(b, s, p)) / b.constants.dots) + sales.length;
    const credits = sales.reduce((sum, x) => sum + x.credits, p.credits + owed);
    const cargo = cargoFrom(b, s, look, at, from, Math.min(room, most), credits) * PLANNED;
    return sales.reduce((sum, x) => sum + x.gain, cargo);
  };
  const dots = dotsFree(b, s, p) + b.constants.dots * now.length;
  const gain =
    Math.max(business(now, buys), business(all, MANY) - TURN) +
    faresTo(b, p, at) +
    waitingValue(b, cultureAt(s, at).passengers, dots) +
    (dots > 1 && cultureAt(s, at).goods.length > 0 ? owed * CONTACT_KEPT * 0.4 : 0);
  return gain * TO_DO;
}

interface Sale {
  token: GoodId;
  /** Beyond what the good is worth aboard. */
  gain: number;
  credits: number;
}

/** Best first. A culture known only by a look shows no market yet. */
function salesAt(b: Book, s: State, p: Player, look: Outlook, at: CultureId): Sale[] {
  const open = cultureAt(s, at).at !== null;
  const sales: Sale[] = [];
  for (const token of p.cargo) {
    const good = b.tables.goods.get(token);
    if (!good?.buyers.includes(at)) continue;
    const credits = open ? priceOf(b, s, at, token) : good.resale.active;
    sales.push({ token, credits, gain: credits - aboard(b, token, look) });
  }
  return sales.sort((x, y) => y.gain - x.gain);
}

/** The profit of a cargo bought there and carried to its best market. */
function cargoFrom(
  b: Book,
  s: State,
  look: Outlook,
  at: CultureId,
  from: SpaceId,
  room: number,
  credits: number,
): number {
  const market = cultureAt(s, at);
  const info = infoOf(b, at);
  const there =
    market.at === null ? info.count : market.goods.filter((g) => g === info.good).length;
  const { cost, resale, buyers } = goodOf(b, info.good);
  const n = Math.min(room, there, cost > 0 ? Math.floor(credits / cost) : room);
  if (n <= 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const to of buyers) {
    const system = look.home.get(to);
    const stop = system === undefined ? undefined : look.near.get(system);
    const turns = stop ? look.travel.turnsBetween(from, stop.at) : UNFOUND;
    if (turns < s.lastRound - s.round + 1) best = Math.max(best, -TURN * turns * TRIP);
  }
  const price = cost * (1 + LIQUID * leftOf(s));
  return Math.max(0, best + n * (resale.active * ABOARD - price));
}

/** At the dock: the same with the actions left; a turn spent on staying is gone. */
function gainHere(b: Book, s: State, who: Seat, look: Outlook, dock: DockFrame): number {
  const p = player(s, who);
  const stayed = s.turn.stayed ? TURN * (1 + s.round / s.lastRound) : 0;
  if (dock.market === BASE)
    return (
      (faresTo(b, p, BASE) + waitingValue(b, s.base.passengers, dotsFree(b, s, p))) * HERE - stayed
    );
  const left = { sells: dock.sells ?? MANY, buys: dock.buys ?? MANY };
  return gainAt(b, s, who, p, look, dock.market, p.space, left) * HERE - stayed;
}
