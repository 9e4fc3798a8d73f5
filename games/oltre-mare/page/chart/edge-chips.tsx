import { clamp, type Point, type Size } from '@fondaco/page-kit/camera/view.ts';
import type { ReactNode } from 'react';
import { along } from './curve.ts';
import type { Camera } from './geo.ts';
import { usePortName } from './port-name.ts';
import { pointOf, pointsOf, type Sea } from './sea.ts';
import type { Leg, PortId, Reach } from './types.ts';

interface Props {
  sea: Sea;
  camera: Camera;
  size: Size;
  reach: readonly Reach[];
  /** The chosen way, which no chip may hide. */
  way: readonly Leg[];
  onChoose?: ((port: PortId) => void) | undefined;
}

const CHIP = 50;
const WIDE = 132;
/** With more harbours in reach chips would hide the chart; the rows hold them all. */
const MANY = 14;
const MOST_ON_A_SIDE = 3;

interface Chip {
  port: PortId;
  side: 'west' | 'east';
  y: number;
}

/** Harbours in reach that are beyond the edge of the picture. */
export function EdgeChips({ sea, camera, size, reach, way, onChoose }: Props): ReactNode {
  const nameOf = usePortName();
  if (reach.length > MANY) return null;
  const points = way.flatMap(({ route, from }) => {
    const found = sea.route.get(route);
    const line = found ? along(pointsOf(found, from, camera.scale)) : [];
    return line.map(({ x, y }) => ({ x: x + camera.at.x, y: y + camera.at.y }));
  });
  return (
    <div className="om-chart-edges-out">
      {chips(sea, camera, size, reach)
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

const hides = ({ side, y }: Chip, points: readonly Point[], { width }: Size): boolean =>
  points.some(
    (p) => p.y > y - 24 && p.y < y + 52 && (side === 'west' ? p.x < WIDE : p.x > width - WIDE),
  );

/** At the height of their harbour where there is room, else one below the other. */
function chips(sea: Sea, { scale, at }: Camera, size: Size, reach: readonly Reach[]): Chip[] {
  const out = reach.flatMap(({ port }): Chip[] => {
    const p = pointOf(sea, port, scale);
    const [x, y] = [p.x + at.x, p.y + at.y];
    const inside = x > 6 && x < size.width - 6 && y > 6 && y < size.height - 6;
    return inside ? [] : [{ port, side: x < size.width / 2 ? 'west' : 'east', y }];
  });
  return (['west', 'east'] as const).flatMap((side) => {
    const own = out.filter((c) => c.side === side).sort((a, b) => a.y - b.y);
    const top = side === 'east' ? 160 : 8;
    let free = top;
    const placed = own.map((chip, i) => {
      const below = (own.length - 1 - i) * CHIP;
      const y = clamp(free, chip.y - 22, Math.max(free, size.height - 52 - below));
      free = y + CHIP;
      return { ...chip, y };
    });
    return placed.filter(({ y }) => y < size.height - 20).slice(0, MOST_ON_A_SIDE);
  });
}
