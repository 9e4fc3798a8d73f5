import { curiousProblems } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { components } from '../rules/components.ts';
import type { Action } from '../rules/state.ts';
import { playground } from './playground.ts';

/** All kinds of answers; the type makes sure that none is missing. */
const ANSWERS: Record<Action['do'], true> = {
  bid: true,
  peek: true,
  light: true,
  swap: true,
  give: true,
  mix: true,
  offer: true,
  buy: true,
  decline: true,
  shelter: true,
  pass: true,
};

const CARDS = components.lanterns.map((x) => x.kind);

const AMOUNT = {
  rounds: 1,
  madeUp: 0,
  odd: 2,
  steps: { scenario: 30, madeUp: 0, table: 100 },
};

test('the curious player meets everything, and no invariant breaks', async () => {
  expect(await curiousProblems(playground, ANSWERS, CARDS, AMOUNT)).toEqual([]);
});
