import { COAST_UNITS, COAST_WORLD } from './coast.ts';

/** The compass rose is in the Ionian Sea, south of Calabria. */
export const ROSE_PLACE = { lon: 18.75, lat: 35.15 };

const LINE_LENGTH = 60 * COAST_UNITS;
const unit = (lon: number, lat: number): [number, number] => [
  Math.round((lon - COAST_WORLD.west) * COAST_UNITS),
  Math.round((COAST_WORLD.north - lat) * COAST_UNITS),
];

/** Rhumb lines from one point for one rank of the 32 winds: 0 whole, 1 half, 2 quarter winds. */
function windLines(lon: number, lat: number, rank: 0 | 1 | 2): string {
  const [x, y] = unit(lon, lat);
  const lines = Array.from({ length: 32 }, (_, i) => i).filter((i) => rankOf(i) === rank);
  return lines
    .map((i) => {
      const turn = (i / 32) * 2 * Math.PI;
      const [dx, dy] = [Math.sin(turn) * LINE_LENGTH, -Math.cos(turn) * LINE_LENGTH];
      return `M${x} ${y}l${Math.round(dx)} ${Math.round(dy)}`;
    })
    .join('');
}

const rankOf = (i: number): 0 | 1 | 2 => {
  if (i % 4 === 0) return 0;
  return i % 2 === 0 ? 1 : 2;
};

/** Path data of the rhumb lines by rank. All 32 leave the rose; the sixteen nodes on the circle around it have fewer. */
export const RHUMBS: readonly string[] = ([0, 1, 2] as const).map((rank) => {
  const nodes = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 2 * Math.PI;
    return {
      lon: ROSE_PLACE.lon + Math.sin(turn) * 13.5,
      lat: ROSE_PLACE.lat + Math.cos(turn) * 13.5,
    };
  });
  const around = rank === 2 ? [] : nodes;
  return (
    windLines(ROSE_PLACE.lon, ROSE_PLACE.lat, rank) +
    around.map((p) => nodeLines(p.lon, p.lat, rank === 0 ? 0 : 1)).join('')
  );
});

/** The rhumb lines through a node. */
function nodeLines(lon: number, lat: number, rank: 0 | 1): string {
  const [x, y] = unit(lon, lat);
  return [0, 2, 4, 6]
    .map((i) => {
      const turn = ((i + rank) / 8) * Math.PI;
      const [dx, dy] = [Math.sin(turn) * LINE_LENGTH, -Math.cos(turn) * LINE_LENGTH];
      return `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`;
    })
    .join('');
}
