import type { Point, Size } from '@fondaco/page-kit/camera/view.ts';

/** A rectangle, by its middle. */
export type Box = Point & Size;
export interface Disc extends Point {
  r: number;
}

/** How far a point lies outside a box; 0 inside. */
export function gapTo({ x, y, width, height }: Box, p: Point): number {
  const dx = Math.max(0, Math.abs(p.x - x) - width / 2);
  const dy = Math.max(0, Math.abs(p.y - y) - height / 2);
  // Many times faster than Math.hypot.
  return Math.sqrt(dx * dx + dy * dy);
}

/** Whether two boxes are at least this far apart in one direction. */
export const areApart = (a: Box, b: Box, by: number): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + by ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + by;

/** The free box that costs least; null if none is free. */
export function cheapest<T extends Box>(
  candidates: Iterable<T>,
  cost: (box: T) => number,
  isFit: (box: T) => boolean,
): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const box of candidates) {
    const price = cost(box);
    // The cost is compared first, because it is quicker to compute.
    if (price >= least || !isFit(box)) continue;
    best = box;
    least = price;
  }
  return best;
}

/** Side of the cells in which `clearOf` counts, in units of the chart. */
const CELL = 2;

/**
 * Returns a quick check whether a box on a plane keeps away from discs and boxes. It counts the covered cells to the left of and
 * above each cell, so that four look-ups tell how many there are in a box.
 */
export function clearOf(
  { discs, boxes }: { discs: readonly Disc[]; boxes: readonly Box[] },
  { width, height }: Size,
  gap: number,
): (box: Box) => boolean {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const row = columns + 1;
  const counts = new Int32Array(row * (rows + 1));
  const column = (x: number): number => Math.max(0, Math.min(columns - 1, Math.floor(x / CELL)));
  const line = (y: number): number => Math.max(0, Math.min(rows - 1, Math.floor(y / CELL)));
  /** Covers the cells whose middle lies between two heights and, on each line, as far to both sides as told. */
  const cover = (x: number, y: number, high: number, wide: (fromMiddle: number) => number) => {
    for (let j = line(y - high + CELL / 2); j <= line(y + high - CELL / 2); j++) {
      const side = wide((j + 0.5) * CELL - y) - CELL / 2;
      const at = (j + 1) * row + 1;
      if (side >= 0) counts.fill(1, at + column(x - side), at + column(x + side) + 1);
    }
  };
  for (const { x, y, r } of discs) cover(x, y, r, (d) => Math.sqrt(Math.max(0, r * r - d * d)));
  for (const { x, y, width: w, height: h } of boxes) cover(x, y, h / 2, () => w / 2);
  for (let j = 1; j <= rows; j++)
    for (let i = 1; i <= columns; i++) {
      const at = j * row + i;
      counts[at] =
        (counts[at] as number) +
        (counts[at - 1] as number) +
        (counts[at - row] as number) -
        (counts[at - row - 1] as number);
    }
  return (box: Box): boolean => {
    const dx = box.width / 2 + gap;
    const dy = box.height / 2 + gap;
    const left = column(box.x - dx);
    const right = column(box.x + dx) + 1;
    const top = line(box.y - dy) * row;
    const bottom = (line(box.y + dy) + 1) * row;
    const covered =
      (counts[bottom + right] as number) -
      (counts[bottom + left] as number) -
      (counts[top + right] as number) +
      (counts[top + left] as number);
    return covered === 0;
  };
}
