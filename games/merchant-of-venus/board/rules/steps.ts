import type { Link, SpaceId } from './graph.ts';

/** A ship in the middle of its move. */
export interface Course {
  points: number;
  /** The neighbour just left on this line. */
  from: SpaceId | null;
  /** The only way it may go first. */
  heading: SpaceId | null;
  /** Spaces skipped since a point was last spent. */
  glided: readonly SpaceId[];
}

/**
 * Where a ship can go next: not straight back, by its heading or its exit where it has one, not in circles, and with
 * the points a line asks for. A line that is closed to it costs more than any ship has.
 */
export function stepsAlong(
  links: readonly Link[],
  { points, from, heading, glided }: Course,
  exit: SpaceId | null,
  cost: (line: Link) => number,
): SpaceId[] {
  const found: SpaceId[] = [];
  for (const link of links) {
    const { to } = link;
    if (to === from || (exit !== null && to !== exit)) continue;
    if ((heading !== null && to !== heading) || glided.includes(to)) continue;
    if (cost(link) <= points) found.push(to);
  }
  return found;
}

export const CLOSED = Number.POSITIVE_INFINITY;
