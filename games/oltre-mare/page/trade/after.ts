import type { Seat } from '@fondaco/kernel';
import type { View } from '../../rules/index.ts';
import { ANY, type Book, topOf, tradeOf } from '../book.ts';
import type { Piece } from './terms.ts';

export interface Bargain {
  partner: Seat;
  get: Piece[];
  give: Piece[];
  /** Ducats gained. */
  ducats: number;
}

export interface After {
  goods: { good: string; before: number; after: number }[];
  /** Cards got whose good is not named. */
  unknown: number;
  ducats: { before: number; after: number };
  cards: { before: number; after: number };
  /** om.play.1: what one must play this turn; null when it is somebody else's. */
  load: number | null;
  /** Cards to be bought before the actions can begin. */
  missing: number;
  /** om.trade.6: not even by buying. */
  outOfReach: boolean;
  /** om.trade.5: who gains prestige, and whether it is still to be had. */
  prestige: { seat: Seat; gains: boolean };
  /** Goods of which only their giver knows the rest; `said`: there is a claim. */
  unsure: { good: string; said: boolean }[];
}

/** What a bargain would leave one with. */
export function afterOf(b: Book, view: View, me: Seat, x: Bargain): After {
  const own = view.players[me];
  const hand = own?.hand ?? [];
  const count = (list: string[], good: string): number => list.filter((g) => g === good).length;
  const held = hand.map((id) => b.card(id).good);
  const got = x.get.map((p) => p.good);
  const given = x.give.map((p) => p.good);
  const goods = b.goods
    .map(({ id }) => {
      const before = count(held, id);
      return { good: id, before, after: before + count(got, id) - count(given, id) };
    })
    .filter((g) => g.before > 0 || g.after > 0);
  const active = view.active === me;
  const cards = hand.length + x.get.length - x.give.length;
  const load = active ? (topOf(b, view, me)?.load ?? null) : null;
  const missing = Math.max(0, (load ?? 0) - cards);
  const buyable = Math.min(
    b.pack.constants.mostBought - view.bought,
    view.pile.size + view.discards.length + (own?.pirates.length ?? 0),
  );
  const partner = active ? x.partner : me;
  const before = own?.ducats ?? 0;
  return {
    goods,
    unknown: count(got, ANY),
    ducats: { before, after: before + x.ducats },
    cards: { before: hand.length, after: cards },
    load,
    missing,
    outOfReach: missing > buyable,
    prestige: { seat: partner, gains: tradeOf(view)?.traded[partner] === false },
    unsure: x.get
      .filter((p) => p.card === undefined)
      .map((p) => ({ good: p.good, said: p.claim !== undefined })),
  };
}
