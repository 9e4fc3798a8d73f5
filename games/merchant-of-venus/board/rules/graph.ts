import type { BoardPack, COLOURS, SPACE_TYPES } from './pack.ts';

export type SpaceId = string;
export type SystemId = string;
export type Colour = (typeof COLOURS)[number];

export interface LineTo {
  to: SpaceId;
  kind: 'line' | 'green' | 'surface';
}

export interface Space {
  id: SpaceId;
  /** Its index in the list of spaces. */
  at: number;
  type: (typeof SPACE_TYPES)[number];
  region: string;
  /** The system whose market is traded with here; null on trade routes, at anomalies and at the base. */
  system: SystemId | null;
  colour: Colour | null;
  /** The price of a printed hazard; 0 elsewhere. */
  cost: number;
  orbit: boolean;
  /** Where each face of the navigation die leads; index 0 is face 1. Null if this is no navigation space. */
  nav: readonly SpaceId[] | null;
  name: string | null;
  links: readonly LineTo[];
  /** The index of its first line in `Lines`, where the lines of all spaces follow each other. */
  firstLine: number;
}

/** The board made ready for the rules; its special systems (mvc.system.1) are data like the others. */
export interface Graph {
  spaces: readonly Space[];
  space: ReadonlyMap<SpaceId, Space>;
  base: SpaceId;
  systems: readonly SystemId[];
  systemNames: ReadonlyMap<string, string>;
  orbits: ReadonlyMap<SystemId, readonly SpaceId[]>;
  /** Printed landing places of each system. */
  landings: ReadonlyMap<SystemId, readonly SpaceId[]>;
  encounters: readonly SpaceId[];
  lines: Lines;
}

/** All lines in typed arrays, for fast searches. Each line is there twice, once from each of its ends. */
export interface Lines {
  /** The index of the space it leads to. */
  to: Int32Array;
  /** The index of the first line that leads back. */
  back: Int32Array;
}

export function graphOf(board: BoardPack): Graph {
  const systems = board.systems.filter((s) => s.kind === 'system').map((s) => s.id);
  const links = new Map<SpaceId, LineTo[]>(board.spaces.map((s) => [s.id, []]));
  for (const { a, b, kind } of board.edges) {
    const line = kind === 'solid' || kind === 'dashed' ? 'line' : kind;
    links.get(a)?.push({ to: b, kind: line });
    links.get(b)?.push({ to: a, kind: line });
  }
  let lines = 0;
  const spaces = board.spaces.map((s, at): Space => {
    const firstLine = lines;
    const own = links.get(s.id) as LineTo[];
    lines += own.length;
    return {
      id: s.id,
      at,
      type: s.type,
      region: s.region,
      system: systems.includes(s.region) ? s.region : null,
      colour: s.colour ?? null,
      cost: s.cost ?? 0,
      orbit: s.orbit ?? false,
      nav: s.nav ?? null,
      name: s.name ?? null,
      links: own,
      firstLine,
    };
  });
  const space = new Map(spaces.map((s) => [s.id, s]));
  const within = (system: SystemId, test: (s: Space) => boolean): SpaceId[] =>
    spaces.filter((s) => s.system === system && test(s)).map((s) => s.id);
  return {
    spaces,
    space,
    base: (spaces.find((s) => s.type === 'base') as Space).id,
    systems,
    systemNames: new Map(board.systems.map((s) => [s.id, s.name])),
    orbits: new Map(systems.map((x) => [x, within(x, (s) => s.orbit)])),
    landings: new Map(
      systems.map((x) => [x, within(x, (s) => s.type === 'city' || s.type === 'spaceport')]),
    ),
    encounters: spaces.filter((s) => s.type === 'encounter').map((s) => s.id),
    lines: linesOf(spaces, space),
  };
}

function linesOf(spaces: readonly Space[], space: ReadonlyMap<SpaceId, Space>): Lines {
  const ends = spaces.flatMap((from) =>
    from.links.map((link) => ({ from, to: space.get(link.to) as Space })),
  );
  return {
    to: Int32Array.from(ends, ({ to }) => to.at),
    back: Int32Array.from(
      ends,
      ({ from, to }) => to.firstLine + to.links.findIndex((l) => l.to === from.id),
    ),
  };
}
