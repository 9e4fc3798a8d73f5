import type { Decision } from '@fondaco/kernel';
import { activePlayer, type Config, player } from '../config.ts';
import { drawable } from '../pile.ts';
import type { Action, Offer, State, TradeFrame } from '../state.ts';
import { purchasesLeft } from './buy.ts';
import { canPlay } from './reach.ts';
import { anyoneAsked } from './standing.ts';
import { answersRequest, refuseOffer } from './terms.ts';

/** Every answer that can be listed; offers, calls and requests of several cards are forms. */
export function tradeAnswers(config: Config, s: State, f: TradeFrame, d: Decision): Action[] {
  const list = d.seat === s.active ? own(config, s, f) : [];
  addAnswers(config, s, f, d, list);
  return list;
}

/** What only the active player may do. */
function own(config: Config, s: State, f: TradeFrame): Action[] {
  const list: Action[] = [];
  if (purchasesLeft(config, s) > 0) {
    if (drawable(config, s, 1) > 0) list.push({ do: 'buy', from: 'pile' });
    if (activePlayer(s).pirates.length > 0) list.push({ do: 'buy', from: 'pirates' });
  }
  if (!f.waiting && anyoneAsked(s, f)) list.push({ do: 'wait' });
  if (canPlay(config, s)) list.push({ do: 'done' });
  return list;
}

/** What anyone may do with the offers that stand. */
function addAnswers(config: Config, s: State, f: TradeFrame, d: Decision, list: Action[]): void {
  for (const o of f.offers) {
    if (o.from === d.seat) list.push({ do: 'withdraw', offer: o.id });
    if (o.to === d.seat) list.push(...acceptances(config, s, o), { do: 'decline', offer: o.id });
  }
  if (d.seat !== s.active && f.call && !f.call.answered.includes(d.seat))
    list.push({ do: 'pass', call: f.call.id });
}

/** om.trade.4: one for each card that would do; for several cards there is a form. */
function acceptances(config: Config, s: State, o: Offer): Action[] {
  if (o.get.length > 1 || refuseOffer(config, s, o)) return [];
  if (o.get.length === 0) return [{ do: 'accept', offer: o.id, cards: [] }];
  return player(s, o.to)
    .hand.filter((card) => answersRequest(config, o.get, [card]))
    .map((card) => ({ do: 'accept', offer: o.id, cards: [card] }));
}
