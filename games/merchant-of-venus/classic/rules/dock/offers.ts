import {
  type Chance,
  type Decision,
  type Form,
  type Json,
  msg,
  type Refusal,
  type Seat,
} from '@fondaco/kernel';
import { type ClassicIo, type Config, player } from '../config.ts';
import { neighbours } from '../places.ts';
import type { DockAction, DockFrame, ItemId, Offer, OfferAction, Player, State } from '../state.ts';
import { bothCanCarry, holdsAll, itemsOf, kindsOf, swap } from './items.ts';

export const findOffer = (f: DockFrame, id: number): Offer | undefined =>
  f.offers.find((o) => o.id === id);

/** mvc.trade.1: the active player may trade with everyone on the same space; the others only with the active player. */
export const partnersOf = (s: State, seat: Seat): Seat[] =>
  seat === s.active ? neighbours(s) : [s.active];

export const isAsked = (f: DockFrame, seat: Seat): boolean => f.offers.some((o) => o.to === seat);

/** mvc.trade.3: limits of the program. */
export const mayMake = (config: Config, f: DockFrame, seat: Seat): boolean =>
  (f.made[seat] as number) < config.options.offersPerTurn &&
  f.offers.filter((o) => o.from === seat).length < config.options.standingOffers;

/** Why these terms cannot be carried out now. */
export function judgeTerms(config: Config, s: State, o: Omit<Offer, 'id'>): Refusal | undefined {
  const no = (rule: string, key: string): Refusal => ({ rule, msg: msg(`mvc.no.${key}`) });
  if (o.give.length + o.get.length === 0 && o.credits === 0) return no('mvc.trade.1', 'emptyTrade');
  const [from, to] = [player(s, o.from), player(s, o.to)];
  if (!holdsAll(from, o.give) || !holdsAll(to, o.get)) return no('mvc.trade.1', 'notHeld');
  if (o.credits > from.credits || -o.credits > to.credits) return no('mvc.trade.1', 'tooDear');
  return bothCanCarry(config, s, o) ? undefined : no('mvc.trade.2', 'cannotCarry');
}

/** mvc.iou.1 (C56): while a First Contact card is in use nobody accepts an offer. */
export function judgeAccepting(
  config: Config,
  s: State,
  f: DockFrame,
  o: Offer,
): Refusal | undefined {
  if (f.iou !== null) return { rule: 'mvc.iou.1', msg: msg('mvc.no.iouOpen') };
  return judgeTerms(config, s, o);
}

/** mvc.trade.2: offers and counter-offers, by their bounds. */
export function offerForms(config: Config, s: State, f: DockFrame, seat: Seat): Form[] {
  if (!mayMake(config, f, seat) || f.iou !== null) return [];
  const forms = partnersOf(s, seat)
    .filter((to) => sureOffer(config, s, seat, to))
    .map((to) => form(config, s, seat, { do: 'offer', to }));
  for (const o of f.offers) {
    if (o.to === seat && sureOffer(config, s, seat, o.from))
      forms.push(form(config, s, seat, { do: 'offer', to: o.from, counters: o.id }));
  }
  return forms;
}

function form(
  config: Config,
  s: State,
  seat: Seat,
  base: { do: 'offer'; to: Seat; counters?: number },
): Form {
  const [own, other] = [player(s, seat), player(s, base.to)];
  const some = (name: string, of: ReturnType<typeof kindsOf>, max: number) =>
    ({ name, t: 'some', of, min: 0, max, repeat: true }) as const;
  return {
    kind: 'counters' in base ? 'counter' : 'offer',
    rule: 'mvc.trade.2',
    label: msg('counters' in base ? 'mvc.form.counter' : 'mvc.form.offer', {
      who: { seat: base.to },
    }),
    base: base as { [key: string]: Json },
    fields: [
      some('give', kindsOf(config, own), itemsOf(own).length),
      some('get', kindsOf(config, other), itemsOf(other).length),
      { name: 'credits', t: 'amount', min: -other.credits, max: own.credits },
    ],
  };
}

/** mvc.trade.2 (C60): an offer that could be made, if there is one. Forms are given only if there is. */
function sureOffer(config: Config, s: State, from: Seat, to: Seat): Omit<Offer, 'id'> | undefined {
  const shared = { from, to, give: [], get: [], credits: 0 };
  if (player(s, from).credits > 0) return { ...shared, credits: 1 };
  if (player(s, to).credits > 0) return { ...shared, credits: -1 };
  const theirs = sidesOf(config, player(s, to));
  for (const give of sidesOf(config, player(s, from))) {
    for (const get of theirs) {
      const o = { ...shared, give, get };
      if (!judgeTerms(config, s, o)) return o;
    }
  }
  return undefined;
}

/**
 * What one side could give in the smallest trades: nothing, one thing, or two small things, which take as much room
 * as a good. If none of these can be exchanged, nothing can.
 */
function sidesOf(config: Config, p: Player): ItemId[][] {
  const items = itemsOf(p);
  const small = items.filter((item) => !config.tables.goods.has(item)).slice(0, 2);
  const single = [...new Set(items)].map((item) => [item]);
  return [[], ...single, ...(small.length === 2 ? [small] : [])];
}

/** Tries a few offers a person might make: one thing for another, or for money. */
export function sampleOffer(
  config: Config,
  s: State,
  from: Seat,
  base: OfferAction,
  chance: Chance,
): OfferAction {
  const own = itemsOf(player(s, from));
  const other = itemsOf(player(s, base.to));
  const pick = (xs: readonly string[]): string[] =>
    xs.length > 0 && chance.int(2, 'sample') === 0
      ? [xs[chance.int(xs.length, 'sample')] as string]
      : [];
  for (let tries = 0; tries < 6; tries++) {
    const [give, get] = [pick(own), pick(other)];
    const sum = (10 * (chance.int(21, 'sample') - 10)) as number;
    const credits = Math.max(-player(s, base.to).credits, Math.min(player(s, from).credits, sum));
    const a = { ...base, give, get, credits: credits + 0 };
    if (!judgeTerms(config, s, { ...a, from })) return a;
  }
  const { give, get, credits } = sureOffer(config, s, from, base.to) as Offer;
  return { ...base, give, get, credits };
}

/** Answers to the offers of others, and withdrawing one's own. */
export function offerAnswers(
  config: Config,
  s: State,
  f: DockFrame,
  { seat }: Decision,
): DockAction[] {
  const found: DockAction[] = [];
  for (const o of f.offers) {
    if (o.from === seat) found.push({ do: 'withdraw', offer: o.id });
    if (o.to !== seat) continue;
    if (!judgeAccepting(config, s, f, o)) found.push({ do: 'accept', offer: o.id });
    found.push({ do: 'refuse', offer: o.id });
  }
  if (seat === s.active && f.iou === null && f.offers.some((o) => o.from === seat))
    found.push({ do: 'wait' });
  return found;
}

export function makeOffer(s: State, f: DockFrame, from: Seat, a: OfferAction, io: ClassicIo): void {
  const { to, give, get, credits, counters } = a;
  if (counters !== undefined) removeOffer(f, counters);
  const offer: Offer = { id: s.nextId++, from, to, give, get, credits };
  f.offers = [...f.offers, offer];
  f.made = f.made.with(from, (f.made[from] as number) + 1);
  io.tell({
    t: 'offered',
    offer: offer.id,
    seat: from,
    to,
    give,
    get,
    credits,
    ...(counters !== undefined && { counters }),
  });
}

function removeOffer(f: DockFrame, id: number): void {
  f.offers = f.offers.filter((o) => o.id !== id);
}

export function answerOffer(
  config: Config,
  s: State,
  f: DockFrame,
  a: Extract<DockAction, { do: 'accept' | 'refuse' | 'withdraw' }>,
  io: ClassicIo,
): void {
  const o = findOffer(f, a.offer) as Offer;
  removeOffer(f, o.id);
  if (a.do === 'accept') {
    swap(config, player(s, o.from), player(s, o.to), o);
    const { id, from, ...terms } = o;
    io.tell({ t: 'traded', offer: id, seat: from, ...terms });
  } else if (a.do === 'refuse') io.tell({ t: 'declined', offer: o.id, seat: o.to, to: o.from });
  else io.tell({ t: 'withdrew', offer: o.id, seat: o.from, to: o.to });
}

/** mvc.trade.2 (C57): removes offers for things that are gone, or that can no longer be paid. */
export function dropImpossible(s: State, f: DockFrame, io: ClassicIo): void {
  if (f.offers.length === 0) return;
  f.offers = f.offers.filter((o) => {
    const [from, to] = [player(s, o.from), player(s, o.to)];
    const stands =
      holdsAll(from, o.give) &&
      holdsAll(to, o.get) &&
      o.credits <= from.credits &&
      -o.credits <= to.credits;
    if (!stands) io.tell({ t: 'fell', offer: o.id, seat: o.from, to: o.to });
    return stands;
  });
}
