import type { Decision, Need, Option, Refusal, Seat } from '@fondaco/kernel';
import type { ClassicIo, Config } from '../config.ts';
import { neighbours } from '../places.ts';
import type { Action, DockFrame, OfferAction, State } from '../state.ts';
import type { Kind } from '../steps/frame.ts';
import { leaveDock } from '../steps/turn.ts';
import { afterAnswer } from './after-answer.ts';
import {
  buildFactory,
  buildPort,
  buyGood,
  buyRelic,
  buyShip,
  closeIou,
  equip,
  useIou,
} from './buy.ts';
import { dockLabel } from './choices.ts';
import {
  answerOffer,
  dropImpossible,
  isAsked,
  judgeAccepting,
  judgeTerms,
  makeOffer,
  offerAnswers,
  offerForms,
  sampleOffer,
} from './offers.ts';
import { judgeOffload, offload, offloadForms, sampleOffload } from './offload.ts';
import { canUseIou, closedPurchases, openPurchases, toRefusal } from './purchases.ts';
import { refuseAtDock } from './refusals.ts';
import { addBarters, addFreeActions, addSales, barter, dropOff, pickUp, sell } from './sell.ts';

/** mvc.market.1: buying, selling, carrying and trading with players, in any order, until the player is done. */
export function dock(config: Config): Kind<'dock'> {
  return {
    decisions(s, f, only) {
      const all = [decision(s, f, s.active)];
      // While the active player does not wait, only that player must answer.
      if (only && !f.waiting) return all;
      for (const seat of neighbours(s)) all.push(decision(s, f, seat));
      return only ? all.filter((d) => d.need === 'must') : all;
    },
    legal: (s, f, d) => answers(config, s, f, d),
    forms: (s, f, d) => [
      ...offerForms(config, s, f, d.seat),
      ...(d.seat === s.active ? offloadForms(config, s, f) : []),
    ],
    judge(s, _f, d, a) {
      if (a.do === 'offload') return judgeOffload(s, a.items);
      return a.do === 'offer' ? judgeTerms(config, s, { ...a, from: d.seat }) : undefined;
    },
    sample: (s, _f, d, form, chance) =>
      form.kind === 'offload'
        ? sampleOffload(s, chance)
        : sampleOffer(config, s, d.seat, form.base as unknown as OfferAction, chance),
    lapse(s, f, d) {
      const offer = d.seat === s.active ? undefined : f.offers.find((o) => o.to === d.seat);
      return offer && { do: 'refuse', offer: offer.id };
    },
    label: (s, f, _d, a) => dockLabel(config, s, f, a),
    off: (s, f, d) => off(config, s, f, d),
    why: (s, f, d, a) => refuseAtDock(config, s, f, d, a),
    reduce(s, f, d, a, io) {
      if (d.seat === s.active) f.waiting = false;
      if (a.do === 'done') {
        leaveDock(config, s, f, io);
        return;
      }
      if (a.do === 'offer') makeOffer(s, f, d.seat, a, io);
      else carryOut(config, s, f, a, io);
      if (s.agenda.at(-1) === f) afterAnswer(config, s, f, io);
      else if (!s.over) dropImpossible(s, f, io);
    },
  };
}

/** mvc.trade.2: while the active player waits, the players who got an offer must answer. */
function decision(s: State, f: DockFrame, seat: Seat): Decision {
  const id = f.ids[seat] as number;
  const asked = isAsked(f, seat);
  if (seat === s.active) {
    const waiting: Need = asked ? 'asked' : 'may';
    return { id, seat, kind: 'dock', rule: 'mvc.market.1', need: f.waiting ? waiting : 'must' };
  }
  const need: Need = f.waiting ? 'must' : 'asked';
  return { id, seat, kind: 'answer', rule: 'mvc.trade.2', need: asked ? need : 'may' };
}

function answers(config: Config, s: State, f: DockFrame, d: Decision): Action[] {
  if (d.seat !== s.active) return offerAnswers(config, s, f, d);
  const found: Action[] = openPurchases(config, s, f);
  // mvc.iou.1: a card is used at one moment
  if (f.iou !== null) found.push({ do: 'closeIou' });
  else {
    if (canUseIou(config, s, f)) found.push({ do: 'iou' });
    addSales(config, s, f, found);
    addBarters(s, f, found);
    addFreeActions(config, s, f, found);
  }
  if (f.offers.length > 0) found.push(...offerAnswers(config, s, f, d));
  if (f.iou === null) found.push({ do: 'done' });
  return found;
}

function off(config: Config, s: State, f: DockFrame, d: Decision): Option<Action>[] {
  const closed = (action: Action, no: Refusal): Option<Action> => ({
    action,
    ...dockLabel(config, s, f, action),
    off: no,
  });
  const offers = f.offers.flatMap((o) => {
    const no = o.to === d.seat ? judgeAccepting(config, s, f, o) : undefined;
    return no ? [closed({ do: 'accept', offer: o.id }, no)] : [];
  });
  if (d.seat !== s.active) return offers;
  return [
    ...closedPurchases(config, s, f).map((x) => closed(x.action, toRefusal(x.no))),
    ...offers,
  ];
}

function carryOut(config: Config, s: State, f: DockFrame, a: Action, io: ClassicIo): void {
  switch (a.do) {
    case 'buy':
      buyGood(config, s, f, a, io);
      break;
    case 'equip':
      equip(config, s, f, a, io);
      break;
    case 'ship':
      buyShip(config, s, f, a.ship, io);
      break;
    case 'buyRelic':
      buyRelic(config, s, f, a, io);
      break;
    case 'factory':
      buildFactory(config, s, f, io);
      break;
    case 'spaceport':
      buildPort(config, s, f, a, io);
      break;
    case 'iou':
      useIou(config, s, f, io);
      break;
    case 'closeIou':
      closeIou(s, f, io);
      break;
    case 'sell':
      sell(config, s, f, a, io);
      break;
    case 'barter':
      barter(config, s, f, a.item, io);
      break;
    case 'pickUp':
      pickUp(config, s, f, a.passenger, io);
      break;
    case 'dropOff':
      dropOff(config, s, a.passenger, io);
      break;
    case 'offload':
      offload(config, s, a.items, io);
      break;
    case 'accept':
    case 'refuse':
    case 'withdraw':
      answerOffer(config, s, f, a, io);
      break;
    case 'wait':
      f.waiting = true;
      io.tell({ t: 'waits', seat: s.active });
      break;
    default:
      throw new Error(`a ship at a dock cannot ${a.do}`);
  }
}
