import type { Seat } from '@fondaco/kernel';
import type { Box, Check } from '../components/names.ts';
import type { PilotInfo, PilotLevel } from '../components/tables.ts';
import { type Config, flies, hasReward, player } from '../config.ts';
import type { Player } from '../state.ts';
import type { Position } from '../view.ts';

/** mvs.pilot.2: what the pilot of a seat can do. */
export function pilotOf(config: Config, p: Player): PilotLevel {
  const { home, level, side } = p.pilot;
  const info = home === null ? undefined : config.tables.pilots.get(home);
  const { levels } = info ?? ([...config.tables.pilots.values()][0] as PilotInfo);
  if (level === 3) return side === 'b' ? levels['3b'] : levels['3a'];
  return level === 2 ? levels['2'] : levels['1'];
}

/** mvs.speed.4: what the die in a box shows, or null. */
export function boxed(s: Position, box: Box): number | null {
  for (const d of s.turn.dice) if (d.box === box) return d.value;
  return null;
}

export const navigation = (s: Position): number | null => boxed(s, 'navigation');

/** Only the active player has dice. */
const raised = (s: Position, seat: Seat, box: Box): number =>
  seat === s.active ? (boxed(s, box) ?? 0) : 0;

/** mvs.tech.15 */
export const laserOf = (s: Position, seat: Seat): number =>
  player(s, seat).laser + raised(s, seat, 'variableLaser');

/** mvs.tech.13 */
export const shieldOf = (s: Position, seat: Seat): number =>
  player(s, seat).shield + raised(s, seat, 'variableShield');

/** mvs.pilot.2 */
export const skillOf = (config: Config, s: Position, seat: Seat): number =>
  pilotOf(config, player(s, seat)).skill;

/** What checks and fights of the active player are measured by; mvs.pilot.10 counts in them alone. */
export function valueFor(config: Config, s: Position, check: Check): number {
  const seat = s.active;
  if (check === 'piloting') return skillOf(config, s, seat);
  if (check === 'shield') return shieldOf(s, seat);
  const humans = flies(player(s, seat), 'humans', 'b');
  return laserOf(s, seat) + (humans ? (navigation(s) ?? 0) : 0);
}

const FACES = 6;

/** mvs.hazard.1, mvs.pirate.2: how many faces of the effect die are low enough. */
export const goodFaces = (value: number, modifier = 0): number =>
  Math.max(0, Math.min(FACES, value - modifier - 1));

/** mvs.speed.3, mvs.reward.7 */
export const assignLimit = (config: Config, p: Player): number =>
  pilotOf(config, p).assign + (hasReward(config, p, 'microManager') ? 1 : 0);

/** mvs.hazard.1: the rules throw the effect die; nobody chooses its result. */
export const effectDie = (io: { chance: { int(n: number, tag: string): number } }): number =>
  io.chance.int(6, 'effect') + 1;
