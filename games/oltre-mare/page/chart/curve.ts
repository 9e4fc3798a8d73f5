import type { Point } from '@fondaco/page-kit/camera/view.ts';

interface BezierPiece {
  from: Point;
  bend1: Point;
  bend2: Point;
  to: Point;
}

/** Cubic Bézier pieces of a Catmull–Rom spline through the points. Its simple uniform form is good enough for sea routes. */
function bezierPieces(points: readonly Point[]): BezierPiece[] {
  return points.slice(1).map((to, i) => {
    const from = points[i] as Point;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    return {
      from,
      bend1: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      bend2: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    };
  });
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

/** SVG path data of a smooth line through the points. */
export function smoothPath(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return '';
  const curves = bezierPieces(points).map(
    ({ bend1, bend2, to }) => `C${at(bend1)} ${at(bend2)} ${at(to)}`,
  );
  return `M${at(start)}${curves.join('')}`;
}

const POINTS_PER_PIECE = 14;

/** Points close to each other along the smooth line through the given ones. */
export function pointsAlong(points: readonly Point[]): Point[] {
  const out: Point[] = points.slice(0, 1);
  for (const piece of bezierPieces(points))
    for (let i = 1; i <= POINTS_PER_PIECE; i++) out.push(bezierPoint(piece, i / POINTS_PER_PIECE));
  return out;
}

function bezierPoint({ from, bend1, bend2, to }: BezierPiece, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: a * from.x + b * bend1.x + c * bend2.x + d * to.x,
    y: a * from.y + b * bend1.y + c * bend2.y + d * to.y,
  };
}

/** The position after a fraction of the way (0 to 1) at even speed, and whether the way goes west there. */
export function positionOnWay(
  way: readonly Point[],
  fraction: number,
): { point: Point; west: boolean } {
  const lengths = way.slice(1).map((p, i) => {
    const q = way[i] as Point;
    return Math.hypot(p.x - q.x, p.y - q.y);
  });
  let left = fraction * lengths.reduce((sum, l) => sum + l, 0);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [way[i] as Point, way[i + 1] as Point];
    if (left <= length || i === lengths.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length);
      return {
        point: { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t },
        west: to.x < from.x,
      };
    }
    left -= length;
  }
  return { point: way[0] ?? { x: 0, y: 0 }, west: false };
}
