import { describe, expect, it } from 'vitest';
import {
  bounded,
  broughtIntoView,
  type CameraView,
  centred,
  type Point,
  type Stage,
  scaleToFit,
  zoomed,
} from './view.ts';

const stage: Stage = {
  sheet: { width: 100, height: 60 },
  board: { width: 360, height: 330 },
  least: 4,
  most: 20,
};
const margins = { left: 60, right: 90, top: 50, bottom: 40 };
const shown = ({ x, y, scale }: CameraView, p: Point): Point => ({
  x: p.x * scale + x,
  y: p.y * scale + y,
});
const isClear = ({ x, y }: Point): boolean => {
  const { width, height } = stage.board;
  const across = x > margins.left - 0.01 && x < width - margins.right + 0.01;
  return across && y > margins.top - 0.01 && y < height - margins.bottom + 0.01;
};

describe('a bounded view', () => {
  it.each([
    [1000, 1000],
    [-9000, -9000],
    [3, -5],
  ])('never looks beyond the sheet, from %s, %s', (x, y) => {
    const view = bounded({ x, y, scale: 10 }, stage);
    expect(view.x).toBeLessThanOrEqual(0);
    expect(view.y).toBeLessThanOrEqual(0);
    expect(view.x + 1000).toBeGreaterThanOrEqual(stage.board.width);
    expect(view.y + 600).toBeGreaterThanOrEqual(stage.board.height);
  });

  it('keeps the scale within its limits', () => {
    expect(bounded({ x: 0, y: 0, scale: 0 }, stage).scale).toBe(4);
    expect(bounded({ x: 0, y: 0, scale: 99 }, stage).scale).toBe(20);
  });

  it('puts a small sheet in the middle, beside what covers the right edge', () => {
    const small = { ...stage, least: 1, covered: 60 };
    expect(bounded({ x: -500, y: 9, scale: 1 }, small)).toEqual({ scale: 1, x: 100, y: 135 });
  });
});

it('keeps the place under the finger when it zooms', () => {
  const before = centred({ x: 50, y: 30 }, 10, stage);
  const about = { x: 100, y: 80 };
  const after = zoomed(before, 1.5, about, stage);
  const place = { x: (100 - before.x) / 10, y: (80 - before.y) / 10 };
  expect(after.scale).toBe(15);
  expect(shown(after, place).x).toBeCloseTo(about.x);
  expect(shown(after, place).y).toBeCloseTo(about.y);
  expect(zoomed(before, 99, about, stage).scale).toBe(stage.most);
});

it('fits a size into the margins', () => {
  expect(scaleToFit({ width: 21, height: 10 }, stage.board, margins)).toBe(10);
  expect(scaleToFit({ width: 1, height: 24 }, stage.board, margins)).toBe(10);
});

describe('bringing points onto the board', () => {
  const from = centred({ x: 50, y: 30 }, 10, stage);

  it('moves as little as needed, and not at all when they are there', () => {
    const far = { x: 80, y: 30 };
    expect(isClear(shown(from, far))).toBe(false);
    const to = broughtIntoView(from, [far], stage, margins, false);
    expect(shown(to, far).x).toBeCloseTo(stage.board.width - margins.right);
    expect(to.y).toBe(from.y);
    expect(broughtIntoView(to, [far], stage, margins, false)).toEqual(to);
  });

  it('zooms out until both ends fit', () => {
    const ends = [
      { x: 35, y: 20 },
      { x: 65, y: 40 },
    ];
    const to = broughtIntoView(from, ends, stage, margins, true);
    expect(to.scale).toBeCloseTo(7);
    for (const end of ends) expect(isClear(shown(to, end))).toBe(true);
  });

  it('keeps its scale otherwise, and brings the first', () => {
    const ends = [
      { x: 35, y: 20 },
      { x: 65, y: 40 },
    ];
    const to = broughtIntoView(from, ends, stage, margins, false);
    expect(to.scale).toBe(10);
    expect(ends.map((end) => isClear(shown(to, end)))).toEqual([true, false]);
  });
});
