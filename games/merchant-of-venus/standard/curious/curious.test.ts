import { curiousProblems } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { DRIVES, INTEL, TITLES } from '../rules/components/names.ts';
import { merchantOfVenusStandard } from '../rules/index.ts';
import type { Action } from '../rules/state.ts';
import { playground } from './playground.ts';

/** All kinds of answers; the type makes sure that none is missing. */
const ANSWERS: Record<Action['do'], true> = {
  wish: true,
  dial: true,
  outfit: true,
  reveal: true,
  stock: true,
  stocked: true,
  berth: true,
  enslave: true,
  keepDrill: true,
  enough: true,
  stay: true,
  head: true,
  switchDrive: true,
  announce: true,
  throwForGate: true,
  startAtGate: true,
  buyIntel: true,
  atone: true,
  reroll: true,
  turnDie: true,
  assign: true,
  switch: true,
  burn: true,
  points: true,
  useMaps: true,
  probe: true,
  fly: true,
  go: true,
  land: true,
  skipBlue: true,
  drift: true,
  exit: true,
  roll: true,
  spendDial: true,
  endTurn: true,
  fight: true,
  lose: true,
  lock: true,
  drill: true,
  jettison: true,
  finish: true,
  decline: true,
  take: true,
  against: true,
  fence: true,
  deal: true,
  raise: true,
  school: true,
  keep: true,
  tradeIn: true,
  giveTech: true,
  takeTech: true,
  bounty: true,
  lookAt: true,
  swapCards: true,
  under: true,
  shift: true,
  buy: true,
  equip: true,
  tech: true,
  buyReward: true,
  sell: true,
  closeSales: true,
  payFirst: true,
  pickUp: true,
  dropOff: true,
  offload: true,
  train: true,
  secondMission: true,
  shuttle: true,
  swapMissions: true,
  build: true,
  leave: true,
};

const { components } = merchantOfVenusStandard;
const CARDS = [
  ...components.cultures.flatMap((c) => [c.id, c.good.id]),
  ...[
    components.techs,
    components.passengers,
    components.demands,
    components.encounters,
    components.pirates,
    components.rewards,
    components.missions,
    components.challenges,
    components.outfits,
  ].flatMap((list) => list.map((x) => x.id)),
  ...DRIVES,
  ...TITLES,
  ...INTEL,
];

const AMOUNT = {
  rounds: 3,
  madeUp: 60,
  odd: 1,
  steps: { scenario: 12, madeUp: 80, table: 60 },
};

test('the curious player meets everything, and no invariant breaks', async () => {
  expect(await curiousProblems(playground, ANSWERS, CARDS, AMOUNT)).toEqual([]);
});
