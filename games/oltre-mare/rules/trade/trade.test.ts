import { fastChance, validateAnswer } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, OfferAction } from '../state.ts';
import { position } from '../testing.ts';

const offer = (to: number, give: string[], get: string[], ducats = 0): OfferAction => ({
  do: 'offer',
  to,
  give,
  get,
  ducats,
});

const three = (players: object[], more: object = {}) =>
  position({ seats: 3, phase: 'trade', players, ...more });

describe('what others see of an offer', () => {
  test('slots come in the order of good and claim, whatever the cards and the order named', () => {
    const cards = ['silk-01', 'silk-02', 'gems-01', 'gems-02'];
    const claims = { 'silk-01': { power: 6 }, 'gems-02': { load: 1 } };
    const shown = (give: string[]): unknown => {
      const t = three([{ hand: cards }, { hand: ['salt-01'] }]);
      t.do(0, { ...offer(1, give, []), claims });
      const f = t.rules.view(t.state, 1).agenda.at(-1);
      return f?.f === 'trade' ? f.offers[0]?.give : undefined;
    };
    const expected = [
      { good: 'gems' },
      { good: 'gems', claim: { load: 1 } },
      { good: 'silk' },
      { good: 'silk', claim: { power: 6 } },
    ];
    expect(shown(cards)).toEqual(expected);
    expect(shown(cards)).toEqual(shown(cards.toReversed()));
  });

  test('two cards that look alike stand in the order of the component list', () => {
    const t = three([{ hand: ['silk-01', 'silk-02'] }, { hand: ['salt-01'] }]);
    t.do(0, offer(1, ['silk-02', 'silk-01'], []));
    expect(t.offers()[0]?.give.map((x) => x.card)).toEqual(['silk-01', 'silk-02']);
  });

  test('the event tells goods and claims, and which offer it counters', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['salt-01'] }]);
    const [first] = t.do(0, offer(1, ['silk-01'], ['salt'])).events;
    expect(first).not.toHaveProperty('counters');
    const [made] = t.offers();
    const claims = { 'salt-01': { icons: ['sail' as const] } };
    const [event] = t.do(1, {
      ...offer(0, ['salt-01'], ['silk'], -1),
      claims,
      counters: made?.id ?? 0,
    }).events;
    expect(event).toMatchObject({
      t: 'offered',
      counters: made?.id,
      give: [{ good: 'salt', claim: { icons: ['sail'] } }],
    });
    expect(t.offers()).toHaveLength(1);
    expect(t.offers()[0]?.from).toBe(1);
  });
});

describe('who learns something by a trade', () => {
  const reveals = (give: string[], get: string[], cards: string[]): unknown => {
    const t = three([{ hand: ['silk-01', 'olives-01'] }, { hand: ['salt-01'] }]);
    t.do(0, offer(1, give, get, 1));
    return t.do(1, { do: 'accept', offer: t.offers()[0]?.id ?? 0, cards }).reveals;
  };

  test('whoever gets cards', () => {
    expect(reveals(['silk-01'], ['salt'], ['salt-01'])).toEqual([1, 0]);
    expect(reveals(['silk-01'], [], [])).toEqual([1]);
    expect(reveals([], ['salt'], ['salt-01'])).toEqual([0]);
  });

  test('everyone, where another offer or the call holds the same good, whether it falls or not', () => {
    const hand = ['silk-01', 'silk-02'];
    for (const [second, left] of [
      ['silk-01', 0],
      ['silk-02', 1],
    ] as const) {
      const t = three([{ hand }, { hand: ['salt-01'] }, { hand: ['gems-01'] }]);
      t.do(0, offer(1, ['silk-01'], ['salt']));
      t.do(0, offer(2, [second], ['gems']));
      const done = t.do(1, { do: 'accept', offer: t.offers()[0]?.id ?? 0, cards: ['salt-01'] });
      expect(done.reveals).toContain('table');
      expect(t.offers()).toHaveLength(left);
      expect(done.events.some((e) => e.t === 'fell')).toBe(left === 0);
    }
  });

  test('nobody else, where only offers of others hold the good', () => {
    const t = three([
      { hand: ['silk-01', 'gems-01'] },
      { hand: ['salt-01'] },
      { hand: ['salt-02', 'silk-02'] },
    ]);
    t.do(2, offer(0, ['salt-02', 'silk-02'], ['gems']));
    t.do(0, { do: 'call', want: ['salt'], offer: ['gems'] });
    t.do(0, offer(1, ['silk-01'], ['salt']));
    const accept: Action = { do: 'accept', offer: t.offers()[1]?.id ?? 0, cards: ['salt-01'] };
    expect(t.do(1, accept).reveals).toEqual([1, 0]);
  });

  test('everyone, where the call or an offer names the good among others', () => {
    const t = three([
      { hand: ['silk-01', 'silk-02', 'gems-01'] },
      { hand: ['salt-01', 'salt-02'] },
    ]);
    t.do(0, { do: 'call', want: [], offer: ['silk', 'gems'] });
    t.do(0, offer(1, ['silk-01'], ['salt']));
    const accept = (): Action => ({ do: 'accept', offer: t.offers()[0]?.id ?? 0, cards: [] });
    t.do(1, { ...accept(), cards: ['salt-01'] } as Action);
    expect(t.trade().call).not.toBeNull();
    t.do(0, offer(2, ['silk-02', 'gems-01'], []));
    t.do(0, offer(1, ['gems-01'], []));
    const done = t.do(1, { ...accept(), offer: t.offers()[1]?.id ?? 0 } as Action);
    expect(done.reveals).toContain('table');
  });

  test('a call falls with its goods, and not before', () => {
    const t = three([
      { hand: ['silk-01', 'silk-02', 'olives-01'] },
      { hand: ['salt-01', 'salt-02'] },
    ]);
    t.do(0, { do: 'call', want: ['salt'], offer: ['silk', 'silk'] });
    t.do(0, offer(1, ['olives-01'], ['salt']));
    const accept = (cards: string[]): Action => ({
      do: 'accept',
      offer: t.offers()[0]?.id ?? 0,
      cards,
    });
    expect(t.do(1, accept(['salt-01'])).reveals).not.toContain('table');
    expect(t.trade().call).not.toBeNull();
    t.do(0, offer(1, ['silk-01'], ['salt']));
    const done = t.do(1, accept(['salt-02']));
    expect(done.reveals).toContain('table');
    expect(done.events).toContainEqual({ t: 'callFell', seat: 0 });
    expect(t.trade().call).toBeNull();
  });

  test('a giver still knows a card of another good, and one he is given back a like of', () => {
    const t = three([
      { hand: ['silk-01', 'gems-01'] },
      { hand: ['silk-02', 'gems-02', 'salt-01'] },
    ]);
    t.do(0, offer(1, ['silk-01', 'gems-01'], ['salt']));
    t.do(1, { do: 'accept', offer: t.offers()[0]?.id ?? 0, cards: ['salt-01'] });
    const known = (): string[] =>
      t.rules.view(t.state, 0).players[1]?.known.map((k) => k.card) ?? [];
    expect(known()).toEqual(['gems-01', 'silk-01']);
    t.do(1, offer(0, ['silk-02'], []));
    t.do(0, { do: 'accept', offer: t.offers()[0]?.id ?? 0, cards: [] });
    expect(known()).toEqual(['gems-01', 'silk-01']);
  });
});

describe('listed answers', () => {
  test('of the active player: buy, wait when somebody is asked, end when the load is met', () => {
    const t = three([{ cargo: ['salt-01'], hand: ['silk-01', 'silk-02'] }, { hand: ['gems-01'] }], {
      cards: { 'salt-01': { load: 2 } },
    });
    expect(t.legal(0)).toEqual([{ do: 'buy', from: 'pile' }, { do: 'done' }]);
    expect(t.legal(1)).toEqual([]);
    t.do(0, offer(1, ['silk-01'], ['gems']));
    const id = t.offers()[0]?.id ?? 0;
    expect(t.legal(0)).toEqual([
      { do: 'buy', from: 'pile' },
      { do: 'wait' },
      { do: 'done' },
      { do: 'withdraw', offer: id },
    ]);
    expect(t.legal(1)).toEqual([
      { do: 'accept', offer: id, cards: ['gems-01'] },
      { do: 'decline', offer: id },
    ]);
    expect(t.legal(2)).toEqual([]);
  });

  test('a request of several cards is a form, with just as many cards', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['gems-01', 'salt-01', 'salt-02'] }]);
    t.do(0, offer(1, ['silk-01'], ['salt', 'any'], 3));
    const id = t.offers()[0]?.id ?? 0;
    expect(t.legal(1)).toEqual([{ do: 'decline', offer: id }]);
    const form = t.forms(1).find((f) => f.kind === 'accept');
    expect(form?.fields).toMatchObject([{ name: 'cards', min: 2, max: 2 }]);
    const accept = (cards: string[]): Action => ({ do: 'accept', offer: id, cards });
    expect(t.refusal(1, accept(['gems-01', 'gems-01']))).toBe('om.trade.4 kernel.form.some');
    expect(t.refusal(1, accept(['salt-01', 'gems-01']))).toBeUndefined();
    expect(t.refusal(1, accept(['salt-01', 'salt-02']))).toBeUndefined();
  });

  test('of several goods asked for, each needs a card of its own', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['salt-01', 'gems-01'] }]);
    t.do(0, offer(1, ['silk-01'], ['salt', 'salt'], 3));
    expect(t.forms(1).some((f) => f.kind === 'accept')).toBe(false);
    const accept = { do: 'accept', offer: t.offers()[0]?.id, cards: [] };
    expect(t.refusal(1, accept)).toBe('om.trade.4 om.no.goodsNotHeld');
  });

  test('what has run out of reach is refused by that rule, with and without cards', () => {
    const t = three([{ cargo: ['salt-01'], hand: ['silk-01', 'silk-02'] }, { hand: ['gems-01'] }], {
      cards: { 'salt-01': { load: 2 } },
      bought: 4,
    });
    expect(t.refusal(0, offer(1, ['silk-01'], []))).toBe('om.trade.6 om.no.loadOutOfReach');
  });

  test('also when it ran out of reach after the offer was made', () => {
    const hand = ['silk-01', 'silk-02', 'silk-03'];
    const t = three([{ cargo: ['salt-01'], hand }], {
      cards: { 'salt-01': { load: 2 } },
      bought: 4,
    });
    t.do(1, offer(0, [], ['silk']));
    t.do(2, offer(0, [], ['silk']));
    const accept = (card: string) => ({
      do: 'accept' as const,
      offer: t.offers()[0]?.id ?? 0,
      cards: [card],
    });
    t.do(0, accept('silk-01'));
    expect(t.refusal(0, accept('silk-02'))).toBe('om.trade.6 om.no.loadOutOfReach');
  });
});

describe('a call', () => {
  test('is answered by nobody at first, has an id of its own, and is nothing its maker answers', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['gems-01'] }]);
    t.do(0, { do: 'call', want: ['gems', 'any', 'salt'], offer: ['silk'] });
    const { call } = t.trade();
    expect(call).toMatchObject({ want: ['gems', 'salt', 'any'], offer: ['silk'], answered: [] });
    expect(t.legal(0).map((a) => a.do)).not.toContain('pass');
    expect(t.legal(1)).toEqual([{ do: 'pass', call: call?.id }]);
    t.do(0, offer(1, ['silk-01'], ['gems']));
    expect(t.offers()[0]?.id).toBe((call?.id ?? 0) + 1);
    expect(t.trade().call?.answered).toEqual([]);
    t.do(1, offer(0, ['gems-01'], ['silk']));
    expect(t.trade().call?.answered).toEqual([1]);
  });

  test('names something, and only what is there', () => {
    const t = three([{ hand: ['silk-01'] }]);
    const call = (want: string[], goods: string[]) =>
      t.refusal(0, { do: 'call', want, offer: goods });
    expect(call([], [])).toBe('om.trade.7 om.no.emptyCall');
    expect(call([], ['gems'])).toBe('om.trade.7 om.no.goodsNotHeld');
    expect(call([], ['silk'])).toBeUndefined();
  });
});

describe('wishes', () => {
  const wishes = { any: { load: 4 }, salt: { power: 4, icons: ['sail', 'market'] as const } };

  test('stand beside the goods they are for, in one order; empty ones are left out', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['salt-01', 'gems-01'] }]);
    t.do(0, { ...offer(1, ['silk-01'], ['any', 'salt']), wishes } as unknown as Action);
    expect(JSON.stringify(t.offers()[0]?.wishes)).toBe(
      JSON.stringify({ salt: { icons: ['market', 'sail'], power: 4 }, any: { load: 4 } }),
    );
    t.do(0, { ...offer(1, ['silk-01'], ['salt']), wishes: {} } as Action);
    expect(t.offers()[1]).not.toHaveProperty('wishes');
    const back = t.rules.imagine(t.rules.view(t.state, 2), 2, fastChance('imagine'));
    expect(t.rules.view(back, 2)).toEqual(t.rules.view(t.state, 2));
  });

  test('are told with the goods', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['salt-01'] }]);
    t.do(0, { do: 'call', want: ['salt', 'salt'], wishes: { salt: { load: 4 } }, offer: [] });
    const pass = t.rules.describe(t.state, t.decision(1)).find((o) => o.action.do === 'pass');
    expect(pass?.label.params?.want).toMatchObject([
      {
        key: 'om.wish.card',
        params: { good: { key: 'om.times' }, wish: [{ key: 'om.claim.load' }] },
      },
    ]);
  });
});

test('a swap offered by another leaves the load as it is', () => {
  const t = three([{ cargo: ['salt-01'], hand: ['silk-01', 'silk-02'] }, { hand: ['gems-01'] }], {
    cards: { 'salt-01': { load: 2 } },
    bought: 4,
  });
  expect(t.refusal(1, offer(0, ['gems-01'], ['silk']))).toBeUndefined();
  expect(t.refusal(1, offer(0, [], []))).toBe('om.trade.3 om.no.cardlessTrade');
});

test('options say what they would do', () => {
  const t = three([{ hand: ['silk-01'], ducats: 0 }, { hand: ['gems-01'] }]);
  t.do(1, offer(0, ['gems-01'], ['silk'], 2));
  const labels = t.rules
    .describe(t.state, t.decision(0))
    .filter((o) => !o.off)
    .map((o) => [o.action.do, o.label.key, o.cost?.params?.count, o.at?.id]);
  const id = t.offers()[0]?.id;
  expect(labels).toEqual([
    ['buy', 'om.do.buyPile', 4, 'pile'],
    ['accept', 'om.do.acceptGiving', undefined, id],
    ['decline', 'om.do.decline', undefined, id],
  ]);
});

test('options name the offer or call that they answer', () => {
  const t = three([{ hand: ['silk-01'], pirates: ['olives-01'] }, { hand: ['gems-01'] }], {
    cards: { 'silk-01': { load: 1 } },
  });
  const options = (seat: number) =>
    t.rules
      .describe(t.state, t.decision(seat))
      .filter((o) => !o.off)
      .map((o) => [o.action.do, o.label.key, o.label.params]);
  const wishes = { gems: { power: 4 } };
  t.do(0, { do: 'call', want: ['gems'], wishes, offer: ['silk'] });
  t.do(0, { ...offer(1, ['silk-01'], [], -2), wishes: {} } as Action);
  t.do(0, { ...offer(1, [], ['gems']), wishes } as Action);
  const terms = (wish: object[]) => ({
    from: { seat: 0 },
    to: { seat: 1 },
    terms: { params: { get: wish } },
  });
  expect(options(1)).toMatchObject([
    ['accept', 'om.do.accept', { from: { seat: 0 }, to: { seat: 1 }, cards: [] }],
    ['decline', 'om.do.decline', { from: { seat: 0 }, to: { seat: 1 } }],
    ['accept', 'om.do.acceptGiving', terms([{ key: 'om.wish.card' }])],
    ['decline', 'om.do.decline', terms([{ key: 'om.wish.card' }])],
    ['pass', 'om.do.pass', { want: [{ key: 'om.wish.card' }], offer: [{ key: 'om.good.silk' }] }],
  ]);
  expect(options(0).map(([what, key]) => [what, key])).toEqual([
    ['buy', 'om.do.buyPile'],
    ['buy', 'om.do.buyPirates'],
    ['wait', 'om.do.wait'],
    ['withdraw', 'om.do.withdraw'],
    ['withdraw', 'om.do.withdraw'],
  ]);
});

test('what cannot be done now is listed with the reason, and nothing else is', () => {
  const reasons = (t: ReturnType<typeof three>, seat: number): unknown[] =>
    t.rules
      .describe(t.state, t.decision(seat))
      .flatMap(({ action, label, off }) =>
        off ? [[action, label.key, off.rule, off.msg.key, off.msg.params]] : [],
      );
  const cards = { 'salt-01': { load: 3 } };
  const t = three([{ cargo: ['salt-01'], hand: ['silk-01'] }, { hand: ['gems-01'] }], { cards });
  t.do(0, offer(1, ['silk-01'], ['salt']));
  const accept = { do: 'accept', offer: t.offers()[0]?.id, cards: [] };
  expect(reasons(t, 1)).toEqual([
    [accept, 'om.do.accept', 'om.trade.4', 'om.no.goodsNotHeld', undefined],
  ]);
  expect(reasons(t, 2)).toEqual([]);
  expect(reasons(t, 0)).toEqual([
    [{ do: 'buy', from: 'pirates' }, 'om.do.buyPirates', 'om.buy.1', 'om.no.cardsThere', undefined],
    [{ do: 'done' }, 'om.do.endTrade', 'om.play.2', 'om.no.tooFewCards', { count: 2 }],
  ]);
  const full = three([{ cargo: ['salt-01'], hand: ['silk-01', 'silk-02', 'silk-03'] }], {
    cards,
    bought: 4,
  });
  const most = ['om.buy.2', 'om.no.morePurchases', { count: 4 }];
  expect(reasons(full, 0)).toEqual([
    [{ do: 'buy', from: 'pile' }, 'om.do.buyPile', ...most],
    [{ do: 'buy', from: 'pirates' }, 'om.do.buyPirates', ...most],
    [{ do: 'wait' }, 'om.do.wait', 'om.trade.8', 'om.no.nobodyAsked', undefined],
  ]);
});

test('the limits of the program are named when they are reached', () => {
  const t = (options: object) => three([{ hand: ['silk-01'] }, { hand: ['gems-01'] }], { options });
  const why = (options: object): unknown => {
    const table = t(options);
    table.do(0, offer(1, ['silk-01'], ['gems']));
    const outcome = table.try(0, offer(2, ['silk-01'], []));
    return outcome.ok || [outcome.refusal.msg.key, outcome.refusal.msg.params];
  };
  expect(why({ offersPerPhase: 1 })).toEqual(['om.no.moreOffers', { count: 1 }]);
  expect(why({ standingOffers: 1 })).toEqual(['om.no.moreStanding', { count: 1 }]);
});

describe('time that is up', () => {
  test('never answers for the active player, and for others only what is open to them', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['gems-01'] }]);
    const lapse = (seat: number) => t.rules.lapse(t.state, t.decision(seat));
    expect([lapse(0), lapse(1), lapse(2)]).toEqual([undefined, undefined, undefined]);
    t.do(0, offer(1, ['silk-01'], ['gems']));
    t.do(1, offer(0, ['gems-01'], ['silk']));
    expect(lapse(0)).toBeUndefined();
    expect(lapse(1)).toEqual({ do: 'decline', offer: t.offers()[0]?.id });
    expect(lapse(2)).toBeUndefined();
    t.do(0, { do: 'call', want: ['gems'], offer: [] });
    expect(lapse(2)).toEqual({ do: 'pass', call: t.trade().call?.id });
  });

  test('who waits is told of a counter-offer and of nothing else', () => {
    const t = three([{ hand: ['silk-01'] }, { hand: ['gems-01'] }, { hand: ['salt-01'] }]);
    t.do(0, offer(1, ['silk-01'], ['gems']));
    t.do(0, offer(2, ['silk-01'], ['salt']));
    t.do(0, { do: 'wait' });
    expect(t.decision(0).need).toBe('may');
    expect(t.rules.decisions(t.state, 'must').map((d) => d.seat)).toEqual([1, 2]);
    t.do(1, { ...offer(0, ['gems-01'], ['silk'], -1), counters: t.offers()[0]?.id ?? 0 });
    expect(t.decision(0).need).toBe('asked');
    expect(t.rules.decisions(t.state, 'must').map((d) => d.seat)).toEqual([2]);
  });
});

describe('offers that can be made at all', () => {
  const kinds = (players: object[], seat: number, more: object = {}): string[] =>
    three(players, more)
      .forms(seat)
      .map((f) => f.kind + (typeof f.base.to === 'number' ? f.base.to : ''));
  const tight = { cards: { 'salt-01': { load: 2 } }, bought: 4 };
  const active = { cargo: ['salt-01'], hand: ['silk-01', 'silk-02'] };

  test('not with two empty hands', () => {
    expect(kinds([{}, {}], 0)).toEqual(['call']);
    expect(kinds([{}, {}], 1)).toEqual([]);
  });

  test('not where a card could only leave a hand that needs it', () => {
    expect(kinds([active, {}, { hand: ['gems-01'] }], 0, tight)).toEqual(['offer2', 'call']);
    expect(kinds([active, {}], 1, tight)).toEqual([]);
    expect(kinds([active, {}], 1)).toEqual(['offer0']);
    expect(kinds([active, { hand: ['gems-01'] }], 1, tight)).toEqual(['offer0']);
  });

  test('samples are legal answers that fit their form', () => {
    const t = three([
      { hand: ['silk-01', 'gems-01'] },
      { hand: ['salt-01', 'salt-02', 'olives-01'] },
    ]);
    t.do(0, offer(1, ['silk-01'], ['salt', 'any']));
    const chance = fastChance('samples');
    for (const seat of [0, 1, 2]) {
      for (const form of t.forms(seat)) {
        for (let i = 0; i < 40; i++) {
          const action = t.rules.sample(t.state, t.decision(seat), form, chance);
          expect(validateAnswer(form, action)).toBeUndefined();
          expect(t.refusal(seat, action)).toBeUndefined();
        }
      }
    }
  });
});

describe('purchases', () => {
  test('the own pirate pile counts for what can still be bought', () => {
    const t = position({
      seats: 2,
      phase: 'trade',
      cards: { 'wine-01': { load: 2 } },
      players: [{ cargo: ['wine-01'], pirates: ['silk-01', 'silk-02'] }, {}],
      rest: { hand: 1 },
      pile: { venice: 'out' },
      ending: true,
      options: { edition: 'first' },
    });
    expect(t.legal(0)).toEqual([{ do: 'buy', from: 'pirates' }]);
  });

  test('a card laid by hand and bought back is nothing new, another one is', () => {
    const reveals = (pirates: object): unknown =>
      three([{ ...pirates }]).do(0, { do: 'buy', from: 'pirates' }).reveals;
    expect(reveals({ laid: ['gems-01'] })).toEqual([]);
    expect(reveals({ pirates: ['gems-01'] })).toEqual([0]);
  });
});
