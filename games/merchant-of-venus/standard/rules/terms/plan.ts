import type { Seat } from '@fondaco/kernel';
import { type Config, player } from '../config.ts';
import { dotsFree } from '../port/holds.ts';
import type { State } from '../state.ts';
import { quoteOf } from './cargo-quotes.ts';
import { feesAhead } from './challenges.ts';
import { growthContext } from './growth.ts';
import type { CargoQuote, PlanContext } from './plan-context.ts';
import { FREE, type Prospects, type TradingStop, UNLIMITED } from './prospects.ts';
import { inTime, keptShare } from './time-left.ts';
import { lostByStaying, NOTHING_BETTER, type PlannedShip, visitValue } from './visits.ts';

/** What the turns to come bring, told in two parts: the hand-made weights count the first alone. */
export interface PlanValue {
  /** For a ship that may trade where it lies, by a visit there and one stop more; for any other by the best way of two stops. */
  plan: number;
  /** What the best way of two stops adds for a ship that may trade where it lies: so nothing is gained by leaving early. */
  departure: number;
}

export function planValue(config: Config, s: State, who: Seat, prospects: Prospects): PlanValue {
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
  const { here } = prospects;
  if (!here) return { plan: bestWay(plan, ship, keptValue(plan, cargo)), departure: 0 };
  const now = visitValue(plan, ship, here, NOTHING_BETTER);
  const stays = visitValue(plan, ship, staying(here, 2), now);
  const best = Math.max(now, stays);
  return {
    plan: best,
    departure: bestWay(plan, ship, Math.max(now + lostByStaying(s), stays)) - best,
  };
}

/** What is aboard, without a place to go to. */
function keptValue({ prospects }: PlanContext, cargo: readonly CargoQuote[]): number {
  let value = 0;
  for (const quote of cargo) value += quote.base * keptShare(prospects.left);
  return value;
}

/** What the best way of two stops brings; or what was found before, if it is better. */
function bestWay(plan: PlanContext, ship: PlannedShip, found: number): number {
  const { stops } = plan.prospects;
  let best = found;
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
