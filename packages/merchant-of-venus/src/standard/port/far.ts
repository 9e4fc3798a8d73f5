import { distinct, remove } from '../../lists.ts';
import { activePlayer, type Book, cultureAt, type StandardIo } from '../book.ts';
import type { CultureId, GoodId } from '../components/tables.ts';
import type { State } from '../state.ts';
import { fits, load } from './holds.ts';
import { priceOf } from './market.ts';
import { iouFor, settle } from './payment.ts';
import { bonusFor, closeSales, goodOf, saleable, sellTo, waysToSell } from './sell.ts';

/** mvs.card.7: one good bought from or sold to a distant culture; no fee, no discount. */
export interface FarDeal {
  good: GoodId;
  buy: boolean;
  price: number;
}

export function farDeals(b: Book, s: State, culture: CultureId): FarDeal[] {
  const p = activePlayer(s);
  const bought = distinct(cultureAt(s, culture).goods)
    .map((good) => ({ good, buy: true, price: goodOf(b, good).cost }))
    .filter(
      ({ good, price }) => fits(b, s, p, good) && price - iouFor(s, culture, price) <= p.credits,
    );
  const sold = saleable(b, s, culture).map((good) => ({
    good,
    buy: false,
    price: priceOf(b, s, culture, good) + bonusFor(b, s, culture, good),
  }));
  return [...bought, ...sold];
}

export function buyFar(b: Book, s: State, culture: CultureId, good: GoodId, io: StandardIo): void {
  const price = goodOf(b, good).cost;
  remove(cultureAt(s, culture).goods, good);
  load(b, activePlayer(s), good);
  const iou = settle(s, culture, price);
  io.tell({ t: 'bought', seat: s.active, item: good, from: culture, price, iou });
}

/** The market shifts after it; the first of several demands is met. */
export function sellFar(b: Book, s: State, culture: CultureId, good: GoodId, io: StandardIo): void {
  const [way] = waysToSell(b, s, culture, good);
  if (way) sellTo(b, s, culture, way, 'card', io);
  closeSales(b, s, culture, io);
}
