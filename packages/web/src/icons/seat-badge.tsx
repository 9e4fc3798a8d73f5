import type { ReactNode } from 'react';

/** Shapes on a square of 24, by colour of the seat. */
export const SEAT_SHAPES = [
  'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
  'M12 0L24 12L12 24L0 12z',
  'M2 2h20v20H2z',
  'M12 .5L24 22.5H0z',
  'M6 1.6h12L24 12l-6 10.4H6L0 12z',
] as const;

export const seatLetter = (colour: number): string => 'ABCDE'[colour] ?? '';
/** The colour of a seat as a CSS value. */
export const seatInk = (colour: number): string => `var(--p${colour + 1})`;

/** Shape and letter without a frame of its own, for drawings that hold it. */
export function SeatShape({ colour }: { colour: number }): ReactNode {
  return (
    <>
      <path d={SEAT_SHAPES[colour]} fill={seatInk(colour)} />
      <text
        className="seat-letter"
        x={12}
        y={colour === 3 ? 19.4 : 16.4}
        textAnchor="middle"
        fill="var(--on-p)"
        style={LETTER}
      >
        {seatLetter(colour)}
      </text>
    </>
  );
}

const LETTER = { font: '700 12.5px var(--font-ui)' } as const;

/** The sign of a seat: colour, shape and letter. A name stands beside it, so a screen reader passes it over. */
export function SeatBadge({ colour, size = 24 }: { colour: number; size?: number }): ReactNode {
  return (
    <svg
      className="seat-badge"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', display: 'block', overflow: 'visible' }}
    >
      <SeatShape colour={colour} />
    </svg>
  );
}
