import type { PlanContext } from './plan-context.ts';
import { type PlannedCargo, plannedCargoValue } from './planned-cargo.ts';
import type { TradingStop } from './prospects.ts';
import { incomeOf, inTime, newsOf } from './time-left.ts';
import { turnsFor } from './travel.ts';

/** Part of what a second stop may find, counted before the first is reached. */
export const SECOND_STOP_SHARE = 0.6;

/** What leaves with the ship, carried to the best next stop. */
export function bestNextStop(
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

/** No less than any next stop can bring: everything at its best, the shortest way, and a culture found. */
export function mostFrom(
  plan: PlanContext,
  { aboard, rides, ware, costs }: PlannedCargo,
  rest: number,
) {
  let most = 0;
  for (const quote of aboard) most += quote.most;
  for (const ride of rides) most += ride.most;
  if (ware) for (const cost of costs) most += Math.max(0, ware.most - cost);
  return most + newsOf(plan.prospects) * SECOND_STOP_SHARE + incomeOf(rest - 1);
}

/** The stops where something of a cargo brings something, as bits. */
function stopsThatPay({ aboard, rides, ware }: PlannedCargo): number {
  let stops = ware ? ware.paidAt : 0;
  for (const x of aboard) stops |= x.paidAt;
  for (const x of rides) stops |= x.paidAt;
  return stops;
}
