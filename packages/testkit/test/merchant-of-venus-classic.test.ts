import { kernelLocales } from '@fondaco/kernel';
import { merchantOfVenusClassic, merchantOfVenusLocales } from '@fondaco/merchant-of-venus';
import { describe, expect, test } from 'vitest';
import {
  conformance,
  conforms,
  greedyPlayer,
  printReport,
  randomPlayer,
} from '../src/conformance/index.ts';
import { counted, figure, seedsFor, soak } from '../src/counts.ts';
import { inRepo } from '../src/paths.ts';
import { ruleReport, unnamed } from '../src/rule-report.ts';

const texts = Object.keys({ ...merchantOfVenusLocales.en, ...kernelLocales.en });
const known = new Set(texts.map((key) => key.replace(/_other$/, '')));

/** Classic has no last round: play is cut off, and what it has met till then is compared. */
const cutOff = { ...greedyPlayer, ends: false };
/** Looks at every position, at few things each time: kinds of action are many, and most of them rare. */
const depth = { every: 1, rare: 1, answers: 2, samples: 1, mutants: 3, steps: 6 };

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

/** All that meets in these: names of two things and the value of each. */
function meetings(courses: readonly (readonly [number, Options])[]): Set<string> {
  const rows = courses.map(([seats, options]) =>
    Object.entries({ seats, ...options }).map(([name, value]) => `${name} ${value}`),
  );
  return new Set(rows.flatMap((row) => row.flatMap((a) => row.map((b) => `${a}, ${b}`))));
}

describe('Merchant of Venus, Classic', () => {
  test('the pairs leave nothing out that the combinations have', () => {
    expect([...meetings(PAIRS)].sort()).toEqual([...meetings(combined)].sort());
  });

  const named = COURSES.map(
    (x) => [x.seats, x.cap, Object.values(x.options).join(', '), x.options] as const,
  );
  test.each(named)('conforms with %i seats, %i steps, %s', (seats, cap, _, options) => {
    const setting = {
      options,
      seats: [seats],
      seeds: seedsFor(1, 1),
      cap,
      players: [cutOff, randomPlayer],
      depth,
    };
    const report = conforms(conformance(merchantOfVenusClassic, setting));
    if (soak) console.log(printReport(report));
    expect([...report.tally.keys].filter((key) => !known.has(key))).toEqual([]);
    figure(`conformance: Classic, ${seats} seats, ${cap} steps, ${JSON.stringify(options)}`, {
      games: report.tally.games,
      moves: report.tally.moves,
      worlds: report.tally.worlds,
    });
  });
});

test('whole games of greedy players end, and conform to the end', () => {
  const setting = {
    options: { goal: '1000' },
    seats: soak ? [2, 3, 4] : [3],
    seeds: seedsFor(1, 20),
    cap: 4000,
    players: [greedyPlayer],
    depth: { ...depth, every: 9 },
  };
  const { tally, failures } = conformance(merchantOfVenusClassic, setting);
  expect(failures.filter((x) => x.step >= 0)).toEqual([]);
  figure('whole games: Classic', { games: tally.games, moves: tally.moves });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(unnamed(report, 'mvc', 'code')).toEqual([]);
  expect(unnamed(report, 'mvc', 'scenarios')).toEqual([]);
});
