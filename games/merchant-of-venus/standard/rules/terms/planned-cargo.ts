import type { CargoQuote, PlanContext } from './plan-context.ts';
import type { TradingStop } from './prospects.ts';
import { CREDITS_PER_TURN, keptShare } from './time-left.ts';

/** Part of a turn lost to a stay where one action is not enough. */
const TURNS_LOST_WAITING = 0.8;
/** What is planned is worth a little less than what is done. */
export const PLANNED_SHARE = 0.95;

/** What leaves with a ship, or could. */
export interface PlannedCargo {
  aboard: readonly CargoQuote[];
  rides: readonly CargoQuote[];
  ware: CargoQuote | null;
  costs: readonly number[];
  dots: number;
}

/** The cargo at its next stop, or anywhere: what is sold there and what is kept, what was bought for it taken off. */
export function plannedCargoValue(
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
  let cheapestFirst: readonly KeptItem[] | undefined;
  let leaving = 0;
  for (const cost of costs) {
    let out: KeptItem | undefined = NOTHING;
    if (dots < room) {
      if (!cheapestFirst && pays - cost <= leastValue(aboard, to, share)) break;
      cheapestFirst ??= byValue(aboard, to, share);
      out = cheapestFirst[leaving++];
    }
    if (!out || dots + out.dots < room || pays - cost <= out.value) break;
    dots += out.dots - room;
    value += (pays - cost - out.value) * PLANNED_SHARE;
  }
  // All but one have to wait a turn at a city.
  return to && soldAt(load, to) > to.actions.sells
    ? value - CREDITS_PER_TURN * TURNS_LOST_WAITING
    : value;
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

/** What the cheapest thing aboard brings: mostly nothing is worth its room, and nothing need be sorted. */
function leastValue(aboard: readonly CargoQuote[], to: TradingStop | null, share: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const quote of aboard) least = Math.min(least, valueAt(quote, to, share));
  return least;
}

/** What is aboard, what brings least first. */
const byValue = (
  aboard: readonly CargoQuote[],
  to: TradingStop | null,
  share: number,
): KeptItem[] =>
  aboard
    .map((quote) => ({ value: valueAt(quote, to, share), dots: quote.dots }))
    .sort((x, y) => x.value - y.value);

function soldAt({ aboard, ware }: PlannedCargo, { n }: TradingStop): number {
  let sold = 0;
  for (const x of aboard) if (x.good && x.paid[n] !== undefined) sold++;
  return ware && ware.paid[n] !== undefined ? sold + 2 : sold;
}
