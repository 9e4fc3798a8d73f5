import type { Refusal, Seat } from '@fondaco/kernel';
import { goodOf } from '../components/tables.ts';
import { activePlayer, type Config, player } from '../config.ts';
import { drawableFrom } from '../pile.ts';
import { ANY, type CardId, type Claim, type GoodId, type OfferAction } from '../state.ts';
import { loadOf } from '../top-card.ts';
import { buyableFrom, purchasesLeft } from '../trade/buy.ts';
import { spareOf } from '../trade/reach.ts';
import { limitReached } from '../trade/refusals.ts';
import { judgeCards } from '../trade/terms.ts';
import type { FrameView, View } from '../view.ts';
import { pileSize } from './cards.ts';

export { price } from '../trade/buy.ts';

/** One thing on a side of a trade: a good or ANY, the card if it is known, and what its giver claims about it. */
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

export function buyable(config: Config, v: View): number {
  return buyableFrom(config, v, drawableFrom(config, v, pileSize(v), purchasesLeft(config, v)));
}

const tradeFrame = (v: View): Extract<FrameView, { f: 'trade' }> | undefined => {
  const f = v.agenda.at(-1);
  return f?.f === 'trade' ? f : undefined;
};

const spareCards = (config: Config, v: View): number =>
  spareOf(activePlayer(v).handSize, buyable(config, v), loadOf(config, v));

export function after(config: Config, v: View, seat: Seat, x: Bargain): After {
  const { hand, handSize, ducats } = player(v, seat);
  const active = v.active === seat;
  const cards = handSize + x.get.length - x.give.length;
  const load = active ? loadOf(config, v) : null;
  const partner = active ? x.partner : seat;
  return {
    goods: goodsAfter(config, hand ?? [], x),
    unknown: x.get.filter((p) => p.good === ANY).length,
    ducats: { before: ducats, after: ducats + x.ducats },
    cards: { before: handSize, after: cards },
    load,
    missing: load === null ? 0 : Math.min(Math.max(0, load - cards), buyable(config, v)),
    outOfReach: active && x.give.length - x.get.length > spareCards(config, v),
    prestige: { seat: partner, gains: tradeFrame(v)?.traded[partner] === false },
    unsure: x.get
      .filter((p) => p.card === undefined)
      .map((p) => ({ good: p.good, said: p.claim !== undefined })),
  };
}

/** Goods held before or after, in the order of the component list. */
function goodsAfter(config: Config, hand: readonly CardId[], x: Bargain): After['goods'] {
  const held = hand.map((id) => goodOf(config.tables, id));
  const count = (goods: readonly GoodId[], good: GoodId): number =>
    goods.filter((g) => g === good).length;
  const got = x.get.map((p) => p.good);
  const given = x.give.map((p) => p.good);
  return config.tables.goods
    .map((good) => {
      const before = count(held, good);
      return { good, before, after: before + count(got, good) - count(given, good) };
    })
    .filter((g) => g.before > 0 || g.after > 0);
}

export const refuseTerms = (
  config: Config,
  v: View,
  from: Seat,
  terms: Pick<OfferAction, 'give' | 'get'>,
): Refusal | undefined => judgeCards(v, from, terms, () => spareCards(config, v));

export function offerLimit(config: Config, v: View, seat: Seat): Refusal | undefined {
  const f = tradeFrame(v);
  return f && limitReached(config, f, seat);
}
