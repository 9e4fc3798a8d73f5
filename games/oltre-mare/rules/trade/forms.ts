import { type Decision, type Form, type Item, msg, type Seat } from '@fondaco/kernel';
import { type Config, player } from '../config.ts';
import type { Offer, State, TradeFrame } from '../state.ts';
import { canOffer, mayMake, mayStand } from './standing.ts';
import { refuseOffer } from './terms.ts';

/** om.trade.8: the most ducats in an offer. Debts have no limit in the rules, but a form needs one. */
const MOST_DUCATS = 99;
const MOST_GOODS_CALLED = 6;

export function tradeForms(config: Config, s: State, f: TradeFrame, d: Decision): Form[] {
  const { seat } = d;
  const forms: Form[] = [];
  for (const o of f.offers)
    if (o.to === seat) forms.push(...acceptForm(config, s, o), declineForm(config, o));
  if (!mayMake(config, f, seat)) return forms;
  for (const o of f.offers) {
    // A counter-offer removes the other player's offer, so it makes no room among one's own.
    if (o.to === seat && mayStand(config, f, seat) && canOffer(config, s, seat, o.from))
      forms.push(offerForm(config, s, seat, o.from, o.id));
  }
  const others =
    seat === s.active ? s.players.map((_, i) => i).filter((i) => i !== seat) : [s.active];
  for (const to of others) {
    if (mayStand(config, f, seat) && canOffer(config, s, seat, to))
      forms.push(offerForm(config, s, seat, to));
  }
  if (seat === s.active) forms.push(callForm(config, s));
  return forms;
}

/** om.trade.4: for offers that ask for several cards. Those that ask for one card are accepted by a listed answer. */
function acceptForm(config: Config, s: State, o: Offer): Form[] {
  if (o.get.length < 2 || refuseOffer(config, s, o)) return [];
  const n = o.get.length;
  return [
    {
      kind: 'accept',
      rule: 'om.trade.4',
      label: msg('om.form.accept', { from: { seat: o.from } }),
      base: { do: 'accept', offer: o.id },
      fields: [{ name: 'cards', t: 'some', of: handItems(config, s, o.to), min: n, max: n }],
    },
  ];
}

/** om.trade.7: declining without a word is a listed answer. */
const declineForm = (config: Config, o: Offer): Form => ({
  kind: 'decline',
  rule: 'om.trade.7',
  label: msg('om.form.decline', { from: { seat: o.from } }),
  base: { do: 'decline', offer: o.id },
  fields: [{ name: 'because', t: 'one', of: config.items.reasons }],
});

function offerForm(config: Config, s: State, from: Seat, to: Seat, counters?: number): Form {
  const hand = handItems(config, s, from);
  return {
    kind: counters === undefined ? 'offer' : 'counter',
    rule: 'om.trade.1',
    label: msg(counters === undefined ? 'om.form.offer' : 'om.form.counter', { to: { seat: to } }),
    base: { do: 'offer', to, ...(counters !== undefined && { counters }) },
    fields: [
      { name: 'give', t: 'some', of: hand, min: 0, max: hand.length },
      {
        name: 'get',
        rule: 'om.trade.4',
        t: 'some',
        of: config.items.goodsOrAny,
        min: 0,
        max: player(s, to).hand.length,
        repeat: true,
      },
      wishesFor(config, 'get'),
      { name: 'ducats', rule: 'om.trade.8', t: 'amount', min: -MOST_DUCATS, max: MOST_DUCATS },
      {
        name: 'claims',
        rule: 'om.trade.2',
        t: 'about',
        items: 'give',
        fields: config.items.claims,
      },
      ...(counters === undefined ? [] : [becauseOf(config)]),
    ],
  };
}

const becauseOf = (config: Config): Form['fields'][number] => ({
  name: 'because',
  rule: 'om.trade.7',
  t: 'one',
  of: config.items.reasons,
  optional: true,
});

/** om.trade.7 */
function callForm(config: Config, s: State): Form {
  const most = MOST_GOODS_CALLED;
  return {
    kind: 'call',
    rule: 'om.trade.7',
    label: msg('om.form.call'),
    base: { do: 'call' },
    fields: [
      {
        name: 'want',
        t: 'some',
        of: config.items.goodsOrAny,
        min: 0,
        max: most,
        repeat: true,
      },
      wishesFor(config, 'want'),
      {
        name: 'offer',
        t: 'some',
        of: config.items.goods,
        min: 0,
        max: Math.min(most, player(s, s.active).hand.length),
        repeat: true,
      },
    ],
  };
}

/** om.trade.10 (R31) */
const wishesFor = (config: Config, items: 'get' | 'want'): Form['fields'][number] => ({
  name: 'wishes',
  rule: 'om.trade.10',
  t: 'about',
  items,
  fields: config.items.wishes,
});

const handItems = (config: Config, s: State, seat: Seat): Item[] =>
  player(s, seat).hand.map((id) => config.items.card.get(id) as Item);
