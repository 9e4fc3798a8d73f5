import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo } from 'react';
import { CompassRose } from './compass-rose.tsx';
import { onSheet, type Scale, sizesAt } from './geo.ts';
import { ROSE_PLACE } from './winds.ts';

interface Name {
  key: string;
  lon: number;
  lat: number;
  /** Font size relative to harbour names. */
  size: number;
  turn?: number;
  /** Left out at small scales. */
  minor?: boolean;
}

const WATERS: readonly Name[] = [
  { key: 'blackSea', lon: 33.4, lat: 43.0, size: 1.5 },
  { key: 'levant', lon: 31.75, lat: 33.3, size: 1.12 },
  { key: 'tyrrhenian', lon: 11.4, lat: 39.75, size: 1.14 },
  { key: 'ionian', lon: 18.75, lat: 37.75, size: 1, minor: true },
  { key: 'sirte', lon: 18.3, lat: 31.75, size: 0.95, minor: true },
];

const LANDS: readonly Name[] = [
  { key: 'asiaMinor', lon: 32.6, lat: 39.0, size: 1.2 },
  { key: 'romania', lon: 24.3, lat: 41.75, size: 0.92 },
  { key: 'italy', lon: 11.55, lat: 43.25, size: 0.88, turn: 40, minor: true },
  { key: 'barbary', lon: 9.3, lat: 33.6, size: 0.92, turn: 62 },
  { key: 'syria', lon: 38.5, lat: 34.55, size: 1 },
  { key: 'libya', lon: 22.6, lat: 31.35, size: 0.92 },
  { key: 'egypt', lon: 33.25, lat: 30.65, size: 0.86, minor: true },
  { key: 'tartary', lon: 32.0, lat: 47.15, size: 0.9, minor: true },
  { key: 'sardinia', lon: 9.05, lat: 40.1, size: 0.62, turn: -82, minor: true },
];

/** The names of seas and lands, and the compass rose. They lie outside the backdrop, because that is stretched with the chart. */
export const Lettering = memo(function Lettering({
  scale,
  small,
}: {
  scale: Scale;
  small: boolean;
}) {
  const text = useText();
  const { text: letter, ship } = sizesAt(scale);
  const names = (list: readonly Name[], kind: string) =>
    list
      .filter(({ minor }) => !minor || scale.x > 27)
      .map(({ key, lon, lat, size, turn = 0 }) => {
        const { x, y } = onSheet(lon, lat, scale);
        return (
          <text
            key={key}
            className={`om-chart-name om-chart-name-${kind}`}
            fontSize={letter * size}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {text(`om.chart.${kind}.${key}`)}
          </text>
        );
      });
  const rose = onSheet(ROSE_PLACE.lon, ROSE_PLACE.lat, scale);
  return (
    <g className="om-chart-lettering">
      {small ? null : names(LANDS, 'land')}
      {small ? null : names(WATERS, 'water')}
      <g transform={`translate(${rose.x} ${rose.y}) scale(${ship * (small ? 0.75 : 1)})`}>
        <CompassRose />
      </g>
    </g>
  );
});
