import { msg, type Refusal, type Seat } from '@fondaco/kernel';
import { goodOf } from '../components/tables.ts';
import { type Config, player } from '../config.ts';
import {
  type Action,
  ANY,
  type CardId,
  type GoodId,
  type Offer,
  type OfferAction,
  type Shown,
  type State,
} from '../state.ts';
import { spareCards } from './reach.ts';
import { activeLoss, holdsGoods } from './standing.ts';

/** Terms that fit a form but not the rules. */
export const judgeTerms = (
  config: Config,
  s: State,
  from: Seat,
  a: OfferAction,
): Refusal | undefined => judgeCards(s, from, a, () => spareCards(config, s));

/** The same where only the number of cards to spare is known. */
export function judgeCards(
  s: Pick<Shown, 'active'>,
  from: Seat,
  { give, get }: Pick<OfferAction, 'give' | 'get'>,
  spare: () => number,
): Refusal | undefined {
  if (give.length + get.length === 0)
    return { rule: 'om.trade.3', msg: msg('om.no.cardlessTrade') };
  return judgeLoss(activeLoss(s, { from, give, get }), spare());
}

/** om.trade.6 */
function judgeLoss(loss: number, spare: number): Refusal | undefined {
  if (loss <= spare) return undefined;
  return { rule: 'om.trade.6', msg: msg('om.no.loadOutOfReach') };
}

export function judgeCall(
  config: Config,
  s: State,
  seat: Seat,
  a: Action & { do: 'call' },
): Refusal | undefined {
  if (a.want.length + a.offer.length === 0)
    return { rule: 'om.trade.7', msg: msg('om.no.emptyCall') };
  if (holdsGoods(config, s, seat, a.offer)) return undefined;
  return { rule: 'om.trade.7', msg: msg('om.no.goodsNotHeld') };
}

/** om.trade.4: the cards are of the goods asked for; what is left over answers to ANY. */
export function answersRequest(
  config: Config,
  get: readonly GoodId[],
  cards: readonly CardId[],
): boolean {
  return cards.length === get.length && openRequests(config, get, cards).length === 0;
}

/** om.trade.4: requests these cards leave open; a card no request names answers to ANY. */
export function openRequests(
  config: Config,
  get: readonly GoodId[],
  cards: readonly CardId[],
): GoodId[] {
  const left = get.slice();
  for (const id of cards) {
    const named = left.indexOf(goodOf(config.tables, id));
    const at = named >= 0 ? named : left.indexOf(ANY);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Why this seat cannot take the offer at all, whatever cards it would choose. */
export function refuseOffer(config: Config, s: State, o: Offer): Refusal | undefined {
  const named = o.get.filter((g) => g !== ANY);
  if (!holdsGoods(config, s, o.to, named) || player(s, o.to).hand.length < o.get.length)
    return { rule: 'om.trade.4', msg: msg('om.no.goodsNotHeld') };
  return judgeLoss(activeLoss(s, o), spareCards(config, s));
}
