import type { Point } from '@fondaco/page-kit/camera/view.ts';
import type { SpaceId } from '../../classic/rules/index.ts';
import { CHART_SPACES, spacePoint } from './galaxy.ts';
import type { Lettering } from './lettering.ts';
import { type Disc, gapTo } from './place.ts';

/** How far beside its space a ship is drawn, so that the space stays visible; in units of the chart. */
const AWAY = 24;
/** The room a ship takes from afar, where it is drawn larger. */
const RADIUS = 22;
const TURNS = 16;

/** Where a ship stands beside its space: above it, unless it would hide spaces, numbers of exits, plates or other ships there. */
export function berthAt(
  space: SpaceId,
  { exits, plates }: Pick<Lettering, 'exits' | 'plates'>,
  others: readonly Point[],
): Point {
  const { x, y } = spacePoint(space);
  const hidden = (at: Disc): number =>
    CHART_SPACES.filter((s) => s.id !== space && Math.hypot(s.x - at.x, s.y - at.y) < at.r + 9)
      .length *
      4 +
    [...exits.values(), ...plates.values()].filter((box) => gapTo(box, at) < at.r).length * 2 +
    others.filter((p) => Math.hypot(p.x - at.x, p.y - at.y) < 2 * at.r).length * 3;
  const berths = Array.from({ length: TURNS }, (_, i) => {
    const turn = (i / TURNS) * 2 * Math.PI;
    const at = { x: x + Math.sin(turn) * AWAY, y: y - Math.cos(turn) * AWAY, r: RADIUS };
    return { at, cost: hidden(at) + (1 - Math.cos(turn)) / 2 };
  });
  const [best] = berths.toSorted((a, b) => a.cost - b.cost);
  return best ? { x: best.at.x, y: best.at.y } : { x, y };
}
