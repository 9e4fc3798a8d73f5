import type { Point, Size } from '@fondaco/page-kit/camera/view.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { SheetCamera } from './geo.ts';
import { labelPlacement } from './labels.ts';
import { portPoint, routePoints, type Sea } from './sea.ts';
import type { Leg, PortId, ReachablePort } from './types.ts';

interface Props {
  sea: Sea;
  camera: SheetCamera;
  size: Size;
  chosen: PortId;
  reach: readonly ReachablePort[] | null;
  ways: readonly (readonly Leg[])[];
  children: ReactNode;
}

/** Least distance of the card from the edges of the board. */
const EDGE_PX = 16;
/** Preferred distance of the card from the harbour. */
const DISTANCE_PX = 74;

/** Places a card beside the chosen harbour, where it hides the fewest harbours and routes, and joins both by a line. */
export function CardPlace({ sea, camera, size, chosen, reach, ways, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Size>({ width: 276, height: 190 });
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = ref.current as HTMLElement;
    setOwn((old) => (old.width === width && old.height === height ? old : { width, height }));
  });
  const onBoard = (p: Point): Point => ({ x: p.x + camera.at.x, y: p.y + camera.at.y });
  const harbour = onBoard(portPoint(sea, chosen, camera.scale));
  const avoid = [
    ...(reach ?? []).flatMap(({ port }) => {
      const { x, y } = onBoard(portPoint(sea, port, camera.scale));
      return [
        { x, y },
        { x: x + labelSide(port, camera.scale.x) * 52, y },
      ];
    }),
    ...ways.flat().flatMap(({ route, from }) => {
      const found = sea.route.get(route);
      return found ? routePoints(found, from, camera.scale).map(onBoard) : [];
    }),
  ];
  for (const part of [0.27, 0.36, 0.45, 0.52]) avoid.push({ x: size.width * part, y: 46 });
  const at = bestPlace(harbour, own, size, avoid, labelSide(chosen, camera.scale.x));
  const near = {
    x: Math.max(at.x, Math.min(harbour.x, at.x + own.width)),
    y: Math.max(at.y, Math.min(harbour.y, at.y + own.height)),
  };
  const far = Math.hypot(near.x - harbour.x, near.y - harbour.y);
  return (
    <>
      {far > 30 ? (
        <svg className="om-chart-leader" width={size.width} height={size.height} aria-hidden="true">
          <path
            d={`M${harbour.x + ((near.x - harbour.x) * 24) / far} ${harbour.y + ((near.y - harbour.y) * 24) / far}L${near.x} ${near.y}`}
          />
        </svg>
      ) : null}
      <div ref={ref} className="om-chart-card" style={{ left: at.x, top: at.y }}>
        {children}
      </div>
    </>
  );
}

/** 1 if the harbour's name is east of it, -1 if west, else 0. */
const labelSide = (port: PortId, scale: number): number => {
  const { side } = labelPlacement(port, scale);
  if (side === 'east') return 1;
  return side === 'west' ? -1 : 0;
};

/** Tries places around the harbour and returns the one with the lowest penalty for hiding things or being far away. */
function bestPlace(
  harbour: Point,
  own: Size,
  size: Size,
  avoid: readonly Point[],
  label: number,
): Point {
  let best = { at: { x: EDGE_PX, y: EDGE_PX }, penalty: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < 24; turn++) {
    for (const apart of [DISTANCE_PX, DISTANCE_PX * 2]) {
      const angle = (turn / 24) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const x = harbour.x + dx * apart + ((dx - 1) * own.width) / 2;
      const y = harbour.y + dy * apart + ((dy - 1) * own.height) / 2;
      const at = {
        x: Math.max(EDGE_PX, Math.min(x, size.width - own.width - EDGE_PX)),
        y: Math.max(EDGE_PX, Math.min(y, size.height - own.height - EDGE_PX)),
      };
      const hidden = avoid.filter((p) => covers(at, own, p, 20)).length;
      const self = covers(at, own, harbour, 34) ? 50 : 0;
      const overName = dx * label > 0.8 ? 1.5 : 0;
      const penalty =
        hidden * 4 + self + overName + Math.hypot(at.x - x, at.y - y) / 60 + apart / 90;
      if (penalty < best.penalty) best = { at, penalty };
    }
  }
  return best.at;
}

const covers = (at: Point, own: Size, p: Point, room: number): boolean =>
  p.x > at.x - room &&
  p.x < at.x + own.width + room &&
  p.y > at.y - room &&
  p.y < at.y + own.height + room;
