import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import { COAST_WORLD } from './coast.ts';
import type { Camera } from './geo.ts';

const WIDE = 9;
const STEP = 5;

/** The border of the chart: a step for every degree. */
export const Frame = memo(function Frame({ camera, size }: { camera: Camera; size: Size }) {
  const { width, height } = size;
  const across = steps(camera.at.x, camera.scale.x, width, -COAST_WORLD.west);
  const down = steps(camera.at.y, camera.scale.y, height, COAST_WORLD.north);
  return (
    <svg className="om-chart-frame" width={width} height={height} aria-hidden="true">
      <path
        d={`M0 0H${width}V${height}H0ZM${WIDE} ${WIDE}V${height - WIDE}H${width - WIDE}V${WIDE}Z`}
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
            return `M0 ${y}H${STEP}V${to}H0ZM${width - STEP} ${y}H${width}V${to}H${width - STEP}Z`;
          })
          .join('')}
      />
      <Line inset={STEP} thick={0.8} size={size} />
      <Line inset={WIDE} thick={1.4} size={size} />
    </svg>
  );
});

/** Where every second degree begins. */
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
    return `M${x} ${top}H${to}V${STEP}H${x}ZM${x} ${height - STEP}H${to}V${height}H${x}Z`;
  };

function Line({ inset, thick, size }: { inset: number; thick: number; size: Size }): ReactNode {
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
