import type { Colour, Space } from '../../board/rules/graph.ts';
import { activePlayer, type Config, faceUp, has } from './config.ts';
import type { Drive, Player } from './state.ts';
import type { Position } from './view.ts';

/** mvc.heading.2: the switches this ship has. */
export function drivesOf(p: Player): Drive[] {
  const drives: Drive[] = [];
  if (p.equipment.redDrive > 0) drives.push('red');
  if (p.equipment.yellowDrive > 0 || has(p, 'yellowDrive')) drives.push('yellow');
  if (p.equipment.comboDrive > 0) drives.push('combo');
  return drives;
}

/** A ship that has no drive skips nothing. */
export const hasDrive = ({ equipment, relics }: Player): boolean =>
  equipment.redDrive > 0 ||
  equipment.yellowDrive > 0 ||
  equipment.comboDrive > 0 ||
  relics.includes('yellowDrive');

/** mvc.drive.1: whether the drives that are on skip a colour. */
export function skips(p: Player, off: readonly Drive[], colour: Colour | null): boolean {
  if (colour !== 'red' && colour !== 'yellow') return false;
  if (p.equipment.comboDrive > 0 && !off.includes('combo')) return true;
  if (off.includes(colour)) return false;
  if (colour === 'red') return p.equipment.redDrive > 0;
  return p.equipment.yellowDrive > 0 || has(p, 'yellowDrive'); // mvc.relic.8
}

/** mvc.drive.1, mvc.drive.2: printed spaces and hazards, and face-up hazard tokens. */
export const isSkipped = (config: Config, s: Position, off: readonly Drive[], at: Space): boolean =>
  isSkippedBy(config, s, activePlayer(s), off, at);

/** The same for the ship of any player. */
export function isSkippedBy(
  config: Config,
  s: Position,
  p: Player,
  off: readonly Drive[],
  at: Space,
): boolean {
  const { type, colour } = at;
  if (type === 'space' || type === 'hazard') return skips(p, off, colour);
  const token = faceUp(config, s, at);
  return token?.kind === 'hazard' && skips(p, off, token.colour ?? null);
}
