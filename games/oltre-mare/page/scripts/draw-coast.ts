/** Generates `chart/coast.ts`, the coasts of the chart: `node games/oltre-mare/page/scripts/draw-coast.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

type LonLat = [number, number];
type Atlas = Parameters<typeof feature>[0];

/** The area drawn, in degrees: larger than the chart needs, so that boards of any shape are filled. */
const DRAWN_BOX = { west: -12, east: 62, north: 58, south: 18 };
/** The area with harbours, drawn in more detail. */
const DETAILED_BOX = { west: 6, east: 43, north: 48.5, south: 29.5 };
/** Units of the path per degree. */
const UNITS_PER_DEGREE = 100;

/** The text of `coast.ts`. */
export function drawCoast(): string {
  const rings = landRings()
    .map((ring) => clip(ring))
    .filter((ring) => ring.length > 3)
    .map((ring) => simplify(ring))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > (isNear(ring) ? 0.005 : 0.25))
    .map((ring) => wobble(ring));
  return [
    '// Made by scripts/draw-coast.ts from Natural Earth land 1:50m (public domain), through world-atlas.',
    `/** The area the path covers, in degrees; its origin is the north-west corner. */`,
    `export const COAST_WORLD = { west: ${DRAWN_BOX.west}, east: ${DRAWN_BOX.east}, north: ${DRAWN_BOX.north}, south: ${DRAWN_BOX.south} } as const;`,
    `/** Units of the path per degree. */`,
    `export const COAST_UNITS = ${UNITS_PER_DEGREE};`,
    'export const COAST =',
    `  '${rings.map(pathOf).join('')}';`,
    '',
  ].join('\n');
}

function landRings(): LonLat[][] {
  const file = require.resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const land = feature(world, world.objects.land as Atlas['objects'][string]);
  const parts = land.type === 'FeatureCollection' ? land.features : [land];
  return parts.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates as LonLat[][];
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat() as LonLat[][];
    return [];
  });
}

/** The part of a ring inside the drawn area (Sutherland–Hodgman clipping). */
function clip(ring: LonLat[]): LonLat[] {
  const sides: [inside: (p: LonLat) => boolean, axis: 0 | 1, at: number][] = [
    [(p) => p[0] >= DRAWN_BOX.west, 0, DRAWN_BOX.west],
    [(p) => p[0] <= DRAWN_BOX.east, 0, DRAWN_BOX.east],
    [(p) => p[1] >= DRAWN_BOX.south, 1, DRAWN_BOX.south],
    [(p) => p[1] <= DRAWN_BOX.north, 1, DRAWN_BOX.north],
  ];
  let left = ring.slice(0, -1);
  for (const [inside, axis, at] of sides) {
    const next: LonLat[] = [];
    left.forEach((p, i) => {
      const before = left.at(i - 1) as LonLat;
      if (inside(p) !== inside(before)) next.push(crossing(before, p, axis, at));
      if (inside(p)) next.push(p);
    });
    left = next;
  }
  return left;
}

/** The point where the line from a to b crosses a side of the drawn area. */
function crossing(a: LonLat, b: LonLat, axis: 0 | 1, at: number): LonLat {
  const part = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Removes the least significant point until all remaining ones matter (Visvalingam simplification). */
function simplify(ring: LonLat[]): LonLat[] {
  const left = ring.slice();
  for (;;) {
    let least = Number.POSITIVE_INFINITY;
    let which = -1;
    for (let i = 0; i < left.length; i++) {
      const here = left[i] as LonLat;
      const matters =
        triangle(left.at(i - 1) as LonLat, here, left[(i + 1) % left.length] as LonLat) *
        (isDetailed(here) ? 1 : 0.03);
      if (matters < least) [least, which] = [matters, i];
    }
    if (least > 0.0003 || left.length < 4) return left;
    left.splice(which, 1);
  }
}

const triangle = (a: LonLat, b: LonLat, c: LonLat): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

const isDetailed = ([lon, lat]: LonLat): boolean =>
  lon > DETAILED_BOX.west &&
  lon < DETAILED_BOX.east &&
  lat > DETAILED_BOX.south &&
  lat < DETAILED_BOX.north;
const isNear = (ring: LonLat[]): boolean => ring.some(isDetailed);

function area(ring: LonLat[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] as LonLat;
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);
}

/** Makes the line look hand-drawn: long strokes are split and every point is moved a little. */
function wobble(ring: LonLat[]): LonLat[] {
  const out: LonLat[] = [];
  ring.forEach((p, i) => {
    const next = ring[(i + 1) % ring.length] as LonLat;
    const long = Math.hypot(next[0] - p[0], next[1] - p[1]);
    const pieces = isDetailed(p) || isDetailed(next) ? Math.max(1, Math.round(long / 0.13)) : 1;
    for (let k = 0; k < pieces; k++) {
      const at: LonLat = [
        p[0] + ((next[0] - p[0]) * k) / pieces,
        p[1] + ((next[1] - p[1]) * k) / pieces,
      ];
      out.push([at[0] + tremble(at, 1), at[1] + tremble(at, 2)]);
    }
  });
  return out;
}

/** The displacement of a point in degrees: a slow and a quick tremble of the hand. */
const tremble = (at: LonLat, seed: number): number =>
  noise(at, seed, 2.6) * 0.045 + noise(at, seed + 2, 7) * 0.022;

/** Smooth noise from -1 to 1; the same point always gets the same value. */
function noise([x, y]: LonLat, seed: number, often: number): number {
  const [u, v] = [x * often, y * often];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [fu, fv] = [ease(u - i), ease(v - j)];
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  return mix(
    mix(randomAt(i, j, seed), randomAt(i + 1, j, seed), fu),
    mix(randomAt(i, j + 1, seed), randomAt(i + 1, j + 1, seed), fu),
    fv,
  );
}

/** A random number from -1 to 1 that depends only on the arguments. */
function randomAt(i: number, j: number, seed: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}

function pathOf(ring: LonLat[]): string {
  const at = ring.map(([lon, lat]) => [
    Math.round((lon - DRAWN_BOX.west) * UNITS_PER_DEGREE),
    Math.round((DRAWN_BOX.north - lat) * UNITS_PER_DEGREE),
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
  writeFileSync(new URL('../chart/coast.ts', import.meta.url), drawCoast());
}
