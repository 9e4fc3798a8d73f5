import { type BoardForShip, CLOSED, pointsToGetPast } from '../../../board/rules/dead-ends.ts';
import type { LineTo, SpaceId } from '../../../board/rules/graph.ts';
import type { Line, Place } from '../components/places.ts';
import { activePlayer, type Config, hasReward, placeHere, spaceOf } from '../config.ts';
import { isBlocked } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';
import { goesOver, isSkipped, type Skipping, skipsAny } from './drives.ts';
import type { MoveFrame } from './frames.ts';
import { spotOn } from './spots.ts';
import { navigation } from './values.ts';

/** mvs.move.1, mvs.solo.6; mvs.reward.13: with the Air Foil the air costs a point less. */
export function lineCost(
  config: Config,
  s: Position,
  p: Player,
  link: Pick<LineTo, 'kind'>,
): number {
  if (link.kind !== 'green') return config.constants.line;
  const green = config.constants.green + greenCost(config, s);
  return hasReward(config, p, 'airFoil') ? green - 1 : green;
}

/** Whether a ship can use a line at all: the ground between cities needs the Air Foil (mvs.reward.13). */
export const isFlyable = (config: Config, p: Player, line: Pick<LineTo, 'kind'>): boolean =>
  line.kind !== 'surface' || hasReward(config, p, 'airFoil');

/** mvs.nav.1, mvs.nav.2: the one way out of the navigation space the ship is on. */
export function exitOf(s: State, f: MoveFrame, here: Place): SpaceId | null {
  const { nav } = here.space;
  if (!nav || f.glide || spotOn(s, here).t !== 'nav') return null;
  const die = navigation(s);
  return die === null ? f.exit : (nav[die - 1] as SpaceId);
}

/**
 * Where the ship can go next, once a gate it is on has acted: not straight back, by its heading or its exit where it has
 * one, not in circles, not into a dead end, and with the points a line asks for (mvs.move.2, mvs.move.4).
 */
export function stepsFrom(
  config: Config,
  s: State,
  f: MoveFrame,
  here = placeHere(config, s),
): SpaceId[] {
  const p = activePlayer(s);
  const exit = exitOf(s, f, here);
  const skips = skipsAny(config, p, f);
  const found: SpaceId[] = [];
  for (const line of here.lines) {
    const to = line.to.id;
    if (to === f.from || (exit !== null && to !== exit)) continue;
    if ((f.heading !== null && to !== f.heading) || f.glided.includes(to)) continue;
    const cost = openCost(config, s, p, here, line);
    if (skips && goesOver(config, s, f, line.to)) {
      if (canGetPast(config, s, f, here, line, cost)) found.push(to);
    } else if (cost <= f.points) found.push(to);
  }
  return found;
}

/** Skipping is free, but the ship must be able to enter some space behind. */
const canGetPast = (
  config: Config,
  s: State,
  f: MoveFrame,
  here: Place,
  line: Line,
  cost: number,
): boolean =>
  cost < CLOSED &&
  pointsToGetPast(boardFor(config, s, f), here.id, line.to.id, f.glided) <= f.points;

/** What entering the space at the end of a line costs the ship whose turn it is. */
export const openCost = (config: Config, s: State, p: Player, from: Place, line: Line): number =>
  isOpenLine(config, s, p, from, line) ? lineCost(config, s, p, line) : CLOSED;

/** mvs.port.3, mvs.reward.13 */
export const isOpenLine = (
  config: Config,
  s: Position,
  p: Player,
  from: Place,
  line: Line,
): boolean => !(line.down && s.ports[from.id] !== undefined) && isFlyable(config, p, line);

/** The board for a ship that skips spaces this way. */
const boardFor = (config: Config, s: State, by: Skipping): BoardForShip => ({
  linksOf: (at) => spaceOf(config, at).links,
  skips: (at) => isSkipped(config, s, by, at),
  costOf(at, link) {
    const p = activePlayer(s);
    const open = !isBlocked(config, s, at, link.to) && isFlyable(config, p, link);
    return open ? lineCost(config, s, p, link) : CLOSED;
  },
});
