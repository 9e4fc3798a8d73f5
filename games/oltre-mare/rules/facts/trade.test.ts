import { type Decision, fastChance, type Seat, silentIo } from '@fondaco/kernel';
import { figure, greedyPlayer, nextDecision, randomPlayer, runSize } from '@fondaco/testkit';
import { afterAll, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { goodOf } from '../components/tables.ts';
import { type Config, player } from '../config.ts';
import { type Action, oltreMare, type State, type View } from '../index.ts';
import type { OltreMare } from '../rules.ts';
import { ANY, type CardId, type Offer } from '../state.ts';
import { type Bargain, type Facts, factsOf } from './index.ts';
import { playedGames } from './testing.ts';

const order = nextDecision;
const { answers, endings, givenBy } = playedGames(
  { name: 'random', games: runSize(6, 40), choose: randomPlayer.choose, order },
  { name: 'greedy', games: runSize(2, 10), choose: greedyPlayer.choose, order },
);
const compared: Record<string, number> = {};

function note(fact: string): void {
  compared[fact] = (compared[fact] ?? 0) + 1;
}

test('the price of a card is what is paid for it', () => {
  for (const { facts, v, before, after, decision } of givenBy('buy')) {
    const paid =
      player(before, decision.seat).ledger.bought - player(after, decision.seat).ledger.bought;
    expect(facts.price(v)).toBe(paid);
    expect(facts.buyable(v)).toBeGreaterThan(0);
    note('price');
  }
});

test('as many cards can be bought as the facts say', () => {
  for (const { rules, facts, v, before, decision } of answers) {
    if (decision.kind !== 'trade' || decision.seat !== before.active) continue;
    const s = rules.clone(before);
    const d = rules.decisions(s).find((x) => x.seat === s.active) as Decision;
    let n = 0;
    for (; ; n++) {
      const buy = rules.legal(s, d).find((a) => a.do === 'buy');
      if (!buy) break;
      rules.reduce(s, d, buy, silentIo(fastChance(n)));
    }
    expect(facts.buyable(v)).toBe(n);
    note('buyable');
  }
});

/** What an offer gives to the one who takes it. */
function bargainFor(config: Config, o: Offer, cards: readonly CardId[]): Bargain {
  return {
    partner: o.from,
    get: o.give.map((x) => ({ good: goodOf(config.tables, x.card) })),
    give: cards.map((card) => ({ good: goodOf(config.tables, card), card })),
    ducats: o.ducats,
  };
}

const offerIn = (s: State, id: number): Offer => {
  const f = s.agenda.at(-1);
  return (f?.f === 'trade' ? f.offers.find((o) => o.id === id) : undefined) as Offer;
};

test('a trade leaves both with what was foretold', () => {
  for (const { rules, config, facts, v, before, after, decision, action } of givenBy('accept')) {
    const offer = offerIn(before, action.offer);
    const taken = bargainFor(config, offer, action.cards);
    const made: Bargain = {
      partner: offer.to,
      get: taken.give,
      give: taken.get,
      ducats: -taken.ducats,
    };
    expect(facts.openRequests(offer.get, action.cards)).toEqual([]);
    const foretold = facts.after(v, decision.seat, taken);
    comesTrue(config, foretold, v, decision.seat, after);
    const seen = rules.view(before, offer.from);
    comesTrue(config, facts.after(seen, offer.from, made), seen, offer.from, after);
    note('after a trade');
  }
});

function comesTrue(
  config: Config,
  told: ReturnType<Facts['after']>,
  v: View,
  seat: Seat,
  after: State,
): void {
  const { hand, ducats } = player(after, seat);
  expect(told.ducats.after).toBe(ducats);
  expect(told.cards.after).toBe(hand.length);
  for (const { good, after: n } of told.goods)
    expect(hand.filter((id) => goodOf(config.tables, id) === good)).toHaveLength(n);
  const gained =
    player(after, told.prestige.seat).prestige - player(v, told.prestige.seat).prestige;
  expect(gained).toBe(told.prestige.gains ? 1 : 0);
  // It was carried out, so it was allowed.
  expect(told.outOfReach).toBe(false);
}

test('terms are refused, and offers limited, as the rules do it', () => {
  const rare = fastChance('terms');
  for (const { rules, facts, v, before, decision } of answers) {
    const f = before.agenda.at(-1);
    if (f?.f !== 'trade') continue;
    const { seat } = decision;
    const { hand } = player(before, seat);
    const to = seat === before.active ? (seat + 1) % before.players.length : before.active;
    const give = hand.slice(0, rare.int(hand.length + 1, 'give'));
    const get = Array.from(
      { length: rare.int(player(before, to).hand.length + 1, 'get') },
      () => ANY,
    );
    const offer: Action = { do: 'offer', to, give, get, ducats: 0 };
    const refusal = rules.refuse(before, decision, offer);
    const limit = facts.offerLimit(v, seat);
    if (limit) expect(refusal).toEqual(limit);
    else if (rules.forms(before, decision).some((x) => x.kind === 'offer' && x.base.to === to))
      expect(refusal).toEqual(facts.refuseTerms(v, seat, offer));
    note('terms');
  }
});

/** Cards the active player has to buy until the trading can end. */
function purchasesNeeded(rules: OltreMare, from: State): number {
  const s = rules.clone(from);
  const d = rules.decisions(s).find((x) => x.seat === s.active) as Decision;
  for (let n = 0; ; n++) {
    const open = rules.legal(s, d);
    if (open.some((a) => a.do === 'done')) return n;
    rules.reduce(s, d, open.find((a) => a.do === 'buy') as Action, silentIo(fastChance(n)));
  }
}

test('where the load is out of reach anyway, what can be bought must be, and cards may go', () => {
  const given = {
    seats: 2,
    options: { edition: 'first' },
    phase: 'trade',
    players: [{ hand: ['wine'], cargo: ['silver-01'] }, { hand: ['wine'] }],
    cards: { 'silver-01': { load: 6 } },
    bought: 2,
  };
  const { rules, state } = arrange(given, silentIo(fastChance('reach')));
  const pack = structuredClone(oltreMare.components);
  for (const c of pack.editions.first.cards) if (c.id === 'silver-01') c.load = 6;
  const facts = factsOf({ edition: 'first' }, pack);
  const v = rules.view(state, 0);
  const [card] = player(state, 0).hand as [CardId];
  const give = [{ good: 'wine', card }];
  const told = facts.after(v, 0, { partner: 1, get: [], give, ducats: 0 });
  expect(told).toMatchObject({ load: 6, missing: 2, outOfReach: false });
  expect(purchasesNeeded(rules, state)).toBe(2);
  expect(facts.refuseTerms(v, 0, { give: [card], get: [] })).toBeUndefined();
});

test('a bargain out of reach is one the rules forbid, and missing cards are bought before acting', () => {
  for (const { rules, facts, v, before, decision } of answers) {
    const { seat } = decision;
    if (decision.kind !== 'trade' || before.active !== seat) continue;
    const { hand } = player(before, seat);
    const to = (seat + 1) % before.players.length;
    for (let n = 0; n <= hand.length; n++) {
      const give = hand.slice(0, n);
      const pieces = give.map((card) => ({ good: '', card }));
      const told = facts.after(v, seat, { partner: to, get: [], give: pieces, ducats: 0 });
      const refused = facts.refuseTerms(v, seat, { give, get: [] })?.rule === 'om.trade.6';
      expect(told.outOfReach).toBe(refused);
      if (n > 0) continue;
      expect(told.missing).toBe(purchasesNeeded(rules, before));
      note('missing cards');
    }
  }
});

afterAll(() => {
  figure('facts of Oltre Mare: trade', {
    games: endings.length,
    answers: answers.length,
    ...compared,
  });
  // Every fact was compared.
  expect(Object.keys(compared).sort()).toEqual([
    'after a trade',
    'buyable',
    'missing cards',
    'price',
    'terms',
  ]);
});
