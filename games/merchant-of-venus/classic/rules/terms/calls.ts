import { BASE } from '../../../shared/rules/base.ts';
import { dotsOfToken } from '../cargo.ts';
import type { CultureInfo } from '../components/tables.ts';
import { type Config, cultureAt, infoOf } from '../config.ts';
import type { Culture, DockFrame, TokenId } from '../state.ts';
import type { Prospects } from './prospects.ts';
import { RATES } from './rates.ts';
import type { Load, LoadedShip } from './trade.ts';
import { type Berth, type Haul, haulOf, keptGood, type Trip, untouched } from './trip.ts';

/** Actions that a call may take (mvc.market.1). */
export interface Actions {
  sells: number;
  buys: number;
}

export const UNLIMITED: Actions = { sells: 99, buys: 99 };
export const ONE_EACH: Actions = { sells: 1, buys: 1 };
/** What a plan is worth that cannot be made. */
export const IMPOSSIBLE = -300;

const DOTS_OF_GOOD = 2;
/** Cargo is left for better cargo only where that can be bought, not on the way there. */
const CREDITS_PER_THING_LEFT = 5;

/** An open card with nothing left to buy is closed. */
const CREDITS_FOR_CLOSING_CARD = 1;

/** What a ship can do after a call is worth. */
type Continuation = (trip: Trip, berth: Berth, haul: Haul) => number;

type Market = Pick<Culture, 'goods' | 'factoryGood' | 'factory' | 'passengers'>;

const NO_MARKET: Market = { goods: 0, factoryGood: false, factory: null, passengers: [] };

const hasGoods = ({ goods, factoryGood, factory }: Market): boolean =>
  goods > 0 || (factoryGood && factory !== null);

const asPlanned = (gain: number): number => (gain > 0 ? gain * RATES.planned : gain);

/**
 * What a call brings: sales, fares, the use of a card, goods and passengers to take on; and what follows it. `dock` is given for a
 * ship that has landed there. A call for nothing is not made.
 */
export function callAt(
  trip: Trip,
  berth: Berth,
  { sells, buys }: Actions,
  dock: DockFrame | null,
  next: Continuation,
): number {
  const { config, s } = trip.prospects;
  const market =
    berth.market === undefined || berth.market === BASE ? NO_MARKET : cultureAt(s, berth.market);
  const sold = untouched(trip);
  const sales = sellAt(trip, berth, sells, sold);
  const waiting = berth.market === BASE ? s.base.passengers : market.passengers;
  const { gone, credits, dots } = sold;
  let best = IMPOSSIBLE;
  if (waiting.length > 0) {
    const haul = haulOf(gone, credits, dots, waiting);
    const card = spendAt(trip, berth, market, dock, haul);
    const kept = takeRiders(config, haul) + buyCargo(trip, berth, market, haul, buys);
    if (haul.riders > 0) best = asPlanned(sales + card + kept) + next(trip, berth, haul);
  }
  if (buys > 0 && hasGoods(market)) {
    const haul = haulOf(gone, credits, dots, waiting);
    const lost = makeRoom(trip, haul);
    const card = spendAt(trip, berth, market, dock, haul);
    const kept = buyCargo(trip, berth, market, haul, buys) + takeRiders(config, haul) - lost;
    if (haul.special + haul.regular > 0) {
      best = Math.max(best, asPlanned(sales + card + kept) + next(trip, berth, haul));
      if (kept > 0) return best; // goods that are worth more than their price are not left
    }
  }
  const gain = sales + spendAt(trip, berth, market, dock, sold);
  return gain > 0 ? Math.max(best, asPlanned(gain) + next(trip, berth, sold)) : best;
}

/** Whether so many actions are not all that could be done. */
export function wantsMore(
  { ship, sales, prospects }: Trip,
  { place, market }: Berth,
  { sells, buys }: Actions,
): boolean {
  let sold = 0;
  const prices = sales[place];
  if (prices) for (const credits of prices) if (credits > 0) sold++;
  if (sold > sells) return true;
  if (market === undefined || market === BASE) return false;
  if (ship.dots + DOTS_OF_GOOD * sold < DOTS_OF_GOOD * (buys + 1)) return false;
  const { goods, factory, factoryGood } = cultureAt(prospects.s, market);
  return goods + (factory !== null && factoryGood ? 1 : 0) > buys;
}

/** Sells the best things, as many as may be, and lets passengers off. Returns what that brings beyond what they are worth aboard. */
function sellAt(trip: Trip, { place }: Berth, sells: number, haul: Haul): number {
  const sales = trip.sales[place];
  if (!sales) return 0;
  const { ship, kept, prospects } = trip;
  let gain = 0;
  let left = sells;
  for (;;) {
    let pick = -1;
    let most = 0;
    for (let k = 0; k < sales.length; k++) {
      if (haul.gone & (1 << k) || sales[k] === 0) continue;
      if (left === 0 && ship.cargo[k]?.good) continue;
      const more = (sales[k] as number) - (kept[k] as number);
      if (more > most) [pick, most] = [k, more];
    }
    if (pick < 0) return gain;
    const { token, good } = ship.cargo[pick] as Load;
    haul.gone |= 1 << pick;
    haul.credits += sales[pick] as number;
    haul.dots += dotsOfToken(prospects.config, token);
    if (good) left--;
    gain += most;
  }
}

/** What can be spent there besides credits: a First Contact card, also one that is still to be had, and what is open at the dock. */
function spendAt(
  { ship, prospects }: Trip,
  { stop: { culture, open } }: Berth,
  market: Market,
  dock: DockFrame | null,
  haul: Haul,
): number {
  if (dock) haul.credits += dock.value + (dock.iou ?? 0);
  if (!culture) return 0;
  const card = (!open && !dock) || ship.ious.includes(culture.id);
  if (!card) return 0;
  const { iou } = culture;
  const use = usable(prospects.config, culture, market, iou, haul.credits, haul.dots);
  haul.credits += iou;
  return use * RATES.card;
}

/** What is open at the dock and can still be spent there: trade-in value and first contact credits. */
export function pocketValue({ credits, dots }: LoadedShip, { config, s, dock }: Prospects): number {
  if (!dock?.market || dock.market === BASE) return 0;
  const { iou, value, buys, market } = dock;
  const own = buys === 0 ? 0 : credits;
  const left = (iou ?? 0) + (buys === 0 ? 0 : value);
  if (left === 0) return 0;
  const use = usable(config, infoOf(config, market), cultureAt(s, market), left, own, dots);
  return use * RATES.pocket - (iou === null ? 0 : CREDITS_FOR_CLOSING_CARD);
}

/** How much of what can only be spent here could be: on a deed, or on goods. */
function usable(
  config: Config,
  { deed, goodSold }: CultureInfo,
  { goods, factory }: Market,
  amount: number,
  credits: number,
  dots: number,
): number {
  const means = credits + amount;
  if ((factory === null && means >= deed) || means >= config.constants.spaceport) return amount;
  const room = Math.floor(Math.max(0, dots) / DOTS_OF_GOOD);
  const { cost } = goodSold;
  return Math.min(amount, cost * Math.min(goods, room, Math.floor(means / Math.max(1, cost))));
}

/** As many as find room. Returns what they are worth aboard. */
function takeRiders({ tables }: Config, haul: Haul): number {
  const { waiting } = haul;
  haul.riders = Math.min(waiting.length, Math.max(0, haul.dots));
  haul.dots -= haul.riders;
  let fares = 0;
  for (let i = 0; i < haul.riders; i++)
    fares += tables.passengers.get(waiting[i] as TokenId)?.fare ?? 0;
  return fares * RATES.keptFare;
}

/** mvc.offload.1: leaves what is worth least until a good finds room. Returns what is lost. */
function makeRoom({ ship: { cargo }, kept, prospects }: Trip, haul: Haul): number {
  let lost = 0;
  while (haul.dots < DOTS_OF_GOOD) {
    let pick = -1;
    for (let k = 0; k < cargo.length; k++) {
      if (haul.gone & (1 << k)) continue;
      if (pick < 0 || (kept[k] as number) < (kept[pick] as number)) pick = k;
    }
    if (pick < 0) break;
    haul.gone |= 1 << pick;
    haul.dots += dotsOfToken(prospects.config, (cargo[pick] as Load).token);
    lost += (kept[pick] as number) + CREDITS_PER_THING_LEFT;
  }
  return lost;
}

/** As many goods as there are room and money for. Returns what they are worth aboard, less their price. */
function buyCargo(
  { prospects: { config, home }, seat }: Trip,
  { stop: { culture } }: Berth,
  { goods, factoryGood, factory }: Market,
  haul: Haul,
  buys: number,
): number {
  const most = Math.min(Math.floor(Math.max(0, haul.dots) / DOTS_OF_GOOD), buys);
  if (!culture || most <= 0) return 0;
  const { factorySold, goodSold } = culture;
  let value = 0;
  if (factoryGood && factory !== null && factorySold.cost <= haul.credits) {
    const own = factory === seat ? config.constants.factoryCommission / 100 : 0; // mvc.commission.2
    const price = factorySold.cost * (1 - own);
    haul.special = 1;
    haul.credits -= price;
    value += keptGood(factorySold, home) - price;
  }
  const { cost } = goodSold;
  const affordable = Math.floor(haul.credits / Math.max(1, cost));
  haul.regular = Math.max(0, Math.min(most - haul.special, goods, affordable));
  haul.credits -= haul.regular * cost;
  haul.dots -= DOTS_OF_GOOD * (haul.special + haul.regular);
  haul.from = culture;
  return value + haul.regular * (keptGood(goodSold, home) - cost);
}
