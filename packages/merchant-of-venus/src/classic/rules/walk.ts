import type { Link } from '../../board/graph.ts';
import { activePlayer, type Book, has, spaceOf } from '../book.ts';
import type { MoveFrame, Player, SpaceId, State } from '../state.ts';
import { isSkipped } from './drives.ts';
import { underGate } from './gates.ts';

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
  const exit = nav && f.nav !== null ? nav[f.nav - 1] : undefined;
  const found: SpaceId[] = [];
  for (const link of links) {
    const { to } = link;
    if (to === f.from) continue; // mvc.move.4, mvc.nav.1
    if (link.kind === 'surface' && !has(p, 'airFoil')) continue; // mvc.relic.2
    if (exit !== undefined && to !== exit) continue; // mvc.nav.1
    if (f.heading !== null && to !== f.heading) continue; // mvc.heading.1
    if (f.glided.includes(to)) continue; // mvc.drive.4
    if (stepCost(b, s, f, link) <= f.points) found.push(to); // mvc.move.2
  }
  return found;
}

/** What must be left to take a step: skipping is free, but not for a ship without points (mvc.drive.1). */
const stepCost = (b: Book, s: State, f: MoveFrame, link: Link): number =>
  isSkipped(b, s, f.off, link.to) ? 1 : costOf(b, activePlayer(s), link);
