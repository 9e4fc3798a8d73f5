import type { SpaceId } from '../../../board/rules/graph.ts';
import { activePlayer, type Config, hasReward, spaceOf } from '../config.ts';
import type { Player } from '../state.ts';
import type { Position } from '../view.ts';
import type { DriveSwitch } from './frames.ts';
import { spotAt } from './spots.ts';

/** mvs.heading.2: the switches this ship has. */
export function drivesOf(config: Config, p: Player): DriveSwitch[] {
  const found: DriveSwitch[] = [];
  if (p.drive !== null) found.push('drive');
  if (hasReward(config, p, 'yellowDrive')) found.push('relic');
  return found;
}

/** What moves a ship over spaces. */
export interface Skipping {
  off: readonly DriveSwitch[];
  skipBlue: boolean | null;
}

/** mvs.drive.1, mvs.reward.16 */
export function driveSkips(
  config: Config,
  p: Player,
  off: readonly DriveSwitch[],
  colour: string | null,
): boolean {
  if (colour !== 'red' && colour !== 'yellow') return false;
  const relic =
    colour === 'yellow' && !off.includes('relic') && hasReward(config, p, 'yellowDrive');
  if (relic || p.drive === null || off.includes('drive')) return relic;
  return p.drive === 'comboDrive' || p.drive === `${colour}Drive`;
}

/** mvs.drive.1, mvs.pilot.3, mvs.option.5: whether the ship goes over a space without entering it. */
export function isSkipped(config: Config, s: Position, by: Skipping, at: SpaceId): boolean {
  const spot = spotAt(config, s, at);
  if (spot.t === 'blue' && by.skipBlue) return true;
  const p = activePlayer(s);
  if (config.tables.hazards.has(at) && config.options.drivesSkipHazards)
    return driveSkips(config, p, by.off, spaceOf(config, at).colour);
  return driveSkips(config, p, by.off, spot.t);
}
