import { merchantOfVenusClassic } from '@fondaco/merchant-of-venus';
import { describe, expect, test } from 'vitest';
import { greedyPlayer, randomPlayer } from '../src/conformance/index.ts';
import { counted, soak } from '../src/counts.ts';
import { inRepo } from '../src/paths.ts';
import { ruleReport, unnamed } from '../src/rule-report.ts';
import { conformsOn, conformsToTheEnd, cutOff, meetings } from './support/merchant-of-venus.ts';

/** Every two values of every two options, and of the number of seats, meet in one of these. */
const PAIRS = [
  [2, { goal: '1000', races: 'chosen', smallBank: false, fastPlay: false, factoryGoods: '2012' }],
  [3, { goal: '1000', races: 'random', smallBank: true, fastPlay: true, factoryGoods: '1988' }],
  [4, { goal: '1000', races: 'random', smallBank: false, fastPlay: false, factoryGoods: '2012' }],
  [2, { goal: '2000', races: 'random', smallBank: false, fastPlay: true, factoryGoods: '2012' }],
  [3, { goal: '2000', races: 'chosen', smallBank: true, fastPlay: false, factoryGoods: '2012' }],
  [4, { goal: '2000', races: 'random', smallBank: true, fastPlay: false, factoryGoods: '1988' }],
  [2, { goal: '3000', races: 'random', smallBank: false, fastPlay: true, factoryGoods: '1988' }],
  [3, { goal: '3000', races: 'chosen', smallBank: true, fastPlay: false, factoryGoods: '2012' }],
  [4, { goal: '3000', races: 'chosen', smallBank: true, fastPlay: true, factoryGoods: '2012' }],
  [2, { goal: '4000', races: 'random', smallBank: true, fastPlay: true, factoryGoods: '2012' }],
  [3, { goal: '4000', races: 'chosen', smallBank: false, fastPlay: false, factoryGoods: '2012' }],
  [4, { goal: '4000', races: 'chosen', smallBank: true, fastPlay: true, factoryGoods: '1988' }],
] as const;

type Options = (typeof PAIRS)[number][1];

/** The long run takes every option with every other, for a while, and the pairs for long. */
const goals = ['1000', '2000', '3000', '4000'] as const;
const both = [false, true] as const;
const ALL: Options[] = goals.flatMap((goal) =>
  (['chosen', 'random'] as const).flatMap((races) =>
    (['2012', '1988'] as const).flatMap((factoryGoods) =>
      both.flatMap((smallBank) =>
        both.map((fastPlay) => ({ goal, races, smallBank, fastPlay, factoryGoods }) as Options),
      ),
    ),
  ),
);
const combined = ALL.flatMap((options) => [2, 3, 4].map((seats) => [seats, options] as const));
const COURSES = [
  ...PAIRS.map(([seats, options]) => ({ seats, options, cap: counted(140, 3000) })),
  ...(soak ? combined : []).map(([seats, options]) => ({ seats, options, cap: counted(0, 400) })),
];

/** Names and values of what a course is about. */
const rowsOf = (courses: readonly (readonly [number, Options])[]): string[][] =>
  courses.map(([seats, options]) =>
    Object.entries({ seats, ...options }).map(([name, value]) => `${name} ${value}`),
  );

describe('Merchant of Venus, Classic', () => {
  test('the pairs leave nothing out that the combinations have', () => {
    expect(meetings(rowsOf(PAIRS))).toEqual(meetings(rowsOf(combined)));
  });

  const named = COURSES.map(
    (x) => [x.seats, x.cap, Object.values(x.options).join(', '), x.options] as const,
  );
  test.each(named)('conforms with %i seats, %i steps, %s', (seats, cap, _, options) => {
    // Classic has no last round.
    const players = [cutOff, randomPlayer];
    conformsOn(merchantOfVenusClassic, 'Classic', { seats, options, cap, players });
  });
});

test('whole games of greedy players end, and conform to the end', () => {
  conformsToTheEnd(merchantOfVenusClassic, 'Classic', {
    options: { goal: '1000' },
    seats: soak ? [2, 3, 4] : [3],
    player: greedyPlayer,
  });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(unnamed(report, 'mvc', 'code')).toEqual([]);
  expect(unnamed(report, 'mvc', 'scenarios')).toEqual([]);
});
