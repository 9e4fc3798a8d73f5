import { memo, type ReactNode } from 'react';
import type { Colour, Spot } from './galaxy.ts';
import {
  ANCHOR,
  COMPASS,
  DIAMOND,
  HAZARDS,
  HEXAGON,
  HOUSE,
  polygon,
  ROCK,
  SQUARE,
  star,
  TRIANGLE,
} from './shapes.ts';

/** The printed sign of a space, around the origin. */
export function SpotMark({ spot }: { spot: Spot }): ReactNode {
  const { type, colour, cost, orbit } = spot;
  switch (type) {
    case 'hazard':
      return <HazardMark colour={colour ?? 'blue'} cost={cost} />;
    case 'asteroid':
      return <RockMark />;
    case 'encounter':
      return <circle className="mv-chart-lair" r={15} />;
    case 'nav':
      return (
        <>
          <path className="mv-chart-nav" d={DIAMOND} />
          {orbit ? <OrbitMark small /> : <path className="mv-chart-nav-star" d={COMPASS} />}
        </>
      );
    case 'orbit':
      return <OrbitMark />;
    case 'city':
      return (
        <>
          <path className="mv-chart-city" d={HOUSE} />
          <path
            className="mv-chart-windows"
            d="M-6.5 1.5H-3M-.5 1.5H3M5 1.5H7.5M-6.5 5.5H-3M-.5 5.5H3"
          />
        </>
      );
    case 'spaceport':
      return <HarbourMark />;
    case 'base':
      return <BaseMark />;
    default:
      return <Space colour={colour ?? 'blue'} />;
  }
}

function Space({ colour }: { colour: Colour }): ReactNode {
  const className = `mv-chart-space mv-chart-${colour}`;
  if (colour === 'yellow') return <path className={className} d={TRIANGLE} />;
  if (colour === 'red') return <path className={className} d={SQUARE} />;
  return <circle className={className} r={9} />;
}

export function HazardMark({ colour, cost }: { colour: Colour; cost: number }): ReactNode {
  return (
    <>
      <path className={`mv-chart-hazard mv-chart-${colour}`} d={HAZARDS[colour]} />
      <text className="mv-chart-cost" y={5}>
        {cost}
      </text>
    </>
  );
}

export function RockMark(): ReactNode {
  return (
    <>
      <path className="mv-chart-rock" d={ROCK} />
      <g className="mv-chart-crater">
        <circle cx={-3} cy={-3} r={3} />
        <circle cx={4} cy={4} r={2.2} />
        <circle cx={5} cy={-4} r={1.4} />
      </g>
    </>
  );
}

function OrbitMark({ small = false }: { small?: boolean }): ReactNode {
  return (
    <>
      <circle className="mv-chart-orbit" r={small ? 7.5 : 11.5} />
      <circle className="mv-chart-orbit-core" r={small ? 3.2 : 5} />
    </>
  );
}

export function HarbourMark({ open = false }: { open?: boolean }): ReactNode {
  return (
    <>
      <path className={open ? 'mv-chart-harbour is-open' : 'mv-chart-harbour'} d={DIAMOND} />
      <path className="mv-chart-anchor" d={ANCHOR} />
    </>
  );
}

const BASE = polygon(6, 26, 1 / 12);
const BASE_INNER = polygon(6, 19, 1 / 12);
const BASE_STAR = star(4, 15, 4);

function BaseMark(): ReactNode {
  return (
    <>
      <circle className="mv-chart-base-glow" r={42} />
      <path
        className="mv-chart-base-arms"
        d="M-38 0H-28M28 0H38M-19 -33L-14 -25M19 33L14 25M-19 33L-14 25M19 -33L14 -25"
      />
      <path className="mv-chart-base" d={BASE} />
      <path className="mv-chart-base-inner" d={BASE_INNER} />
      <path className="mv-chart-base-star" d={BASE_STAR} />
    </>
  );
}

interface Exit {
  values: readonly number[];
  x: number;
  y: number;
}

/** The numbers that lead out of a navigation space one way. */
export function ExitMark({ exit, on = false }: { exit: Exit; on?: boolean }): ReactNode {
  const { values, x, y } = exit;
  const width = 8 + values.length * 9;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={on ? 'mv-chart-exit is-on' : 'mv-chart-exit'}
        x={-width / 2}
        y={-9}
        width={width}
        height={18}
        rx={5}
      />
      <text className="mv-chart-exit-sign" y={5}>
        {values.join('')}
      </text>
    </g>
  );
}

export const HiddenMark = memo(function HiddenMark() {
  return (
    <>
      <path className="mv-chart-hidden" d={HEXAGON} />
      <path className="mv-chart-hidden-edge" d={polygon(6, 10.5)} />
      <text className="mv-chart-hidden-sign" y={5.5}>
        ?
      </text>
    </>
  );
});

export function GateMark({ number }: { number: number }): ReactNode {
  return (
    <>
      <path className="mv-chart-gate-arms" d="M-19 0H-13M13 0H19M0 -19V-13M0 13V19" />
      <circle className="mv-chart-gate" r={13.5} />
      <circle className="mv-chart-gate-ring" r={9.5} />
      <text className="mv-chart-gate-sign" y={5.5}>
        {number}
      </text>
    </>
  );
}

const SEAL = star(10, 16, 13.2);

export function RelicMark(): ReactNode {
  return (
    <>
      <path className="mv-chart-relic" d={SEAL} />
      <path
        className="mv-chart-relic-sign"
        d="M0 -8L2.6 -2.6L8 0L2.6 2.6L0 8L-2.6 2.6L-8 0L-2.6 -2.6Z"
      />
    </>
  );
}
