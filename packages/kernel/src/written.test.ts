import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './json.ts';
import { type Written, written } from './written.ts';

/** Few keys and values, so that one position has much in common with the next. */
const position = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(0, 1, 'a', null, undefined),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('b', 'a', '__proto__', 'toString'), tie('node'), {
      noNullPrototype: true,
    }),
  ),
})).node;

test('what a move left alone is the same thing as before', () => {
  const before = { pile: ['a', 'b'], players: [{ hand: ['c'] }, { hand: ['d'] }], turn: 1 };
  const first = written(before);
  const after = structuredClone(before);
  after.players[1]?.hand.push('e');
  const next = written(after, first).of as typeof before;
  expect(next.pile).toBe(before.pile);
  expect(next.players[0]).toBe(before.players[0]);
  expect(next.players[1]).not.toBe(before.players[1]);
  expect(written(structuredClone(before), first)).toBe(first);
});

test('one position after another has its canonical text, and says what it said', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 5 }), (positions) => {
      let last: Written | undefined;
      for (const next of positions) {
        const said = JSON.stringify(next);
        const earlier = JSON.stringify(last?.of);
        const now = written(next, last);
        expect(now.text).toBe(canonical(next));
        // Not even the order of keys is another.
        expect(JSON.stringify(now.of)).toBe(said);
        expect(JSON.stringify(last?.of)).toBe(earlier);
        last = now;
      }
    }),
    { numRuns: 2000 },
  );
});
