import { COAST_UNITS, COAST_WORLD } from './coast.ts';

/** Mountain ranges as on old charts: longitude and latitude of each hill. */
const RANGES: readonly (readonly (readonly [number, number])[])[] = [
  // The Alps
  [
    [8.6, 46.3],
    [9.5, 46.7],
    [10.5, 46.6],
    [11.4, 47.1],
    [12.5, 46.8],
    [13.6, 46.9],
    [9.1, 45.6],
    [7.2, 45.4],
    [6.7, 46.6],
  ],
  // The Apennines
  [
    [10.4, 44.3],
    [11.4, 43.9],
    [12.9, 42.6],
    [13.6, 41.9],
    [14.9, 41.1],
    [16.2, 39.4],
  ],
  // The Dinaric mountains and the Balkans
  [
    [16.7, 44.6],
    [17.6, 44.0],
    [18.6, 43.5],
    [19.7, 42.9],
    [20.7, 42.0],
    [21.2, 40.9],
    [21.5, 39.6],
    [23.5, 42.9],
    [24.7, 42.7],
    [25.7, 42.9],
  ],
  // The Carpathians
  [
    [24.2, 45.6],
    [25.4, 45.4],
    [23.1, 45.5],
    [26.1, 46.3],
    [24.9, 47.3],
  ],
  // The Taurus
  [
    [29.9, 37.3],
    [31.2, 37.4],
    [32.5, 36.9],
    [33.7, 37.3],
    [34.8, 37.7],
    [37.3, 38.2],
    [38.5, 38.6],
    [39.8, 39.1],
  ],
  // Lebanon
  [
    [36.4, 34.2],
    [36.5, 33.3],
  ],
  // The Caucasus
  [
    [40.4, 43.8],
    [41.6, 43.4],
    [42.9, 43.0],
    [44.3, 42.7],
  ],
  // The Atlas
  [
    [7.0, 35.9],
    [8.2, 35.4],
    [9.0, 34.9],
    [5.6, 35.6],
    [4.3, 36.1],
  ],
  // Crimea, and far inland
  [
    [34.2, 44.9],
    [30.3, 47.4],
    [44.1, 40.0],
    [45.6, 38.6],
  ],
];

const SIZES = [2.6, 3.05, 3.5, 2.85, 3.25];

export interface Hill {
  x: number;
  y: number;
  size: number;
}

export const HILLS: readonly Hill[] = RANGES.flat().map(([lon, lat], i) => ({
  x: Math.round((lon - COAST_WORLD.west) * COAST_UNITS),
  y: Math.round((COAST_WORLD.north - lat) * COAST_UNITS),
  size: SIZES[i % SIZES.length] as number,
}));
