import type { Decision, Json, Seat, Worth } from '@fondaco/kernel';
import { goodOf } from '../components/tables.ts';
import { type Config, player } from '../config.ts';
import {
  type Action,
  ANY,
  type Call,
  type CardId,
  type GoodId,
  type OfferAction,
  type State,
  type TradeFrame,
} from '../state.ts';
import { cheapestCards, type Gains, gainLeft, gainsBy, gainsByOffer, isFair } from './bargain.ts';
import { fitsClaim } from './claims.ts';
import { type Memory, memoryOf } from './memory.ts';
import { mayMake, mayStand } from './standing.ts';
import { judgeTerms } from './terms.ts';

/** Points that an offer worth making gains for its maker. */
const OWN_GAIN = 1;
const MOST_PROPOSALS = 4;
/** Offers and calls of one trading phase after which nothing more is proposed: they take everybody's time. */
const MOST_MADE = 3;
/** What both must gain at least by a trade that is called for. */
const CALL_GAIN = 4;
const GOODS_CALLED = 2;
/** What a player who calls for a good is thought to gain by it beyond what can be seen; as much again by a wish that is met. */
const CALLED_GAIN = 1;

/** A card or nothing for a card or nothing, before the ducats. */
interface Swap {
  to: Seat;
  give: CardId | undefined;
  get: CardId | undefined;
  gains: Gains;
}

/**
 * om.trade.7: offers that are good for both sides as far as this state goes, with the ducats that leave the partner a small gain, best
 * first; and a call, where none stands. Who was offered something fair takes it and does not haggle.
 */
export function proposals(
  config: Config,
  s: State,
  f: TradeFrame,
  { seat }: Decision,
  worth: Worth<State>,
  memory: Json | undefined,
): Action[] {
  const taken = takenOffers(config, s, f, seat, worth);
  const accepted = taken.filter((a) => a.cards.length > 1);
  const made = f.made[seat] as number;
  if (made >= MOST_MADE || !mayMake(config, f, seat) || !mayStand(config, f, seat)) return accepted;
  const content = f.offers.filter((o) => taken.some((a) => a.offer === o.id)).map((o) => o.from);
  const swaps = partnersOf(s, seat)
    .filter((to) => !content.includes(to))
    .flatMap((to) => swapsWith(config, s, f, seat, to, worth));
  const offers = swaps
    .flatMap((swap) => offerFor(config, s, f, seat, swap, memoryOf(memory)) ?? [])
    .sort((x, y) => y.gain - x.gain)
    .slice(0, MOST_PROPOSALS)
    .map((x) => x.action);
  const calls = seat === s.active && !f.call ? callFor(config, swaps) : [];
  return [...accepted, ...offers, ...calls];
}

const partnersOf = (s: State, seat: Seat): Seat[] =>
  seat === s.active ? s.players.map((_, i) => i).filter((i) => i !== seat) : [s.active];

/** Offers to this seat that are fair, each with the cards that cost least. */
function takenOffers(
  config: Config,
  s: State,
  f: TradeFrame,
  seat: Seat,
  worth: Worth<State>,
): (Action & { do: 'accept' })[] {
  return f.offers.flatMap((o) => {
    const cards = o.to === seat ? cheapestCards(config, s, o, worth) : undefined;
    const fair = cards && isFair(s, gainsByOffer(config, s, f, o, cards, worth));
    return fair ? [{ do: 'accept' as const, offer: o.id, cards }] : [];
  });
}

/** Every permitted swap of at most one card each way, good or bad, with what both gain by it. */
function swapsWith(
  config: Config,
  s: State,
  f: TradeFrame,
  seat: Seat,
  to: Seat,
  worth: Worth<State>,
): Swap[] {
  const found: Swap[] = [];
  const before = { from: worth(s, seat), to: worth(s, to) };
  const { tables } = config;
  for (const give of [undefined, ...player(s, seat).hand]) {
    for (const get of [undefined, ...player(s, to).hand]) {
      if (give && get && goodOf(tables, give) === goodOf(tables, get)) continue;
      const cards = { give: listOf(give), get: listOf(get) };
      if (judgeTerms(config, s, seat, { do: 'offer', to, ...cards, ducats: 0 })) continue;
      const gains = gainsBy(config, s, f, { from: seat, to, ...cards }, worth, before);
      if (give && seat !== s.active) gains.to += calledGain(config, f.call, give);
      found.push({ to, give, get, gains });
    }
  }
  return found;
}

const listOf = (card: CardId | undefined): CardId[] => (card === undefined ? [] : [card]);

/** om.trade.7, om.trade.10: who calls for a good wants it more than can be seen. */
export function calledGain(config: Config, call: Call | null, card: CardId): number {
  const good = goodOf(config.tables, card);
  const asked = call?.want.find((g) => g === good || g === ANY);
  if (asked === undefined) return 0;
  const wish = call?.wishes?.[asked];
  return wish && fitsClaim(config, card, wish) ? 2 * CALLED_GAIN : CALLED_GAIN;
}

/** The swap with a price, if it is worth making; undefined where it was refused and cannot be made better. */
function offerFor(
  config: Config,
  s: State,
  f: TradeFrame,
  seat: Seat,
  { to, give, get, gains }: Swap,
  memory: Memory | undefined,
): { action: OfferAction; gain: number } | undefined {
  const goods = listOf(get).map((card) => goodOf(config.tables, card));
  const given = listOf(give).map((card) => goodOf(config.tables, card));
  const least = leastDucats(memory, seat, to, given, goods);
  const ducats = Math.max(Math.ceil(gainLeft(s, gains) - gains.to), least);
  const gain = gains.from - ducats;
  if (gain < OWN_GAIN) return undefined;
  const counters = f.offers.find((o) => o.from === to && o.to === seat)?.id;
  const action: OfferAction = {
    do: 'offer',
    to,
    give: listOf(give),
    get: goods,
    ducats,
    ...(counters !== undefined && { counters }),
  };
  return { action, gain };
}

/** More than was refused for the same in this phase; without limit if more ducats would not help. */
function leastDucats(
  memory: Memory | undefined,
  from: Seat,
  to: Seat,
  given: readonly GoodId[],
  goods: readonly GoodId[],
): number {
  let least = Number.NEGATIVE_INFINITY;
  for (const r of memory?.refused ?? []) {
    if (r.from !== from || r.to !== to) continue;
    const isSame = sameGoods(r.get, goods);
    if (isSame && r.because === 'lacking') return Number.POSITIVE_INFINITY;
    if (
      !isSame ||
      !sameGoods(
        r.give.map((x) => x.good),
        given,
      )
    )
      continue;
    if (r.because === 'leader' || r.because === 'doubted') return Number.POSITIVE_INFINITY;
    least = Math.max(least, r.ducats + 1);
  }
  return least;
}

const sameGoods = (x: readonly GoodId[], y: readonly GoodId[]): boolean =>
  x.length === y.length && x.every((good) => y.includes(good));

/** The good by which both would gain most, and what could be given for it. */
function callFor(config: Config, swaps: readonly Swap[]): Action[] {
  const total = ({ gains }: Swap): number => gains.from + gains.to;
  const wanted = swaps
    .filter((x) => x.get !== undefined && total(x) >= CALL_GAIN && x.gains.from > 0)
    .sort((x, y) => total(y) - total(x));
  const [best] = wanted;
  if (best?.get === undefined) return [];
  const good = goodOf(config.tables, best.get);
  const given = wanted.flatMap(({ give, get }) =>
    give && get && goodOf(config.tables, get) === good ? [goodOf(config.tables, give)] : [],
  );
  return [{ do: 'call', want: [good], offer: [...new Set(given)].slice(0, GOODS_CALLED) }];
}
