import type { Ways } from './distances.ts';
import type { Graph, Link, Space, SpaceId } from './graph.ts';

/** How likely a roll is to take a ship somewhere this turn. */
export interface Odds {
  space: SpaceId;
  /** Points it takes. */
  points: number;
  odds: number;
}

/** A way as it would be flown. */
export interface Route {
  points: number;
  /** For each navigation space on it, the faces that lead the right way. */
  faces: number[][];
}

/** The shortest way by what a pilot reckons; `cost` is what a line costs, 0 where its end is skipped. */
export function routeTo(
  graph: Graph,
  ways: Ways,
  from: SpaceId,
  goal: SpaceId,
  cost: (line: Link, to: Space) => number,
): Route {
  const route: Route = { points: 0, faces: [] };
  let at = graph.space.get(from) as Space;
  let back: SpaceId | null = null;
  for (let steps = 0; at.id !== goal && steps < graph.spaces.length; steps++) {
    const line = nextOn(ways, at, back);
    if (line === undefined) return { ...route, points: Number.POSITIVE_INFINITY };
    if (at.nav) route.faces.push(at.nav.flatMap((to, i) => (to === line.to ? [i + 1] : [])));
    const to = graph.space.get(line.to) as Space;
    route.points += cost(line, to);
    [back, at] = [at.id, to];
  }
  return route;
}

function nextOn(ways: Ways, at: Space, back: SpaceId | null): Link | undefined {
  let best = Number.POSITIVE_INFINITY;
  let found: Link | undefined;
  at.links.forEach((link, i) => {
    const way = (ways[at.at] as readonly number[])[i] as number;
    if (link.to !== back && way < best) [best, found] = [way, link];
  });
  return found;
}
