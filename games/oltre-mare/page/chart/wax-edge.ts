import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { smoothPath } from './curve.ts';

const POINTS = 12;

/** Path data of a wax seal's uneven edge around the origin; the same seed always gives the same edge. */
export function waxEdge(seed: number): string {
  const points = Array.from({ length: POINTS }, (_, i): Point => {
    const turn = (i / POINTS) * 2 * Math.PI;
    const wave = Math.sin(turn * 3 + seed * 1.7) * 0.55 + Math.sin(turn * 2 - seed * 2.3) * 0.6;
    const dent = Math.sin(turn * 5 + seed * 4.1) * 0.45;
    const radius = 13.6 + wave + dent;
    return { x: Math.cos(turn) * radius, y: Math.sin(turn) * radius };
  });
  const [first, second] = points as [Point, Point];
  // The line goes a little past its start, so that the seam is smooth; the fill hides the overlap.
  return `${smoothPath([...points, first, second])}Z`;
}
