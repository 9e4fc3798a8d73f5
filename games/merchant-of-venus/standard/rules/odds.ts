import { priceInPoints, skipsColoured } from '../../board/rules/distances.ts';
import type { LineTo, SpaceId } from '../../board/rules/graph.ts';
import { landingOdds, type Odds, type Route } from '../../board/rules/odds.ts';
import { type Config, player } from './config.ts';
import { diceOf, throttleTakes } from './flight/dice.ts';
import { driveSkips } from './flight/drives.ts';
import { spoilerOf } from './flight/points.ts';
import { isLandingPlace } from './flight/spots.ts';
import { lineCost } from './flight/steps.ts';
import { assignLimit } from './flight/values.ts';
import { imagine } from './imagine.ts';
import type { State } from './state.ts';
import { slowBy } from './variants/challenge-effects.ts';
import type { View } from './view.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Before the roll: the probability that the viewer reaches each landing place by the shortest way. On every navigation space
 * of it, one die must show a number that leads the right way; the throttle is used where it helps. Hazards, gates and
 * cards are ignored.
 */
export function reachOdds(config: Config, v: View): Odds[] {
  const f = v.agenda.at(-1);
  if (v.you === 'table' || v.you !== v.active || f?.f !== 'heading') return [];
  const s = imagine(config, v, { int: () => 0, shuffle: () => {} });
  const p = player(s, v.you);
  const rolls = allRolls(diceOf(config, p));
  const ship = {
    at: p.space,
    skips: skipsColoured(
      (colour) => driveSkips(config, p, f.off, colour),
      config.options.drivesSkipHazards,
    ),
    danger: priceInPoints,
    green: lineCost(config, s, p, { kind: 'green' }),
    costOf: (line: LineTo) => lineCost(config, s, p, line),
  };
  const isLanding = (at: SpaceId): boolean => isLandingPlace(config, s, at);
  return landingOdds(
    config.tables.graph,
    ship,
    isLanding,
    (route) =>
      rolls.reduce((sum, roll) => sum + chanceWith(config, s, roll, route), 0) / rolls.length,
  );
}

const allRolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : allRolls(dice - 1).flatMap((roll) => FACES.map((x) => [...roll, x]));

/** The probability that a roll is enough, with what the throttle may add to it. */
function chanceWith(config: Config, s: State, roll: readonly number[], route: Route): number {
  if (reaches(config, s, roll, roll, route)) return 1;
  const p = player(s, s.active);
  const assigned = route.faces.length > 0 ? 2 : 1;
  if (roll.length >= config.constants.mostDice || assignLimit(config, p) < assigned) return 0;
  const at = roll.findIndex((die) => throttleTakes(config, s, die));
  if (at < 0) return 0;
  const free = roll.filter((_, i) => i !== at);
  const good = FACES.filter((x) => reaches(config, s, [...roll, x], [...free, x], route));
  return good.length / FACES.length;
}

/** mvs.nav.1: one die for all navigation spaces, of those that are free. */
function reaches(
  config: Config,
  s: State,
  roll: readonly number[],
  free: readonly number[],
  { points, faces }: Route,
): boolean {
  const sum = roll.reduce((a, x) => a + x, 0);
  if (sum + spoilerOf(config, s, sum) - slowBy(config, s) < points) return false;
  return faces.length === 0 || free.some((die) => faces.every((right) => right.includes(die)));
}
