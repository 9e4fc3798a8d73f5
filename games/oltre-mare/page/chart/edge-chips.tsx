import { clamp, type Point, type Size } from '@fondaco/page-kit/camera/view.ts';
import type { ReactNode } from 'react';
import { pointsAlong } from './curve.ts';
import type { SheetCamera } from './geo.ts';
import { usePortName } from './port-name.ts';
import { portPoint, routePoints, type Sea } from './sea.ts';
import type { Leg, PortId, ReachablePort } from './types.ts';

interface Props {
  sea: Sea;
  camera: SheetCamera;
  size: Size;
  reach: readonly ReachablePort[];
  /** The chosen way; chips must not hide it. */
  way: readonly Leg[];
  onChoose?: ((port: PortId) => void) | undefined;
}

const CHIP_HEIGHT_PX = 50;
const CHIP_WIDTH_PX = 132;
/** With more harbours in reach than this, chips would hide the chart and are left out; the rows list all harbours. */
const MOST_IN_REACH = 14;
const MOST_ON_A_SIDE = 3;

interface Chip {
  port: PortId;
  side: 'west' | 'east';
  y: number;
}

/** Buttons at the edge of the board for harbours in reach that are outside it. */
export function EdgeChips({ sea, camera, size, reach, way, onChoose }: Props): ReactNode {
  const nameOf = usePortName();
  if (reach.length > MOST_IN_REACH) return null;
  const points = way.flatMap(({ route, from }) => {
    const found = sea.route.get(route);
    const line = found ? pointsAlong(routePoints(found, from, camera.scale)) : [];
    return line.map(({ x, y }) => ({ x: x + camera.at.x, y: y + camera.at.y }));
  });
  return (
    <div className="om-chart-edges-out">
      {placeChips(sea, camera, size, reach)
        .filter((chip) => !hides(chip, points, size))
        .map(({ port, side, y }) => (
          <button
            key={port}
            type="button"
            className={`om-chart-out is-${side}`}
            style={{ top: y }}
            onClick={() => onChoose?.(port)}
            tabIndex={-1}
          >
            {nameOf(port)}
          </button>
        ))}
    </div>
  );
}

/** Whether a chip would cover a point of the chosen way. */
const hides = ({ side, y }: Chip, points: readonly Point[], { width }: Size): boolean =>
  points.some(
    (p) =>
      p.y > y - 24 &&
      p.y < y + 52 &&
      (side === 'west' ? p.x < CHIP_WIDTH_PX : p.x > width - CHIP_WIDTH_PX),
  );

/** Places the chips at the height of their harbours; where that is taken, one below the other. */
function placeChips(
  sea: Sea,
  { scale, at }: SheetCamera,
  size: Size,
  reach: readonly ReachablePort[],
): Chip[] {
  const out = reach.flatMap(({ port }): Chip[] => {
    const p = portPoint(sea, port, scale);
    const [x, y] = [p.x + at.x, p.y + at.y];
    const inside = x > 6 && x < size.width - 6 && y > 6 && y < size.height - 6;
    return inside ? [] : [{ port, side: x < size.width / 2 ? 'west' : 'east', y }];
  });
  return (['west', 'east'] as const).flatMap((side) => {
    const own = out.filter((c) => c.side === side).sort((a, b) => a.y - b.y);
    const top = side === 'east' ? 160 : 8;
    let free = top;
    const placed = own.map((chip, i) => {
      const below = (own.length - 1 - i) * CHIP_HEIGHT_PX;
      const y = clamp(free, chip.y - 22, Math.max(free, size.height - 52 - below));
      free = y + CHIP_HEIGHT_PX;
      return { ...chip, y };
    });
    return placed.filter(({ y }) => y < size.height - 20).slice(0, MOST_ON_A_SIDE);
  });
}
