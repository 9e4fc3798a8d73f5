import { fastChance, silentIo, step } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { MARKERS } from '../components/kinds.ts';
import { type Event, type Marker, oltreMare, type State, type View } from '../index.ts';
import { factsOf } from './index.ts';

/** What these cards would do for a player at sea with this marker. */
function foretold(edition: 'first' | 'second', cards: string[], marker: Marker | null) {
  const players = [{ active: marker, port: 'can' }];
  const view = { active: 0, players, played: [] } as unknown as View;
  return factsOf({ edition }).playEffect(view, cards);
}

/** Plays these cards by the real rules and says what came of it. */
function played(edition: 'first' | 'second', cards: string[], marker: Marker | null, top: string) {
  const { rules, state } = arrange(
    {
      seats: 2,
      options: { edition },
      phase: 'play',
      active: 0,
      players: [
        {
          cargo: [top],
          // A card to spare, so that every one of the others is chosen.
          hand: [...cards, edition === 'second' ? 'salt-14' : 'wood-18'],
          ...(marker && { markers: [marker], marker }),
        },
        { cargo: [edition === 'second' ? 'gems-08' : 'spices-08'] },
      ],
      cards: { [top]: { load: cards.length } },
    },
    silentIo(fastChance('effect')),
  );
  let now: State = state;
  const events: Event[] = [];
  for (const card of cards) {
    const decision = rules.decisions(now).find((d) => d.seat === 0);
    if (decision?.kind !== 'play') throw new Error('not asked to play');
    const command = { seat: 0, decision: decision.id, action: { do: 'play', card } };
    const outcome = step(rules, now, command, fastChance('draws'));
    if (!outcome.ok) throw new Error(outcome.refusal.msg.key);
    now = outcome.state;
    events.push(...outcome.events);
  }
  const sum = (t: Event['t'], of: (e: Event) => number): number =>
    events.filter((e) => e.t === t).reduce((n, e) => n + of(e), 0);
  const num = (key: string) => (e: Event) => (e as unknown as Record<string, number>)[key] ?? 0;
  return {
    ducats: sum('earned', num('ducats')) + sum('calmSea', num('ducats')),
    pirates: sum('pirates', num('n')),
    fought: events.some((e) => e.t === 'foughtPirates'),
    market: sum('market', num('n')),
  };
}

describe.each(['first', 'second'] as const)(
  'the preview of played cards, %s edition',
  (edition) => {
    const goods = edition === 'second' ? ['pottery', 'olives'] : ['wine', 'wood'];
    const hands = [[1], [2, 5], [1, 4, 7], [3, 6, 9], [2, 8, 11, 12], [1, 3, 5, 7]].map((ns) =>
      ns.map((n, i) => `${goods[i % 2]}-${String(n).padStart(2, '0')}`),
    );
    const top = edition === 'second' ? 'silk-01' : 'silver-01';

    test.each([null, ...MARKERS])('is what the rules do, with marker %s', (marker) => {
      for (const cards of hands) {
        const { ducats, pirates, fought, market } = foretold(edition, cards, marker);
        expect({ ducats, pirates, fought, market }).toEqual(played(edition, cards, marker, top));
      }
    });
  },
);

test('what the marker adds is told apart', () => {
  const card = oltreMare.components.editions.second.cards.find(
    (c) => c.icons.join() === 'ducats,sail',
  );
  expect(card).toBeDefined();
  const id = card?.id ?? '';
  expect(foretold('second', [id], null)).toMatchObject({ ducats: 1, byMarker: 0, sail: 1 });
  expect(foretold('second', [id], 'goodBusiness')).toMatchObject({ ducats: 3, byMarker: 2 });
  expect(foretold('second', [id], 'calmSea')).toMatchObject({ ducats: 2, byMarker: 1 });
});
