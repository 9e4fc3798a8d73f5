import type { Colour, Graph, Link, Space, SpaceId } from './graph.ts';

/** What a ship is slowed down by. */
export interface Going {
  skips(colour: Colour | null): boolean;
  /** Whether hazards have a colour; they do when absent. */
  hazards?: boolean;
  green: number;
}

/** By place of a space and place of a line there: points to the goal when that line is taken first. */
export type Ways = readonly (readonly number[])[];

/** Points a wrong exit of a navigation space costs on average, and points a credit is worth. */
const ASTRAY = 4;
const PER_CREDIT = 0.1;
/** Skipping costs nothing, but nobody flies in circles. */
const GLIDE = 0.05;

/**
 * The ways to a space as a pilot reckons them: without turning round, navigation spaces the dearer the fewer numbers
 * lead the right way, and hazards as dear as their price.
 */
export function waysTo(graph: Graph, goal: SpaceId, going: Going): Ways {
  const ways = graph.spaces.map((s) => s.links.map(() => Number.POSITIVE_INFINITY));
  const queue = [graph.space.get(goal) as Space];
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const back of next.links) {
      const from = graph.space.get(back.to) as Space;
      const at = from.links.findIndex((l) => l.to === next.id);
      const on = next.id === goal ? 0 : shortest(next, ways, from.id);
      const way = stepTo(from, from.links[at] as Link, next, going) + on;
      const known = ways[from.at] as number[];
      if (way >= (known[at] as number)) continue;
      known[at] = way;
      queue.push(from);
    }
  }
  return ways;
}

/** Of the lines from here, but the one back. */
export function shortest(s: Space, ways: Ways, back: SpaceId | null): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < s.links.length; i++) {
    const way = (ways[s.at] as number[])[i] as number;
    if ((s.links[i] as Link).to !== back && way < best) best = way;
  }
  return best;
}

function stepTo(from: Space, line: Link, to: Space, going: Going): number {
  if (line.kind === 'surface') return Number.POSITIVE_INFINITY;
  const coloured = to.type === 'space' || (to.type === 'hazard' && going.hazards !== false);
  const points = line.kind === 'green' ? going.green : 1;
  const entering = coloured && going.skips(to.colour) ? GLIDE : points + to.cost * PER_CREDIT;
  return entering + leaving(from, to.id);
}

/** With three dice to choose from. */
function leaving(s: Space, exit: SpaceId): number {
  if (!s.nav) return 0;
  const faces = s.nav.filter((to) => to === exit).length;
  const odds = 1 - (1 - faces / 6) ** 3;
  return ASTRAY * (1 / odds - 1);
}
