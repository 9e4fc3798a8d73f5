import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { smooth } from './curve.ts';

const POINTS = 12;

/** The uneven edge of a drop of wax around the origin, always the same for a seed. */
export function blob(seed: number): string {
  const points = Array.from({ length: POINTS }, (_, i): Point => {
    const turn = (i / POINTS) * 2 * Math.PI;
    const wave = Math.sin(turn * 3 + seed * 1.7) * 0.55 + Math.sin(turn * 2 - seed * 2.3) * 0.6;
    const dent = Math.sin(turn * 5 + seed * 4.1) * 0.45;
    const radius = 13.6 + wave + dent;
    return { x: Math.cos(turn) * radius, y: Math.sin(turn) * radius };
  });
  const [first, second] = points as [Point, Point];
  // Drawn once around and a little on, so that the seam is smooth; the fill hides the overlap.
  return `${smooth([...points, first, second])}Z`;
}
