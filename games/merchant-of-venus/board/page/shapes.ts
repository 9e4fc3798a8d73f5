const round = (n: number): number => Math.round(n * 10) / 10;

/** A star of so many points around the origin, one of them upright. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i / points) * Math.PI - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${round(Math.cos(turn) * r)} ${round(Math.sin(turn) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A polygon of so many corners, turned by a part of a whole turn. */
export function polygon(corners: number, r: number, turned = 0): string {
  const all = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners + turned) * 2 * Math.PI - Math.PI / 2;
    return `${round(Math.cos(turn) * r)} ${round(Math.sin(turn) * r)}`;
  });
  return `M${all.join('L')}Z`;
}

/** Never colour alone: a hazard has points of its own for each colour. */
export const HAZARDS = {
  blue: star(12, 15.5, 11.8),
  yellow: star(6, 17.5, 10.5),
  red: star(8, 16.5, 11.2),
} as const;
export const TRIANGLE = 'M0 -10L9.6 7.4H-9.6Z';
export const SQUARE = 'M-8 -8H8V8H-8Z';
export const DIAMOND = 'M0 -16L16 0L0 16L-16 0Z';
export const COMPASS = star(4, 11, 3.6);
export const HEXAGON = polygon(6, 13.5);
export const HOUSE = 'M-10 9V-1L-4 -6V-9H-1V-6.5L1 -5L6 -9L10 -4V9Z';
export const ANCHOR = 'M0 -7.5V7.5M-3.5 -4H3.5M-7 2C-6 6 -3 7.5 0 7.5C3 7.5 6 6 7 2';
export const ROCK = 'M-11 -3L-6 -10L3 -11L10 -5L11 4L5 11L-5 10L-11 4Z';

/**
 * A path drawn about the origin, moved to a place by its own numbers. An element with a transform of its own is a layer of
 * its own to a browser that puts the picture together, and there are hundreds of them on the chart.
 */
export function shifted(d: string, { x, y }: { x: number; y: number }): string {
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
