import { type Decision, isRecord, msg, type Refusal, type Seat } from '@fondaco/kernel';
import type { Book } from '../book.ts';
import type { Offer, State, TradeFrame } from '../state.ts';
import { findOffer, mayMake, mayStand } from './standing.ts';
import { refuseOffer } from './terms.ts';

/** Why an answer that is nowhere offered cannot be given in a trading phase. */
export function whyNot(
  b: Book,
  s: State,
  f: TradeFrame,
  { seat }: Decision,
  a: unknown,
): Refusal | undefined {
  if (!isRecord(a)) return undefined;
  if (a.do === 'offer' || a.do === 'call') return whyNoOffer(b, s, f, seat, a.do, a.to);
  if (a.do !== 'accept' && a.do !== 'decline' && a.do !== 'withdraw') return undefined;
  const offer = typeof a.offer === 'number' ? findOffer(f, a.offer) : undefined;
  if (!offer) return { rule: 'om.trade.7', msg: msg('om.no.offerGone') };
  const party = a.do === 'withdraw' ? offer.from : offer.to;
  if (party !== seat) return { rule: 'om.trade.7', msg: msg('om.no.notYourOffer') };
  if (a.do !== 'accept') return undefined;
  return refuseOffer(b, s, offer) ?? { rule: 'om.trade.4', msg: msg('om.no.otherGoods') };
}

function whyNoOffer(
  b: Book,
  s: State,
  f: TradeFrame,
  seat: number,
  kind: 'offer' | 'call',
  to: unknown,
): Refusal | undefined {
  const withActive = seat === s.active ? to !== seat : to === s.active;
  if (kind === 'offer' && !withActive) return { rule: 'om.trade.1', msg: msg('om.no.activeOnly') };
  if (kind === 'call' && seat !== s.active)
    return { rule: 'om.trade.7', msg: msg('om.no.activeOnly') };
  return limitReached(b, f, seat);
}

/** om.trade.8: which limit of the program stands in the way of another offer. */
export function limitReached(
  b: Book,
  f: Pick<TradeFrame, 'made'> & { offers: readonly Pick<Offer, 'from'>[] },
  seat: Seat,
): Refusal | undefined {
  const { offersPerPhase, standingOffers } = b.options;
  if (!mayMake(b, f, seat))
    return { rule: 'om.trade.8', msg: msg('om.no.moreOffers', { count: offersPerPhase }) };
  if (!mayStand(b, f, seat))
    return { rule: 'om.trade.8', msg: msg('om.no.moreStanding', { count: standingOffers }) };
  return undefined;
}
