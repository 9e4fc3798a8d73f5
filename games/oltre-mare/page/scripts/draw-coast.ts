/** Draws the coasts of the chart: `node games/oltre-mare/page/scripts/draw-coast.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

type Point = [number, number];
type Atlas = Parameters<typeof feature>[0];

/** What is drawn, in degrees: more than the chart needs, for boards of any shape. */
const WORLD = { west: -12, east: 62, north: 58, south: 18 };
/** Where the harbours are: drawn in more detail. */
const SEAS = { west: 6, east: 43, north: 48.5, south: 29.5 };
/** Units of the path in a degree. */
const UNITS = 100;

/** The text of `coast.ts`. */
export function coast(): string {
  const rings = landRings()
    .map((ring) => clip(ring))
    .filter((ring) => ring.length > 3)
    .map((ring) => simplify(ring))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > (isNear(ring) ? 0.005 : 0.25))
    .map((ring) => wobble(ring));
  return [
    '// Made by scripts/draw-coast.ts from Natural Earth land 1:50m (public domain), through world-atlas.',
    `/** The degrees the coast is drawn in, from the corner at the north-west. */`,
    `export const COAST_WORLD = { west: ${WORLD.west}, east: ${WORLD.east}, north: ${WORLD.north}, south: ${WORLD.south} } as const;`,
    `/** Units of the path in a degree. */`,
    `export const COAST_UNITS = ${UNITS};`,
    'export const COAST =',
    `  '${rings.map(pathOf).join('')}';`,
    '',
  ].join('\n');
}

function landRings(): Point[][] {
  const file = require.resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const land = feature(world, world.objects.land as Atlas['objects'][string]);
  const parts = land.type === 'FeatureCollection' ? land.features : [land];
  return parts.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates as Point[][];
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat() as Point[][];
    return [];
  });
}

/** Sutherland and Hodgman: the part of a ring inside the world. */
function clip(ring: Point[]): Point[] {
  const sides: [inside: (p: Point) => boolean, axis: 0 | 1, at: number][] = [
    [(p) => p[0] >= WORLD.west, 0, WORLD.west],
    [(p) => p[0] <= WORLD.east, 0, WORLD.east],
    [(p) => p[1] >= WORLD.south, 1, WORLD.south],
    [(p) => p[1] <= WORLD.north, 1, WORLD.north],
  ];
  let left = ring.slice(0, -1);
  for (const [inside, axis, at] of sides) {
    const next: Point[] = [];
    left.forEach((p, i) => {
      const before = left.at(i - 1) as Point;
      if (inside(p) !== inside(before)) next.push(cut(before, p, axis, at));
      if (inside(p)) next.push(p);
    });
    left = next;
  }
  return left;
}

function cut(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const part = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Visvalingam: takes away the point that matters least, until all matter. */
function simplify(ring: Point[]): Point[] {
  const left = ring.slice();
  for (;;) {
    let least = Number.POSITIVE_INFINITY;
    let which = -1;
    for (let i = 0; i < left.length; i++) {
      const here = left[i] as Point;
      const matters =
        triangle(left.at(i - 1) as Point, here, left[(i + 1) % left.length] as Point) *
        (isSea(here) ? 1 : 0.03);
      if (matters < least) [least, which] = [matters, i];
    }
    if (least > 0.0003 || left.length < 4) return left;
    left.splice(which, 1);
  }
}

const triangle = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

const isSea = ([lon, lat]: Point): boolean =>
  lon > SEAS.west && lon < SEAS.east && lat > SEAS.south && lat < SEAS.north;
const isNear = (ring: Point[]): boolean => ring.some(isSea);

function area(ring: Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] as Point;
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);
}

/** As if drawn by hand: long strokes are broken, and every point is a little off. */
function wobble(ring: Point[]): Point[] {
  const out: Point[] = [];
  ring.forEach((p, i) => {
    const next = ring[(i + 1) % ring.length] as Point;
    const long = Math.hypot(next[0] - p[0], next[1] - p[1]);
    const pieces = isSea(p) || isSea(next) ? Math.max(1, Math.round(long / 0.13)) : 1;
    for (let k = 0; k < pieces; k++) {
      const at: Point = [
        p[0] + ((next[0] - p[0]) * k) / pieces,
        p[1] + ((next[1] - p[1]) * k) / pieces,
      ];
      out.push([at[0] + off(at, 1), at[1] + off(at, 2)]);
    }
  });
  return out;
}

/** A slow and a quick tremble of the hand, in degrees. */
const off = (at: Point, seed: number): number =>
  noise(at, seed, 2.6) * 0.045 + noise(at, seed + 2, 7) * 0.022;

/** Smooth noise from -1 to 1, the same wherever it is asked again. */
function noise([x, y]: Point, seed: number, often: number): number {
  const [u, v] = [x * often, y * often];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [fu, fv] = [ease(u - i), ease(v - j)];
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  return mix(
    mix(dice(i, j, seed), dice(i + 1, j, seed), fu),
    mix(dice(i, j + 1, seed), dice(i + 1, j + 1, seed), fu),
    fv,
  );
}

function dice(i: number, j: number, seed: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}

function pathOf(ring: Point[]): string {
  const at = ring.map(([lon, lat]) => [
    Math.round((lon - WORLD.west) * UNITS),
    Math.round((WORLD.north - lat) * UNITS),
  ]);
  const steps = at.flatMap(([x, y], i) => {
    if (i === 0) return [];
    const [bx, by] = at[i - 1] as number[];
    const [dx, dy] = [(x as number) - (bx as number), (y as number) - (by as number)];
    return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`];
  });
  return `M${at[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

if (import.meta.main) {
  writeFileSync(new URL('../chart/coast.ts', import.meta.url), coast());
}
