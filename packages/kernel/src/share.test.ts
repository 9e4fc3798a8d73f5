import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './json.ts';
import { shared } from './share.ts';
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

test('sharing changes nothing in what is said, not even the order of keys', () => {
  fc.assert(
    fc.property(position, position, (before, after) => {
      const texts = [JSON.stringify(before), JSON.stringify(after)];
      expect(JSON.stringify(shared(before, after))).toBe(texts[1]);
      expect(JSON.stringify(before)).toBe(texts[0]);
    }),
    { numRuns: 1000 },
  );
});

test('what a move left alone is the same thing as before', () => {
  const before = { pile: ['a', 'b'], players: [{ hand: ['c'] }, { hand: ['d'] }], turn: 1 };
  const after = structuredClone(before);
  after.players[1]?.hand.push('e');
  const next = shared(before, after);
  expect(next.pile).toBe(before.pile);
  expect(next.players[0]).toBe(before.players[0]);
  expect(next.players[1]).not.toBe(before.players[1]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('a text made from the one before is the canonical text', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 5 }), (positions) => {
      let state: unknown;
      let text: Written | undefined;
      for (const next of positions) {
        state = shared(state, next);
        text = written(state, text);
        expect(text.text).toBe(canonical(state));
      }
    }),
    { numRuns: 1000 },
  );
});
