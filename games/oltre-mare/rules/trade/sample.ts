import type { Chance, Decision, Form, Seat } from '@fondaco/kernel';
import { ICONS, REASONS } from '../components/kinds.ts';
import { goodOf } from '../components/tables.ts';
import { type Config, player } from '../config.ts';
import {
  type Action,
  ANY,
  type CardId,
  type GoodId,
  type OfferAction,
  type Player,
  type State,
  type TradeFrame,
  type Wishes,
} from '../state.ts';
import { findOffer } from './standing.ts';
import { answersRequest, judgeTerms } from './terms.ts';

const pick = <T>(xs: readonly T[], chance: Chance): T => xs[chance.int(xs.length, 'sample')] as T;

/** An answer as a player might give it: small swaps, sometimes with a ducat or two, sometimes a claim. */
export const sampleTrade =
  (config: Config) =>
  (s: State, f: TradeFrame, { seat }: Decision, form: Form, chance: Chance): Action => {
    switch (form.kind) {
      case 'accept': {
        const offer = form.base.offer as number;
        const get = findOffer(f, offer)?.get ?? [];
        return { do: 'accept', offer, cards: sampleCards(config, player(s, seat), get, chance) };
      }
      case 'decline': {
        const { offer } = form.base as { offer: number };
        return { do: 'decline', offer, because: pick(REASONS, chance) };
      }
      case 'call':
        return sampleCall(config, s, seat, chance);
      default:
        return sampleOffer(config, s, seat, form.base as unknown as OfferAction, chance);
    }
  };

/** The rarest choice first: the goods asked for by name, then any. */
function sampleCards(
  config: Config,
  { hand }: Player,
  get: readonly GoodId[],
  chance: Chance,
): CardId[] {
  const left = hand.slice();
  chance.shuffle(left, 'sample');
  const cards = get
    .filter((g) => g !== ANY)
    .map(
      (g) =>
        left.splice(
          left.findIndex((id) => goodOf(config.tables, id) === g),
          1,
        )[0] as CardId,
    );
  cards.push(...left.slice(0, get.length - cards.length));
  if (!answersRequest(config, get, cards))
    throw new Error('an offer that cannot be taken has no form');
  return cards;
}

function sampleCall(config: Config, s: State, seat: Seat, chance: Chance): Action {
  const { hand } = player(s, seat);
  const offer = hand.length > 0 ? [goodOf(config.tables, pick(hand, chance))] : [];
  const want = pick([...config.tables.goods, ANY], chance);
  return { do: 'call', want: [want], ...sampleWish(config, want, chance), offer };
}

function sampleOffer(
  config: Config,
  s: State,
  from: Seat,
  base: OfferAction,
  chance: Chance,
): OfferAction {
  for (let tries = 0; tries < 8; tries++) {
    const a = guess(config, s, from, base, chance);
    if (!judgeTerms(config, s, from, a)) return a;
  }
  return sureOffer(s, from, base);
}

function guess(
  config: Config,
  s: State,
  from: Seat,
  base: OfferAction,
  chance: Chance,
): OfferAction {
  const hand = player(s, from).hand.slice();
  chance.shuffle(hand, 'sample');
  const give = hand.slice(0, chance.int(3, 'sample'));
  const given = give.map((id) => goodOf(config.tables, id));
  const wanted = wantedGoods(config, s, from).filter((g) => !given.includes(g));
  const most = Math.min(3, player(s, base.to).hand.length + 1);
  const get: GoodId[] = Array.from({ length: chance.int(most, 'sample') }, () =>
    wanted.length === 0 || chance.int(8, 'sample') === 0 ? ANY : pick(wanted, chance),
  );
  const ducats = chance.int(2, 'sample') === 0 ? 0 : chance.int(7, 'sample') - 3;
  const asked = get.length > 0 ? sampleWish(config, pick(get, chance), chance) : {};
  const a: OfferAction = { ...base, give, get, ...asked, ducats };
  if (give[0] !== undefined && chance.int(4, 'sample') === 0)
    a.claims = { [give[0]]: { icons: [pick(['ducats', 'market'] as const, chance), 'sail'] } };
  if (a.counters !== undefined && chance.int(3, 'sample') === 0) a.because = pick(REASONS, chance);
  return a;
}

/** om.trade.10: now and then an icon, a power or a load is wished for as well. */
function sampleWish(config: Config, good: GoodId, chance: Chance): { wishes?: Wishes } {
  switch (chance.int(12, 'sample')) {
    case 0:
      return { wishes: { [good]: { icons: [pick(ICONS, chance)] } } };
    case 1:
      return { wishes: { [good]: { power: pick(config.tables.powers, chance) } } };
    case 2:
      return { wishes: { [good]: { load: pick(config.tables.loads, chance) } } };
    default:
      return {};
  }
}

/** Every good, and those that would lengthen a run several times over: these are asked for most. */
function wantedGoods(config: Config, s: State, seat: Seat): GoodId[] {
  const { hand, cargo } = player(s, seat);
  return [
    ...config.tables.goods,
    ...[...hand, ...cargo.slice(-1)].map((id) => goodOf(config.tables, id)),
  ];
}

/** What is legal whenever an offer is: a card comes to the active player, or a spare one leaves. */
function sureOffer(s: State, from: Seat, base: OfferAction): OfferAction {
  const toActive = from !== s.active;
  const own = player(s, from).hand[0];
  const other = player(s, base.to).hand.length > 0;
  const gives = toActive ? own !== undefined : !other;
  return {
    ...base,
    give: gives && own !== undefined ? [own] : [],
    get: gives ? [] : [ANY],
    ducats: 0,
  };
}
