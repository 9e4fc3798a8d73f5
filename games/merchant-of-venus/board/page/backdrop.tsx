import { memo, type ReactNode } from 'react';
import {
  BRIDGES,
  CHART_LINES,
  CHART_SPACES,
  type ChartLine,
  ELLIPSES,
  isSystem,
  SHEET_BOX,
} from './galaxy.ts';
import { SpaceMark } from './marks.tsx';
import { Scenery } from './scenery.tsx';
import { NEBULAE, STARS } from './stars.ts';

/** Sky, planets and lines: the parts of the chart that never change. */
export const Backdrop = memo(function Backdrop() {
  return (
    <svg
      className="mv-chart-drawing mv-chart-backdrop"
      viewBox={SHEET_BOX}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="mv-chart-sky" gradientUnits="userSpaceOnUse" cx={780} cy={540} r={1250}>
          <stop offset="0" stopColor="var(--mv-sky-1)" />
          <stop offset=".55" stopColor="var(--mv-sky-2)" />
          <stop offset="1" stopColor="var(--mv-sky-3)" />
        </radialGradient>
        <radialGradient id="mv-chart-system">
          <stop offset="0" stopColor="#2b3d77" stopOpacity=".28" />
          <stop offset=".75" stopColor="#1d2a5a" stopOpacity=".34" />
          <stop offset="1" stopColor="#4660b4" stopOpacity=".42" />
        </radialGradient>
        {NEBULAE.map(({ ink }, i) => (
          <radialGradient key={ink} id={`mv-chart-cloud-${i}`}>
            <stop offset="0" stopColor={ink} stopOpacity=".7" />
            <stop offset=".45" stopColor={ink} stopOpacity=".28" />
            <stop offset="1" stopColor={ink} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <rect x={-1600} y={-1200} width={4800} height={3600} fill="url(#mv-chart-sky)" />
      {NEBULAE.map(({ ink, x, y, rx, ry, turn }, i) => (
        <ellipse
          key={ink}
          className="mv-chart-cloud"
          cx={x}
          cy={y}
          rx={rx}
          ry={ry}
          transform={`rotate(${turn} ${x} ${y})`}
          fill={`url(#mv-chart-cloud-${i})`}
        />
      ))}
      <Graticule />
      {STARS.map(({ size, d }) => (
        <path key={d} className={`mv-chart-stars mv-chart-stars-${size}`} d={d} />
      ))}
      {ELLIPSES.map(({ system, cx, cy, rx, ry, rotate }) => (
        <ellipse
          key={system}
          cx={cx}
          cy={cy}
          rx={rx}
          ry={ry}
          transform={`rotate(${rotate} ${cx} ${cy})`}
          fill="url(#mv-chart-system)"
        />
      ))}
      <Scenery />
      <Lines />
    </svg>
  );
});

/** The printed spaces. They are a layer of their own, because the way being shown lies between them and the lines. */
export const PrintedSpaces = memo(function PrintedSpaces() {
  return (
    <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
      {CHART_SPACES.map((space) => (
        <SpaceMark key={space.id} space={space} />
      ))}
    </svg>
  );
});

/** Circles and rays around the Base, as on old star charts. */
function Graticule(): ReactNode {
  return (
    <g className="mv-chart-graticule">
      {[160, 320, 480, 640, 800, 960].map((r) => (
        <circle key={r} cx={610} cy={566} r={r} />
      ))}
      <path
        d={Array.from({ length: 24 }, (_, i) => {
          const turn = (i / 24) * 2 * Math.PI;
          const at = (r: number): string =>
            `${(610 + Math.cos(turn) * r).toFixed(1)} ${(566 + Math.sin(turn) * r).toFixed(1)}`;
          return `M${at(90)}L${at(1250)}`;
        }).join('')}
      />
    </g>
  );
}

const KINDS = ['dashed', 'solid', 'surface', 'green'] as const;
const LINES = KINDS.flatMap((kind) => CHART_LINES.filter((e) => e.kind === kind));
const isInSystem = (e: ChartLine): boolean => isSystem(e.a.split('.')[0] ?? '');

/** All lines, each as its own path, so that the browser paints only those in view. */
function Lines(): ReactNode {
  return (
    <>
      {LINES.map(({ kind, d }) => (
        <path key={d} className={`mv-chart-line mv-chart-line-${kind}`} d={d} />
      ))}
      {BRIDGES.map((e) => (
        <g key={e.d}>
          <path className="mv-chart-line mv-chart-bridge" d={e.d} />
          <path
            className={`mv-chart-line mv-chart-line-${isInSystem(e) ? 'solid' : e.kind}`}
            d={e.d}
          />
        </g>
      ))}
    </>
  );
}
