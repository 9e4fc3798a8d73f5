import { curiousProblems } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { oltreMare } from '../rules/index.ts';
import type { Action } from '../rules/state.ts';
import { playground } from './playground.ts';

/** All kinds of answers; the type makes sure that none is missing. */
const ANSWERS: Record<Action['do'], true> = {
  discard: true,
  buy: true,
  call: true,
  accept: true,
  decline: true,
  withdraw: true,
  pass: true,
  wait: true,
  play: true,
  sail: true,
  jump: true,
  stay: true,
  load: true,
  done: true,
  offer: true,
};

const { editions, ports, routes } = oltreMare.components;
const CARDS = [
  ...[editions.first, editions.second].flatMap((x) => [
    ...x.cards.map((card) => card.id),
    ...x.goods.map((good) => good.id),
    ...Object.keys(x.markers),
  ]),
  ...ports.map((port) => port.id),
  ...routes.map((route) => route.id),
];

const AMOUNT = {
  rounds: 1,
  madeUp: 30,
  odd: 2,
  steps: { scenario: 60, madeUp: 60, table: 250 },
};

test('the curious player meets everything, and no invariant breaks', async () => {
  expect(await curiousProblems(playground, ANSWERS, CARDS, AMOUNT)).toEqual([]);
});
