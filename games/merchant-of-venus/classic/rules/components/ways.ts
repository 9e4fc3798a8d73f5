import {
  measurer,
  priceInPoints,
  shortestFrom,
  skipsColoured,
  type Ways,
} from '../../../board/rules/distances.ts';
import type { Graph } from '../../../board/rules/graph.ts';

/** What a ship has that makes ways shorter. */
export interface ShipKind {
  skipsRed: boolean;
  skipsYellow: boolean;
  /** Points for a green line. */
  green: number;
}

/** The ways of all ships of one kind. Goals and spaces are given by their place in the list of spaces. */
export class ShipWays {
  private readonly graph: Graph;
  private readonly measure: (goal: number) => Ways;
  /** Each goal is measured when it is first asked for. */
  private readonly lines: (Ways | undefined)[];
  private readonly points: (number[] | undefined)[];

  constructor(graph: Graph, { skipsRed, skipsYellow, green }: ShipKind) {
    this.graph = graph;
    this.measure = measurer(graph, {
      skips: skipsColoured(
        (colour) => (colour === 'red' ? skipsRed : colour === 'yellow' && skipsYellow),
        true,
      ),
      danger: priceInPoints,
      green,
    });
    this.lines = graph.spaces.map(() => undefined);
    this.points = graph.spaces.map(() => undefined);
  }

  /** Points to the goal by the line taken first. */
  linesTo(goal: number): Ways {
    return this.lines[goal] ?? this.measureLines(goal);
  }

  /** Points to the goal from every space. */
  pointsTo(goal: number): readonly number[] {
    return this.points[goal] ?? this.measurePoints(goal);
  }

  private measureLines(goal: number): Ways {
    const lines = this.measure(goal);
    this.lines[goal] = lines;
    return lines;
  }

  private measurePoints(goal: number): readonly number[] {
    const lines = this.linesTo(goal);
    const points = this.graph.spaces.map((x) => (x.at === goal ? 0 : shortestFrom(x, lines)));
    this.points[goal] = points;
    return points;
  }
}
