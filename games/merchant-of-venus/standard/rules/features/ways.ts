import type { Graph, Link, Space } from '../../../board/rules/graph.ts';

/** Points a wrong exit of a navigation space costs on average. */
const ASTRAY = 4;
/** Skipping costs nothing, but nobody flies in circles. */
const GLIDE = 0.05;
const FAR = Number.POSITIVE_INFINITY;

/** What a ship is slowed down by. */
export interface Slowed {
  skips(space: Space): boolean;
  /** Points a space costs besides the line there. */
  danger(space: Space): number;
  green: number;
}

/** All lines of the board, those of a space one after another. */
interface Lines {
  /** By space: the first of its lines; one more at the end. */
  first: Int32Array;
  to: Int32Array;
  /** The first line that leads back. */
  back: Int32Array;
}

const drawn = new WeakMap<Graph, Lines>();

function linesOf(graph: Graph): Lines {
  const known = drawn.get(graph);
  if (known) return known;
  const index = (id: string): number => graph.space.get(id)?.at as number;
  const first = new Int32Array(graph.spaces.length + 1);
  for (const x of graph.spaces) first[x.at + 1] = (first[x.at] as number) + x.links.length;
  const to = Int32Array.from(graph.spaces.flatMap((x) => x.links.map((l) => index(l.to))));
  const back = Int32Array.from(
    graph.spaces.flatMap((x) =>
      x.links.map((l) => {
        const next = graph.space.get(l.to) as Space;
        return (first[next.at] as number) + next.links.findIndex((y) => y.to === x.id);
      }),
    ),
  );
  const lines = { first, to, back };
  drawn.set(graph, lines);
  return lines;
}

/** Points from every space, by its place in the list, to one of them. */
export type Points = Float64Array;

/**
 * Ways as a pilot reckons them: without turning round, navigation spaces the dearer the fewer numbers lead the right
 * way, and spaces as dear as they are to this ship.
 */
export function measurer(graph: Graph, slowed: Slowed): (goal: number) => Points {
  const { first, to, back } = linesOf(graph);
  const steps = Float64Array.from(
    graph.spaces.flatMap((x) => x.links.map((line) => stepOf(graph, x, line, slowed))),
  );
  return (goal) => {
    const n = graph.spaces.length;
    const ways = new Float64Array(steps.length).fill(FAR);
    const queue = [goal];
    const waits = new Uint8Array(n);
    for (let i = 0; i < queue.length; i++) {
      const next = queue[i] as number;
      waits[next] = 0;
      const [from, end] = [first[next] as number, first[next + 1] as number];
      for (let l = from; l < end; l++) {
        const near = to[l] as number;
        let on = next === goal ? 0 : FAR;
        if (next !== goal)
          for (let k = from; k < end; k++)
            if (to[k] !== near && (ways[k] as number) < on) on = ways[k] as number;
        const here = back[l] as number;
        const way = (steps[here] as number) + on;
        if (way >= (ways[here] as number)) continue;
        ways[here] = way;
        if (waits[near]) continue;
        waits[near] = 1;
        queue.push(near);
      }
    }
    const points = new Float64Array(n).fill(FAR);
    for (let at = 0; at < n; at++)
      for (let l = first[at] as number; l < (first[at + 1] as number); l++)
        points[at] = Math.min(points[at] as number, ways[l] as number);
    points[goal] = 0;
    return points;
  };
}

function stepOf(graph: Graph, from: Space, line: Link, slowed: Slowed): number {
  if (line.kind === 'surface') return FAR;
  const next = graph.space.get(line.to) as Space;
  const points = line.kind === 'green' ? slowed.green : 1;
  const entering = slowed.skips(next) ? GLIDE : points + slowed.danger(next);
  return entering + leaving(from, line.to);
}

/** With three dice to choose from. */
function leaving({ nav }: Space, exit: string): number {
  if (!nav) return 0;
  const odds = 1 - (1 - nav.filter((to) => to === exit).length / 6) ** 3;
  return ASTRAY * (1 / odds - 1);
}
