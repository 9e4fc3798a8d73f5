import type { Decision, Json, Seat, Worth } from '@fondaco/kernel';
import { clone } from '../clone.ts';
import { ICONS } from '../components/kinds.ts';
import { cardOf, goodOf } from '../components/tables.ts';
import { type Config, fromHand, player, toHand } from '../config.ts';
import { deckFor } from '../setup.ts';
import {
  type Action,
  ANY,
  type CardId,
  type Claim,
  type GoodId,
  type Offer,
  type OfferAction,
  type Reason,
  type State,
  type TradeFrame,
  type Wishes,
} from '../state.ts';
import { cheapestCards, gainsByOffer, isFair } from './bargain.ts';
import { trueClaim } from './claims.ts';
import { shownSlot } from './conclude.ts';
import { isDoubted, memoryOf, termsOf, wasRefused } from './memory.ts';
import { calledGain } from './proposals.ts';
import { findOffer } from './standing.ts';
import { refuseOffer } from './terms.ts';

/** How a player trades who remembers: what they would rather not do, and what they say with it. */
export interface Trader {
  config: Config;
  s: State;
  f: TradeFrame;
  seat: Seat;
  worth: Worth<State>;
  memory: Json | undefined;
}

/** How much of what the leader gains by a trade speaks against it, besides what it counts for anyway. */
const LEADERS_SHARE = 0.25;
/** A fair offer is taken even where something else looks a little better. */
const GOODWILL = 2;
/** A call brings more than can be foreseen: others offer what nobody knew of. */
const CALL_PROMISE = 0.8;

/** Points against an answer besides what it leads to. Infinite for an offer that is not fair, or no better than one refused before. */
export function qualms(t: Trader, a: Action): number {
  if (a.do === 'call') return -CALL_PROMISE;
  const offer = a.do === 'accept' ? findOffer(t.f, a.offer) : undefined;
  if (a.do !== 'accept' || !offer) return 0;
  const memory = memoryOf(t.memory);
  const terms = termsOf(
    offer,
    offer.give.map((x) => shownSlot(t.config, x)),
  );
  if (memory && wasRefused(memory, terms)) return Number.POSITIVE_INFINITY;
  const gains = gainsByOffer(t.config, t.s, t.f, offer, a.cards, t.worth);
  const helps = leads(t, offer.from) ? LEADERS_SHARE * Math.max(0, gains.from) : 0;
  return isFair(t.s, { ...gains, to: gains.to - helps }) ? -GOODWILL : Number.POSITIVE_INFINITY;
}

/** Whether nobody else stands as well; between two players that says nothing. */
function leads({ s, worth }: Trader, seat: Seat): boolean {
  const own = worth(s, seat);
  return s.players.length > 2 && s.players.every((_, i) => i === seat || worth(s, i) < own);
}

/** The answer with its words: why not, what the cards given are like, what is hoped for of those asked for. */
export function phrase(t: Trader, a: Action): Action {
  switch (a.do) {
    case 'decline': {
      const offer = findOffer(t.f, a.offer);
      const because = offer && reasonAgainst(t, offer);
      return because ? { ...a, because } : a;
    }
    case 'call':
      return { ...a, ...wishesFor(t, a.want) };
    case 'offer':
      return phraseOffer(t, a);
    default:
      return a;
  }
}

function phraseOffer(t: Trader, a: OfferAction): OfferAction {
  const countered = a.counters === undefined ? undefined : findOffer(t.f, a.counters);
  const because = countered && reasonAgainst(t, countered);
  const claims = Object.fromEntries(a.give.map((card) => [card, claimFor(t, a.to, card)]));
  return {
    ...a,
    ...wishesFor(t, a.get),
    ...(a.give.length > 0 && { claims }),
    ...(because && { because }),
  };
}

/** om.trade.2: the truth; at a table where bots may lie, what makes a card they do not have, if that helps the offer. */
function claimFor(t: Trader, to: Seat, card: CardId): Claim {
  const better = t.config.options.botsLie ? likedBetter(t, to, card) : undefined;
  return trueClaim(t.config, better ?? card);
}

/** Points by which another card must be better to be worth a lie: whoever is caught is doubted. A wish that is met counts more. */
const WORTH_A_LIE = 0.8;

/** The card of the same good that this seat would like best, unless the giver has it or it is hardly better. It lies nowhere in the open. */
function likedBetter({ config, s, f, seat, worth }: Trader, to: Seat, card: CardId) {
  const open = new Set([...s.discards, ...s.played, ...s.players.flatMap((p) => p.cargo)]);
  const good = goodOf(config.tables, card);
  const value = (id: CardId): number => {
    const after = clone(s);
    toHand(config, player(after, to), id);
    return worth(after, to) + (to === s.active ? calledGain(config, f.call, id) : 0);
  };
  let best = card;
  let most = value(card) + WORTH_A_LIE;
  const { hand } = player(s, seat);
  // Of equal cards the giver's own comes first: then there is no need to lie.
  for (const id of [...hand, ...deckFor(config, s.players.length)]) {
    if (open.has(id) || goodOf(config.tables, id) !== good) continue;
    const liked = value(id);
    if (liked > most) [best, most] = [id, liked];
  }
  return hand.includes(best) ? undefined : best;
}

/** Points that a trade must bring to count as a gain, and a card must be worth to be needed. */
const GAIN = 0.5;
const NEEDED = 3;

function reasonAgainst(t: Trader, o: Offer): Reason | undefined {
  const { config, s, f, worth } = t;
  const no = refuseOffer(config, s, o);
  if (no) return no.rule === 'om.trade.4' ? 'lacking' : undefined;
  const memory = memoryOf(t.memory);
  const claimed = o.give.some((x) => x.claim);
  if (memory && claimed && isDoubted(memory, o.from)) return 'doubted';
  const cards = cheapestCards(config, s, o, worth) ?? [];
  const gains = gainsByOffer(config, s, f, o, cards, worth);
  if (gains.to >= GAIN) return leads(t, o.from) ? 'leader' : 'tooLittle';
  return cards.some((card) => worthOf(t, card) >= NEEDED) ? 'needed' : 'tooLittle';
}

/** What a card of the own hand is worth there. */
function worthOf({ s, seat, worth }: Trader, card: CardId): number {
  const without = clone(s);
  fromHand(player(without, seat), card);
  return worth(s, seat) - worth(without, seat);
}

/** Points by which cards with an icon must be better than others of their good, for it to be wished for. */
const WISHED = 0.4;

/** om.trade.10: for each good the icon that makes most of it. */
function wishesFor(t: Trader, goods: readonly GoodId[]): { wishes?: Wishes } {
  const wishes: Wishes = {};
  for (const good of new Set(goods)) {
    const icon = good === ANY ? undefined : bestIcon(t, good);
    if (icon) wishes[good] = { icons: [icon] };
  }
  return Object.keys(wishes).length > 0 ? { wishes } : {};
}

function bestIcon({ config, s, seat, worth }: Trader, good: GoodId) {
  const { hand } = player(s, seat);
  const cards = config.tables.cards.filter((c) => c.good === good && !hand.includes(c.id));
  const values = cards.map(({ id }) => {
    const after = clone(s);
    toHand(config, player(after, seat), id);
    return worth(after, seat);
  });
  const usual = mean(values);
  let best: (typeof ICONS)[number] | undefined;
  let most = usual + WISHED;
  for (const icon of ICONS) {
    const having = values.filter((_, i) =>
      cardOf(config.tables, cards[i]?.id ?? '').icons.includes(icon),
    );
    const value = mean(having);
    if (having.length > 0 && value > most) [best, most] = [icon, value];
  }
  return best;
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;

/** Undefined outside of a trading phase. */
export function traderOf(
  config: Config,
  s: State,
  { seat }: Decision,
  worth: Worth<State>,
  memory: Json | undefined,
): Trader | undefined {
  const f = s.agenda.at(-1);
  return f?.f === 'trade' ? { config, s, f, seat, worth, memory } : undefined;
}
