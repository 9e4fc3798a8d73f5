import { fastChance, type Json, type Memories, noMemories, noteEvents } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { player } from '../config.ts';
import { configOf } from '../config-of.ts';
import { oltreMare } from '../index.ts';
import type { Action, Claim, OfferAction, State } from '../state.ts';
import { position } from '../testing.ts';
import { fitsClaim, trueClaim } from './claims.ts';
import { isDoubted, type Memory, memoryOf } from './memory.ts';

const config = configOf(oltreMare.options.parse({}), oltreMare.components);

const offer = (to: number, give: string[], get: string[], ducats = 0): OfferAction => ({
  do: 'offer',
  to,
  give,
  get,
  ducats,
});

/** Three seats that remember; seat 0 is active. */
function table(players: object[], options: object = {}) {
  const t = position({ seats: 3, phase: 'trade', players, options });
  let memories: Memories = noMemories(t.rules, 3);
  return {
    ...t,
    do(seat: number, a: Action): void {
      memories = noteEvents(t.rules, memories, t.do(seat, a).events);
    },
    accept: (seat: number, cards: string[] = []): Action => ({
      do: 'accept',
      offer: t.offers().find((o) => o.to === seat)?.id ?? 0,
      cards,
    }),
    memory: (seat: number): Json => memories[seat] as Json,
    mind: (seat: number): Memory => memoryOf(memories[seat]) as Memory,
    get state(): State {
      return t.state;
    },
  };
}

const cards = [{ hand: ['silk-01', 'silk-02', 'gems-01'] }, { hand: ['salt-01', 'salt-02'] }];
const claims = (claim: Claim) => ({ claims: { 'silk-01': claim } });
/** The first silk is not like that. */
const LIE: Claim = { icons: ['market'] };

describe('claims', () => {
  test('who gets the card knows whether they were told the truth; others do not', () => {
    const t = table(cards);
    t.do(0, { ...offer(1, ['silk-01'], []), ...claims(LIE) });
    expect(t.mind(1).claims[0]).toEqual({ made: 0, lies: 0 });
    t.do(1, t.accept(1));
    expect(t.mind(1).claims[0]).toEqual({ made: 1, lies: 1 });
    expect(isDoubted(t.mind(1), 0)).toBe(true);
    expect(t.mind(2).claims[0]).toEqual({ made: 0, lies: 0 });
    expect(isDoubted(t.mind(2), 0)).toBe(false);
  });

  test('a believed claim is imagined to be true, one of a liar is not', () => {
    const claim = { icons: ['ducats' as const] };
    const imagined = (lied: boolean): Set<string> => {
      const t = table(cards);
      if (lied) {
        t.do(0, { ...offer(1, ['silk-01'], []), ...claims(LIE) });
        t.do(1, t.accept(1));
      }
      t.do(0, { ...offer(1, ['silk-02'], []), claims: { 'silk-02': claim } });
      const view = t.rules.view(t.state, 1);
      const found = new Set<string>();
      for (let n = 0; n < 40; n++) {
        const f = t.rules.imagine(view, 1, fastChance(n), t.memory(1)).agenda.at(-1);
        if (f?.f === 'trade') found.add(f.offers[0]?.give[0]?.card ?? '');
      }
      return found;
    };
    expect(imagined(true).size).toBeGreaterThan(imagined(false).size);
  });
});

describe('offers that were refused', () => {
  const worth = (s: State, seat: number): number =>
    player(s, seat).ducats + (seat === s.active ? 6 : 1) * player(s, seat).hand.length;
  const wantsSilk = (s: State, seat: number): number =>
    seat === 1 ? 10 * player(s, seat).hand.filter((card) => card.startsWith('silk')).length : 0;
  const takes = (t: ReturnType<typeof table>, a: OfferAction): boolean => {
    t.do(0, a);
    const d = t.decision(1);
    const way = t.rules.legal(t.state, d).find((x) => x.do === 'accept') as Action;
    const against = t.rules.qualms?.(t.state, d, way, wantsSilk, t.memory(1));
    t.do(0, { do: 'withdraw', offer: t.offers()[0]?.id ?? 0 });
    return against !== Number.POSITIVE_INFINITY;
  };

  test('are refused again unless they are better', () => {
    const t = table(cards);
    const first = offer(1, ['silk-01'], ['salt'], -3);
    expect(takes(t, first)).toBe(true);
    t.do(0, first);
    t.do(1, { do: 'decline', offer: t.offers()[0]?.id ?? 0 });
    expect(takes(t, first)).toBe(false);
    expect(takes(t, { ...first, ducats: -4 })).toBe(false);
    expect(takes(t, { ...first, ducats: -2 })).toBe(true);
    expect(takes(t, offer(1, ['silk-01', 'gems-01'], ['salt'], -3))).toBe(true);
  });

  test('are not made again: with more ducats, or not at all where those would not help', () => {
    const asked = (because?: 'tooLittle' | 'lacking'): (Action | undefined)[] => {
      const t = table(cards);
      t.do(0, offer(1, [], ['salt'], 2));
      const decline: Action = { do: 'decline', offer: t.offers()[0]?.id ?? 0 };
      t.do(1, because ? { ...decline, because } : decline);
      const made = t.rules.proposals?.(t.state, t.decision(0), worth, t.memory(0)) ?? [];
      return made.filter((a) => a.do === 'offer' && a.to === 1 && a.give.length === 0);
    };
    expect(asked()).not.toEqual([]);
    for (const a of asked('tooLittle')) expect((a as OfferAction).ducats).toBeGreaterThan(2);
    expect(asked('lacking')).toEqual([]);
  });

  test('are forgotten when the next turn begins', () => {
    const t = table(cards);
    t.do(0, offer(1, ['silk-01'], ['salt']));
    t.do(1, { do: 'decline', offer: t.offers()[0]?.id ?? 0 });
    expect(t.mind(2).refused).toHaveLength(1);
    const [after] = noteEvents(t.rules, [t.memory(0)], [{ t: 'turn', seat: 1, round: 1 }]);
    expect(memoryOf(after)?.refused).toEqual([]);
  });
});

describe('what is said', () => {
  const worth = (s: State, seat: number): number => player(s, seat).ducats;
  const phrased = (t: ReturnType<typeof table>, seat: number, a: Action): Action | undefined => {
    const said = t.rules.phrase?.(t.state, t.decision(seat), a, worth, t.memory(seat));
    expect(t.refusal(seat, said)).toBeUndefined();
    return said;
  };

  test('offers claim what is true', () => {
    const t = table(cards);
    const said = phrased(t, 0, offer(1, ['silk-01'], ['salt']));
    const { icons, power, load } = { ...(said as OfferAction).claims?.['silk-01'] };
    t.do(0, said as OfferAction);
    t.do(1, t.accept(1, ['salt-01']));
    expect(t.mind(1).claims[0]).toEqual({ made: 1, lies: 0 });
    expect([icons?.length, typeof power, typeof load]).toEqual([
      expect.any(Number),
      'number',
      'number',
    ]);
  });

  test.each([
    ['lacking', offer(1, ['silk-01'], ['gems'])],
    ['tooLittle', offer(1, ['silk-01'], ['salt'], -2)],
  ])('a refusal says %s', (because, made) => {
    const t = table(cards);
    t.do(0, made);
    const id = t.offers()[0]?.id ?? 0;
    expect(phrased(t, 1, { do: 'decline', offer: id })).toMatchObject({ because });
    const counter: Action = { ...offer(0, ['salt-01'], ['silk'], -9), counters: id };
    expect(phrased(t, 1, counter)).toMatchObject({ because });
  });

  test('whoever was lied to says so', () => {
    const t = table(cards);
    t.do(0, { ...offer(1, ['silk-01'], []), ...claims(LIE) });
    t.do(1, t.accept(1));
    t.do(0, { ...offer(1, ['silk-02'], ['salt']), claims: { 'silk-02': LIE } });
    const decline: Action = { do: 'decline', offer: t.offers()[0]?.id ?? 0 };
    expect(phrased(t, 1, decline)).toMatchObject({ because: 'doubted' });
  });
});

describe('where bots may lie', () => {
  const isMarket = (card: string): boolean => fitsClaim(config, card, LIE);
  /** Seat 1 wants markets. */
  const worth = (s: State, seat: number): number =>
    seat === 1 ? 2 * player(s, 1).hand.filter(isMarket).length : 0;
  const said = (t: ReturnType<typeof table>, a: OfferAction): OfferAction => {
    const action = t.rules.phrase?.(t.state, t.decision(0), a, worth, t.memory(0));
    expect(t.refusal(0, action)).toBeUndefined();
    return action as OfferAction;
  };
  const made = offer(1, ['silk-01'], []);
  const lying = { botsLie: true };

  test('they claim what the other would like and they do not have; who gets the card doubts them', () => {
    const t = table(cards, lying);
    const lie = said(t, made);
    expect(lie.claims?.['silk-01']?.icons).toContain('market');
    t.do(0, lie);
    t.do(1, t.accept(1));
    expect(t.mind(1).claims[0]).toEqual({ made: 1, lies: 1 });
    expect(isDoubted(t.mind(1), 0)).toBe(true);
  });

  test('they tell the truth elsewhere, and where a lie would not help', () => {
    const truth = { claims: { 'silk-01': trueClaim(config, 'silk-01') } };
    expect(said(table(cards), made)).toMatchObject(truth);
    expect(said(table(cards, lying), { ...made, to: 2 })).toMatchObject(truth);
    const market = config.tables.cards.find((c) => c.good === 'silk' && isMarket(c.id))?.id ?? '';
    const honest = said(table([{ hand: ['gems-01', market] }], lying), offer(1, [market], []));
    expect(honest.claims).toEqual({ [market]: trueClaim(config, market) });
  });

  test('a wish that was called out is worth a lie', () => {
    const t = table([{}, { hand: ['silk-01', 'silk-02', 'gems-01'] }], lying);
    t.do(0, { do: 'call', want: ['silk'], wishes: { silk: LIE }, offer: [] });
    const indifferent = (): number => 0;
    const a = t.rules.phrase?.(t.state, t.decision(1), offer(0, ['silk-01'], []), indifferent);
    expect((a as OfferAction).claims?.['silk-01']?.icons).toContain('market');
  });
});

test('a call is answered with what it asks for', () => {
  const worth = (s: State, seat: number): number =>
    player(s, seat).ducats + (seat === s.active ? 2.4 : 0.2) * player(s, seat).hand.length;
  const t = table(cards);
  const proposed = (): Action[] => t.rules.proposals?.(t.state, t.decision(1), worth) ?? [];
  expect(proposed()).toEqual([]);
  t.do(0, { do: 'call', want: ['salt'], offer: ['gems'] });
  expect(proposed()).not.toEqual([]);
  for (const a of proposed())
    expect(a).toMatchObject({ do: 'offer', to: 0, give: [expect.stringMatching('salt')] });
});
