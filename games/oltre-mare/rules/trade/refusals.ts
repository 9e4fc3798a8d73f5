import { type Decision, isRecord, msg, type Refusal, type Seat } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import type { Offer, State, TradeFrame } from '../state.ts';
import { findOffer, mayMake, mayStand } from './standing.ts';
import { refuseOffer } from './terms.ts';

/** Why an answer that is nowhere offered cannot be given in a trading phase. */
export function refuseInTrade(
  config: Config,
  s: State,
  f: TradeFrame,
  { seat }: Decision,
  a: unknown,
): Refusal | undefined {
  if (!isRecord(a)) return undefined;
  if (a.do === 'offer' || a.do === 'call') return whyNoOffer(config, s, f, seat, a);
  if (a.do !== 'accept' && a.do !== 'decline' && a.do !== 'withdraw') return undefined;
  const offer = typeof a.offer === 'number' ? findOffer(f, a.offer) : undefined;
  if (!offer) return { rule: 'om.trade.7', msg: msg('om.no.offerGone') };
  const party = a.do === 'withdraw' ? offer.from : offer.to;
  if (party !== seat) return { rule: 'om.trade.7', msg: msg('om.no.notYourOffer') };
  if (a.do !== 'accept') return undefined;
  return refuseOffer(config, s, offer) ?? { rule: 'om.trade.4', msg: msg('om.no.otherGoods') };
}

function whyNoOffer(
  config: Config,
  s: State,
  f: TradeFrame,
  seat: Seat,
  a: { do?: unknown; to?: unknown },
): Refusal | undefined {
  const withActive = seat === s.active ? a.to !== seat : a.to === s.active;
  if (a.do === 'offer' && !withActive) return { rule: 'om.trade.1', msg: msg('om.no.activeOnly') };
  if (a.do === 'call' && seat !== s.active)
    return { rule: 'om.trade.7', msg: msg('om.no.activeOnly') };
  return limitReached(config, f, seat);
}

/** om.trade.8: which limit of the program stands in the way of another offer. */
export function limitReached(
  config: Config,
  f: Pick<TradeFrame, 'made'> & { offers: readonly Pick<Offer, 'from'>[] },
  seat: Seat,
): Refusal | undefined {
  const { offersPerPhase, standingOffers } = config.options;
  if (!mayMake(config, f, seat))
    return { rule: 'om.trade.8', msg: msg('om.no.moreOffers', { count: offersPerPhase }) };
  if (!mayStand(config, f, seat))
    return { rule: 'om.trade.8', msg: msg('om.no.moreStanding', { count: standingOffers }) };
  return undefined;
}
