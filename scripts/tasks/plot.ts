import { readFileSync, writeFileSync } from 'node:fs';
import type { Calibration } from '@fondaco/bots';

// Draws what `fondaco arena --json` has printed: of one file how well calibrated its chances are, of several files with budgets the
// share of the first player by budget. Usage: node scripts/tasks/plot.ts OUT.svg ARENA.json...

interface Summary {
  budget?: number;
  players: { name: string; share: number; low: number; high: number }[];
  calibration?: Calibration;
}

/** A share that was measured somewhere along the axis, both from nought to one, with its interval. */
interface Point {
  x: number;
  share: number;
  low: number;
  high: number;
}

const SIZE = 300;
const MARGIN = 44;
const GREY = '#808080';
const AMBER = '#b7791f';

const [out = '', ...files] = process.argv.slice(2);
const summaries = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Summary);
const [first] = summaries;
if (!first) throw new Error('no files of an arena were named');
writeFileSync(out, summaries.length > 1 ? byBudget(summaries) : calibrated(first.calibration));

function byBudget(all: readonly Summary[]): string {
  const budgets = all.map(({ budget = 1 }) => budget);
  const [least, most] = [Math.min(...budgets), Math.max(...budgets)];
  const along = (ms: number): number =>
    0.05 + (0.9 * Math.log(ms / least)) / Math.log(most / least);
  const points = all.flatMap(({ budget = 1, players: [player] }): Point[] =>
    player ? [{ x: along(budget), ...player }] : [],
  );
  const marks = budgets.map((ms): [number, string] => [along(ms), String(ms)]);
  return drawing(points, marks, 'milliseconds a turn', 'games won');
}

function calibrated(calibration: Calibration | undefined): string {
  if (!calibration) throw new Error('the file has no calibration');
  const points = calibration.bins.map(
    ({ said, won, error }): Point => ({ x: said, share: won, low: won - error, high: won + error }),
  );
  const marks = [0, 0.25, 0.5, 0.75, 1].map((x): [number, string] => [x, percent(x)]);
  const even = `<path d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}" stroke="${GREY}" stroke-dasharray="4"/>`;
  return drawing(points, marks, 'chance said', 'games won', even);
}

function drawing(
  points: readonly Point[],
  marks: readonly [number, string][],
  along: string,
  upward: string,
  behind = '',
): string {
  const axis = `<path d="M${at(0)} ${up(1)}V${up(0)}H${at(1)}" stroke="${GREY}"/>`;
  const left = [0, 0.25, 0.5, 0.75, 1].map(
    (x) => `<text x="${MARGIN - 6}" y="${up(x) + 4}" text-anchor="end">${percent(x)}</text>`,
  );
  const below = marks.map(
    ([x, name]) => `<text x="${at(x)}" y="${up(0) + 16}" text-anchor="middle">${name}</text>`,
  );
  const names = `<text x="${at(1)}" y="${up(0) + 32}" text-anchor="end">${along}</text><text x="${MARGIN + 6}" y="14">${upward}</text>`;
  const line = `<path d="M${points.map(({ x, share }) => `${at(x)} ${up(share)}`).join('L')}" stroke="${AMBER}"/>`;
  const bars = points.map(
    ({ x, share, low, high }) =>
      `<path d="M${at(x)} ${up(Math.max(0, low))}V${up(Math.min(1, high))}" stroke="${AMBER}"/><circle cx="${at(x)}" cy="${up(share)}" r="3" fill="${AMBER}"/>`,
  );
  const side = SIZE + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" font-family="sans-serif" font-size="11" fill="none"><title>${upward} by ${along}</title><g>${behind}${axis}${line}</g>${bars.join('')}<g fill="${GREY}">${left.join('')}${below.join('')}${names}</g></svg>\n`;
}

function at(x: number): number {
  return Math.round(MARGIN + SIZE * x);
}

function up(share: number): number {
  return Math.round(MARGIN + SIZE * (1 - share));
}

function percent(x: number): string {
  return `${Math.round(100 * x)} %`;
}
