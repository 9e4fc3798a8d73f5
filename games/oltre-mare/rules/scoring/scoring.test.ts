import { describe, expect, test } from 'vitest';
import { position } from '../testing.ts';

/** Ends a game whose last turn is over: nothing but the final scoring is left. */
function ended(edition: 'first' | 'second', players: object[], more: object = {}) {
  const t = position({
    seats: players.length,
    options: { edition },
    phase: 'done',
    active: players.length - 1,
    ending: true,
    players,
    ...more,
  });
  const done = t.do(players.length - 1, { do: 'done' });
  const result = t.rules.result(t.state);
  if (!result) throw new Error('the game is not over');
  return { result, done };
}

const plain = { cargo: ['salt-01'], prestige: 0 };

describe('places', () => {
  test('are counted from the best score down, and equal ones shared in the first edition', () => {
    const { result, done } = ended('first', [
      { cargo: ['wood-01'], ducats: 3 },
      { cargo: ['wood-02'], ducats: 9 },
      { cargo: ['wood-03'], ducats: 9 },
      { cargo: ['wood-04'], ducats: 1 },
    ]);
    expect(result.seats.map((x) => x.place)).toEqual([3, 1, 1, 4]);
    expect(done.events.at(-1)).toEqual({ t: 'ended', winners: [1, 2] });
    expect(result.why.key).toBe('om.over.turn');
  });

  test('of the second edition are decided by cargo cards, then by the seat', () => {
    const { result, done } = ended(
      'second',
      [
        { ...plain, ducats: 5 },
        { cargo: ['salt-02'], ducats: 5 },
        { cargo: ['gems-01', 'olives-01'], ducats: 4 },
      ],
      { first: 0 },
    );
    expect(result.seats.map((x) => x.score)).toEqual([
      result.seats[1]?.score,
      result.seats[2]?.score,
      result.seats[0]?.score,
    ]);
    expect(result.seats.map((x) => x.place)).toEqual([2, 3, 1]);
    expect(done.events.at(-1)).toEqual({ t: 'ended', winners: [2] });
    expect(result.why.key).toBe('om.over.round');
  });

  test('nearest to the first player is counted clockwise from that seat', () => {
    const players = [plain, { cargo: ['salt-02'] }, { cargo: ['salt-03'] }];
    const t = position({ seats: 3, phase: 'done', first: 1, active: 0, ending: true, players });
    t.do(0, { do: 'done' });
    expect(t.rules.result(t.state)?.seats.map((x) => x.place)).toEqual([3, 1, 2]);
  });
});

test('a game that is not over has no result', () => {
  const t = position({ seats: 2 });
  expect(t.rules.result(t.state)).toBeUndefined();
});

test('the breakdown names every source that brought or cost something, and sums to the score', () => {
  const { result } = ended('second', [
    { cargo: ['salt-01', 'salt-02'], pirates: ['gems-01', 'gems-02', 'gems-03'], prestige: 2 },
    { cargo: ['grain-01'], markers: ['calmSea'] },
    { cargo: ['grain-02'], ducats: 11 },
  ]);
  const parts = result.seats.map((x) =>
    Object.fromEntries(x.parts.map((p) => [p.source, p.points])),
  );
  expect(parts[0]).toEqual({
    'om.source.start': 11,
    'om.source.prestige': 6,
    'om.source.cargo': 3,
    'om.source.pirates': -3,
    'om.source.harbour': 3,
  });
  expect(parts[1]).toMatchObject({ 'om.source.prestige': 3, 'om.source.harbour': 6 });
  expect(parts[2]).not.toHaveProperty('om.source.pirates');
  for (const { score, parts } of result.seats)
    expect(parts.reduce((sum, p) => sum + p.points, 0)).toBe(score);
});

test('the end of a game is told to everyone', () => {
  const { done } = ended('first', [{ cargo: ['wood-01'] }, { cargo: ['wood-02'] }]);
  expect(done.reveals).toEqual(['table']);
});

test('more kinds never outweigh more markers', () => {
  const { result } = ended('first', [
    { cargo: ['wood-01'], markers: ['calmSea', 'calmSea', 'calmSea'] },
    { cargo: ['wood-02'], markers: ['calmSea', 'compass'] },
    { cargo: ['wood-03'], markers: ['calmSea', 'calmSea'] },
  ]);
  const harbour = (seat: number): number | undefined =>
    result.seats[seat]?.parts.find((p) => p.source === 'om.source.harbour')?.points;
  expect([harbour(0), harbour(1), harbour(2)]).toEqual([6, 3, 1]);
});
