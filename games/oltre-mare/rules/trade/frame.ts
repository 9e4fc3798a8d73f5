import type { Decision, FrameKind, Need } from '@fondaco/kernel';
import { msg } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import type { Event } from '../events.ts';
import type { Action, State, TradeFrame } from '../state.ts';
import { tradeAnswers } from './answers.ts';
import { carryOut } from './carry-out.ts';
import { tradeLabel, tradeOff } from './choices.ts';
import { tradeForms } from './forms.ts';
import { refuseInTrade } from './refusals.ts';
import { sampleTrade } from './sample.ts';
import { anyoneAsked, findOffer, unanswered } from './standing.ts';
import { answersRequest, judgeCall, judgeTerms } from './terms.ts';

export function beginTrade(s: State): void {
  const seats = s.players.length;
  s.agenda.push({
    f: 'trade',
    ids: s.players.map(() => s.nextId++),
    waiting: false,
    call: null,
    offers: [],
    made: Array<number>(seats).fill(0),
    traded: Array<boolean>(seats).fill(false),
  });
}

/** om.trade.1: the active player trades and buys in any order; the others answer, or offer unasked. */
export function trade(config: Config): FrameKind<State, TradeFrame, Action, Event> {
  return {
    decisions(s, f, only) {
      if (only && !f.waiting) return [decision(s, f, s.active)];
      const all = s.players.map((_, seat) => decision(s, f, seat));
      return only ? all.filter((d) => d.need === 'must') : all;
    },
    legal: (s, f, d) => tradeAnswers(config, s, f, d),
    forms: (s, f, d) => tradeForms(config, s, f, d),
    judge(s, f, d, a) {
      if (a.do === 'offer') return judgeTerms(config, s, d.seat, a);
      if (a.do === 'call') return judgeCall(config, s, d.seat, a);
      if (a.do === 'decline') return undefined;
      const offer = a.do === 'accept' ? findOffer(f, a.offer) : undefined;
      if (a.do === 'accept' && offer && answersRequest(config, offer.get, a.cards))
        return undefined;
      return { rule: 'om.trade.4', msg: msg('om.no.otherGoods') };
    },
    sample: sampleTrade(config),
    lapse(s, f, d) {
      if (d.seat === s.active) return undefined;
      const offer = f.offers.find((o) => o.to === d.seat);
      if (offer) return { do: 'decline', offer: offer.id };
      return f.call && unanswered(f, d.seat) ? { do: 'pass', call: f.call.id } : undefined;
    },
    label: (s, f, _d, a) => tradeLabel(config, s, f, a),
    off: (s, f, d) => tradeOff(config, s, f, d),
    why: (s, f, d, a) => refuseInTrade(config, s, f, d, a),
    reduce(s, f, d, a, io) {
      if (d.seat === s.active) f.waiting = false;
      carryOut({ config, s, f, io }, d.seat, a);
      if (f.waiting && !anyoneAsked(s, f)) f.waiting = false;
    },
  };
}

/** A waiting active player is asked as soon as an offer to them arrives; until then they may act. */
const waiting = (s: State, f: TradeFrame): Need =>
  f.offers.some((o) => o.to === s.active) ? 'asked' : 'may';

/** om.trade.8: while the active player waits, those asked must answer. */
function decision(s: State, f: TradeFrame, seat: number): Decision {
  const id = f.ids[seat] as number;
  if (seat === s.active)
    return {
      id,
      seat,
      kind: 'trade',
      rule: 'om.trade.1',
      need: f.waiting ? waiting(s, f) : 'must',
    };
  const asked: Need = f.waiting ? 'must' : 'asked';
  return {
    id,
    seat,
    kind: 'answer',
    rule: 'om.trade.7',
    need: unanswered(f, seat) ? asked : 'may',
  };
}
