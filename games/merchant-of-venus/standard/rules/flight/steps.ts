import type { Link, SpaceId } from '../../../board/rules/graph.ts';
import { CLOSED, stepsAlong } from '../../../board/rules/steps.ts';
import { activePlayer, type Config, hasReward, spaceOf } from '../config.ts';
import { isBlocked } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';
import { isSkipped, type Skipping } from './drives.ts';
import type { MoveFrame } from './frames.ts';
import { pointsBeyond, type Skies } from './glide.ts';
import { spotAt } from './spots.ts';
import { navigation } from './values.ts';

/** mvs.move.1, mvs.solo.6; mvs.reward.13: with the Air Foil the air costs a point less. */
export function lineCost(config: Config, s: Position, p: Player, link: Link): number {
  if (link.kind !== 'green') return config.constants.line;
  const green = config.constants.green + greenCost(config, s);
  return hasReward(config, p, 'airFoil') ? green - 1 : green;
}

/** The lines of a space a ship can use at all: the ground between cities needs the Air Foil (mvs.reward.13). */
export const linesFrom = (config: Config, p: Player, at: SpaceId): Link[] =>
  spaceOf(config, at).links.filter((l) => l.kind !== 'surface' || hasReward(config, p, 'airFoil'));

/** mvs.nav.1, mvs.nav.2: the one way out of the navigation space the ship is on. */
export function exitOf(config: Config, s: State, f: MoveFrame): SpaceId | null {
  const at = activePlayer(s).space;
  const { nav } = spaceOf(config, at);
  if (!nav || f.glide || spotAt(config, s, at).t !== 'nav') return null;
  const die = navigation(s);
  return die === null ? f.exit : (nav[die - 1] as SpaceId);
}

/** Where the ship can go next, once a gate it is on is settled. */
export function stepsFrom(config: Config, s: State, f: MoveFrame): SpaceId[] {
  const { links } = spaceOf(config, activePlayer(s).space);
  return stepsAlong(links, f, exitOf(config, s, f), (link) => stepCost(config, s, f, link)); // mvs.move.2, mvs.move.4
}

/** What entering the space at the end of a line costs the ship whose turn it is. */
function openCost(config: Config, s: State, at: SpaceId, link: Link): number {
  const p = activePlayer(s);
  if (isBlocked(config, s, at, link.to)) return CLOSED; // mvs.port.3
  if (link.kind === 'surface' && !hasReward(config, p, 'airFoil')) return CLOSED; // mvs.reward.13
  return lineCost(config, s, p, link);
}

/** The board for a ship that skips spaces this way. */
const skiesOf = (config: Config, s: State, by: Skipping): Skies => ({
  linksOf: (at) => spaceOf(config, at).links,
  skips: (at) => isSkipped(config, s, by, at),
  costOf: (at, link) => openCost(config, s, at, link),
});

/** What must be left to take a step; behind a skipped space some space must be within reach (mvs.drive.1). */
function stepCost(config: Config, s: State, f: MoveFrame, link: Link): number {
  const at = activePlayer(s).space;
  const cost = openCost(config, s, at, link);
  if (cost === CLOSED || !isSkipped(config, s, f, link.to)) return cost;
  return pointsBeyond(skiesOf(config, s, f), at, link.to, f.glided);
}
