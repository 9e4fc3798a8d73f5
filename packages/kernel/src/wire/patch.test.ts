import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../contract.ts';
import { applyPatch, diff } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((x) => JSON.parse(JSON.stringify(x)) as Json);
/** Few values, so that lists have much in common. */
const similar = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(0, 1, 'a', null),
    fc.array(tie('node'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b/c', '~d', ''), tie('node'), { noNullPrototype: true }),
  ),
})).node;

describe('patches', () => {
  test.each([
    ['any JSON', json],
    ['JSON much alike', similar],
  ])('lead from one to the other: %s', (_name, values) => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const kept = JSON.stringify(a);
        const sent = JSON.parse(JSON.stringify(diff(a, b)));
        expect(applyPatch(a, sent)).toEqual(b);
        expect(JSON.stringify(a)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });

  test('say nothing where nothing changed', () => {
    fc.assert(
      fc.property(json, (a) => {
        expect(diff(a, JSON.parse(JSON.stringify(a)))).toEqual([]);
      }),
    );
  });

  test('are as small as the change', () => {
    const before = { hand: ['a', 'b', 'c', 'd'], ducats: 3, 'x/y': { z: 1 } };
    const after = { hand: ['a', 'c', 'd'], ducats: 3, 'x/y': { z: 2, w: null } };
    expect(diff(before, after)).toEqual([
      { op: 'remove', path: '/hand/1' },
      { op: 'replace', path: '/x~1y/z', value: 2 },
      { op: 'add', path: '/x~1y/w', value: null },
    ]);
  });

  test('a key that is undefined is absent', () => {
    const holed = { a: 1, b: undefined } as unknown as Json;
    expect(diff({ a: 1, b: 2 }, holed)).toEqual([{ op: 'remove', path: '/b' }]);
    expect(diff(holed, { a: 1 })).toEqual([]);
  });

  test.each([
    [{ a: 1 }, [{ op: 'remove', path: '/b' }]],
    [{ a: 1 }, [{ op: 'replace', path: '/b', value: 1 }]],
    [[1], [{ op: 'add', path: '/2', value: 1 }]],
    [[1], [{ op: 'replace', path: '/1', value: 1 }]],
    [[1], [{ op: 'add', path: '/x', value: 1 }]],
    [7, [{ op: 'add', path: '/a', value: 1 }]],
    [7, [{ op: 'remove', path: '' }]],
  ] as const)('%j does not take %j', (doc, patch) => {
    expect(() => applyPatch(doc as unknown as Json, patch as never)).toThrow('does not fit');
  });
});
