import type { OwnQuestion, Seat } from '@fondaco/kernel';
import type { Bargain, Facts } from '../../rules/facts/index.ts';
import type { CardId, OfferView, View } from '../../rules/index.ts';
import { type Catalog, type TradeView, tradeOf } from '../catalog.ts';
import { type CallDraft, type Draft, sidesOf } from './terms.ts';

/** What is being worked at below the offers. */
export type Desk =
  | { t: 'draft'; draft: Draft }
  | { t: 'take'; offer: number; cards: CardId[] }
  | { t: 'call'; draft: CallDraft };

/** Whether what the desk is about still stands. */
export function stillThere(
  desk: Desk | null,
  trade: TradeView,
  hand: readonly CardId[],
): Desk | null {
  if (desk?.t === 'take') return trade.offers.some((o) => o.id === desk.offer) ? desk : null;
  if (desk?.t !== 'draft') return desk;
  const { draft } = desk;
  const about = draft.counters ?? draft.replaces;
  if (about !== undefined && !trade.offers.some((o) => o.id === about)) return null;
  const give = draft.give.filter((id) => hand.includes(id));
  return give.length === draft.give.length ? desk : { t: 'draft', draft: { ...draft, give } };
}

/** What would change hands, as the desk stands. */
export function bargainOf(
  { catalog, facts }: { catalog: Catalog; facts: Facts },
  view: View,
  me: Seat,
  desk: Desk | null,
): Bargain | null {
  if (desk?.t === 'draft') {
    const { draft } = desk;
    const answered = tradeOf(view)?.offers.find((o) => o.id === draft.counters);
    return {
      partner: draft.to,
      get: draft.get.map((good) => answered?.give.find((p) => p.good === good) ?? { good }),
      give: draft.give.map((card) => ({ good: catalog.card(card).good, card })),
      ducats: -draft.ducats,
    };
  }
  if (desk?.t !== 'take') return null;
  const offer = tradeOf(view)?.offers.find((o) => o.id === desk.offer);
  if (!offer) return null;
  const { get, ducats } = sidesOf(offer, me);
  const chosen = desk.cards.map((card) => ({ good: catalog.card(card).good, card }));
  const open = facts.openRequests(offer.get, desk.cards).map((good) => ({ good }));
  return { partner: offer.from, get, give: [...chosen, ...open], ducats };
}

/** Something here waits for an answer of this seat, or is its own. */
export function concerns(trade: TradeView, view: View, me: Seat | null): boolean {
  if (me === null) return false;
  const call = trade.call;
  const called = call !== null && me !== view.active && !call.answered.includes(me);
  return called || trade.offers.some((o) => o.to === me || o.from === me);
}

/** The newest offer or call, so that a player who closed the table is shown what came since. */
export const newest = (trade: TradeView): number =>
  Math.max(trade.call?.id ?? 0, ...trade.offers.map((o) => o.id), 0);

/** Those made to me first, then my own, then those of others. */
export function sortOffers(offers: readonly OfferView[], me: Seat | null): OfferView[] {
  const rank = (o: OfferView): number => (o.to === me ? 0 : o.from === me ? 1 : 2);
  return offers.slice().sort((x, y) => rank(x) - rank(y) || x.id - y.id);
}

/** Seats a new offer can be made to, as the forms say. */
export const partnersOf = (q: OwnQuestion): Seat[] =>
  q.forms.flatMap((f) => (f.kind === 'offer' && typeof f.base.to === 'number' ? [f.base.to] : []));
