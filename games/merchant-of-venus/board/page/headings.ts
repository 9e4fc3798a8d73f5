import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { CHART_SPACES, chartSpace, SYSTEMS } from './galaxy.ts';

/** Points of a green line; all others cost one. */
const GREEN_POINTS = 2;

/** The ways that begin with one heading. */
interface Reach {
  heading: SpaceId;
  /** Points from the heading to each space. */
  points: ReadonlyMap<SpaceId, number>;
  /** The space before it on the shortest way. */
  before: ReadonlyMap<SpaceId, SpaceId>;
}

/** All spaces a ship can come to from its heading without turning back, by the printed lines: dice, drives and tokens are left out. */
function reachOf(ship: SpaceId, heading: SpaceId): Reach {
  const points = new Map<SpaceId, number>([[heading, 0]]);
  const before = new Map<SpaceId, SpaceId>();
  const open: SpaceId[] = [heading];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const { to, kind } of chartSpace(at)?.neighbours ?? []) {
      if (to === ship || kind === 'surface') continue;
      const sum = (points.get(at) ?? 0) + (kind === 'green' ? GREEN_POINTS : 1);
      if (sum >= (points.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      points.set(to, sum);
      before.set(to, at);
      open.push(to);
    }
  }
  return { heading, points, before };
}

/** Where the headings of a ship lead. */
export interface Headings {
  /** The heading of the shortest way to a system; undefined if the ship is there or no heading leads there. */
  to(system: SystemId): SpaceId | undefined;
  /** The systems to which a heading is the shortest way, the nearest first. */
  systems(heading: SpaceId): SystemId[];
  /** The shortest way to a space, starting with the ship's. */
  way(space: SpaceId): SpaceId[] | undefined;
}

/** Compares the headings a ship can take. */
export function headingsOf(ship: SpaceId, headings: readonly SpaceId[]): Headings {
  const reaches = headings.map((heading) => reachOf(ship, heading));
  const nearest = (spaces: readonly SpaceId[]): { reach: Reach; space: SpaceId } | undefined => {
    let best: { reach: Reach; space: SpaceId; points: number } | undefined;
    for (const reach of reaches)
      for (const space of spaces) {
        const points = reach.points.get(space);
        if (points !== undefined && (!best || points < best.points))
          best = { reach, space, points };
      }
    return best;
  };
  const found = new Map(
    SYSTEMS.flatMap(({ id, kind }) => {
      if (kind === 'anomaly' || chartSpace(ship)?.region === id) return [];
      const spaces = CHART_SPACES.filter(({ region }) => region === id).map((s) => s.id);
      const best = nearest(spaces);
      if (!best) return [];
      return [
        [id, { heading: best.reach.heading, points: best.reach.points.get(best.space) ?? 0 }],
      ] as const;
    }),
  );
  return {
    to: (system) => found.get(system)?.heading,
    systems: (heading) =>
      [...found]
        .filter(([, x]) => x.heading === heading)
        .sort(([, a], [, b]) => a.points - b.points)
        .map(([system]) => system),
    way(space) {
      const best = nearest([space]);
      if (!best) return undefined;
      const spaces = [space];
      for (let at = best.reach.before.get(space); at; at = best.reach.before.get(at))
        spaces.unshift(at);
      return [ship, ...spaces];
    },
  };
}
