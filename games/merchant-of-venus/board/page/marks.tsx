import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import type { ChartSpace, Colour } from './galaxy.ts';
import {
  ANCHOR,
  COMPASS,
  DIAMOND,
  HAZARD_SHAPES,
  HEXAGON,
  HOUSE,
  polygonPath,
  ROCK,
  SQUARE,
  shiftPath,
  starPath,
  TRIANGLE,
} from './shapes.ts';

interface At {
  at: Point;
}

function Shape({ at, look, d }: At & { look: string; d: string }): ReactNode {
  return <path className={`mv-chart-${look}`} d={shiftPath(d, at)} />;
}

interface DiscProps extends At {
  look: string;
  r: number;
  dx?: number;
  dy?: number;
}

function Disc({ at, look, r, dx = 0, dy = 0 }: DiscProps): ReactNode {
  return <circle className={`mv-chart-${look}`} cx={at.x + dx} cy={at.y + dy} r={r} />;
}

/** The printed drawing of a space. */
export function SpaceMark({ space }: { space: ChartSpace }): ReactNode {
  const { type, colour, orbit } = space;
  switch (type) {
    case 'hazard':
      return <HazardMark at={space} colour={colour ?? 'blue'} />;
    case 'asteroid':
      return <AsteroidMark at={space} />;
    case 'encounter':
      return <Disc at={space} look="lair" r={15} />;
    case 'nav':
      return (
        <>
          <Shape at={space} look="nav" d={DIAMOND} />
          {orbit ? (
            <OrbitMark at={space} small />
          ) : (
            <Shape at={space} look="nav-star" d={COMPASS} />
          )}
        </>
      );
    case 'orbit':
      return <OrbitMark at={space} />;
    case 'city':
      return (
        <>
          <Shape at={space} look="city" d={HOUSE} />
          <Shape
            at={space}
            look="windows"
            d="M-6.5 1.5H-3M-0.5 1.5H3M5 1.5H7.5M-6.5 5.5H-3M-0.5 5.5H3"
          />
        </>
      );
    case 'spaceport':
      return <SpaceportMark at={space} />;
    case 'base':
      return <BaseMark at={space} />;
    default:
      return <PlainSpaceMark at={space} colour={colour ?? 'blue'} />;
  }
}

function PlainSpaceMark({ at, colour }: At & { colour: Colour }): ReactNode {
  const look = `space mv-chart-${colour}`;
  if (colour === 'yellow') return <Shape at={at} look={look} d={TRIANGLE} />;
  if (colour === 'red') return <Shape at={at} look={look} d={SQUARE} />;
  return <Disc at={at} look={look} r={9} />;
}

/** A printed hazard; each colour has its own shape. */
export function HazardMark({ at, colour }: At & { colour: Colour }): ReactNode {
  return <Shape at={at} look={`hazard mv-chart-${colour}`} d={HAZARD_SHAPES[colour]} />;
}

/** A hazard on an encounter token. */
export function TokenHazardMark({ at, colour }: At & { colour: Colour }): ReactNode {
  return (
    <>
      <Disc at={at} look="token" r={18.5} />
      <HazardMark at={at} colour={colour} />
    </>
  );
}

export function AsteroidMark({ at }: At): ReactNode {
  return (
    <>
      <Shape at={at} look="rock" d={ROCK} />
      <Disc at={at} look="crater" r={3} dx={-3} dy={-3} />
      <Disc at={at} look="crater" r={2.2} dx={4} dy={4} />
      <Disc at={at} look="crater" r={1.4} dx={5} dy={-4} />
    </>
  );
}

function OrbitMark({ at, small = false }: At & { small?: boolean }): ReactNode {
  return (
    <>
      <Disc at={at} look="orbit" r={small ? 7.5 : 11.5} />
      <Disc at={at} look="orbit-core" r={small ? 3.2 : 5} />
    </>
  );
}

/** A spaceport; `open` for the encounter that opens a market. */
export function SpaceportMark({ at, open = false }: At & { open?: boolean }): ReactNode {
  return (
    <>
      <Shape at={at} look={open ? 'harbour is-open' : 'harbour'} d={DIAMOND} />
      <Shape at={at} look="anchor" d={ANCHOR} />
    </>
  );
}

const BASE = polygonPath(6, 26, 1 / 12);
const BASE_INNER = polygonPath(6, 19, 1 / 12);
const BASE_STAR = starPath(4, 15, 4);
const BASE_ARMS = 'M-38 0H-28M28 0H38M-19 -33L-14 -25M19 33L14 25M-19 33L-14 25M19 -33L14 -25';

function BaseMark({ at }: At): ReactNode {
  return (
    <>
      <Disc at={at} look="base-glow" r={42} />
      <Shape at={at} look="base-arms" d={BASE_ARMS} />
      <Shape at={at} look="base" d={BASE} />
      <Shape at={at} look="base-inner" d={BASE_INNER} />
      <Shape at={at} look="base-star" d={BASE_STAR} />
    </>
  );
}

const HIDDEN_EDGE = polygonPath(6, 10.5);
const QUESTION = 'M-3.2 -2.8A3.2 3.2 0 1 1 1.4 0.1Q0 0.8 0 2.4M0 5.6V5.7';

/** An encounter token that is still face down. */
export const FaceDownMark = memo(function FaceDownMark({ at }: At) {
  return (
    <>
      <Shape at={at} look="hidden" d={HEXAGON} />
      <Shape at={at} look="hidden-edge" d={HIDDEN_EDGE} />
      <Shape at={at} look="hidden-sign" d={QUESTION} />
    </>
  );
});

/** A telegate. */
export function GateMark({ at }: At): ReactNode {
  return (
    <>
      <Shape at={at} look="gate-arms" d="M-19 0H-13M13 0H19M0 -19V-13M0 13V19" />
      <Disc at={at} look="gate" r={13.5} />
      <Disc at={at} look="gate-ring" r={9.5} />
    </>
  );
}

const SEAL = starPath(10, 16, 13.2);
const SPARK = 'M0 -8L2.6 -2.6L8 0L2.6 2.6L0 8L-2.6 2.6L-8 0L-2.6 -2.6Z';

export function RelicMark({ at }: At): ReactNode {
  return (
    <>
      <Shape at={at} look="relic" d={SEAL} />
      <Shape at={at} look="relic-sign" d={SPARK} />
    </>
  );
}
