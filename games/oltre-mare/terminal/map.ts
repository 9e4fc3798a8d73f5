import { seatStyle } from '@fondaco/terminal-kit/paint.ts';
import type { View } from '../rules/index.ts';
import { between, type Grid, gridOf } from './grid.ts';
import { type Atlas, port, shipOf, sign } from './names.ts';

const LEAST_COLUMNS = 80;
const MOST_COLUMNS = 110;
const MOST_ROWS = 28;
/** Room for the boxes of ports at the edge. */
const MARGIN = 2;

/** The map where there is room for one, else the ports in words; the meaning of the signs below. */
export function mapLines(x: Atlas, v: View, rows: number): string[] {
  const columns = x.desk.columns();
  const signs = Object.keys(x.edition.markers).map(
    (m) => `(${sign(x, m)}) ${x.desk.tell(`om.short.${x.editionId}.${m}`)}`,
  );
  const legend = [...signs, x.desk.tell('om.ship')].join('  ');
  if (columns < LEAST_COLUMNS) return [...portList(x, v), legend];
  return [...chart(x, v, Math.min(columns, MOST_COLUMNS), Math.min(rows, MOST_ROWS)), legend];
}

function chart(x: Atlas, v: View, width: number, height: number): string[] {
  const grid = gridOf(width, height);
  const place = projection(x, width, height);
  for (const { a, b, via } of x.pack.routes) {
    const ends = [a, b].map((id) => x.pack.ports.find((p) => p.id === id)) as Spot[];
    const way = [
      ends[0] as Spot,
      ...via.map(([lon, lat]) => ({ lon, lat }) as Spot),
      ends[1] as Spot,
    ];
    way.slice(1).forEach((to, i) => {
      for (const [column, row] of between(place(way[i] as Spot), place(to))) grid.dot(column, row);
    });
  }
  const boxes = x.pack.ports.map((p) => ({ id: p.id, at: freeSpot(grid, ...place(p)) }));
  for (const { id, at } of boxes) {
    const marker = v.markers[id];
    grid.write(at[0], at[1], `(${sign(x, marker)})`, marker ? 'bold' : 'dim');
  }
  for (const { id, at } of boxes) label(x, v, grid, id, at);
  return grid.lines(x.desk.paint);
}

interface Spot {
  lon: number;
  lat: number;
}

function projection(x: Atlas, width: number, height: number): (p: Spot) => [number, number] {
  const lons = x.pack.ports.map((p) => p.lon);
  const lats = x.pack.ports.map((p) => p.lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  return ({ lon, lat }) => [
    MARGIN + Math.round(((lon - west) / (east - west || 1)) * (width - 2 * MARGIN - 3)),
    Math.round(((north - lat) / (north - south || 1)) * (height - 1)),
  ];
}

/** The nearest three free cells to where a port should be. */
function freeSpot(grid: Grid, column: number, row: number): [number, number] {
  for (const [dx, dy] of [
    [0, 0],
    [0, 1],
    [0, -1],
    [4, 0],
    [-4, 0],
    [4, 1],
    [-4, 1],
  ] as const) {
    if (!grid.isFree(column + dx, row + dy, 3)) continue;
    grid.write(column + dx, row + dy, '   ');
    return [column + dx, row + dy];
  }
  return [column, row];
}

/** The name beside its box, on the side that has room, and the ships in port after it. */
function label(x: Atlas, v: View, grid: Grid, id: string, [column, row]: [number, number]): void {
  const name = port(x, id);
  const ships = v.players.flatMap((p, seat) => (p.port === id ? [seat] : []));
  const length = name.length + ships.length * 2 + (ships.length > 0 ? 1 : 0);
  const places = [
    [column + 3, row],
    [column - length, row],
    [column, row + 1],
    [column, row - 1],
    [column + 3 - length, row + 1],
    [column + 3 - length, row - 1],
    [column + 4, row + 1],
    [column + 4, row - 1],
  ] as const;
  const [at, on] = places.find(([c, r]) => grid.isFree(c, r, length)) ?? [column + 3, row];
  grid.write(at, on, name);
  ships.forEach((seat, i) => {
    grid.write(at + name.length + 1 + i * 2, on, `▲${shipOf(x, seat)}`, seatStyle(seat));
  });
  if (ships.length > 0) grid.write(at + name.length, on, ' ');
}

function portList(x: Atlas, v: View): string[] {
  return x.pack.ports.map((p) => {
    const ships = v.players.flatMap((o, seat) => (o.port === p.id ? [` ▲${shipOf(x, seat)}`] : []));
    return `(${sign(x, v.markers[p.id])}) ${port(x, p.id)}${ships.join('')} – ${x
      .neighbours(p.id)
      .map((id) => port(x, id))
      .join(', ')}`;
  });
}

/** Where the ship can go next, for those who see no map. */
export function neighbourLine(x: Atlas, v: View, seat: number): string {
  const here = v.players[seat]?.port ?? '';
  const ports = x.neighbours(here).map((id) => `${port(x, id)} (${sign(x, v.markers[id])})`);
  return x.desk.tell('om.neighbours', { port: port(x, here), ports });
}
