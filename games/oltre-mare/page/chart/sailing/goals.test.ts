import { expect, test } from 'vitest';
import type { Goal } from '../../../rules/facts/index.ts';
import type { Action } from '../../../rules/index.ts';
import { suggestedWay } from './goals.ts';

const sail = (route: string): Action => ({ do: 'sail', route });
const goal = (port: string, ...ways: string[][]): Goal => ({
  port,
  ways: ways.map((routes) => ({ legs: [], steps: routes.map(sail) })),
});
const TUNIS = goal('tunis', ['a', 'b'], ['c', 'd']);
const GOALS = [goal('naples', ['a', 'e']), TUNIS];
const at = { t: 'port', id: 'tunis' } as const;

test('a hint selects the way it sails', () => {
  const line = [sail('c'), sail('d'), { do: 'load' }] as never;
  expect(suggestedWay(GOALS, { line, at })).toEqual({ goal: TUNIS, wayIndex: 1 });
});

test('a leap by compass after it does not belong to the way', () => {
  const line = [sail('c'), sail('d'), { do: 'jump', port: 'acre' }] as never;
  expect(suggestedWay(GOALS, { line, at })).toEqual({ goal: TUNIS, wayIndex: 1 });
});

test('a way that is not shown becomes the first one to the same harbour', () => {
  const line = [sail('f'), sail('g')] as never;
  expect(suggestedWay(GOALS, { line, at })).toEqual({ goal: TUNIS, wayIndex: 0 });
  expect(suggestedWay(GOALS, { line, at: { t: 'port', id: 'acre' } })).toBeNull();
});
