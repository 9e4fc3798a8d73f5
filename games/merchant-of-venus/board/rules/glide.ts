import type { Link, SpaceId } from './graph.ts';

/** What a ship that skips spaces has to know of the board. */
export interface Glide {
  links(at: SpaceId): readonly Link[];
  /** Points that must be left to take a line; CLOSED where it cannot be taken. */
  cost(link: Link): number;
  skips(to: SpaceId): boolean;
  points: number;
}

/**
 * C55, S98: whether a ship that flies from one space over the next, which it skips, can still enter some space behind
 * it with the points left: by open lines, not straight back, and without skipping a space twice.
 */
export function glideEnds(
  g: Glide,
  from: SpaceId,
  over: SpaceId,
  glided: readonly SpaceId[],
): boolean {
  const skipped = [...glided, over];
  const open: [back: SpaceId, at: SpaceId][] = [[from, over]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [back, at] = next;
    for (const link of g.links(at)) {
      const { to } = link;
      if (to === back || g.cost(link) > g.points) continue;
      if (!g.skips(to)) return true;
      if (skipped.includes(to)) continue;
      skipped.push(to);
      open.push([at, to]);
    }
  }
  return false;
}
