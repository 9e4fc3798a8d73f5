import {
  chosen,
  conformance,
  conforms,
  curiousPlayer,
  everyChoice,
  figure,
  gameTexts,
  greedyPlayer,
  inRepo,
  printReport,
  ruleReport,
  seedsFor,
  soak,
  type TableChoice,
  unnamed,
  valuePairs,
} from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import { goals } from './curious/goals.ts';
import { invariants } from './invariants.ts';
import { oltreMare } from './rules/index.ts';

const curious = curiousPlayer(goals);

const known = new Set(Object.keys(gameTexts('en')).map((key) => key.replace(/_other$/, '')));

/** What every table can choose, as 0 or 1 below. */
const CHOICES = { memory: ['open', 'closed'], begins: ['drawn', 'firstSeat'] } as const;
const SEATS = [2, 3, 4, 5];

/** Every two values of every two options, and of number of seats, meet in one of these; so do edition, memory and seats. */
const TABLES = SEATS.flatMap((seats): TableChoice[] => [
  [seats, 'first', '00'],
  [seats, 'first', '11'],
  [seats, 'second', '01'],
  [seats, 'second', '10'],
]);

const COMBINED = everyChoice(CHOICES).flatMap((choices) =>
  ['first', 'second'].flatMap((edition) =>
    SEATS.map((seats): TableChoice => [seats, edition, choices]),
  ),
);

describe('Oltre Mare', () => {
  test('the pairs leave nothing out that the combinations have', () => {
    expect(valuePairs(TABLES)).toEqual(valuePairs(COMBINED));
  });

  test.each(TABLES)('conforms with %i seats, %s edition, %s', (seats, edition, choices) => {
    const seeds = choices.startsWith('0') ? seedsFor(2, 40) : seedsFor(1, 20);
    const options = { edition, ...chosen(CHOICES, choices) };
    const players = [greedyPlayer, curious];
    const setting = { options, seats: [seats], seeds, cap: 2000, players, invariants };
    const report = conforms(conformance(oltreMare, setting));
    if (soak) console.log(`${JSON.stringify(options)}, ${printReport(report)}`);
    expect([...report.tally.keys].filter((key) => !known.has(key))).toEqual([]);
    figure(`conformance: Oltre Mare, ${seats} seats, ${JSON.stringify(options)}`, {
      games: report.tally.games,
      moves: report.tally.moves,
      worlds: report.tally.worlds,
      kinds: Object.fromEntries(report.tally.kinds),
    });
  });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(report.problems).toEqual([]);
  expect(unnamed(report, 'om', 'code')).toEqual([]);
  expect(unnamed(report, 'om', 'scenarios')).toEqual([]);
});
