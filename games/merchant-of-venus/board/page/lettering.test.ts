import { expect, it } from 'vitest';
import { CHART_SPACES, NAV_LABELS, PLATES } from './galaxy.ts';
import { type LetteringSizes, letterStep, placeLettering } from './lettering.ts';
import { areApart, gapTo } from './place.ts';
import type { PlateSizes } from './place-plates.ts';

/** Plates as large as usual names make them. */
const PLATE: PlateSizes = {
  full: { width: 140, height: 53 },
  narrow: { width: 120, height: 53 },
  broken: { width: 95, height: 67 },
  short: { width: 120, height: 37 },
  brokenShort: { width: 95, height: 51 },
  name: { width: 105, height: 20 },
  brokenName: { width: 75, height: 34 },
};
const BOARD = { width: 916, height: 672 };
const SIZES: LetteringSizes = {
  plates: new Map(
    PLATES.flatMap(({ system, kind }) => (kind === 'system' ? [[system, PLATE]] : [])),
  ),
  titles: new Map(
    PLATES.flatMap(({ system, kind }) =>
      kind === 'system' ? [] : [[system, { width: 56, height: 15 }]],
    ),
  ),
};

it.each([0.44, 0.5, 0.58, 0.7, 1])('nothing that is written stands on another at %s', (step) => {
  const { exits, titles, plates } = placeLettering(step, BOARD, SIZES);
  const boxes = [...exits.values(), ...titles.values(), ...plates.values()];
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) expect(areApart(a, b, 0)).toBe(true);
  for (const box of boxes)
    for (const space of CHART_SPACES) expect(gapTo(box, space)).toBeGreaterThan(8);
});

it.each([0.48, 0.58, 0.7, 1])('every exit and every system is named at %s', (step) => {
  const { exits, plates } = placeLettering(step, BOARD, SIZES);
  expect(exits.size).toBe(NAV_LABELS.length);
  expect(plates.size).toBe(14);
});

it.each([
  [0.54, 3],
  [0.58, 2],
  [0.7, 0],
])('at %s at most %s systems are named without their culture', (step, most) => {
  const { plates } = placeLettering(step, BOARD, SIZES);
  const bare = [...plates.values()].filter(({ form }) => form === 'name' || form === 'brokenName');
  expect(bare.length).toBeLessThanOrEqual(most);
});

it('steps are at most as large as the scale, and few', () => {
  const scales = Array.from({ length: 200 }, (_, i) => 0.2 + i * 0.012);
  for (const scale of scales) {
    expect(letterStep(scale)).toBeLessThanOrEqual(scale);
    expect(letterStep(scale)).toBeGreaterThan(Math.min(1, scale) * 0.92);
  }
  expect(new Set(scales.map(letterStep)).size).toBeLessThan(24);
});
