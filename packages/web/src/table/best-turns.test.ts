import { msg } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { bestTurns } from './best-turns.ts';
import type { StoryStep, StoryTurn } from './turns.ts';

const step = (seq: number, undone = false): StoryStep => ({
  seq,
  event: null,
  msg: msg('x'),
  seat: null,
  by: null,
  undone,
});
const turn = (seat: number | null, ...steps: StoryStep[]): StoryTurn => ({
  key: '0',
  seat,
  round: 1,
  steps,
});
const worth = (view: unknown, seat: number): number => (view as number[])[seat] ?? 0;

test('the turns that brought anybody most come first; a loss is none of them, and what was taken back does not count', () => {
  const history = [
    [5, 5],
    [9, 6],
    [9, 26],
    [2, 26],
    [30, 26],
  ].map((view, seq) => ({ seq, view }));
  const turns = [
    turn(null, step(0)),
    turn(0, step(1)),
    turn(1, step(2)),
    turn(0, step(3), step(4, true)),
  ];
  const found = bestTurns(turns, history, [0, 1], worth);
  expect(found.map(({ who, gain, seq }) => [who, gain, seq])).toEqual([
    [1, 20, 2],
    [0, 4, 1],
  ]);
});
