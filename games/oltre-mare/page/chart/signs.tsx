import { type IconName, IconPath } from '@fondaco/page-kit/icons/icon.tsx';
import { SEAT_SHAPES, seatInk, seatLetter } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { ReactNode } from 'react';
import type { Marker } from './types.ts';
import { waxEdge } from './wax-edge.ts';

const MARKER_ICONS: Record<Marker, IconName> = {
  calmSea: 'waves',
  goodBusiness: 'shaking-hands',
  compass: 'compass',
  localInfluence: 'white-tower',
  pirateVictory: 'crossed-sabres',
  favourableTrade: 'scales',
};

const MARKER_HUES: Record<Marker, string> = {
  calmSea: 'var(--hue-teal)',
  goodBusiness: 'var(--hue-gold)',
  compass: 'var(--hue-indigo)',
  localInfluence: 'var(--hue-plum)',
  pirateVictory: 'var(--hue-wood)',
  favourableTrade: 'var(--hue-terracotta)',
};

const MARKER_KINDS = Object.keys(MARKER_ICONS);

/** The SVG drawing of a marker's wax seal around the origin, with radius 13. */
export function SealDrawing({ marker }: { marker: Marker }): ReactNode {
  const edge = waxEdge(MARKER_KINDS.indexOf(marker) + 1);
  return (
    <>
      <path d={edge} transform="translate(.8 1.5)" fill="#1a0f05" opacity={0.3} />
      <path d={edge} fill={MARKER_HUES[marker]} />
      <circle r={10.6} fill="none" stroke="#fff" strokeOpacity={0.38} strokeWidth={0.8} />
      <path
        d="M-9.1-5.8A11.2 11.2 0 0 1 3.9-10.7"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.4}
        strokeWidth={1.3}
        strokeLinecap="round"
      />
      <g transform="translate(-8.5 -8.5) scale(.0332)" color="#fff">
        <IconPath name={MARKER_ICONS[marker]} />
      </g>
    </>
  );
}

/** A marker as an icon of its own. `label` names it for screen readers where no text beside it does. */
export function SealIcon({
  marker,
  size = 34,
  label,
  faded = false,
}: {
  marker: Marker;
  size?: number;
  label?: string;
  faded?: boolean;
}): ReactNode {
  return (
    <svg
      className="om-wax"
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={!label}
      style={{ flex: 'none', display: 'block', opacity: faded ? 0.5 : 1 }}
    >
      <SealDrawing marker={marker} />
    </svg>
  );
}

/** The icon of a harbour without a marker. */
export function EmptyHarbourIcon({ size = 34 }: { size?: number }): ReactNode {
  return (
    <svg
      className="om-wax om-chart-inks"
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      style={{ flex: 'none', display: 'block' }}
    >
      <circle r={7} className="om-chart-ring" />
      <circle r={2.4} className="om-chart-pin" />
    </svg>
  );
}

/** The SVG drawing of a ship whose sail carries the shape of its seat; the origin is on the waterline. */
export function ShipDrawing({ colour, west }: { colour: number; west: boolean }): ReactNode {
  return (
    <>
      <g transform={west ? 'scale(-1 1)' : undefined}>
        <path
          className="om-chart-hull"
          d="M-17-5C-12-2.5 10-2.5 17-6.5L13.5 2.5C8 5.5-9 5.5-13 2.5Z"
        />
        <path className="om-chart-strake" d="M-15.5-1.7C-8 .2 8 .2 15.3-2.5" />
        <path className="om-chart-mast" d="M0-4V-33" />
      </g>
      <g transform="translate(-12 -30)">
        <path className="om-chart-sail" d={SEAT_SHAPES[colour]} fill={seatInk(colour)} />
        <text className="om-chart-letter seat-letter" x={12} y={colour === 3 ? 19.6 : 16.6}>
          {seatLetter(colour)}
        </text>
      </g>
    </>
  );
}
