import { fastChance } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { calibrationOf } from '../arena/calibration.ts';
import { scaleAt, shares } from '../odds.ts';
import { fitOdds, type MeasuredGame } from './odds.ts';

const TRUE_ODDS = [40, 10] as const;
const chance = fastChance('odds');

/** One position of a game, won by chances that follow from the true odds. */
function played(): MeasuredGame {
  const worths = [0, 1, 2].map(() => chance.int(100, 'worth'));
  const progress = chance.int(101, 'progress') / 100;
  let draw = chance.int(1_000_000, 'winner') / 1_000_000;
  const winner = shares(worths, scaleAt(TRUE_ODDS, progress)).findIndex((x) => {
    draw -= x;
    return draw < 0;
  });
  return {
    positions: [{ worths, progress }],
    places: worths.map((_, seat) => (seat === winner ? 1 : 2)),
  };
}

test('odds are found again from games, and then chances come true', () => {
  const odds = fitOdds(Array.from({ length: 3000 }, played));
  expect(odds[0] / TRUE_ODDS[0]).toBeCloseTo(1, 0);
  expect(odds[1] / TRUE_ODDS[1]).toBeCloseTo(1, 0);
  const { error, bins } = calibrationOf(Array.from({ length: 3000 }, played), odds);
  expect(error).toBeLessThan(0.03);
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(9000);
});

test('chances that are too sure of themselves show', () => {
  const { error } = calibrationOf(Array.from({ length: 1000 }, played), [8, 2]);
  expect(error).toBeGreaterThan(0.1);
});
