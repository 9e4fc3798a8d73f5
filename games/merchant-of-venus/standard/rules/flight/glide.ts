import type { Link, SpaceId } from '../../../board/rules/graph.ts';
import { CLOSED } from '../../../board/rules/steps.ts';

/** The board as a ship on its way finds it. */
export interface Skies {
  linksOf(at: SpaceId): readonly Link[];
  /** Whether the ship flies over a space without entering it. */
  skips(at: SpaceId): boolean;
  /** Points for entering the space at the end of a line; infinite where the line is closed to the ship. */
  costOf(at: SpaceId, line: Link): number;
}

/**
 * mvs.drive.1: no movement ends over a skipped space. The fewest points with which a ship that flies from one space over
 * the next can enter some space behind it: by open lines, not straight back, and over no space in `glided`. Infinite
 * where there is no way on.
 */
export function pointsBeyond(
  skies: Skies,
  from: SpaceId,
  over: SpaceId,
  glided: readonly SpaceId[],
): number {
  let least = CLOSED;
  const flown = [over];
  for (const at of flown)
    for (const line of skies.linksOf(at)) {
      const { to } = line;
      if (at === over && to === from) continue;
      const cost = skies.costOf(at, line);
      if (!skies.skips(to)) least = Math.min(least, cost);
      else if (cost < CLOSED && !flown.includes(to) && !glided.includes(to)) flown.push(to);
    }
  return least;
}
