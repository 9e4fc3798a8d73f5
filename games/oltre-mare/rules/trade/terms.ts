import { msg, type Refusal, type Seat } from '@fondaco/kernel';
import { type Book, player } from '../book.ts';
import { goodOf } from '../components/tables.ts';
import {
  type Action,
  ANY,
  type CardId,
  type GoodId,
  type Offer,
  type OfferAction,
  type State,
} from '../state.ts';
import { spareCards } from './reach.ts';
import { activeLoss, holdsGoods } from './standing.ts';

/** Terms that fit a form but not the rules. */
export function judgeTerms(b: Book, s: State, from: Seat, a: OfferAction): Refusal | undefined {
  if (a.give.length + a.get.length === 0)
    return { rule: 'om.trade.3', msg: msg('om.no.cardlessTrade') };
  return judgeLoss(b, s, activeLoss(s, { from, give: a.give, get: a.get }));
}

/** om.trade.6 */
function judgeLoss(b: Book, s: State, loss: number): Refusal | undefined {
  if (loss <= spareCards(b, s)) return undefined;
  return { rule: 'om.trade.6', msg: msg('om.no.loadOutOfReach') };
}

export function judgeCall(
  b: Book,
  s: State,
  seat: Seat,
  a: Action & { do: 'call' },
): Refusal | undefined {
  if (a.want.length + a.offer.length === 0)
    return { rule: 'om.trade.7', msg: msg('om.no.emptyCall') };
  if (holdsGoods(b, s, seat, a.offer)) return undefined;
  return { rule: 'om.trade.7', msg: msg('om.no.goodsNotHeld') };
}

/** om.trade.4: the cards are of the goods asked for; what is left over answers to ANY. */
export function answersRequest(b: Book, get: readonly GoodId[], cards: readonly CardId[]): boolean {
  if (cards.length !== get.length) return false;
  const left = cards.map((id) => goodOf(b.tables, id));
  for (const good of get) {
    if (good === ANY) continue;
    const at = left.indexOf(good);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** Why this seat cannot take the offer at all, whatever cards it would choose. */
export function refuseOffer(b: Book, s: State, o: Offer): Refusal | undefined {
  const named = o.get.filter((g) => g !== ANY);
  if (!holdsGoods(b, s, o.to, named) || player(s, o.to).hand.length < o.get.length)
    return { rule: 'om.trade.4', msg: msg('om.no.goodsNotHeld') };
  return judgeLoss(b, s, activeLoss(s, o));
}
