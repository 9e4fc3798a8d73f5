import type { SpaceId } from '../../../board/rules/graph.ts';
import type { Place } from '../components/places.ts';
import { activePlayer, type Config, hasReward, placeOf } from '../config.ts';
import type { Player } from '../state.ts';
import type { Position } from '../view.ts';
import type { DriveSwitch } from './frames.ts';
import { spotOn } from './spots.ts';

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

/** Whether there are spaces at all that the ship goes over without entering them. */
export const skipsAny = (config: Config, p: Player, by: Skipping): boolean =>
  p.drive !== null || by.skipBlue === true || hasReward(config, p, 'yellowDrive');

/** mvs.drive.1, mvs.pilot.3, mvs.option.5: whether the ship goes over a space without entering it. */
export function goesOver(config: Config, s: Position, by: Skipping, place: Place): boolean {
  const spot = spotOn(s, place);
  if (spot.t === 'blue' && by.skipBlue) return true;
  const hazard = place.printed.t === 'hazard' && config.options.drivesSkipHazards;
  return driveSkips(config, activePlayer(s), by.off, hazard ? place.space.colour : spot.t);
}

export const isSkipped = (config: Config, s: Position, by: Skipping, at: SpaceId): boolean =>
  goesOver(config, s, by, placeOf(config, at));
