import { fastChance, type OwnQuestion, silentIo, step } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../rules/arrange.ts';
import { factsOf } from '../../rules/facts/index.ts';
import type { State, View } from '../../rules/index.ts';
import { catalogOf, tradeOf } from '../catalog.ts';
import { callSentence } from './call-words.ts';
import { bargainOf, concernsSeat, offerPartners, validEditor } from './editor.ts';
import {
  callAction,
  changeDraft,
  claimFields,
  counterDraft,
  draftProblem,
  emptyDraft,
  formForDraft,
  type OfferDraft,
  offerAction,
  offerSides,
  toggleIconWish,
} from './terms.ts';

const catalog = catalogOf({ edition: 'second' });
const facts = factsOf({ edition: 'second', offersPerPhase: 20, standingOffers: 4 });

/** A trade phase in which Anna (0) is active; Bruno (1) and Chiara (2) are the others. */
function table() {
  const { rules, state } = arrange(
    {
      seats: 3,
      phase: 'trade',
      active: 0,
      players: [
        { cargo: ['silk-01'], hand: ['salt-01', 'salt-02', 'olives-01'], ducats: 5 },
        { cargo: ['silk-02'], hand: ['gems-01', 'pottery-01'], ducats: 8 },
        { cargo: ['silk-03'], hand: ['grain-01'] },
      ],
      cards: { 'silk-01': { load: 3 } },
    },
    silentIo(fastChance('trade')),
  );
  let now: State = state;
  return {
    view: (seat: number): View => rules.view(now, seat),
    question(seat: number): OwnQuestion {
      const d = rules.decisions(now).find((x) => x.seat === seat);
      if (!d) throw new Error('asked nothing');
      return {
        ...d,
        options: rules.describe(now, d) as never,
        forms: rules.forms(now, d),
        plans: [],
      };
    },
    send(seat: number, action: unknown): string | undefined {
      const decision = this.question(seat).id;
      const outcome = step(rules, now, { seat, decision, action }, fastChance('answer'));
      if (!outcome.ok) return outcome.refusal.msg.key;
      now = outcome.state;
      return undefined;
    },
  };
}

const firstOffer = (view: View) => {
  const offer = tradeOf(view)?.offers[0];
  if (!offer) throw new Error('no offer stands');
  return offer;
};

describe('a draft', () => {
  test('becomes an offer the rules take, with what is said of its cards', () => {
    const t = table();
    const draft: OfferDraft = {
      ...emptyDraft(1, ['salt-01']),
      get: ['gems'],
      ducats: 2,
      claims: { 'salt-01': { icons: ['sail'] }, 'salt-02': { power: 3 } },
    };
    expect(offerAction(draft)).toEqual({
      do: 'offer',
      to: 1,
      give: ['salt-01'],
      get: ['gems'],
      ducats: 2,
      claims: { 'salt-01': { icons: ['sail'] } },
    });
    expect(t.send(0, offerAction(draft))).toBeUndefined();
  });

  test('keeps wishes for the goods it still asks for, and the rules show them to all', () => {
    const t = table();
    const draft: OfferDraft = {
      ...emptyDraft(1, ['salt-01']),
      get: ['gems'],
      wishes: { gems: { icons: ['sail'], load: 4 }, olives: { power: 3 }, any: {} },
    };
    expect(offerAction(draft).wishes).toEqual({ gems: { icons: ['sail'], load: 4 } });
    expect(t.send(0, offerAction(draft))).toBeUndefined();
    expect(firstOffer(t.view(2)).wishes).toEqual({ gems: { icons: ['sail'], load: 4 } });
    expect(changeDraft(firstOffer(t.view(0))).wishes).toEqual({
      gems: { icons: ['sail'], load: 4 },
    });
    const call = { want: ['any'], wishes: { any: { icons: ['sail' as const] } }, offer: [] };
    expect(t.send(0, callAction(call))).toBeUndefined();
    expect(tradeOf(t.view(1))?.call?.wishes).toEqual({ any: { icons: ['sail'] } });
    const form = t.question(0).forms.find((f) => f.kind === 'call');
    expect(claimFields(form, 'wishes').map((p) => p.name)).toEqual(['icons', 'power', 'load']);
  });

  test('is countered the other way round, and the counter is taken', () => {
    const t = table();
    t.send(0, offerAction({ ...emptyDraft(1, ['salt-01']), get: ['gems'], ducats: 2 }));
    const view = t.view(1);
    const draft = counterDraft(catalog, firstOffer(view), view.players[1]?.hand ?? []);
    expect(draft).toMatchObject({ to: 0, give: ['gems-01'], get: ['salt'], ducats: -2 });
    expect(formForDraft(t.question(1).forms, draft)?.kind).toBe('counter');
    expect(t.send(1, offerAction({ ...draft, ducats: -3 }))).toBeUndefined();
    expect(tradeOf(t.view(0))?.offers).toHaveLength(1);
    expect(offerSides(firstOffer(t.view(0)), 0)).toMatchObject({
      ducats: -3,
      give: [{ good: 'salt' }],
    });
  });

  test('is changed by taking the old one back', () => {
    const t = table();
    t.send(0, offerAction({ ...emptyDraft(2, ['salt-01']), get: ['grain'] }));
    const draft = changeDraft(firstOffer(t.view(0)));
    expect(draft).toMatchObject({ to: 2, give: ['salt-01'], get: ['grain'] });
    t.send(0, { do: 'withdraw', offer: draft.replaces });
    expect(t.send(0, offerAction({ ...draft, ducats: 1 }))).toBeUndefined();
  });

  test('without a card, or asking for more than there are, says why', () => {
    const t = table();
    const form = formForDraft(t.question(0).forms, { to: 2 });
    const problem = (more: Partial<OfferDraft>) => {
      const draft = { ...emptyDraft(2), ...more };
      return draftProblem(draft, form, facts.refuseTerms(t.view(0), 0, draft));
    };
    expect(problem({ ducats: 3 })?.rule).toBe('om.trade.3');
    expect(problem({ get: ['grain', 'any'] })?.rule).toBe('om.trade.4');
    expect(problem({ get: ['grain'] })).toBeNull();
  });

  test('is forgotten when what it answers is gone', () => {
    const t = table();
    t.send(1, offerAction({ ...emptyDraft(0, ['gems-01']), get: ['salt'] }));
    const trade = tradeOf(t.view(0));
    if (!trade) throw new Error('nobody trades');
    const editor = {
      t: 'draft',
      draft: counterDraft(catalog, firstOffer(t.view(0)), ['salt-01']),
    } as const;
    expect(validEditor(editor, trade, ['salt-01'])).toBe(editor);
    expect(validEditor(editor, { ...trade, offers: [] }, ['salt-01'])).toBeNull();
    expect(concernsSeat(trade, t.view(0), 0)).toBe(true);
    expect(concernsSeat(trade, t.view(2), 2)).toBe(false);
  });
});

test('whom an offer can be made to is what the forms say', () => {
  const t = table();
  expect(offerPartners(t.question(0))).toEqual([1, 2]);
  expect(offerPartners(t.question(2))).toEqual([0]);
});

test('limits of the program are named', () => {
  const t = table();
  for (let n = 0; n < 4; n++) {
    expect(facts.offerLimit(t.view(0), 0)).toBeUndefined();
    t.send(0, offerAction({ ...emptyDraft(1, ['salt-01']), get: ['gems'] }));
  }
  expect(facts.offerLimit(t.view(0), 0)?.msg.key).toBe('om.no.moreStanding');
  const few = factsOf({ edition: 'second', offersPerPhase: 4, standingOffers: 4 });
  expect(few.offerLimit(t.view(0), 0)?.msg.key).toBe('om.no.moreOffers');
});

test('cards answer first the goods asked for by name, then any', () => {
  expect(facts.openRequests(['salt', 'any'], ['salt-01'])).toEqual(['any']);
  expect(facts.openRequests(['salt', 'any'], ['olives-01'])).toEqual(['salt']);
  expect(facts.openRequests(['salt', 'any'], ['olives-01', 'salt-02'])).toEqual([]);
});

describe('after a trade', () => {
  test('one has what the rules make of it', () => {
    const t = table();
    t.send(1, offerAction({ ...emptyDraft(0, ['gems-01']), get: ['salt'], ducats: 2 }));
    const offer = firstOffer(t.view(0));
    const editor = { t: 'take', offer: offer.id, cards: ['salt-02'] } as const;
    const bargain = bargainOf({ catalog, facts }, t.view(0), 0, {
      ...editor,
      cards: [...editor.cards],
    });
    if (!bargain) throw new Error('nothing is taken');
    const after = facts.after(t.view(0), 0, bargain);
    expect(t.send(0, { do: 'accept', offer: offer.id, cards: ['salt-02'] })).toBeUndefined();
    const own = t.view(0).players[0];
    expect(after.ducats).toEqual({ before: 5, after: own?.ducats });
    expect(after.cards.after).toBe(own?.handSize);
    const held = own?.hand?.map((id) => catalog.card(id).good) ?? [];
    for (const g of after.goods) expect(held.filter((x) => x === g.good)).toHaveLength(g.after);
    expect(after.prestige).toEqual({ seat: 1, gains: true });
    expect(t.view(0).players[1]?.prestige).toBe(1);
    expect(after).toMatchObject({ load: 3, missing: 0, outOfReach: false });
    expect(after.unsure).toEqual([{ good: 'gems', said: false }]);
    expect(tradeOf(t.view(0))?.traded[1]).toBe(true);
  });

  test('cards that are missing have to be bought', () => {
    const after = facts.after(table().view(0), 0, {
      partner: 1,
      get: [],
      give: [{ good: 'salt', card: 'salt-01' }],
      ducats: 0,
    });
    expect(after).toMatchObject({ missing: 1, outOfReach: false });
  });

  test('of somebody else’s turn nothing need be played', () => {
    const after = facts.after(table().view(1), 1, {
      partner: 0,
      get: [{ good: 'any' }],
      give: [],
      ducats: -1,
    });
    expect(after).toMatchObject({ load: null, unknown: 1, prestige: { seat: 1, gains: true } });
  });
});

test('an icon is wished for on any card, and the wish taken back', () => {
  const empty = { want: [], wishes: {}, offer: [] };
  const one = toggleIconWish(empty, 'sail', 2);
  expect(callAction(one)).toEqual({
    do: 'call',
    want: ['any'],
    wishes: { any: { icons: ['sail'] } },
    offer: [],
  });
  const three = toggleIconWish(toggleIconWish(one, 'market', 2), 'ducats', 2);
  expect(three.wishes).toEqual({ any: { icons: ['market', 'ducats'] } });
  expect(callAction(toggleIconWish(one, 'sail', 2))).toEqual({
    do: 'call',
    want: ['any'],
    offer: [],
  });
});

describe('a call as a sentence', () => {
  const salt = { key: 'om.good.salt', or: 'Salt' };
  test('names how many of each good, and what is wished for on it', () => {
    const wishes = { any: { icons: ['pirates' as const], power: 5 }, salt: {}, silk: { load: 2 } };
    const call = { want: ['salt', 'any', 'salt'], wishes, offer: ['wine'] };
    expect(callSentence(catalog, call)).toMatchObject({
      key: 'om.ui.trade.said.both',
      params: {
        want: [
          { key: 'om.times', params: { n: 2, good: { key: 'om.good.salt' } } },
          {
            key: 'om.ui.trade.said.with',
            params: {
              good: { key: 'om.good.any' },
              wish: [{ key: 'om.icon.pirates' }, { key: 'om.claim.power', params: { power: 5 } }],
            },
          },
        ],
        offer: [{ key: 'om.good.wine' }],
      },
    });
  });

  test('says only what it names', () => {
    expect(callSentence(catalog, { want: [], offer: [] })).toBeNull();
    const want = callSentence(catalog, { want: ['salt'], offer: [] });
    expect(want).toEqual({ key: 'om.ui.trade.said.want', params: { want: [salt] } });
    expect(callSentence(catalog, { want: [], offer: ['salt'] })?.key).toBe(
      'om.ui.trade.said.offer',
    );
  });
});
