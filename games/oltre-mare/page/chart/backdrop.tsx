import { memo } from 'react';
import { COAST, COAST_UNITS, COAST_WORLD } from './coast.ts';
import { HILLS } from './hills.ts';
import { RHUMBS } from './winds.ts';

const WIDTH = (COAST_WORLD.east - COAST_WORLD.west) * COAST_UNITS;
const HEIGHT = (COAST_WORLD.north - COAST_WORLD.south) * COAST_UNITS;

/** Bands of ink along the coast, from wide and faint to narrow and strong. They imitate a blur, which phones draw slowly. */
const WATER_LINES = [1, 2, 3] as const;
const LAND_EDGES = [1, 2, 3, 4, 5, 6] as const;

/** The parts of the chart that never change: sea, coast, hills and rhumb lines. It fills the sheet it is put on. */
export const Backdrop = memo(function Backdrop() {
  return (
    <svg
      className="om-chart-backdrop"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id="om-chart-land" d={COAST} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
        <clipPath id="om-chart-inland">
          <path d={COAST} clipRule="evenodd" />
        </clipPath>
        <radialGradient id="om-chart-water" cx=".5" cy=".49" r=".42">
          <stop offset="0" stopColor="var(--ch-sea-1)" />
          <stop offset="1" stopColor="var(--ch-sea-2)" />
        </radialGradient>
        <linearGradient id="om-chart-soil" x1=".25" y1=".2" x2=".8" y2=".8">
          <stop offset="0" stopColor="var(--ch-land)" />
          <stop offset=".55" stopColor="var(--ch-land)" />
          <stop offset="1" stopColor="var(--ch-land-2)" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#om-chart-water)" />
      <g className="om-chart-waterlines">
        {WATER_LINES.map((band) => (
          <use key={band} href="#om-chart-land" className={`om-chart-waterline-${band}`} />
        ))}
      </g>
      <g className="om-chart-rhumbs">
        {RHUMBS.map((d, rank) => (
          <path key={d.slice(0, 24)} d={d} className={`om-chart-rhumb-${rank}`} />
        ))}
      </g>
      <use href="#om-chart-land" fill="url(#om-chart-soil)" />
      <g clipPath="url(#om-chart-inland)">
        <g className="om-chart-edges">
          {LAND_EDGES.map((band) => (
            <use key={band} href="#om-chart-land" className={`om-chart-edge-${band}`} />
          ))}
        </g>
        <g className="om-chart-rhumbs om-chart-rhumbs-inland">
          <path d={RHUMBS[0]} className="om-chart-rhumb-0" />
        </g>
      </g>
      <use href="#om-chart-land" className="om-chart-coast" />
      <g className="om-chart-hills">
        {HILLS.map(({ x, y, size }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <path className="om-chart-hill" d="M-9 4C-6-1-4-6-1-8C2-5 5-1 9 4" />
            <path d="M-9 4C-6-1-4-6-1-8C2-5 5-1 9 4M1-3C3-1 4 1 5 4M-1-5C0-2 .5 0 .5 3" />
          </g>
        ))}
      </g>
    </svg>
  );
});
