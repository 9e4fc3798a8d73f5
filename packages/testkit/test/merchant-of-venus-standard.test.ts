import { merchantOfVenusStandard } from '@fondaco/merchant-of-venus';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../src/conformance/index.ts';
import { steadyPlayer } from '../src/conformance/players.ts';
import { counted, soak } from '../src/counts.ts';
import { inRepo } from '../src/paths.ts';
import { ruleReport, unnamed } from '../src/rule-report.ts';
import { conformsOn, conformsToTheEnd, cutOff, meetings } from './support/merchant-of-venus.ts';

/** What every table can choose besides, as 0 or 1 below. */
const CHOICES = {
  pilots: ['chosen', 'random'],
  titlesInPlay: [false, true],
  asteroidTelegate: [false, true],
  maximumProduction: [false, true],
  demand: [false, true],
  drivesSkipHazards: [false, true],
} as const;
const VARIANTS = ['standard', 'lightSpeed', 'epic'] as const;
const SEATS = [1, 2, 3, 4] as const;

type Course = readonly [seats: number, variant: string, choices: string];

/** Every two values of every two options, of variant and of number of seats, meet in one of these. */
const PAIRS: readonly Course[] = [
  [1, 'standard', '011001'],
  [2, 'standard', '101011'],
  [3, 'standard', '000110'],
  [4, 'standard', '010110'],
  [1, 'lightSpeed', '001001'],
  [2, 'lightSpeed', '101101'],
  [3, 'lightSpeed', '110000'],
  [4, 'lightSpeed', '111011'],
  [1, 'epic', '010011'],
  [2, 'epic', '010110'],
  [3, 'epic', '101011'],
  [4, 'epic', '100100'],
  [1, 'soloChallenge', '000001'],
  [1, 'soloChallenge', '111110'],
];

/** The long run takes every option with every other, for a while, and the pairs for long. */
const ALL = Array.from({ length: 2 ** Object.keys(CHOICES).length }, (_, n) =>
  n.toString(2).padStart(Object.keys(CHOICES).length, '0'),
);
const COMBINED: readonly Course[] = ALL.flatMap((choices): Course[] => [
  ...VARIANTS.flatMap((variant) => SEATS.map((seats): Course => [seats, variant, choices])),
  [1, 'soloChallenge', choices],
]);

/** mvs.epic.1: by the number of seats, so that each way to say how long it lasts is met. */
const EPIC = [{ epicLength: 'random' }, { epicRounds: 33 }, { epicRounds: 42 }, { epicRounds: 60 }];

const optionsOf = ([seats, variant, choices]: Course): object => ({
  variant,
  ...Object.fromEntries(
    Object.entries(CHOICES).map(([name, values], i) => [name, values[Number(choices[i])]]),
  ),
  ...(variant === 'epic' && EPIC[seats - 1]),
});

/** Places and values of what a course is about. */
const rowsOf = (courses: readonly Course[]): string[][] =>
  courses.map(([seats, variant, choices]) =>
    [seats, variant, ...Array.from(choices)].map((value, i) => `${i} ${value}`),
  );

const COURSES = [
  ...PAIRS.map((course) => [...course, counted(50, 800)] as const),
  ...(soak ? COMBINED : []).map((course) => [...course, counted(0, 30)] as const),
];

describe('Merchant of Venus, Standard', () => {
  test('the pairs leave nothing out that the combinations have', () => {
    expect(meetings(rowsOf(PAIRS))).toEqual(meetings(rowsOf(COMBINED)));
  });

  test.each(COURSES)('conforms with %i seats, %s %s, %i steps', (seats, variant, choices, cap) => {
    const options = optionsOf([seats, variant, choices]);
    const players = [cutOff, { ...randomPlayer, ends: false }];
    conformsOn(merchantOfVenusStandard, 'Standard', { seats, options, cap, players });
  });
});

test('whole games of steady players end, and conform to the end', () => {
  conformsToTheEnd(merchantOfVenusStandard, 'Standard', {
    options: { titlesInPlay: true, demand: true },
    seats: soak ? [1, 2, 3, 4] : [3],
    player: steadyPlayer,
  });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(report.problems.filter((x) => x.includes('mvs'))).toEqual([]);
  expect(unnamed(report, 'mvs', 'code')).toEqual([]);
  expect(unnamed(report, 'mvs', 'scenarios')).toEqual([]);
});
