import type { Point } from '@fondaco/page-kit/camera/view.ts';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import board from '../rules/board.json';
import geometry from './geometry.json';

export type Colour = 'red' | 'yellow' | 'blue';

export interface Lead {
  to: SpaceId;
  kind: 'line' | 'green' | 'surface';
}

/** A space as the chart draws it. */
export interface Spot extends Point {
  id: SpaceId;
  type: string;
  region: string;
  colour: Colour | null;
  cost: number;
  orbit: boolean;
  /** Where each face of the die leads, from face 1 at place 0. */
  nav: readonly SpaceId[] | null;
  name: string | null;
  leads: Lead[];
  /** Number of a printed telegate. */
  gate?: number;
}

export interface Edge {
  a: SpaceId;
  b: SpaceId;
  kind: 'solid' | 'dashed' | 'green' | 'surface';
  d: string;
}

/** The plane and a margin around it: the sheet the chart is drawn on. */
export const MARGIN = 18;
export const SHEET = {
  width: geometry.plane.width + 2 * MARGIN,
  height: geometry.plane.height + 2 * MARGIN,
} as const;
/** The small map, in pixels. */
export const MINI = { width: 132, height: 100 } as const;
export const SHEET_BOX = `${-MARGIN} ${-MARGIN} ${SHEET.width} ${SHEET.height}`;

const places = new Map(geometry.spaces.map((s): [SpaceId, Point] => [s.id, s]));

export const EDGES = geometry.edges as readonly Edge[];
export const SPOTS: readonly Spot[] = board.spaces.map((s) => ({
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
  leads: [],
}));
const spots = new Map(SPOTS.map((s) => [s.id, s]));
for (const { a, b, kind } of EDGES) {
  const line = kind === 'solid' || kind === 'dashed' ? 'line' : kind;
  spots.get(a)?.leads.push({ to: b, kind: line });
  spots.get(b)?.leads.push({ to: a, kind: line });
}

export const spotOf = (id: SpaceId): Spot | undefined => spots.get(id);
export const pointOf = (id: SpaceId): Point => spots.get(id) ?? { x: 800, y: 600 };

const edges = new Map(EDGES.flatMap((e) => [[key(e.a, e.b), e] as const]));
function key(a: SpaceId, b: SpaceId): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** The printed line between two neighbours, drawn from its own end; undefined: they are no neighbours. */
export const edgeBetween = (a: SpaceId, b: SpaceId): Edge | undefined => edges.get(key(a, b));

export const SYSTEMS = board.systems as readonly {
  id: SystemId;
  name: string;
  kind: 'system' | 'base' | 'anomaly';
}[];
const systems = new Set(SYSTEMS.map(({ id }) => id));
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
/** The line that goes over the other where two cross without meeting. */
export const BRIDGES = geometry.crossings.flatMap(({ edges: [over] }) => {
  const [a = '', b = ''] = over ?? [];
  return edgeBetween(a, b) ?? [];
});
