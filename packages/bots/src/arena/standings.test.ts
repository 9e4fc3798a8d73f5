import { expect, test } from 'vitest';
import { decide } from './sequential.ts';
import { type ArenaGame, standingsOf, wilson } from './standings.ts';

const game = (lineup: string[], places: number[]): ArenaGame => ({
  number: 0,
  lineup,
  seed: '',
  played: {
    places,
    scores: places.map((p) => 10 - p),
    turns: 2,
    decisions: 9,
    actions: {},
    positions: [],
    thought: Object.fromEntries(lineup.map((name) => [name, { ms: 6, turns: 2, longest: 5 }])),
  },
});

test('wins are counted by seat, ties are shared', () => {
  const games = [
    game(['a', 'b', 'b'], [1, 2, 3]),
    game(['b', 'a', 'b'], [1, 1, 3]),
    game(['b', 'b', 'a'], [1, 2, 3]),
  ];
  const [a, b] = standingsOf(games, ['a', 'b']);
  expect(a).toMatchObject({ name: 'a', games: 3, wins: 1.5, share: 0.5, meanScore: 8.333 });
  expect(a).toMatchObject({ msPerTurn: 3, longestTurnMs: 5 });
  expect(b).toMatchObject({ name: 'b', games: 6, wins: 1.5, share: 0.25 });
  // As often above as below b in pairs, but for the tie.
  expect(a?.elo).toBeGreaterThan(b?.elo ?? 0);
});

test('an interval holds the share and shrinks with more games', () => {
  const [low, high] = wilson(65, 100);
  expect([low, high].map((x) => Math.round(1000 * x))).toEqual([553, 736]);
  expect(wilson(650, 1000)[0]).toBeGreaterThan(low);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('a sequential test decides when enough games are played, and not before', () => {
  expect(decide(7, 10, 0.5)).toBeUndefined();
  expect(decide(65, 100, 0.5)).toBe('above');
  expect(decide(35, 100, 0.5)).toBe('below');
  expect(decide(50, 100, 0.5)).toBeUndefined();
});
