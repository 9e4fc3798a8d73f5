import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './json.ts';
import { type Position, positionAfter } from './position.ts';

/** Few keys and values, so that one position has much in common with the next. */
const position = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(0, 1, 'a', null, undefined),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('b', 'a', '10', '9', '__proto__', 'toString'), tie('node'), {
      noNullPrototype: true,
    }),
  ),
})).node;

const start = { state: undefined };

test('what a move left alone is the same thing as before', () => {
  const players = [{ hand: ['c'] }, { hand: ['d'] }];
  const first = positionAfter<unknown>({ players, pile: ['a', 'b'], turn: 1 }, start);
  const before = first.state as { players: typeof players; pile: string[] };
  const after = structuredClone(before);
  after.players[1]?.hand.push('e');
  const next = positionAfter<unknown>(after, first).state as typeof before;
  expect(next.pile).toBe(before.pile);
  expect(next.players[0]).toBe(before.players[0]);
  expect(next.players[1]).not.toBe(before.players[1]);
  expect(positionAfter<unknown>(structuredClone(before), first)).toEqual(first);
});

test('one position after another has its canonical text, and says what it said', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 5 }), (positions) => {
      let last: Position<unknown> = start;
      for (const next of positions) {
        const said = [canonical(next), JSON.stringify(next)];
        const earlier = JSON.stringify(last.state);
        const now = positionAfter(next, last);
        expect(now.written.text).toBe(said[0]);
        // Not even the order of keys is another.
        expect(JSON.stringify(now.state)).toBe(said[1]);
        expect(JSON.stringify(last.state)).toBe(earlier);
        last = now;
      }
    }),
    { numRuns: 2000 },
  );
});
