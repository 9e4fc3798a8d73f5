import { type BoardForShip, CLOSED } from '../../../board/rules/dead-ends.ts';
import type { LineTo, SpaceId } from '../../../board/rules/graph.ts';
import { stepsFor } from '../../../board/rules/steps.ts';
import { activePlayer, type Config, hasReward, spaceOf } from '../config.ts';
import { isBlocked } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';
import { isSkipped, type Skipping } from './drives.ts';
import type { MoveFrame } from './frames.ts';
import { spotAt } from './spots.ts';
import { navigation } from './values.ts';

/** mvs.move.1, mvs.solo.6; mvs.reward.13: with the Air Foil the air costs a point less. */
export function lineCost(config: Config, s: Position, p: Player, link: LineTo): number {
  if (link.kind !== 'green') return config.constants.line;
  const green = config.constants.green + greenCost(config, s);
  return hasReward(config, p, 'airFoil') ? green - 1 : green;
}

/** Whether a ship can use a line at all: the ground between cities needs the Air Foil (mvs.reward.13). */
export const isFlyable = (config: Config, p: Player, line: LineTo): boolean =>
  line.kind !== 'surface' || hasReward(config, p, 'airFoil');

/** mvs.nav.1, mvs.nav.2: the one way out of the navigation space the ship is on. */
export function exitOf(config: Config, s: State, f: MoveFrame): SpaceId | null {
  const at = activePlayer(s).space;
  const { nav } = spaceOf(config, at);
  if (!nav || f.glide || spotAt(config, s, at).t !== 'nav') return null;
  const die = navigation(s);
  return die === null ? f.exit : (nav[die - 1] as SpaceId);
}

/** Where the ship can go next, once a gate it is on has acted. */
export const stepsFrom = (config: Config, s: State, f: MoveFrame): SpaceId[] =>
  stepsFor(boardFor(config, s, f), activePlayer(s).space, f, exitOf(config, s, f)); // mvs.move.2, mvs.move.4

/** What entering the space at the end of a line costs the ship whose turn it is. */
function openCost(config: Config, s: State, at: SpaceId, link: LineTo): number {
  const p = activePlayer(s);
  if (isBlocked(config, s, at, link.to)) return CLOSED; // mvs.port.3
  if (!isFlyable(config, p, link)) return CLOSED; // mvs.reward.13
  return lineCost(config, s, p, link);
}

/** The board for a ship that skips spaces this way. */
const boardFor = (config: Config, s: State, by: Skipping): BoardForShip => ({
  linksOf: (at) => spaceOf(config, at).links,
  skips: (at) => isSkipped(config, s, by, at),
  costOf: (at, link) => openCost(config, s, at, link),
});
