import type { Challenge as Info } from '../components/tables.ts';
import type { Config } from '../config.ts';
import type { Challenge } from '../state.ts';
import type { Position } from '../view.ts';

export const challengeOf = (config: Config, c: Challenge): Info =>
  config.tables.challenges.get(c.id) as Info;

/** mvs.solo.6: whether a challenge with this effect is active. */
function weighs(config: Config, s: Position, effect: Info['effect']): boolean {
  for (const c of s.challenges)
    if (c.active && !c.done && challengeOf(config, c).effect === effect) return true;
  return false;
}

/** What a green line costs in addition to its usual price. */
export const greenCost = (config: Config, s: Position): number =>
  weighs(config, s, 'steep') ? 1 : 0;

/** The factor on the cost of equipment. */
export const equipmentFactor = (config: Config, s: Position): number =>
  weighs(config, s, 'dearEquipment') ? 2 : 1;

/** The factor on the room that passengers take. */
export const passengerDots = (config: Config, s: Position): number =>
  weighs(config, s, 'bulkyPassengers') ? 2 : 1;

/** Points subtracted from every movement. */
export const slowBy = (config: Config, s: Position): number => (weighs(config, s, 'slow') ? 3 : 0);

/** mvs.solo.3 */
export const feesDue = (config: Config, s: Position): number =>
  s.challenges.reduce((sum, c) => sum + (c.active && !c.done ? challengeOf(config, c).fee : 0), 0);
