import { kernelLocales } from '@fondaco/kernel';
import { merchantOfVenusLocales, merchantOfVenusStandard } from '@fondaco/merchant-of-venus';
import { describe, expect, test } from 'vitest';
import {
  conformance,
  conforms,
  greedyPlayer,
  printReport,
  randomPlayer,
} from '../src/conformance/index.ts';
import { steadyPlayer } from '../src/conformance/players.ts';
import { counted, figure, seedsFor, soak } from '../src/counts.ts';
import { inRepo } from '../src/paths.ts';
import { ruleReport, unnamed } from '../src/rule-report.ts';

const texts = Object.keys({ ...merchantOfVenusLocales.en, ...kernelLocales.en });
const known = new Set(texts.map((key) => key.replace(/_other$/, '')));

/** Looks at every position, at few things each time: kinds of action are many, and most of them rare. */
const depth = { every: 1, rare: 1, answers: 2, samples: 1, mutants: 3, steps: 6 };
const cutOff = { ...greedyPlayer, ends: false };

/** Every variant with every number of seats it is for; every two values of every two options meet in one of these. */
const PAIRS = [
  [1, { variant: 'standard', titlesInPlay: true, demand: true, drivesSkipHazards: true }],
  [2, { variant: 'standard', pilots: 'random', asteroidTelegate: true, maximumProduction: true }],
  [3, { variant: 'standard', demand: true, maximumProduction: true }],
  [4, { variant: 'standard', titlesInPlay: true, asteroidTelegate: true, pilots: 'random' }],
  [1, { variant: 'lightSpeed', maximumProduction: true, asteroidTelegate: true }],
  [2, { variant: 'lightSpeed', titlesInPlay: true, demand: true, pilots: 'random' }],
  [4, { variant: 'lightSpeed', drivesSkipHazards: true }],
  [1, { variant: 'soloChallenge', drivesSkipHazards: true, asteroidTelegate: true }],
  [1, { variant: 'soloChallenge', pilots: 'random', demand: true, maximumProduction: true }],
  [1, { variant: 'epic', epicLength: 'random', pilots: 'random', drivesSkipHazards: true }],
  [3, { variant: 'epic', epicRounds: 42, titlesInPlay: true, maximumProduction: true }],
  [4, { variant: 'epic', epicRounds: 31, demand: true, asteroidTelegate: true }],
] as const;

describe('Merchant of Venus, Standard', () => {
  test.each(PAIRS)('conforms with %i seats and %j', (seats, options) => {
    const setting = {
      options,
      seats: [seats],
      seeds: seedsFor(1, 6),
      cap: counted(70, 3000),
      players: [cutOff, { ...randomPlayer, ends: false }],
      depth,
    };
    const report = conforms(conformance(merchantOfVenusStandard, setting));
    if (soak) console.log(printReport(report));
    expect([...report.tally.keys].filter((key) => !known.has(key))).toEqual([]);
    figure(`conformance: Standard, ${seats} seats, ${JSON.stringify(options)}`, {
      games: report.tally.games,
      moves: report.tally.moves,
      worlds: report.tally.worlds,
    });
  });
});

test('whole games of steady players end, and conform to the end', () => {
  const setting = {
    options: { titlesInPlay: true, demand: true },
    seats: soak ? [1, 2, 3, 4] : [3],
    seeds: seedsFor(1, 20),
    cap: 4000,
    players: [steadyPlayer],
    depth: { ...depth, every: 9 },
  };
  const { tally, failures } = conformance(merchantOfVenusStandard, setting);
  expect(failures.filter((x) => x.step >= 0)).toEqual([]);
  figure('whole games: Standard', { games: tally.games, moves: tally.moves });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(report.problems.filter((x) => x.includes('mvs'))).toEqual([]);
  expect(unnamed(report, 'mvs', 'code')).toEqual([]);
  expect(unnamed(report, 'mvs', 'scenarios')).toEqual([]);
});
