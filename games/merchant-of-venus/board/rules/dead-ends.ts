import type { LineTo, SpaceId } from './graph.ts';

/** Points for a line that is closed to a ship: more than any ship has. */
export const CLOSED = Number.POSITIVE_INFINITY;

/** The board as one ship finds it. */
export interface BoardForShip {
  linksOf(at: SpaceId): readonly LineTo[];
  /** Whether the ship flies over a space without entering it. */
  skips(at: SpaceId): boolean;
  /** Points for entering the space at the end of a line; CLOSED where the ship cannot take the line. */
  costOf(at: SpaceId, line: LineTo): number;
}

/**
 * mvc.drive.4 (C55), mvs.drive.1 (S98): no movement ends over a skipped space. The fewest points with which a ship that
 * flies from one space over the next can enter some space behind it: by open lines, not straight back, and over no
 * space it has skipped before. CLOSED in a dead end.
 */
export function pointsToGetPast(
  board: BoardForShip,
  from: SpaceId,
  over: SpaceId,
  skippedBefore: readonly SpaceId[],
): number {
  let fewest = CLOSED;
  const flownOver = [over];
  for (const at of flownOver)
    for (const line of board.linksOf(at)) {
      const { to } = line;
      if (at === over && to === from) continue;
      const cost = board.costOf(at, line);
      if (!board.skips(to)) fewest = Math.min(fewest, cost);
      else if (cost < CLOSED && !flownOver.includes(to) && !skippedBefore.includes(to))
        flownOver.push(to);
    }
  return fewest;
}
