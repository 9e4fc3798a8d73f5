import { SHEET, SHEET_MARGIN } from './galaxy.ts';

/** A generator of numbers in [0, 1) that is the same on every page, so that the sky never changes. */
function seededRandom(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

const COLUMNS = 8;
const ROWS = 6;
const STARS_PER_FIELD = [9, 3, 1];

/**
 * Stars of three sizes. Zero-length path segments with round ends are much cheaper than circles. Each field of the sky has its
 * own path, so that only fields on the screen are painted.
 */
export const STARS: readonly { size: number; d: string }[] = STARS_PER_FIELD.flatMap(
  (count, size) => {
    const next = seededRandom(71 + size * 977);
    return Array.from({ length: COLUMNS * ROWS }, (_, field) => {
      const point = (): string => {
        const x = (((field % COLUMNS) + next()) / COLUMNS) * SHEET.width - SHEET_MARGIN;
        const y = ((Math.floor(field / COLUMNS) + next()) / ROWS) * SHEET.height - SHEET_MARGIN;
        return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
      };
      return { size, d: Array.from({ length: count }, point).join('') };
    });
  },
);

/** Coloured clouds behind the stars: ellipses rotated by `turn` degrees. */
export const NEBULAE = [
  { ink: '#3a2f86', x: 330, y: 360, rx: 430, ry: 200, turn: -18 },
  { ink: '#1d5b86', x: 1120, y: 560, rx: 470, ry: 220, turn: 14 },
  { ink: '#7a3a94', x: 860, y: 470, rx: 330, ry: 190, turn: -6 },
  { ink: '#7a2f3a', x: 300, y: 960, rx: 420, ry: 210, turn: 10 },
  { ink: '#4b2f8a', x: 1400, y: 900, rx: 330, ry: 260, turn: -30 },
  { ink: '#8a4a2a', x: 1080, y: 120, rx: 300, ry: 160, turn: 0 },
  { ink: '#1f5a5a', x: 640, y: 1060, rx: 440, ry: 160, turn: -6 },
  { ink: '#1f4f86', x: 140, y: 620, rx: 240, ry: 240, turn: 0 },
] as const;
