import { distinct, remove } from '../../../shared/rules/lists.ts';
import { activePlayer, type Book, cultureAt, type StandardIo } from '../book.ts';
import type { CardAction } from '../cards/frames.ts';
import { deals } from '../cards/rewards/deals.ts';
import type { CultureId } from '../components/tables.ts';
import type { State } from '../state.ts';
import { playDeal } from './buy.ts';
import { fits, load } from './holds.ts';
import { priceOf } from './market.ts';
import { hasBoth, iouFor, settle } from './payment.ts';
import { bonusFor, closeSales, goodOf, saleable, sellTo, waysToSell } from './sell.ts';

export type FarDeal = Extract<CardAction, { do: 'deal' }>;

/** mvs.card.7: one good bought from or sold to a distant culture; no fee, no discount. */
export function farDeals(b: Book, s: State, culture: CultureId): FarDeal[] {
  const p = activePlayer(s);
  const found: FarDeal[] = [];
  for (const good of distinct(cultureAt(s, culture).goods)) {
    if (!fits(b, s, p, good)) continue;
    const { cost, grade } = goodOf(b, good);
    const buy: FarDeal = { do: 'deal', culture, good, buy: true };
    if (cost - iouFor(s, culture, cost) <= p.credits) {
      found.push(buy);
      if (hasBoth(s, culture)) found.push({ ...buy, own: true }); // mvs.contact.2
    }
    for (const deal of deals(b, p, grade)) found.push({ ...buy, deal }); // mvs.reward.5
  }
  for (const good of saleable(b, s, culture))
    for (const { demand } of waysToSell(b, s, culture, good))
      found.push({ do: 'deal', culture, good, buy: false, ...(demand !== null && { demand }) });
  return found;
}

/** What the bank gets for it, or gives. */
export function farPrice(b: Book, s: State, { culture, good, buy, deal }: FarDeal): number {
  if (!buy) return priceOf(b, s, culture, good) + bonusFor(b, s, culture, good);
  return deal === undefined ? goodOf(b, good).cost : 0;
}

/** After a sale the market shifts. */
export function dealFar(b: Book, s: State, a: FarDeal, io: StandardIo): void {
  const { culture, good } = a;
  if (!a.buy) {
    sellTo(b, s, culture, { do: 'sell', good, demand: a.demand ?? null }, 'card', io);
    closeSales(b, s, culture, io);
    return;
  }
  const price = farPrice(b, s, a);
  const p = activePlayer(s);
  remove(cultureAt(s, culture).goods, good);
  load(b, p, good);
  const iou = settle(s, culture, price, a.own ? p.credits : 0);
  io.tell({ t: 'bought', seat: s.active, item: good, from: culture, price, iou });
  if (a.deal !== undefined) playDeal(b, s, a.deal, io);
}
