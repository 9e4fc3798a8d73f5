import { type Ways, waysTo } from '../board/distances.ts';
import type { Space, SpaceId } from '../board/graph.ts';
import { type Book, has, player, spaceOf } from './book.ts';
import { imagine } from './imagine.ts';
import { skips } from './rules/drives.ts';
import { isLandingPlace } from './rules/places.ts';
import type { HeadingFrame, Player } from './state.ts';
import type { View } from './view.ts';

/** How likely a roll is to take a ship somewhere this turn. */
export interface Odds {
  space: SpaceId;
  /** Points it takes. */
  points: number;
  odds: number;
}

const FACES = 6;
const AUTOPILOT = 4;

/**
 * Before the roll: the landing places a seat might reach with it, by the shortest way. On that way every navigation
 * space needs a die with the right number; hidden tokens and gates are left out of account.
 */
export function reachOdds(b: Book, v: View): Odds[] {
  const f = v.agenda.at(-1);
  if (v.you === 'table' || f?.f !== 'heading') return [];
  const s = imagine(b, v, { int: () => 0, shuffle: () => {} });
  const p = player(s, v.you);
  const totals = chancesOf(b, p, f);
  return b.tables.graph.spaces.flatMap((goal) => {
    if (goal.id === p.space || !isLandingPlace(b, s, goal.id)) return [];
    const way = shortestWay(b, p, f, goal.id);
    const odds = totals.filter((_, n) => n >= way.points).reduce((sum, x) => sum + x, 0);
    const dice = b.tables.ships[p.ship].dice;
    const right = way.faces.reduce((all, n) => all * (1 - (1 - n / FACES) ** dice), 1);
    return odds * right > 0 ? [{ space: goal.id, points: way.points, odds: odds * right }] : [];
  });
}

/** The chance of each total. */
function chancesOf(b: Book, p: Player, f: HeadingFrame): number[] {
  let totals = f.autopilot ? [...Array<number>(AUTOPILOT).fill(0), 1] : [1];
  for (let n = f.autopilot ? 1 : 0; n < b.tables.ships[p.ship].dice; n++) {
    const next = Array<number>(totals.length + FACES).fill(0);
    totals.forEach((x, sum) => {
      for (let face = 1; face <= FACES; face++)
        next[sum + face] = (next[sum + face] as number) + x / FACES;
    });
    totals = next;
  }
  return totals;
}

/** Its points, and for each navigation space on it how many faces lead the right way. */
function shortestWay(
  b: Book,
  p: Player,
  f: HeadingFrame,
  goal: SpaceId,
): { points: number; faces: number[] } {
  const ways = plainWays(b, p, f, goal);
  const faces: number[] = [];
  let at = spaceOf(b, p.space);
  let back: SpaceId | null = null;
  let points = 0;
  for (let steps = 0; at.id !== goal && steps < b.tables.graph.spaces.length; steps++) {
    const next = nextOn(ways, at, back);
    if (next === undefined) return { points: Number.POSITIVE_INFINITY, faces };
    if (at.nav) faces.push(at.nav.filter((to) => to === next).length);
    const to = spaceOf(b, next);
    const green = at.links.some((l) => l.to === next && l.kind === 'green') && !has(p, 'airFoil');
    const skipped = (to.type === 'space' || to.type === 'hazard') && skips(p, f.off, to.colour);
    points += skipped ? 0 : green ? b.constants.green : b.constants.line;
    [back, at] = [at.id, to];
  }
  return { points, faces };
}

const plainWays = (b: Book, p: Player, f: HeadingFrame, goal: SpaceId): Ways =>
  waysTo(b.tables.graph, goal, {
    skips: (colour) => skips(p, f.off, colour),
    green: has(p, 'airFoil') ? b.constants.line : b.constants.green,
  });

function nextOn(ways: Ways, at: Space, back: SpaceId | null): SpaceId | undefined {
  let best = Number.POSITIVE_INFINITY;
  let found: SpaceId | undefined;
  at.links.forEach((link, i) => {
    const way = (ways[at.at] as readonly number[])[i] as number;
    if (link.to !== back && way < best) [best, found] = [way, link.to];
  });
  return found;
}
