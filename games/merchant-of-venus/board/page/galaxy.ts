import { type Json, sameJson } from '@fondaco/kernel';
import type { Point } from '@fondaco/page-kit/camera/view.ts';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import board from '../rules/board.json';
import geometry from './geometry.json';

export type Colour = 'red' | 'yellow' | 'blue';

/** A space at the other end of a line. */
export interface Neighbour {
  to: SpaceId;
  kind: 'line' | 'green' | 'surface';
}

/** A space as the chart draws it. */
export interface ChartSpace extends Point {
  id: SpaceId;
  type: string;
  region: string;
  colour: Colour | null;
  cost: number;
  orbit: boolean;
  /** The exit for each face of the navigation die; index 0 is face 1. Null if this is no navigation space. */
  nav: readonly SpaceId[] | null;
  name: string | null;
  neighbours: Neighbour[];
  /** Number of a printed telegate. */
  gate?: number;
}

/** A printed line between two spaces; `d` is its SVG path data. */
export interface ChartLine {
  a: SpaceId;
  b: SpaceId;
  kind: 'solid' | 'dashed' | 'green' | 'surface';
  d: string;
}

/** The plane of the spaces. */
export const PLANE = geometry.plane;
/** Added to the plane of the spaces on each side, in units of the chart. The plane is trimmed: nothing lies near its edge. */
export const SHEET_MARGIN = -26;
/** The sheet the chart is drawn on. */
export const SHEET = {
  width: PLANE.width + 2 * SHEET_MARGIN,
  height: PLANE.height + 2 * SHEET_MARGIN,
} as const;
/** Size of the small map in pixels. */
export const MINI_MAP_SIZE = { width: 132, height: 100 } as const;
/** The viewBox of every drawing on the sheet. */
export const SHEET_BOX = `${-SHEET_MARGIN} ${-SHEET_MARGIN} ${SHEET.width} ${SHEET.height}`;

const places = new Map(geometry.spaces.map((s): [SpaceId, Point] => [s.id, s]));

export const CHART_LINES = geometry.edges as readonly ChartLine[];
export const CHART_SPACES: readonly ChartSpace[] = board.spaces.map((s) => ({
  id: s.id,
  type: s.type,
  region: s.region,
  colour: 'colour' in s ? (s.colour as Colour) : null,
  cost: 'cost' in s ? (s.cost as number) : 0,
  orbit: 'orbit' in s,
  nav: 'nav' in s ? (s.nav as string[]) : null,
  name: 'name' in s ? (s.name as string) : null,
  x: places.get(s.id)?.x ?? 0,
  y: places.get(s.id)?.y ?? 0,
  neighbours: [],
}));
const spacesById = new Map(CHART_SPACES.map((s) => [s.id, s]));
for (const { a, b, kind } of CHART_LINES) {
  const line = kind === 'solid' || kind === 'dashed' ? 'line' : kind;
  spacesById.get(a)?.neighbours.push({ to: b, kind: line });
  spacesById.get(b)?.neighbours.push({ to: a, kind: line });
}

/** Only the shipped board has places for its spaces on the chart. */
export const isShippedBoard = (pack: Json): boolean =>
  sameJson((pack as { board: Json }).board, board as unknown as Json);

export const chartSpace = (id: SpaceId): ChartSpace | undefined => spacesById.get(id);
/** Where a space lies on the chart; the middle of the chart for unknown ids. */
export const spacePoint = (id: SpaceId): Point => spacesById.get(id) ?? { x: 800, y: 600 };

/** The middle of a system's spaces. */
export function systemPoint(system: SystemId): Point {
  const own = CHART_SPACES.filter(({ region }) => region === system);
  const middle = (values: number[]): number => values.reduce((a, b) => a + b, 0) / own.length;
  return { x: middle(own.map(({ x }) => x)), y: middle(own.map(({ y }) => y)) };
}

const linesByEnds = new Map(CHART_LINES.flatMap((e) => [[endsKey(e.a, e.b), e] as const]));
function endsKey(a: SpaceId, b: SpaceId): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** The printed line between two spaces, drawn from its end `a`. Undefined if they are not neighbours. */
export const lineBetween = (a: SpaceId, b: SpaceId): ChartLine | undefined =>
  linesByEnds.get(endsKey(a, b));

export const SYSTEMS = board.systems as readonly {
  id: SystemId;
  name: string;
  kind: 'system' | 'base' | 'anomaly';
}[];
const systems = new Set(SYSTEMS.map(({ id }) => id));
/** Whether a region is a system; the other regions are trade routes. */
export const isSystem = (region: string): boolean => systems.has(region);

export const { ellipses: ELLIPSES, planets: PLANETS, navLabels: NAV_LABELS } = geometry;
export const PLATES = geometry.boxes as readonly {
  system: SystemId;
  kind: 'system' | 'base' | 'anomaly';
  x: number;
  y: number;
  w: number;
  h: number;
}[];
/** Where two lines cross without meeting, the line that is drawn over the other. */
export const BRIDGES = geometry.crossings.flatMap(({ edges: [over] }) => {
  const [a = '', b = ''] = over ?? [];
  return lineBetween(a, b) ?? [];
});
