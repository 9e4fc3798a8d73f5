import type { Refusal, Seat } from '@fondaco/kernel';
import { activePlayer, type Book, player } from '../book.ts';
import { goodOf } from '../components/tables.ts';
import { loadOf } from '../phases/turn.ts';
import { drawableFrom } from '../pile.ts';
import { ANY, type CardId, type Claim, type GoodId, type OfferAction } from '../state.ts';
import { buyableFrom, purchasesLeft } from '../trade/buy.ts';
import { spareOf } from '../trade/reach.ts';
import { judgeCards } from '../trade/terms.ts';
import { limitReached } from '../trade/why.ts';
import type { FrameView, View } from '../view.ts';
import { pileSize } from './cards.ts';

export { price } from '../trade/buy.ts';

/** One thing on a side of a bargain: a good or ANY, the card where one knows it, and what is said of it. */
export interface Piece {
  good: GoodId;
  card?: CardId;
  claim?: Claim;
}

export interface Bargain {
  partner: Seat;
  get: Piece[];
  give: Piece[];
  /** Ducats gained; negative: paid. */
  ducats: number;
}

export interface After {
  goods: { good: GoodId; before: number; after: number }[];
  /** Cards got whose good is not named. */
  unknown: number;
  ducats: { before: number; after: number };
  cards: { before: number; after: number };
  /** om.play.1: what one must play this turn; null when it is somebody else's. */
  load: number | null;
  /** om.play.2: cards to be bought before the actions can begin. */
  missing: number;
  /** om.trade.6: the bargain is not allowed, as the load could not be reached even by buying. */
  outOfReach: boolean;
  /** om.trade.5: who gains prestige, and whether it is still to be had. */
  prestige: { seat: Seat; gains: boolean };
  /** Goods of which only their giver knows the rest; `said`: there is a claim. */
  unsure: { good: GoodId; said: boolean }[];
}

export function buyable(b: Book, v: View): number {
  return buyableFrom(b, v, drawableFrom(b, v, pileSize(v), purchasesLeft(b, v)));
}

const tradeFrame = (v: View): Extract<FrameView, { f: 'trade' }> | undefined => {
  const f = v.agenda.at(-1);
  return f?.f === 'trade' ? f : undefined;
};

const spareCards = (b: Book, v: View): number =>
  spareOf(activePlayer(v).handSize, buyable(b, v), loadOf(b, v));

export function after(b: Book, v: View, seat: Seat, x: Bargain): After {
  const { hand, handSize, ducats } = player(v, seat);
  const active = v.active === seat;
  const cards = handSize + x.get.length - x.give.length;
  const load = active ? loadOf(b, v) : null;
  const partner = active ? x.partner : seat;
  return {
    goods: goodsAfter(b, hand ?? [], x),
    unknown: x.get.filter((p) => p.good === ANY).length,
    ducats: { before: ducats, after: ducats + x.ducats },
    cards: { before: handSize, after: cards },
    load,
    missing: load === null ? 0 : Math.min(Math.max(0, load - cards), buyable(b, v)),
    outOfReach: active && x.give.length - x.get.length > spareCards(b, v),
    prestige: { seat: partner, gains: tradeFrame(v)?.traded[partner] === false },
    unsure: x.get
      .filter((p) => p.card === undefined)
      .map((p) => ({ good: p.good, said: p.claim !== undefined })),
  };
}

/** Goods held before or after, in the order of the component list. */
function goodsAfter(b: Book, hand: readonly CardId[], x: Bargain): After['goods'] {
  const held = hand.map((id) => goodOf(b.tables, id));
  const count = (goods: readonly GoodId[], good: GoodId): number =>
    goods.filter((g) => g === good).length;
  const got = x.get.map((p) => p.good);
  const given = x.give.map((p) => p.good);
  return b.tables.goods
    .map((good) => {
      const before = count(held, good);
      return { good, before, after: before + count(got, good) - count(given, good) };
    })
    .filter((g) => g.before > 0 || g.after > 0);
}

export const refuseTerms = (
  b: Book,
  v: View,
  from: Seat,
  terms: Pick<OfferAction, 'give' | 'get'>,
): Refusal | undefined => judgeCards(v, from, terms, () => spareCards(b, v));

export function offerLimit(b: Book, v: View, seat: Seat): Refusal | undefined {
  const f = tradeFrame(v);
  return f && limitReached(b, f, seat);
}
