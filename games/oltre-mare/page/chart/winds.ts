import { COAST_UNITS, COAST_WORLD } from './coast.ts';

/** The rose stands in the Ionian Sea, south of Calabria. */
export const ROSE = { lon: 18.75, lat: 35.15 };

const SPAN = 60 * COAST_UNITS;
const unit = (lon: number, lat: number): [number, number] => [
  Math.round((lon - COAST_WORLD.west) * COAST_UNITS),
  Math.round((COAST_WORLD.north - lat) * COAST_UNITS),
];

/** The three ranks of the 32 winds from one point: whole, half and quarter winds. */
function winds(lon: number, lat: number, rank: 0 | 1 | 2): string {
  const [x, y] = unit(lon, lat);
  const lines = Array.from({ length: 32 }, (_, i) => i).filter((i) => rankOf(i) === rank);
  return lines
    .map((i) => {
      const turn = (i / 32) * 2 * Math.PI;
      const [dx, dy] = [Math.sin(turn) * SPAN, -Math.cos(turn) * SPAN];
      return `M${x} ${y}l${Math.round(dx)} ${Math.round(dy)}`;
    })
    .join('');
}

const rankOf = (i: number): 0 | 1 | 2 => {
  if (i % 4 === 0) return 0;
  return i % 2 === 0 ? 1 : 2;
};

/** From the rose go all winds, from the sixteen nodes on the circle around it every second whole one. */
export const RHUMBS: readonly string[] = ([0, 1, 2] as const).map((rank) => {
  const nodes = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 2 * Math.PI;
    return { lon: ROSE.lon + Math.sin(turn) * 13.5, lat: ROSE.lat + Math.cos(turn) * 13.5 };
  });
  const around = rank === 2 ? [] : nodes;
  return (
    winds(ROSE.lon, ROSE.lat, rank) +
    around.map((p) => few(p.lon, p.lat, rank === 0 ? 0 : 1)).join('')
  );
});

function few(lon: number, lat: number, rank: 0 | 1): string {
  const [x, y] = unit(lon, lat);
  return [0, 2, 4, 6]
    .map((i) => {
      const turn = ((i + rank) / 8) * Math.PI;
      const [dx, dy] = [Math.sin(turn) * SPAN, -Math.cos(turn) * SPAN];
      return `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`;
    })
    .join('');
}
