import { playCuriously, reportCurious, sampleOf, universeOf } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { components } from '../rules/components.ts';
import type { Action } from '../rules/state.ts';
import { playground } from './playground.ts';

/** Every answer there is: the compiler misses one that is not listed. */
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

const AMOUNT = sampleOf({
  rounds: 1,
  madeUp: 0,
  odd: 2,
  steps: { scenario: 30, madeUp: 0, table: 100 },
});

test('the curious player meets everything, and no invariant breaks', async () => {
  const universe = universeOf(playground.manifest, ANSWERS, CARDS);
  const report = await playCuriously(playground, AMOUNT, universe);
  const { findings, unseen } = reportCurious('lanterns', report, universe);
  expect(findings).toEqual([]);
  expect(unseen).toEqual({ questions: [], answers: [], sentences: [], cards: [] });
});
