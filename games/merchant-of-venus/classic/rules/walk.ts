import { glideEnds } from '../../board/rules/glide.ts';
import type { Link } from '../../board/rules/graph.ts';
import { CLOSED, stepsAlong } from '../../board/rules/steps.ts';
import { activePlayer, type Book, has, spaceOf } from './book.ts';
import { isSkipped } from './drives.ts';
import { underGate } from './gates.ts';
import type { MoveFrame, Player, SpaceId, State } from './state.ts';

/** mvc.move.1: points for a line; mvc.relic.2: with the Air Foil the air costs no more than space. */
export function costOf(b: Book, p: Player, link: Link): number {
  if (link.kind !== 'green' || has(p, 'airFoil')) return b.constants.line;
  return b.constants.green;
}

/** Where the ship can go next. A gate that is still to be passed leaves open what comes after it. */
export function stepsFrom(b: Book, s: State, f: MoveFrame): SpaceId[] {
  const p = activePlayer(s);
  const { nav, links } = spaceOf(b, p.space);
  if (underGate(b, s, p.space) && f.nav !== null) return [];
  const exit = nav && f.nav !== null ? (nav[f.nav - 1] ?? null) : null; // mvc.nav.1
  return stepsAlong(links, f, exit, (link) => stepCost(b, s, f, link)); // mvc.move.2, mvc.move.4
}

/** mvc.drive.4 (C55): over a skipped space only if the ship can still enter some space from there. */
function stepCost(b: Book, s: State, f: MoveFrame, link: Link): number {
  const skipped = isSkipped(b, s, f.off, link.to);
  const cost = lineCost(b, activePlayer(s), link, skipped);
  return skipped && cost <= f.points && !endsBehind(b, s, f, link.to) ? CLOSED : cost;
}

function endsBehind(b: Book, s: State, f: MoveFrame, over: SpaceId): boolean {
  const p = activePlayer(s);
  const skips = (to: SpaceId): boolean => isSkipped(b, s, f.off, to);
  const glide = {
    links: (at: SpaceId) => spaceOf(b, at).links,
    cost: (line: Link) => lineCost(b, p, line, skips(line.to)),
    skips,
    points: f.points,
  };
  return glideEnds(glide, p.space, over, f.glided);
}

/** What must be left to take a line: skipping is free, but not for a ship without points (mvc.drive.1). */
export function lineCost(b: Book, p: Player, link: Link, skipped: boolean): number {
  if (link.kind === 'surface' && !has(p, 'airFoil')) return CLOSED; // mvc.relic.2
  return skipped ? 1 : costOf(b, p, link);
}
