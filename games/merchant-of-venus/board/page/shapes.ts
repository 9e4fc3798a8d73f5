const round = (n: number): number => Math.round(n * 10) / 10;

/** SVG path data of a star around the origin; one point is at the top. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i / points) * Math.PI - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${round(Math.cos(turn) * r)} ${round(Math.sin(turn) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** SVG path data of a regular polygon around the origin, rotated by a fraction of a full turn. */
export function polygonPath(corners: number, r: number, turned = 0): string {
  const all = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners + turned) * 2 * Math.PI - Math.PI / 2;
    return `${round(Math.cos(turn) * r)} ${round(Math.sin(turn) * r)}`;
  });
  return `M${all.join('L')}Z`;
}

/** Each colour of hazard has its own shape, so that it does not depend on colour alone. */
export const HAZARD_SHAPES = {
  blue: starPath(12, 17.5, 13.4),
  yellow: starPath(6, 19.5, 12.5),
  red: starPath(8, 18.5, 13),
} as const;
/** Path data of the shapes of spaces, all around the origin. */
export const TRIANGLE = 'M0 -10L9.6 7.4H-9.6Z';
export const SQUARE = 'M-8 -8H8V8H-8Z';
export const DIAMOND = 'M0 -16L16 0L0 16L-16 0Z';
export const COMPASS = starPath(4, 11, 3.6);
export const HEXAGON = polygonPath(6, 13.5);
export const HOUSE = 'M-10 9V-1L-4 -6V-9H-1V-6.5L1 -5L6 -9L10 -4V9Z';
export const ANCHOR = 'M0 -7.5V7.5M-3.5 -4H3.5M-7 2C-6 6 -3 7.5 0 7.5C3 7.5 6 6 7 2';
export const ROCK = 'M-11 -3L-6 -10L3 -11L10 -5L11 4L5 11L-5 10L-11 4Z';

/**
 * Path data moved to a point by changing its numbers. Elements with a transform would each become a layer
 * for the browser to compose, and the chart has hundreds of them.
 */
export function shiftPath(d: string, { x, y }: { x: number; y: number }): string {
  return d.replace(/([MLCQHVA])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const moved = numbers.map((n, i) => {
      if (letter === 'H') return n + x;
      if (letter === 'V') return n + y;
      if (letter === 'A') return i % 7 === 5 ? n + x : i % 7 === 6 ? n + y : n;
      return n + (i % 2 === 0 ? x : y);
    });
    return `${letter}${moved.map(round).join(' ')}`;
  });
}
