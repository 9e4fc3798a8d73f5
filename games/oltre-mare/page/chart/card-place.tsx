import type { Point, Size } from '@fondaco/page-kit/camera/view.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Camera } from './geo.ts';
import { placing } from './labels.ts';
import { pointOf, pointsOf, type Sea } from './sea.ts';
import type { Leg, PortId, Reach } from './types.ts';

interface Props {
  sea: Sea;
  camera: Camera;
  size: Size;
  chosen: PortId;
  reach: readonly Reach[] | null;
  ways: readonly (readonly Leg[])[];
  children: ReactNode;
}

const EDGE = 16;
const APART = 74;

/** Lays a card beside the chosen harbour where it hides least of what can be chosen. */
export function CardPlace({ sea, camera, size, chosen, reach, ways, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Size>({ width: 276, height: 190 });
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = ref.current as HTMLElement;
    setOwn((old) => (old.width === width && old.height === height ? old : { width, height }));
  });
  const put = (p: Point): Point => ({ x: p.x + camera.at.x, y: p.y + camera.at.y });
  const harbour = put(pointOf(sea, chosen, camera.scale));
  const shy = [
    ...(reach ?? []).flatMap(({ port }) => {
      const { x, y } = put(pointOf(sea, port, camera.scale));
      return [
        { x, y },
        { x: x + labelSide(port, camera.scale.x) * 52, y },
      ];
    }),
    ...ways.flat().flatMap(({ route, from }) => {
      const found = sea.route.get(route);
      return found ? pointsOf(found, from, camera.scale).map(put) : [];
    }),
  ];
  for (const part of [0.27, 0.36, 0.45, 0.52]) shy.push({ x: size.width * part, y: 46 });
  const at = bestPlace(harbour, own, size, shy, labelSide(chosen, camera.scale.x));
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

const labelSide = (port: PortId, scale: number): number => {
  const { side } = placing(port, scale);
  if (side === 'east') return 1;
  return side === 'west' ? -1 : 0;
};

function bestPlace(
  harbour: Point,
  own: Size,
  size: Size,
  shy: readonly Point[],
  label: number,
): Point {
  let best = { at: { x: EDGE, y: EDGE }, bad: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < 24; turn++) {
    for (const apart of [APART, APART * 2]) {
      const angle = (turn / 24) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const x = harbour.x + dx * apart + ((dx - 1) * own.width) / 2;
      const y = harbour.y + dy * apart + ((dy - 1) * own.height) / 2;
      const at = {
        x: Math.max(EDGE, Math.min(x, size.width - own.width - EDGE)),
        y: Math.max(EDGE, Math.min(y, size.height - own.height - EDGE)),
      };
      const hidden = shy.filter((p) => covers(at, own, p, 20)).length;
      const self = covers(at, own, harbour, 34) ? 50 : 0;
      const overName = dx * label > 0.8 ? 1.5 : 0;
      const bad = hidden * 4 + self + overName + Math.hypot(at.x - x, at.y - y) / 60 + apart / 90;
      if (bad < best.bad) best = { at, bad };
    }
  }
  return best.at;
}

const covers = (at: Point, own: Size, p: Point, room: number): boolean =>
  p.x > at.x - room &&
  p.x < at.x + own.width + room &&
  p.y > at.y - room &&
  p.y < at.y + own.height + room;
