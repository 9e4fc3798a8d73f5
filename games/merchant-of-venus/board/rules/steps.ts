import { type BoardForShip, CLOSED, pointsToGetPast } from './dead-ends.ts';
import type { LineTo, SpaceId } from './graph.ts';

/** How far a ship has come in its movement. */
export interface MovementSoFar {
  /** Points left. */
  points: number;
  /** The neighbour just left on this line. */
  from: SpaceId | null;
  /** The only way it may go first. */
  heading: SpaceId | null;
  /** Spaces skipped since a point was last spent. */
  glided: readonly SpaceId[];
}

/**
 * The spaces a ship can go to next: not straight back, by its heading or its exit where it has one, not in circles, not
 * into a dead end, and with the points a line asks for.
 */
export function stepsFor(
  board: BoardForShip,
  at: SpaceId,
  { points, from, heading, glided }: MovementSoFar,
  exit: SpaceId | null,
): SpaceId[] {
  const found: SpaceId[] = [];
  for (const link of board.linksOf(at)) {
    const { to } = link;
    if (to === from || (exit !== null && to !== exit)) continue;
    if ((heading !== null && to !== heading) || glided.includes(to)) continue;
    if (pointsNeeded(board, at, link, glided) <= points) found.push(to);
  }
  return found;
}

/** Skipping is free, but the ship must be able to enter some space behind. */
function pointsNeeded(
  board: BoardForShip,
  at: SpaceId,
  link: LineTo,
  glided: readonly SpaceId[],
): number {
  const cost = board.costOf(at, link);
  if (cost === CLOSED || !board.skips(link.to)) return cost;
  return pointsToGetPast(board, at, link.to, glided);
}

/** What every step changes in the move frame of either game. */
interface StepTaken extends MovementSoFar {
  moved: boolean;
  gateDone: boolean;
  glide: boolean;
}

/** Puts a ship on the next space, for its points or as a skipped one. */
export function takeStep(
  ship: { space: SpaceId },
  move: StepTaken,
  to: SpaceId,
  points: number,
  skipped: boolean,
): void {
  move.from = ship.space;
  ship.space = to;
  move.heading = null;
  move.points -= points;
  move.moved = true;
  move.gateDone = false;
  move.glide = skipped;
  if (skipped) move.glided = [...move.glided, to];
  else if (move.glided.length > 0) move.glided = [];
}
