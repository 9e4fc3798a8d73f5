import { type AnyGame, type Decision, fastChance, type Seat } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { LEVELS, playerOf } from './levels.ts';

/** A game of two in which the seats take turns, and each answer says what it brings both. */
interface Toy {
  turn: number;
  points: number[];
  /** Points the next player takes from whoever had the turn before. */
  exposed: number;
}
type Answer = 'safe' | 'risky' | 'offered' | 'go on';

const question = (s: Toy): Decision => ({
  id: s.turn,
  seat: (s.turn % 2) as Seat,
  kind: 'toy',
  rule: 'toy.1',
  need: 'must',
});

const toy = {
  termNames: ['points'],
  terms: (s: Toy, who: Seat) => [s.points[who]],
  turn: (s: Toy) => ({ seat: s.turn % 2, number: s.turn }),
  decisions: (s: Toy) => [question(s)],
  legal: (s: Toy): Answer[] => (s.turn === 0 ? ['safe', 'risky'] : ['go on']),
  forms: () => [],
  refuse: () => undefined,
  result: (s: Toy) => (s.turn > 2 ? { seats: [] } : undefined),
  clone: (s: Toy): Toy => ({ ...s, points: [...s.points] }),
  imagine: (v: Toy): Toy => ({ ...v, points: [...v.points] }),
  reduce(s: Toy, d: Decision, a: Answer) {
    const gains: Record<Answer, number> = { safe: 2, risky: 3, offered: 50, 'go on': 0 };
    s.points[d.seat] = (s.points[d.seat] as number) + gains[a];
    const other = 1 - d.seat;
    s.points[other] = (s.points[other] as number) - s.exposed;
    s.exposed = a === 'risky' ? 5 : 0;
    s.turn++;
  },
};

type ToyRules = ReturnType<AnyGame['rules']>;

function answerOf(level: keyof typeof LEVELS, more: object = {}): unknown {
  const state: Toy = { turn: 0, points: [0, 0], exposed: 0 };
  return playerOf(LEVELS[level]).answer({
    rules: { ...toy, ...more } as unknown as ToyRules,
    seats: 2,
    view: state,
    decision: question(state),
    chance: fastChance('toy'),
  });
}

test('a relaxed bot sees what its answer brings at once, the others the end of the turn', () => {
  const longTurn = { turn: (s: Toy) => ({ seat: 0, number: s.turn < 2 ? 0 : s.turn }) };
  expect(answerOf('relaxed', longTurn)).toBe('risky');
  expect(answerOf('skilled', longTurn)).toBe('safe');
  expect(answerOf('master', longTurn)).toBe('safe');
});

test('what a seat refuses is not done, whatever it promises, and does not keep it from answering', () => {
  const qualms = (_s: Toy, _d: Decision, a: Answer): number =>
    a === 'offered' ? Number.POSITIVE_INFINITY : 0;
  const proposals = (): Answer[] => ['offered'];
  for (const level of ['relaxed', 'skilled', 'master'] as const)
    expect(['safe', 'risky']).toContain(answerOf(level, { qualms, proposals }));
});
