import { measurer, skipsColoured, type Ways } from '../../../board/rules/distances.ts';
import type { Graph, Space } from '../../../board/rules/graph.ts';

/** What a ship has that makes ways shorter. */
export interface RouteKind {
  skipsRed: boolean;
  skipsYellow: boolean;
  /** Points for a green line. */
  green: number;
  /** Points that a printed hazard costs this ship. */
  danger(price: number): number;
}

/** The ways to one goal, by the line taken first. */
export interface Route {
  points: Ways;
  /** Encounter spaces on the way, by their places in the list of encounters: a bit for each. */
  passes: Int32Array;
  /** Faces of the navigation die that lead astray on the way: a bit for each. */
  astray: Uint8Array;
  /** By space: the line with the fewest points. */
  best: Int32Array;
}

/** Encounter spaces that bits can stand for. The printed board has 24. */
const MOST_BITS = 31;

const NO_SPACE = -1;

/** Routes of all ships of one kind: not only how long they are, but which tokens lie on them. */
export class Routes {
  readonly spaces: readonly Space[];
  private readonly graph: Graph;
  private readonly measure: (goal: number) => Ways;
  private readonly known: (Route | undefined)[];
  private readonly bits: Int32Array;

  constructor(graph: Graph, { skipsRed, skipsYellow, green, danger }: RouteKind) {
    this.graph = graph;
    this.spaces = graph.spaces;
    this.measure = measurer(graph, {
      skips: skipsColoured(
        (colour) => (colour === 'red' ? skipsRed : colour === 'yellow' && skipsYellow),
        true,
      ),
      danger: ({ cost }) => danger(cost),
      green,
    });
    this.known = graph.spaces.map(() => undefined);
    this.bits = new Int32Array(graph.spaces.length);
    graph.encounters.slice(0, MOST_BITS).forEach((id, i) => {
      this.bits[graph.space.get(id)?.at as number] = 1 << i;
    });
  }

  /** Each goal is measured when it is first asked for. */
  to(goal: number): Route {
    const known = this.known[goal];
    if (known) return known;
    const points = this.measure(goal);
    const route = this.routeTo(goal, points);
    this.known[goal] = route;
    return route;
  }

  /** From the goal backwards: a line passes its end and whatever the best line from there passes. */
  private routeTo(goal: number, points: Ways): Route {
    const { spaces, lines } = this.graph;
    const passes = new Int32Array(points.length);
    const astray = new Uint8Array(points.length);
    const near = Array.from(points.keys()).sort(
      (x, y) => (points[x] as number) - (points[y] as number),
    );
    for (const line of near) {
      const at = lines.to[line] as number;
      const back = lines.to[lines.back[line] as number] as number;
      const space = spaces[at] as Space;
      const next = at === goal ? -1 : bestLine(space, lines.to, points, back);
      passes[line] = this.bits[at] as number;
      if (next < 0) continue;
      passes[line] = (this.bits[at] as number) | (passes[next] as number);
      astray[line] = facesAstray(space, next) | (astray[next] as number);
    }
    const best = Int32Array.from(spaces, (x) => bestLine(x, lines.to, points, NO_SPACE));
    return { points, passes, astray, best };
  }
}

/** mvc.nav.1: the faces that do not lead along this line. */
function facesAstray({ nav, links, firstLine }: Space, line: number): number {
  if (!nav) return 0;
  const exit = links[line - firstLine]?.to;
  let faces = 0;
  for (let i = 0; i < nav.length; i++) if (nav[i] !== exit) faces |= 1 << i;
  return faces;
}

function bestLine(
  { firstLine, links }: Space,
  to: Int32Array,
  points: Ways,
  except: number,
): number {
  let best = -1;
  for (let line = firstLine; line < firstLine + links.length; line++) {
    if (to[line] === except) continue;
    if (best < 0 || (points[line] as number) < (points[best] as number)) best = line;
  }
  return best;
}
