import {
  chosen,
  curiousPlayer,
  everyChoice,
  greedyPlayer,
  half,
  inRepo,
  ruleReport,
  runSize,
  soak,
  type TableChoice,
  unnamed,
  valuePairs,
} from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import { conformsOn, conformsToTheEnd, cutOff } from '../shared/testing.ts';
import { goalsOf } from './curious/goals.ts';
import { invariants } from './invariants.ts';
import { merchantOfVenusClassic } from './rules/index.ts';

const curious = curiousPlayer(goalsOf(merchantOfVenusClassic.components));

/** What every table can choose besides, as 0 or 1 below. */
const CHOICES = {
  races: ['chosen', 'random'],
  smallBank: [false, true],
  fastPlay: [false, true],
  factoryGoods: ['2012', '1988'],
  begins: ['drawn', 'firstSeat'],
} as const;
const GOALS = ['1000', '2000', '3000', '4000'];
const SEATS = [2, 3, 4];

/** Every two values of every two options, of goal and of number of seats, meet in one of these. */
const PAIRS: readonly TableChoice[] = [
  [2, '1000', '00000'],
  [3, '1000', '11110'],
  [4, '1000', '10001'],
  [2, '2000', '10100'],
  [3, '2000', '01001'],
  [4, '2000', '11010'],
  [2, '3000', '10111'],
  [3, '3000', '01001'],
  [4, '3000', '01100'],
  [2, '4000', '11101'],
  [3, '4000', '00000'],
  [4, '4000', '01111'],
];

const COMBINED = everyChoice(CHOICES).flatMap((choices) =>
  GOALS.flatMap((goal) => SEATS.map((seats): TableChoice => [seats, goal, choices])),
);

/** The long run takes every combination of the others with one way to begin, for a while, and the pairs for long. */
const TABLES = [
  ...PAIRS.map((table) => [...table, runSize(140, 3000)] as const),
  ...(soak ? half(COMBINED) : []).map((table) => [...table, runSize(0, 400)] as const),
];

describe('Merchant of Venus, Classic', () => {
  test('the pairs leave nothing out that the combinations have', () => {
    expect(valuePairs(PAIRS)).toEqual(valuePairs(COMBINED));
  });

  test.each(TABLES)('conforms with %i seats, to %s, %s, %i steps', (seats, goal, choices, cap) => {
    const options = { goal, ...chosen(CHOICES, choices) };
    // Classic has no last round.
    const players = [cutOff, curious];
    conformsOn(merchantOfVenusClassic, 'Classic', { seats, options, cap, players, invariants });
  });
});

test('whole games of greedy players end, and conform to the end', () => {
  conformsToTheEnd(merchantOfVenusClassic, 'Classic', {
    options: { goal: '1000' },
    seats: soak ? [2, 3, 4] : [3],
    player: greedyPlayer,
    invariants,
  });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(unnamed(report, 'mvc', 'code')).toEqual([]);
  expect(unnamed(report, 'mvc', 'scenarios')).toEqual([]);
});
