import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import { COAST_WORLD } from './coast.ts';
import type { SheetCamera } from './geo.ts';

const BORDER_PX = 9;
const STEP_PX = 5;

/** The border of the chart, with a bar for every second degree. */
export const ChartBorder = memo(function ChartBorder({
  camera,
  size,
}: {
  camera: SheetCamera;
  size: Size;
}) {
  const { width, height } = size;
  const across = steps(camera.at.x, camera.scale.x, width, -COAST_WORLD.west);
  const down = steps(camera.at.y, camera.scale.y, height, COAST_WORLD.north);
  return (
    <svg className="om-chart-frame" width={width} height={height} aria-hidden="true">
      <path
        d={`M0 0H${width}V${height}H0ZM${BORDER_PX} ${BORDER_PX}V${height - BORDER_PX}H${width - BORDER_PX}V${BORDER_PX}Z`}
        className="om-chart-frame-ground"
        fillRule="evenodd"
      />
      <path
        className="om-chart-frame-steps"
        d={across.map(bars(camera.scale.x, 0, height)).join('')}
      />
      <path
        className="om-chart-frame-steps"
        d={down
          .map((y) => {
            const to = Math.min(y + camera.scale.y, height);
            return `M0 ${y}H${STEP_PX}V${to}H0ZM${width - STEP_PX} ${y}H${width}V${to}H${width - STEP_PX}Z`;
          })
          .join('')}
      />
      <BorderLine inset={STEP_PX} thick={0.8} size={size} />
      <BorderLine inset={BORDER_PX} thick={1.4} size={size} />
    </svg>
  );
});

/** Positions in pixels at which every second degree begins. */
function steps(at: number, scale: number, room: number, odd: number): number[] {
  const first = Math.floor(-at / scale);
  const count = Math.ceil(room / scale) + 1;
  return Array.from({ length: count }, (_, i) => first + i)
    .filter((degree) => (degree + odd) % 2 === 0)
    .map((degree) => Math.round((at + degree * scale) * 10) / 10);
}

const bars =
  (scale: number, top: number, height: number) =>
  (x: number): string => {
    const to = Math.round((x + scale) * 10) / 10;
    return `M${x} ${top}H${to}V${STEP_PX}H${x}ZM${x} ${height - STEP_PX}H${to}V${height}H${x}Z`;
  };

function BorderLine({
  inset,
  thick,
  size,
}: {
  inset: number;
  thick: number;
  size: Size;
}): ReactNode {
  return (
    <rect
      x={inset}
      y={inset}
      width={Math.max(0, size.width - 2 * inset)}
      height={Math.max(0, size.height - 2 * inset)}
      className="om-chart-frame-line"
      strokeWidth={thick}
    />
  );
}
