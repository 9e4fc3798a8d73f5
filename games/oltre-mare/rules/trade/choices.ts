import { type Decision, type Msg, msg, type Option, type Refusal } from '@fondaco/kernel';
import { activePlayer, type Config } from '../config.ts';
import { cardNames, goodNames, requestNames } from '../labels.ts';
import { drawable } from '../pile.ts';
import type { Action, Offer, State, TradeFrame } from '../state.ts';
import { offerText } from '../tell.ts';
import { loadOf } from '../top-card.ts';
import { price, purchasesLeft } from './buy.ts';
import { shownSlot } from './conclude.ts';
import { canPlay } from './reach.ts';
import { anyoneAsked, findOffer } from './standing.ts';
import { refuseOffer } from './terms.ts';

export function tradeLabel(
  config: Config,
  s: State,
  f: TradeFrame,
  a: Action,
): Omit<Option<Action>, 'action' | 'off'> {
  switch (a.do) {
    case 'buy':
      return {
        label: msg(a.from === 'pile' ? 'om.do.buyPile' : 'om.do.buyPirates'),
        cost: msg('om.ducats', { count: price(config, s) }),
        at: { t: 'pile', id: a.from },
      };
    case 'accept':
      return offerOption(
        config,
        f,
        a.offer,
        a.cards.length > 0 ? 'om.do.acceptGiving' : 'om.do.accept',
        {
          cards: cardNames(config, a.cards),
        },
      );
    case 'decline':
      return offerOption(config, f, a.offer, 'om.do.decline');
    case 'withdraw':
      return offerOption(config, f, a.offer, 'om.do.withdraw');
    case 'pass':
      return {
        label: msg('om.do.pass', {
          want: requestNames(config, f.call?.want ?? [], f.call?.wishes),
          offer: goodNames(config, f.call?.offer ?? []),
        }),
      };
    case 'wait':
      return { label: msg('om.do.wait') };
    default:
      return { label: msg('om.do.endTrade') };
  }
}

function offerOption(
  config: Config,
  f: TradeFrame,
  id: number,
  key: string,
  more: Record<string, Msg[]> = {},
): Omit<Option<Action>, 'action' | 'off'> {
  const o = findOffer(f, id) as Offer;
  const terms = offerText(config, {
    give: o.give.map((x) => shownSlot(config, x)),
    get: o.get,
    ...(o.wishes && { wishes: o.wishes }),
    ducats: o.ducats,
  });
  const label = msg(key, { from: { seat: o.from }, to: { seat: o.to }, terms, ...more });
  return { label, at: { t: 'offer', id } };
}

/** Answers that a player might look for but that are not available now, with the reason. */
export function tradeOff(config: Config, s: State, f: TradeFrame, d: Decision): Option<Action>[] {
  const list: Option<Action>[] = [];
  for (const o of f.offers) {
    const off = o.to === d.seat ? refuseOffer(config, s, o) : undefined;
    const action: Action = { do: 'accept', offer: o.id, cards: [] };
    if (off) list.push({ action, ...tradeLabel(config, s, f, action), off });
  }
  if (d.seat !== s.active) return list;
  list.push(...buyOff(config, s, f));
  if (!f.waiting && !anyoneAsked(s, f)) {
    const off = { rule: 'om.trade.8', msg: msg('om.no.nobodyAsked') };
    list.push({ action: { do: 'wait' }, ...tradeLabel(config, s, f, { do: 'wait' }), off });
  }
  if (!canPlay(config, s)) {
    const missing = loadOf(config, s) - activePlayer(s).hand.length;
    const off = { rule: 'om.play.2', msg: msg('om.no.tooFewCards', { count: missing }) };
    list.push({ action: { do: 'done' }, ...tradeLabel(config, s, f, { do: 'done' }), off });
  }
  return list;
}

function buyOff(config: Config, s: State, f: TradeFrame): Option<Action>[] {
  const list: Option<Action>[] = [];
  for (const from of ['pile', 'pirates'] as const) {
    const off = whyNotBuy(config, s, from);
    const action: Action = { do: 'buy', from };
    if (off) list.push({ action, ...tradeLabel(config, s, f, action), off });
  }
  return list;
}

function whyNotBuy(config: Config, s: State, from: 'pile' | 'pirates'): Refusal | undefined {
  const { mostBought } = config.constants;
  if (purchasesLeft(config, s) <= 0)
    return { rule: 'om.buy.2', msg: msg('om.no.morePurchases', { count: mostBought }) };
  const empty =
    from === 'pile' ? drawable(config, s, 1) === 0 : activePlayer(s).pirates.length === 0;
  if (!empty) return undefined;
  const rule = from === 'pile' ? config.edition.moreCards.rule : 'om.buy.1';
  return { rule, msg: msg('om.no.cardsThere') };
}
