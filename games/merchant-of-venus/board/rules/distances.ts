import type { Colour, Graph, LineTo, Space, SpaceId } from './graph.ts';

/** What slows a ship down. */
export interface Slowed {
  skips(space: Space): boolean;
  /** Points a space costs besides the line to it. */
  danger(space: Space): number;
  /** Points for a green line. */
  green: number;
}

/** Points to the goal by the line taken first; lines are numbered over the whole board (see `Space.firstLine`). */
export type Ways = Float64Array;

/** Points that a wrong exit of a navigation space costs on average. */
const POINTS_PER_WRONG_EXIT = 4;
/** Skipping costs nothing, but nobody flies in circles. */
const POINTS_PER_SKIPPED_SPACE = 0.05;
const POINTS_PER_CREDIT = 0.1;
/** Dice to choose a navigation die from. */
const DICE = 3;

/** Coloured spaces, and hazards where drives skip them. */
export const skipsColoured =
  (skips: (colour: Colour | null) => boolean, hazards: boolean) =>
  ({ type, colour }: Space): boolean =>
    (type === 'space' || (hazards && type === 'hazard')) && skips(colour);

/** A hazard by its printed price. */
export const priceInPoints = ({ cost }: Space): number => cost * POINTS_PER_CREDIT;

/**
 * Measures ways as a pilot estimates them: without turning round; a navigation space costs more the fewer numbers lead
 * the right way; and every space costs what it costs this ship. The function returned takes the goal by its place in the
 * list of spaces.
 */
export function measurer(graph: Graph, slowed: Slowed): (goal: number) => Ways {
  const { to, back } = graph.lines;
  const steps = Float64Array.from(
    graph.spaces.flatMap((x) => x.links.map((line) => stepPoints(graph, x, line, slowed))),
  );
  return (goal) => {
    const ways: Ways = new Float64Array(steps.length).fill(Number.POSITIVE_INFINITY);
    const queue = [goal];
    const isQueued = new Uint8Array(graph.spaces.length);
    for (let i = 0; i < queue.length; i++) {
      const next = queue[i] as number;
      isQueued[next] = 0;
      const { firstLine: first, links } = graph.spaces[next] as Space;
      const end = first + links.length;
      for (let line = first; line < end; line++) {
        const near = to[line] as number;
        const onward = next === goal ? 0 : shortestOf(to, ways, first, end, near);
        const here = back[line] as number;
        const way = (steps[here] as number) + onward;
        if (way >= (ways[here] as number)) continue;
        ways[here] = way;
        if (isQueued[near]) continue;
        isQueued[near] = 1;
        queue.push(near);
      }
    }
    return ways;
  };
}

/** Of some lines, without those that lead to one neighbour. */
function shortestOf(
  to: Int32Array,
  ways: Ways,
  first: number,
  end: number,
  except: number,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (let line = first; line < end; line++)
    if (to[line] !== except && (ways[line] as number) < best) best = ways[line] as number;
  return best;
}

/** Points from a space by the best of its lines. */
export function shortestFrom({ firstLine, links }: Space, ways: Ways): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < links.length; i++) {
    const way = ways[firstLine + i] as number;
    if (way < best) best = way;
  }
  return best;
}

/** The best line from a space that does not lead straight back. */
export function bestLine(s: Space, ways: Ways, back: SpaceId | null): LineTo | undefined {
  let best = Number.POSITIVE_INFINITY;
  let found: LineTo | undefined;
  s.links.forEach((link, i) => {
    const way = ways[s.firstLine + i] as number;
    if (link.to !== back && way < best) [best, found] = [way, link];
  });
  return found;
}

function stepPoints(graph: Graph, from: Space, line: LineTo, slowed: Slowed): number {
  if (line.kind === 'surface') return Number.POSITIVE_INFINITY;
  const to = graph.space.get(line.to) as Space;
  const points = line.kind === 'green' ? slowed.green : 1;
  const entering = slowed.skips(to) ? POINTS_PER_SKIPPED_SPACE : points + slowed.danger(to);
  return entering + exitPoints(from, line.to);
}

function exitPoints({ nav }: Space, exit: SpaceId): number {
  if (!nav) return 0;
  const faces = nav.filter((to) => to === exit).length;
  const odds = 1 - (1 - faces / 6) ** DICE;
  return POINTS_PER_WRONG_EXIT * (1 / odds - 1);
}
