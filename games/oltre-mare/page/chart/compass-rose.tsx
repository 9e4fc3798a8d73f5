import { memo } from 'react';

interface Ray {
  turn: number;
  long: number;
  wide: number;
  ink: string;
}

const raysOf = (count: number, first: number, long: number, wide: number, ink: string): Ray[] =>
  Array.from({ length: count }, (_, i) => ({ turn: first + (i * 360) / count, long, wide, ink }));

const RAYS: readonly Ray[] = [
  ...raysOf(8, 22.5, 23, 3.7, 'var(--ch-ink)'),
  ...raysOf(4, 45, 34, 6, 'var(--ch-rhumb-1)'),
  ...raysOf(4, 0, 46, 7.8, 'var(--ch-rhumb-2)'),
];

/** A compass rose around the origin; the lily points north. */
export const CompassRose = memo(function CompassRose() {
  return (
    <g className="om-chart-rose">
      <circle r={37} className="om-chart-rose-ground" />
      <circle r={37} fill="none" stroke="var(--ch-ink)" strokeWidth={0.8} />
      <circle
        r={33}
        fill="none"
        stroke="var(--ch-ink)"
        strokeWidth={0.6}
        strokeDasharray="1.2 2.6"
      />
      {RAYS.map(({ turn, long, wide, ink }) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={`M0 ${-long}L${wide} ${-wide * 1.25}L0 0Z`} fill={ink} />
          <path d={`M0 ${-long}L${-wide} ${-wide * 1.25}L0 0Z`} fill="var(--ch-halo)" />
          <path
            d={`M0 ${-long}L${wide} ${-wide * 1.25}L0 0L${-wide} ${-wide * 1.25}Z`}
            fill="none"
            stroke="var(--ch-ink)"
            strokeWidth={0.7}
            strokeLinejoin="round"
          />
        </g>
      ))}
      <circle r={6} fill="var(--gold)" stroke="var(--ch-ink)" strokeWidth={0.8} />
      <circle r={2} fill="var(--ch-halo)" opacity={0.7} />
      <path
        transform="translate(0 -49)"
        d="M0 2V-2M0-2C-2.6-4.5-1.9-9 0-12C1.9-9 2.6-4.5 0-2ZM-1-1.6C-3.6-1.2-6.4-3-5.6-6.2C-4.6-7-3.3-6.2-3.4-4.9C-2.2-4.6-1.2-3.4-1-1.6ZM1-1.6C3.6-1.2 6.4-3 5.6-6.2C4.6-7 3.3-6.2 3.4-4.9C2.2-4.6 1.2-3.4 1-1.6ZM-3.2-.6H3.2"
        fill="var(--ch-rhumb-2)"
        stroke="var(--ch-rhumb-2)"
        strokeWidth={0.8}
      />
    </g>
  );
});
