import type { Seat } from '@fondaco/kernel';
import { goodOf, sortGoods } from '../components/tables.ts';
import { type Config, earn, fromHand, player, toHand } from '../config.ts';
import type { CardId, GoodId, Offer, OfferAction, Player, Slot, State } from '../state.ts';
import type { TradeContext } from './context.ts';
import { holdsGoods, isPossible } from './standing.ts';
import { keptWishes } from './wishes.ts';

export function makeOffer({ config, s, f, io }: TradeContext, from: Seat, a: OfferAction): void {
  const get = sortGoods(config.tables, a.get);
  const wishes = keptWishes(get, a.wishes);
  const offer: Offer = {
    id: s.nextId++,
    from,
    to: a.to,
    give: slotsOf(config, a),
    get,
    ...wishes,
    ducats: a.ducats,
  };
  if (a.counters !== undefined) f.offers = f.offers.filter((o) => o.id !== a.counters);
  f.offers.push(offer);
  f.made[from] = (f.made[from] as number) + 1;
  if (f.call && from !== s.active && !f.call.answered.includes(from)) f.call.answered.push(from);
  io.tell({
    t: 'offered',
    offer: offer.id,
    seat: from,
    to: a.to,
    give: offer.give.map((x) => shownSlot(config, x)),
    get,
    ...wishes,
    ducats: a.ducats,
    ...(a.counters !== undefined && { counters: a.counters }),
    ...(a.because && { because: a.because }),
  });
}

export const shownSlot = (
  config: Config,
  x: Slot,
): { good: GoodId; claim?: NonNullable<Slot['claim']> } => ({
  good: goodOf(config.tables, x.card),
  ...(x.claim && { claim: x.claim }),
});

/** om.trade.2: in the order of what others see of the cards, so that the order tells nothing more. */
function slotsOf(config: Config, a: OfferAction): Slot[] {
  const slots = a.give.map((card) => ({ card, claim: a.claims?.[card] ?? null }));
  const shown = (x: Slot): string => JSON.stringify([goodOf(config.tables, x.card), x.claim]);
  return slots.sort((x, y) => compare(shown(x), shown(y)) || compare(x.card, y.card));
}

const compare = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);

/** om.trade.4: everything changes hands at once. */
export function conclude(trade: TradeContext, o: Offer, got: readonly CardId[]): void {
  const { config, s, f, io } = trade;
  const given = o.give.map((x) => x.card);
  hand(config, s, given, o.from, o.to);
  hand(config, s, got, o.to, o.from);
  earn(player(s, o.from), 'trade', -o.ducats);
  earn(player(s, o.to), 'trade', o.ducats);
  const partner = o.from === s.active ? o.to : o.from;
  const prestige = f.traded[partner] ? null : partner; // om.trade.5
  if (prestige !== null) {
    player(s, prestige).prestige++;
    f.traded[prestige] = true;
  }
  if (given.length > 0) io.reveal(o.to);
  if (got.length > 0) io.reveal(o.from);
  io.tell({
    t: 'traded',
    offer: o.id,
    seat: o.from,
    to: o.to,
    given: goodsOf(config, given),
    got: goodsOf(config, got),
    ducats: o.ducats,
    prestige,
    cards: { given, got: got.slice() },
  });
  f.offers = f.offers.filter((x) => x !== o);
  const told =
    tellsOfOthers(trade, o.from, goodsOf(config, given)) ||
    tellsOfOthers(trade, o.to, goodsOf(config, got));
  if (told) io.reveal('table');
  dropImpossible(trade);
}

const goodsOf = (config: Config, cards: readonly CardId[]): GoodId[] =>
  sortGoods(
    config.tables,
    cards.map((id) => goodOf(config.tables, id)),
  );

function hand(config: Config, s: State, cards: readonly CardId[], giver: Seat, taker: Seat): void {
  for (const card of cards) {
    const p = player(s, giver);
    fromHand(p, card);
    forgetGood(config, p, goodOf(config.tables, card), taker);
    toHand(config, player(s, taker), card);
    if (config.options.memory === 'open') player(s, taker).known.push({ card, giver });
  }
}

/** om.view.2 (R28): a player who only sees which good is passed on no longer knows which card of that good is left. */
function forgetGood(config: Config, p: Player, good: GoodId, taker: Seat): void {
  if (p.known.length === 0) return;
  p.known = p.known.filter((k) => k.giver === taker || goodOf(config.tables, k.card) !== good);
}

/** om.trade.7 */
function dropImpossible({ config, s, f, io }: TradeContext): void {
  for (const o of f.offers.filter((o) => !isPossible(s, o)))
    io.tell({ t: 'fell', offer: o.id, seat: o.from, to: o.to });
  f.offers = f.offers.filter((o) => isPossible(s, o));
  if (f.call && !holdsGoods(config, s, s.active, f.call.offer)) {
    f.call = null;
    io.tell({ t: 'callFell', seat: s.active });
  }
}

/**
 * Where a good was given that another offer or the call of its giver holds too, everyone learns something: what falls
 * had the same card in it, what stands had not.
 */
function tellsOfOthers(
  { config, s, f }: TradeContext,
  seat: Seat,
  goods: readonly GoodId[],
): boolean {
  const named = (x: Slot): boolean => goods.includes(goodOf(config.tables, x.card));
  if (seat === s.active && f.call?.offer.some((g) => goods.includes(g))) return true;
  return f.offers.some((o) => o.from === seat && o.give.some(named));
}
