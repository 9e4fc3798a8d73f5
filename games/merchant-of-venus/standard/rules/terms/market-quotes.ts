import { BASE } from '../../../shared/rules/base.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import type { Good } from '../components/tables.ts';
import { cultureAt, infoOf } from '../config.ts';
import { quoteOf } from './cargo-quotes.ts';
import { discountOf } from './growth.ts';
import type { CargoQuote, MarketQuote, PlanContext } from './plan-context.ts';
import type { TradingStop } from './prospects.ts';

/** First contact credits pay only there, and only for what is sold there. */
export const CONTACT_CREDIT_SHARE = 0.5;

export function marketOf(plan: PlanContext, at: TradingStop): MarketQuote {
  let market = plan.markets[at.n];
  if (market) return market;
  const { config, s, p } = plan;
  const { culture, open } = at;
  const rides: CargoQuote[] = [];
  if (culture !== null && (culture === BASE || open))
    for (const id of waitingAt(s, culture)) rides.push(quoteOf(plan, id));
  if (culture === null || culture === BASE)
    market = { rides, ware: null, goods: 0, price: 0, owed: 0 };
  else {
    const info = infoOf(config, culture);
    const good = config.tables.goods.get(info.good) as Good;
    let goods = open ? 0 : info.count;
    if (open) for (const x of cultureAt(s, culture).goods) if (x === info.good) goods++;
    market = {
      rides,
      ware: quoteOf(plan, info.good),
      goods,
      price: Math.max(0, good.cost - discountOf(config, p, culture)),
      owed: open ? (p.contacts[culture] ?? 0) : info.iou,
    };
  }
  plan.markets[at.n] = market;
  return market;
}

/** What the goods of a market cost one after another, as many as the ship can buy. */
export function costsAt(
  { goods, price, owed }: MarketQuote,
  credits: number,
  buys: number,
): number[] {
  const costs: number[] = [];
  let card = owed;
  let own = credits;
  const most = Math.min(goods, buys);
  for (let n = 0; n < most; n++) {
    const iou = Math.min(card, price);
    if (price - iou > own) break;
    card -= iou;
    own -= price - iou;
    costs.push(price - iou + iou * CONTACT_CREDIT_SHARE);
  }
  return costs;
}
