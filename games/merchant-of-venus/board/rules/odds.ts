import { bestLine, measurer, type Slowed } from './distances.ts';
import type { Graph, LineTo, Space, SpaceId } from './graph.ts';

/** How likely a roll is to take a ship somewhere this turn. */
export interface Odds {
  space: SpaceId;
  /** Points it takes. */
  points: number;
  odds: number;
}

/** The shortest way to a space, as a pilot estimates it. */
export interface Route {
  points: number;
  /** For each navigation space on it, the faces that lead the right way. */
  faces: number[][];
}

interface Ship extends Slowed {
  at: SpaceId;
  costOf(line: LineTo): number;
}

/** The odds of each landing place a ship might reach with its next roll. */
export function landingOdds(
  graph: Graph,
  ship: Ship,
  isLanding: (at: SpaceId) => boolean,
  oddsOf: (route: Route) => number,
): Odds[] {
  const waysTo = measurer(graph, ship);
  return graph.spaces.flatMap((goal) => {
    if (goal.id === ship.at || !isLanding(goal.id)) return [];
    const route = routeTo(graph, waysTo(goal.at), ship, goal.id);
    const odds = oddsOf(route);
    return odds > 0 ? [{ space: goal.id, points: route.points, odds }] : [];
  });
}

function routeTo(graph: Graph, ways: Float64Array, ship: Ship, goal: SpaceId): Route {
  const route: Route = { points: 0, faces: [] };
  let at = graph.space.get(ship.at) as Space;
  let back: SpaceId | null = null;
  for (let steps = 0; at.id !== goal && steps < graph.spaces.length; steps++) {
    const line = bestLine(at, ways, back);
    if (line === undefined) return { ...route, points: Number.POSITIVE_INFINITY };
    if (at.nav) route.faces.push(at.nav.flatMap((to, i) => (to === line.to ? [i + 1] : [])));
    const to = graph.space.get(line.to) as Space;
    if (!ship.skips(to)) route.points += ship.costOf(line);
    [back, at] = [at.id, to];
  }
  return route;
}
