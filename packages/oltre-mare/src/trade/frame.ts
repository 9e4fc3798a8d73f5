import type { Decision, FrameKind, Need } from '@fondaco/kernel';
import { activePlayer, type Book, type OmIo, player } from '../book.ts';
import { sortGoods } from '../components/tables.ts';
import type { Event } from '../events.ts';
import { drawable } from '../pile.ts';
import type { Action, Offer, State, TradeFrame } from '../state.ts';
import { buy, purchasesLeft } from './buy.ts';
import { conclude, makeOffer } from './conclude.ts';
import { tradeForms } from './forms.ts';
import { tradeLabel, tradeOff } from './options.ts';
import { canPlay } from './reach.ts';
import { sampleTrade } from './sample.ts';
import { anyoneAsked, findOffer, unanswered } from './standing.ts';
import { answersRequest, judgeCall, judgeTerms, refuseOffer } from './terms.ts';

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
export function trade(b: Book): FrameKind<State, TradeFrame, Action, Event> {
  return {
    decisions(s, f, only) {
      if (only && !f.waiting) return [decision(s, f, s.active)];
      const all = s.players.map((_, seat) => decision(s, f, seat));
      return only ? all.filter((d) => d.need === 'must') : all;
    },
    legal(s, f, d) {
      const list = d.seat === s.active ? own(b, s, f) : [];
      addAnswers(b, s, f, d, list);
      return list;
    },
    forms: (s, f, d) => tradeForms(b, s, f, d),
    judge(s, f, d, a) {
      if (a.do === 'offer') return judgeTerms(b, s, d.seat, a);
      if (a.do === 'call') return judgeCall(b, s, d.seat, a);
      const offer = a.do === 'accept' ? findOffer(f, a.offer) : undefined;
      if (a.do === 'accept' && offer && answersRequest(b, offer.get, a.cards)) return undefined;
      return { rule: 'om.trade.4', msg: { key: 'om.no.otherGoods' } };
    },
    sample: (s, f, d, form, chance) => sampleTrade(b, s, f, d.seat, form, chance),
    lapse(_s, f, d) {
      const offer = f.offers.find((o) => o.to === d.seat);
      if (offer) return { do: 'decline', offer: offer.id };
      return f.call && unanswered(f, d.seat) ? { do: 'pass', call: f.call.id } : undefined;
    },
    label: (s, f, _d, a) => tradeLabel(b, s, f, a),
    off: (s, f, d) => tradeOff(b, s, f, d),
    reduce(s, f, d, a, io) {
      if (d.seat === s.active) f.waiting = false;
      carryOut(b, s, f, d, a, io);
      if (f.waiting && !anyoneAsked(s, f)) f.waiting = false;
    },
  };
}

/** om.trade.8: while the active player waits, those asked must answer. */
function decision(s: State, f: TradeFrame, seat: number): Decision {
  const id = f.ids[seat] as number;
  if (seat === s.active)
    return { id, seat, kind: 'trade', rule: 'om.trade.1', need: f.waiting ? 'may' : 'must' };
  const asked: Need = f.waiting ? 'must' : 'asked';
  return { id, seat, kind: 'answer', rule: 'om.trade.7', need: unanswered(f, seat) ? asked : 'may' };
}

/** What only the active player may do. */
function own(b: Book, s: State, f: TradeFrame): Action[] {
  const list: Action[] = [];
  if (purchasesLeft(b, s) > 0) {
    if (drawable(b, s) > 0) list.push({ do: 'buy', from: 'pile' });
    if (activePlayer(s).pirates.length > 0) list.push({ do: 'buy', from: 'pirates' });
  }
  if (!f.waiting && anyoneAsked(s, f)) list.push({ do: 'wait' });
  if (canPlay(b, s)) list.push({ do: 'done' });
  return list;
}

/** What anyone may do with the offers that stand. */
function addAnswers(b: Book, s: State, f: TradeFrame, d: Decision, list: Action[]): void {
  for (const o of f.offers) {
    if (o.from === d.seat) list.push({ do: 'withdraw', offer: o.id });
    if (o.to === d.seat) list.push(...acceptances(b, s, o), { do: 'decline', offer: o.id });
  }
  if (d.seat !== s.active && f.call && !f.call.answered.includes(d.seat))
    list.push({ do: 'pass', call: f.call.id });
}

/** om.trade.4: one for each card that would do; for several cards there is a form. */
function acceptances(b: Book, s: State, o: Offer): Action[] {
  if (o.get.length > 1 || refuseOffer(b, s, o)) return [];
  if (o.get.length === 0) return [{ do: 'accept', offer: o.id, cards: [] }];
  return player(s, o.to)
    .hand.filter((card) => answersRequest(b, o.get, [card]))
    .map((card) => ({ do: 'accept', offer: o.id, cards: [card] }));
}

function carryOut(b: Book, s: State, f: TradeFrame, { seat }: Decision, a: Action, io: OmIo): void {
  switch (a.do) {
    case 'buy':
      return buy(b, s, a.from, io);
    case 'offer':
      return makeOffer(b, s, f, seat, a, io);
    case 'accept': {
      const offer = findOffer(f, a.offer);
      if (offer) conclude(b, s, f, offer, a.cards, io);
      return;
    }
    case 'decline':
    case 'withdraw': {
      const offer = findOffer(f, a.offer);
      if (!offer) return;
      f.offers = f.offers.filter((o) => o !== offer);
      const other = a.do === 'decline' ? offer.from : offer.to;
      return io.tell({ t: a.do === 'decline' ? 'declined' : 'withdrew', offer: a.offer, seat, to: other });
    }
    case 'call':
      f.call = {
        id: s.nextId++,
        want: sortGoods(b.tables, a.want),
        offer: sortGoods(b.tables, a.offer),
        answered: [],
      };
      f.made[seat] = (f.made[seat] as number) + 1;
      return io.tell({ t: 'called', seat, want: f.call.want, offer: f.call.offer });
    case 'pass':
      f.call?.answered.push(seat);
      return io.tell({ t: 'passed', seat });
    case 'wait':
      f.waiting = true;
      return io.tell({ t: 'waits', seat });
    case 'done':
      // om.trade.9: what still stands falls.
      s.agenda.pop();
      return io.tell({ t: 'tradeEnded', seat });
    default:
      return;
  }
}
