import { curiousProblems } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { merchantOfVenusClassic } from '../rules/index.ts';
import type { Action } from '../rules/state.ts';
import { playground } from './playground.ts';

/** All kinds of answers; the type makes sure that none is missing. */
const ANSWERS: Record<Action['do'], true> = {
  wish: true,
  stay: true,
  head: true,
  jumpStart: true,
  drive: true,
  autopilot: true,
  lock: true,
  reroll: true,
  keep: true,
  jump: true,
  assign: true,
  switch: true,
  go: true,
  land: true,
  pass: true,
  pay: true,
  decline: true,
  take: true,
  leave: true,
  done: true,
  buy: true,
  equip: true,
  ship: true,
  buyRelic: true,
  factory: true,
  spaceport: true,
  iou: true,
  closeIou: true,
  sell: true,
  barter: true,
  pickUp: true,
  dropOff: true,
  offload: true,
  accept: true,
  refuse: true,
  withdraw: true,
  wait: true,
  offer: true,
};

const { components } = merchantOfVenusClassic;
const CARDS = [
  ...components.cultures.flatMap((c) => [c.id, c.good.id, c.factory.id]),
  ...[
    components.ships,
    components.equipment,
    components.relics,
    components.passengers,
    components.demands,
    components.encounters,
  ].flatMap((list) => list.map((x) => x.id)),
];

const AMOUNT = {
  rounds: 2,
  madeUp: 30,
  odd: 2,
  steps: { scenario: 30, madeUp: 60, table: 200 },
};

test('the curious player meets everything, and no invariant breaks', async () => {
  expect(await curiousProblems(playground, ANSWERS, CARDS, AMOUNT)).toEqual([]);
});
