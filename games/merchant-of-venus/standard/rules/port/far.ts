import { distinct, without } from '../../../shared/rules/lists.ts';
import type { CardAction } from '../cards/frames.ts';
import { deals } from '../cards/rewards/deals.ts';
import { renewCulture } from '../change.ts';
import type { CultureId } from '../components/tables.ts';
import { activePlayer, type Config, cultureAt, type StandardIo } from '../config.ts';
import type { State } from '../state.ts';
import { playDeal } from './buy.ts';
import { fits, load } from './holds.ts';
import { priceOf } from './market.ts';
import { hasBoth, iouFor, payWithContact } from './payment.ts';
import { bonusFor, closeSales, goodOf, saleable, sellTo, waysToSell } from './sell.ts';

export type FarDeal = Extract<CardAction, { do: 'deal' }>;

/** mvs.card.7: one good bought from or sold to a distant culture; no fee, no discount. */
export function farDeals(config: Config, s: State, culture: CultureId): FarDeal[] {
  const p = activePlayer(s);
  const found: FarDeal[] = [];
  for (const good of distinct(cultureAt(s, culture).goods)) {
    if (!fits(config, s, p, good)) continue;
    const { cost, grade } = goodOf(config, good);
    const buy: FarDeal = { do: 'deal', culture, good, buy: true };
    if (cost - iouFor(s, culture, cost) <= p.credits) {
      found.push(buy);
      if (hasBoth(s, culture)) found.push({ ...buy, own: true }); // mvs.contact.2
    }
    for (const deal of deals(config, p, grade)) found.push({ ...buy, deal }); // mvs.reward.5
  }
  for (const good of saleable(config, s, culture))
    for (const { demand } of waysToSell(config, s, culture, good))
      found.push({ do: 'deal', culture, good, buy: false, ...(demand !== null && { demand }) });
  return found;
}

/** What the player pays for the good, or receives. */
export function farPrice(config: Config, s: State, { culture, good, buy, deal }: FarDeal): number {
  if (!buy) return priceOf(config, s, culture, good) + bonusFor(config, s, culture, good);
  return deal === undefined ? goodOf(config, good).cost : 0;
}

/** After a sale the market shifts. */
export function dealFar(config: Config, s: State, a: FarDeal, io: StandardIo): void {
  const { culture, good } = a;
  if (!a.buy) {
    const at = { market: culture, phase: 'card' } as const;
    sellTo(config, s, at, { do: 'sell', good, demand: a.demand ?? null }, io);
    closeSales(config, s, culture, io);
    return;
  }
  const price = farPrice(config, s, a);
  const p = activePlayer(s);
  const c = renewCulture(s, culture);
  c.goods = without(c.goods, good);
  load(config, p, good);
  const iou = payWithContact(s, culture, price, a.own ? p.credits : 0);
  io.tell({ t: 'bought', seat: s.active, item: good, from: culture, price, iou });
  if (a.deal !== undefined) playDeal(config, s, a.deal, io);
}
