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
/** A to E as strokes, where each shape has room: drawn, they cost nothing while a chart that holds them is zoomed. */
const LETTERS = [
  'M8.5 16.4L12 8L15.5 16.4M9.7 13.6H14.3',
  'M9.4 8H12.2a1.95 1.95 0 0 1 0 3.9H9.4M12.2 11.9H12.6a2.25 2.25 0 0 1 0 4.5H9.4V8',
  'M15.2 9.5A4 4.2 0 1 0 15.2 14.9',
  'M9.2 11H11.3a4.2 4.2 0 0 1 0 8.4H9.2Z',
  'M14.7 8H9.6V16.4H14.7M9.6 12.1H14.1',
] as const;
/** The colour of a seat as a CSS value. */
export const seatInk = (colour: number): string => `var(--p${colour + 1})`;

/** Shape and letter without a frame of its own, for drawings that hold it. */
export function SeatShape({ colour }: { colour: number }): ReactNode {
  return (
    <>
      <path d={SEAT_SHAPES[colour]} fill={seatInk(colour)} />
      <path
        className="seat-letter"
        d={LETTERS[colour]}
        fill="none"
        stroke="var(--on-p)"
        strokeWidth={2.1}
      />
    </>
  );
}

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
