import { BASE } from '../../../shared/rules/base.ts';
import type { Good, ItemId, Passenger } from '../components/tables.ts';
import type { Config } from '../config.ts';
import { priceOf } from '../port/market.ts';
import type { CargoQuote, PlanContext } from './plan-context.ts';
import type { TradingStop } from './prospects.ts';

/** Part of its price that a good or a passenger is worth when its market is not on the planned way. */
const SHARE_WITH_KNOWN_BUYER = 0.7;
const SHARE_WITHOUT_KNOWN_BUYER = 0.6;
const FARE_SHARE_TO_KNOWN_SYSTEM = 0.55;
const FARE_SHARE_TO_UNKNOWN_SYSTEM = 0.35;

export function quoteOf(plan: PlanContext, item: ItemId): CargoQuote {
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
