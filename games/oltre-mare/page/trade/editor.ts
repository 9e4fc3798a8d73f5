import type { OwnQuestion, Seat } from '@fondaco/kernel';
import type { Bargain, Facts } from '../../rules/facts/index.ts';
import type { CardId, OfferView, View } from '../../rules/index.ts';
import { type Catalog, type TradeView, tradeOf } from '../catalog.ts';
import { type CallDraft, type OfferDraft, offerSides } from './terms.ts';

/** A trade being made: an offer draft, or the choice of cards to accept an offer. */
export type BargainEditor =
  | { t: 'draft'; draft: OfferDraft }
  | { t: 'take'; offer: number; cards: CardId[] };

/** The form open below the offers: a trade, the question whether it is meant as a gift, or a call draft. */
export type TradeEditor =
  | BargainEditor
  | { t: 'gift'; of: BargainEditor }
  | { t: 'call'; draft: CallDraft };

/** The editor without cards that left the hand; null if the offer it is about is gone. */
export function validEditor(
  editor: TradeEditor | null,
  trade: TradeView,
  hand: readonly CardId[],
): TradeEditor | null {
  if (editor?.t === 'gift') {
    const of = validEditor(editor.of, trade, hand);
    return of === editor.of ? editor : of;
  }
  if (editor?.t === 'take') return trade.offers.some((o) => o.id === editor.offer) ? editor : null;
  if (editor?.t !== 'draft') return editor;
  const { draft } = editor;
  const about = draft.counters ?? draft.replaces;
  if (about !== undefined && !trade.offers.some((o) => o.id === about)) return null;
  const give = draft.give.filter((id) => hand.includes(id));
  return give.length === draft.give.length ? editor : { t: 'draft', draft: { ...draft, give } };
}

/** The trade that would result from the open editor, or null if it describes none. */
export function bargainOf(
  { catalog, facts }: { catalog: Catalog; facts: Facts },
  view: View,
  me: Seat,
  editor: TradeEditor | null,
): Bargain | null {
  if (editor?.t === 'gift') return bargainOf({ catalog, facts }, view, me, editor.of);
  if (editor?.t === 'draft') {
    const { draft } = editor;
    const answered = tradeOf(view)?.offers.find((o) => o.id === draft.counters);
    return {
      partner: draft.to,
      get: draft.get.map((good) => answered?.give.find((p) => p.good === good) ?? { good }),
      give: draft.give.map((card) => ({ good: catalog.card(card).good, card })),
      ducats: -draft.ducats,
    };
  }
  if (editor?.t !== 'take') return null;
  const offer = tradeOf(view)?.offers.find((o) => o.id === editor.offer);
  if (!offer) return null;
  const { get, ducats } = offerSides(offer, me);
  const chosen = editor.cards.map((card) => ({ good: catalog.card(card).good, card }));
  const open = facts.openRequests(offer.get, editor.cards).map((good) => ({ good }));
  return { partner: offer.from, get, give: [...chosen, ...open], ducats };
}

/** Whether cards go away and nothing comes back. */
export const isGift = ({ get, give, ducats }: Bargain): boolean =>
  give.length > 0 && get.length === 0 && ducats <= 0;

/** Whether the trade waits for an answer from this seat or has an offer by it. */
export function concernsSeat(trade: TradeView, view: View, me: Seat | null): boolean {
  if (me === null) return false;
  const call = trade.call;
  const called = call !== null && me !== view.active && !call.answered.includes(me);
  return called || trade.offers.some((o) => o.to === me || o.from === me);
}

/** The id of the newest call or offer. The trading table reopens when something newer than the last look arrives. */
export const newestId = (trade: TradeView): number =>
  Math.max(trade.call?.id ?? 0, ...trade.offers.map((o) => o.id), 0);

/** Sorts offers: those made to the viewer first, then the viewer's own, then those between others. */
export function sortOffers(offers: readonly OfferView[], me: Seat | null): OfferView[] {
  const rank = (o: OfferView): number => (o.to === me ? 0 : o.from === me ? 1 : 2);
  return offers.slice().sort((x, y) => rank(x) - rank(y) || x.id - y.id);
}

/** The seats a new offer can be made to, according to the question's forms. */
export const offerPartners = (q: OwnQuestion): Seat[] =>
  q.forms.flatMap((f) => (f.kind === 'offer' && typeof f.base.to === 'number' ? [f.base.to] : []));
