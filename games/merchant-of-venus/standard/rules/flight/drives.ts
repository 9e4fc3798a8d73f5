import type { SpaceId } from '../../../board/rules/graph.ts';
import { activePlayer, type Book, hasReward, spaceOf } from '../book.ts';
import type { Player } from '../state.ts';
import type { Position } from '../view.ts';
import type { DriveSwitch } from './frames.ts';
import { spotAt } from './spots.ts';

/** mvs.heading.2: the switches this ship has. */
export function drivesOf(b: Book, p: Player): DriveSwitch[] {
  const found: DriveSwitch[] = [];
  if (p.drive !== null) found.push('drive');
  if (hasReward(b, p, 'yellowDrive')) found.push('relic');
  return found;
}

/** What moves a ship over spaces. */
export interface Skipping {
  off: readonly DriveSwitch[];
  skipBlue: boolean | null;
}

/** mvs.drive.1, mvs.reward.16 */
export function driveSkips(
  b: Book,
  p: Player,
  off: readonly DriveSwitch[],
  colour: string | null,
): boolean {
  if (colour !== 'red' && colour !== 'yellow') return false;
  const relic = colour === 'yellow' && !off.includes('relic') && hasReward(b, p, 'yellowDrive');
  if (relic || p.drive === null || off.includes('drive')) return relic;
  return p.drive === 'comboDrive' || p.drive === `${colour}Drive`;
}

/** mvs.drive.1, mvs.pilot.3, mvs.option.5: whether the ship goes over a space without entering it. */
export function isSkipped(b: Book, s: Position, by: Skipping, at: SpaceId): boolean {
  const spot = spotAt(b, s, at);
  if (spot.t === 'blue' && by.skipBlue) return true;
  const p = activePlayer(s);
  if (b.tables.hazards.has(at) && b.options.drivesSkipHazards)
    return driveSkips(b, p, by.off, spaceOf(b, at).colour);
  return driveSkips(b, p, by.off, spot.t);
}
