import { activePlayer, type Config, flies, hasTech } from '../config.ts';
import { slowBy } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';
import type { SpeedFrame } from './frames.ts';
import { boxed } from './values.ts';

/** mvs.pilot.8: for each even die. */
export const EVEN = 2;

export function sumOf(s: Position): number {
  let sum = 0;
  for (const d of s.turn.dice) sum += d.value;
  return sum;
}

/** mvs.tech.2: even or odd goes by the dice alone. */
export function spoilerOf(config: Config, s: Position, dice: number): number {
  const p = activePlayer(s);
  if (p.techs.length === 0) return 0;
  const odd = dice % 2 === 1;
  if (hasTech(config, p, 'fancySpoiler')) return odd ? 1 : 2;
  return odd && hasTech(config, p, 'lessFancySpoiler') ? 1 : 0;
}

/** mvs.pilot.8: the most points that even dice give. */
function mostEvens(s: Position): number {
  if (!flies(activePlayer(s), 'qossuth', 'b')) return 0;
  let evens = 0;
  for (const d of s.turn.dice) if (d.value % 2 === 0) evens++;
  return evens * EVEN;
}

/** mvs.reward.18: the most points for the die on the Power Siphon. */
const mostSiphon = (config: Config, s: Position): number =>
  boxed(s, 'powerSiphon') === null ? 0 : config.constants.siphon;

export const wantedEvens = (s: Position, f: SpeedFrame): number =>
  Math.min(f.evens ?? Number.POSITIVE_INFINITY, mostEvens(s));

export const wantedSiphon = (config: Config, s: Position, f: SpeedFrame): number =>
  Math.min(f.siphon ?? Number.POSITIVE_INFINITY, mostSiphon(config, s));

/** mvs.speed.6: fixed before the first step. */
export function movementValue(config: Config, s: Position, f: SpeedFrame): number {
  const dice = sumOf(s);
  const added =
    spoilerOf(config, s, dice) + wantedEvens(s, f) + wantedSiphon(config, s, f) + f.burnt;
  return Math.max(0, dice + added - slowBy(config, s));
}
