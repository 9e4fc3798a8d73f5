import type { Graph, LineTo, SpaceId } from './graph.ts';

/** What flying along some spaces costs a ship. */
export interface Flown {
  /** Points spent up to each space. */
  spent: number[];
  /** Spaces a drive skips. */
  skipped: SpaceId[];
}

interface Flyer {
  skips(to: SpaceId): boolean;
  costOf(line: LineTo): number;
  /** Points for a journey by gate. */
  gate: number;
  /** Called for each space the ship enters along a line. */
  enters?(to: SpaceId): void;
}

/** Spaces without a line between them are joined by gates. */
export function flownAlong(graph: Graph, spaces: readonly SpaceId[], ship: Flyer): Flown {
  const flown: Flown = { spent: [0], skipped: [] };
  let spent = 0;
  for (let i = 1; i < spaces.length; i++) {
    const to = spaces[i] as SpaceId;
    const line = graph.space.get(spaces[i - 1] as SpaceId)?.links.find((l) => l.to === to);
    if (!line) spent += ship.gate;
    else if (ship.skips(to)) flown.skipped.push(to);
    else {
      spent += ship.costOf(line);
      ship.enters?.(to);
    }
    flown.spent.push(spent);
  }
  return flown;
}
