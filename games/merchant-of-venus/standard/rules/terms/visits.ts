import type { State } from '../state.ts';
import { challengeGain } from './challenges.ts';
import { growthAt } from './growth.ts';
import { CONTACT_CREDIT_SHARE, costsAt, marketOf } from './market-quotes.ts';
import { bestNextStop, mostFrom, SECOND_STOP_SHARE } from './next-stop.ts';
import type { CargoQuote, PlanContext } from './plan-context.ts';
import { PLANNED_SHARE, type PlannedCargo } from './planned-cargo.ts';
import type { TradingStop } from './prospects.ts';
import { incomeOf, inTime, keptShare, newsOf } from './time-left.ts';

/** A ship that stays sees no new place. */
const CREDITS_LOST_BY_STAYING = 30;
/** More than rounding can make of a bound. */
const ROUNDING = 1e-6;
export const NOTHING_BETTER = Number.NEGATIVE_INFINITY;

/** What the hand-made weights take off in a turn without movement. */
export const lostByStaying = ({ turn }: State): number =>
  turn.stayed ? CREDITS_LOST_BY_STAYING : 0;

/** A ship as it would be after some stops. */
export interface PlannedShip {
  cargo: readonly CargoQuote[];
  credits: number;
  dots: number;
}

/** What a visit brings. It is not followed to its end, and something less may be returned, if it cannot bring more than `toBeat`. */
export function visitValue(
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
  const stays = stop.turns === 1 ? lostByStaying(s) : 0;
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
