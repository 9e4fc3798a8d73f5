import { activePlayer, type Config, flies, hasTech } from '../config.ts';
import { slowBy } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';
import type { SpeedFrame } from './frames.ts';
import { boxed } from './values.ts';

/** mvs.pilot.8: for each even die. */
const EVEN = 2;

export const sumOf = (s: Position): number => s.turn.dice.reduce((sum, d) => sum + d.value, 0);

/** mvs.tech.2: even or odd goes by the dice alone. */
export function spoilerOf(config: Config, s: Position, dice: number): number {
  const p = activePlayer(s);
  const odd = dice % 2 === 1;
  if (hasTech(config, p, 'fancySpoiler')) return odd ? 1 : 2;
  return odd && hasTech(config, p, 'lessFancySpoiler') ? 1 : 0;
}

/** mvs.pilot.8: the choices of points for even dice, fewest first. */
export function evenPoints(s: Position): number[] {
  if (!flies(activePlayer(s), 'qossuth', 'b')) return [0];
  const evens = s.turn.dice.filter((d) => d.value % 2 === 0).length;
  return Array.from({ length: evens + 1 }, (_, n) => n * EVEN);
}

/** mvs.reward.18: the choices of points for the die on the Power Siphon. */
export function siphonPoints(config: Config, s: Position): number[] {
  const most = boxed(s, 'powerSiphon') === null ? 0 : config.constants.siphon;
  return Array.from({ length: most + 1 }, (_, n) => n);
}

const most = (points: number[]): number => points.at(-1) ?? 0;

export const wantedEvens = (s: Position, f: SpeedFrame): number =>
  Math.min(f.evens ?? Number.POSITIVE_INFINITY, most(evenPoints(s)));

export const wantedSiphon = (config: Config, s: Position, f: SpeedFrame): number =>
  Math.min(f.siphon ?? Number.POSITIVE_INFINITY, most(siphonPoints(config, s)));

/** mvs.speed.6: fixed before the first step. */
export function movementValue(config: Config, s: Position, f: SpeedFrame): number {
  const added =
    spoilerOf(config, s, sumOf(s)) + wantedEvens(s, f) + wantedSiphon(config, s, f) + f.burnt;
  return Math.max(0, sumOf(s) + added - slowBy(config, s));
}
