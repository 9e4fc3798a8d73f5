import { expect, test } from 'vitest';
import { type BoardForShip, pointsToGetPast } from './dead-ends.ts';
import type { LineTo } from './graph';

/** Lines as `a-b`, green ones as `a=b`; spaces in capitals are skipped; lines to `x` are closed. */
function board(...lines: string[]): BoardForShip {
  const links = new Map<string, LineTo[]>();
  for (const line of lines) {
    const kind = line.includes('=') ? 'green' : 'line';
    const [a = '', b = ''] = line.split(/[-=]/);
    links.set(a, [...(links.get(a) ?? []), { to: b, kind }]);
    links.set(b, [...(links.get(b) ?? []), { to: a, kind }]);
  }
  return {
    linksOf: (at) => links.get(at) ?? [],
    skips: (at) => at !== at.toLowerCase(),
    costOf: (_at, { to, kind }) =>
      to === 'x' ? Number.POSITIVE_INFINITY : kind === 'green' ? 2 : 1,
  };
}

test('the cheapest space behind a skipped one counts', () => {
  expect(pointsToGetPast(board('a-R', 'R=b'), 'a', 'R', [])).toBe(2);
  expect(pointsToGetPast(board('a-R', 'R=b', 'R-c'), 'a', 'R', [])).toBe(1);
});

test('several skipped spaces are flown over in one go, by green lines too', () => {
  expect(pointsToGetPast(board('a-R', 'R=S', 'S-T', 'T=b'), 'a', 'R', [])).toBe(2);
});

test('straight back is no way on, but round a loop is', () => {
  expect(pointsToGetPast(board('a-R'), 'a', 'R', [])).toBe(Number.POSITIVE_INFINITY);
  expect(pointsToGetPast(board('a-R', 'R-S', 'S-a'), 'a', 'R', [])).toBe(1);
});

test('closed lines and spaces skipped already are no way on', () => {
  expect(pointsToGetPast(board('a-R', 'R-x'), 'a', 'R', [])).toBe(Number.POSITIVE_INFINITY);
  expect(pointsToGetPast(board('Q-R', 'R-S', 'S-b'), 'Q', 'R', ['Q', 'S'])).toBe(
    Number.POSITIVE_INFINITY,
  );
});
