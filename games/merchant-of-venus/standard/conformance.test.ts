import {
  chosen,
  curiousPlayer,
  everyChoice,
  half,
  inRepo,
  ruleReport,
  runSize,
  soak,
  steadyPlayer,
  type TableChoice,
  unnamed,
  valuePairs,
} from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import { conformsOn, conformsToTheEnd, cutOff } from '../shared/testing.ts';
import { goalsOf } from './curious/goals.ts';
import { invariants } from './invariants.ts';
import { merchantOfVenusStandard } from './rules/index.ts';

const curious = curiousPlayer(goalsOf(merchantOfVenusStandard.components));

/** What every table can choose besides, as 0 or 1 below. */
const CHOICES = {
  pilots: ['chosen', 'random'],
  titlesInPlay: [false, true],
  asteroidTelegate: [false, true],
  maximumProduction: [false, true],
  demand: [false, true],
  drivesSkipHazards: [false, true],
  begins: ['drawn', 'firstSeat'],
} as const;
const VARIANTS = ['standard', 'lightSpeed', 'epic'] as const;
const SEATS = [1, 2, 3, 4] as const;

/** Every two values of every two options, of variant and of number of seats, meet in one of these. */
const PAIRS: readonly TableChoice[] = [
  [1, 'standard', '0110010'],
  [2, 'standard', '1010110'],
  [3, 'standard', '0001100'],
  [4, 'standard', '0101101'],
  [1, 'lightSpeed', '0010011'],
  [2, 'lightSpeed', '1011011'],
  [3, 'lightSpeed', '1100001'],
  [4, 'lightSpeed', '1110110'],
  [1, 'epic', '0100111'],
  [2, 'epic', '0101100'],
  [3, 'epic', '1010111'],
  [4, 'epic', '1001000'],
  [1, 'soloChallenge', '0000010'],
  [1, 'soloChallenge', '1111101'],
];

const COMBINED: readonly TableChoice[] = everyChoice(CHOICES).flatMap((choices): TableChoice[] => [
  ...VARIANTS.flatMap((variant) => SEATS.map((seats): TableChoice => [seats, variant, choices])),
  [1, 'soloChallenge', choices],
]);

/** mvs.epic.1: by the number of seats, so that each way to say how long it lasts is met. */
const EPIC = [{ epicLength: 'random' }, { epicRounds: 33 }, { epicRounds: 42 }, { epicRounds: 60 }];

const optionsOf = ([seats, variant, choices]: TableChoice): object => ({
  variant,
  ...chosen(CHOICES, choices),
  ...(variant === 'epic' && EPIC[seats - 1]),
});

/** The long run takes every combination of the others with one way to begin, for a while, and the pairs for long. */
const TABLES = [
  ...PAIRS.map((table) => [...table, runSize(50, 800)] as const),
  ...(soak ? half(COMBINED) : []).map((table) => [...table, runSize(0, 30)] as const),
];

describe('Merchant of Venus, Standard', () => {
  test('the pairs leave nothing out that the combinations have', () => {
    expect(valuePairs(PAIRS)).toEqual(valuePairs(COMBINED));
  });

  test.each(TABLES)('conforms with %i seats, %s %s, %i steps', (seats, variant, choices, cap) => {
    const options = optionsOf([seats, variant, choices]);
    const players = [cutOff, curious];
    conformsOn(merchantOfVenusStandard, 'Standard', { seats, options, cap, players, invariants });
  });
});

test('whole games of steady players end, and conform to the end', () => {
  conformsToTheEnd(merchantOfVenusStandard, 'Standard', {
    options: { titlesInPlay: true, demand: true },
    seats: soak ? [1, 2, 3, 4] : [3],
    player: steadyPlayer,
    invariants,
  });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(report.problems.filter((x) => x.includes('mvs'))).toEqual([]);
  expect(unnamed(report, 'mvs', 'code')).toEqual([]);
  expect(unnamed(report, 'mvs', 'scenarios')).toEqual([]);
});
