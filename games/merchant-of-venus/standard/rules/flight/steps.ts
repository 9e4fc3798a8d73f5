import type { Link, SpaceId } from '../../../board/rules/graph.ts';
import { CLOSED, stepsAlong } from '../../../board/rules/steps.ts';
import { activePlayer, type Book, hasReward, spaceOf } from '../book.ts';
import { isBlocked } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost } from '../variants/challenges.ts';
import type { Position } from '../view.ts';
import { isSkipped, type Skipping } from './drives.ts';
import type { MoveFrame } from './frames.ts';
import { pointsBeyond, type Skies } from './glide.ts';
import { spotAt } from './spots.ts';
import { navigation } from './values.ts';

/** mvs.move.1, mvs.solo.6; mvs.reward.13: with the Air Foil the air costs a point less. */
export function lineCost(b: Book, s: Position, p: Player, link: Link): number {
  if (link.kind !== 'green') return b.constants.line;
  const green = b.constants.green + greenCost(b, s);
  return hasReward(b, p, 'airFoil') ? green - 1 : green;
}

/** The lines of a space a ship can use at all: the ground between cities needs the Air Foil (mvs.reward.13). */
export const linesFrom = (b: Book, p: Player, at: SpaceId): Link[] =>
  spaceOf(b, at).links.filter((l) => l.kind !== 'surface' || hasReward(b, p, 'airFoil'));

/** mvs.nav.1, mvs.nav.2: the one way out of the navigation space the ship is on. */
export function exitOf(b: Book, s: State, f: MoveFrame): SpaceId | null {
  const at = activePlayer(s).space;
  const { nav } = spaceOf(b, at);
  if (!nav || f.glide || spotAt(b, s, at).t !== 'nav') return null;
  const die = navigation(s);
  return die === null ? f.exit : (nav[die - 1] as SpaceId);
}

/** Where the ship can go next, once a gate it is on is settled. */
export function stepsFrom(b: Book, s: State, f: MoveFrame): SpaceId[] {
  const { links } = spaceOf(b, activePlayer(s).space);
  return stepsAlong(links, f, exitOf(b, s, f), (link) => stepCost(b, s, f, link)); // mvs.move.2, mvs.move.4
}

/** What entering the space at the end of a line costs the ship whose turn it is. */
function openCost(b: Book, s: State, at: SpaceId, link: Link): number {
  const p = activePlayer(s);
  if (isBlocked(b, s, at, link.to)) return CLOSED; // mvs.port.3
  if (link.kind === 'surface' && !hasReward(b, p, 'airFoil')) return CLOSED; // mvs.reward.13
  return lineCost(b, s, p, link);
}

/** The board for a ship that skips spaces this way. */
const skiesOf = (b: Book, s: State, by: Skipping): Skies => ({
  linksOf: (at) => spaceOf(b, at).links,
  skips: (at) => isSkipped(b, s, by, at),
  costOf: (at, link) => openCost(b, s, at, link),
});

/** What must be left to take a step; behind a skipped space some space must be within reach (mvs.drive.1). */
function stepCost(b: Book, s: State, f: MoveFrame, link: Link): number {
  const at = activePlayer(s).space;
  const cost = openCost(b, s, at, link);
  if (cost === CLOSED || !isSkipped(b, s, f, link.to)) return cost;
  return pointsBeyond(skiesOf(b, s, f), at, link.to, f.glided);
}
