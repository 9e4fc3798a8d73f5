import type { SpaceId } from '../../board/graph.ts';
import { type Book, spaceOf } from '../book.ts';
import { CHECKS } from '../components/names.ts';
import { faces, freeDice, mayAssign } from '../flight/dice.ts';
import { isSkipped } from '../flight/drives.ts';
import type { MoveFrame } from '../flight/frames.ts';
import { movementValue } from '../flight/points.ts';
import { gateSpace, isLandingPlace, spotAt } from '../flight/spots.ts';
import { lineCost, linesFrom } from '../flight/steps.ts';
import { navigation, valueFor } from '../flight/values.ts';
import { isBlocked } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { lostTo } from './travel.ts';

/** Points a ship loses, on average, when another picks its exit. */
const LED = 5;
/** What losing to a pirate costs, in points: a good and the rest of the turn. */
const ROBBED = 14;
/** What an unknown card costs. */
const CARD = 1.5;

export type Going = Pick<
  MoveFrame,
  'points' | 'from' | 'heading' | 'exit' | 'moved' | 'off' | 'skipBlue' | 'gateDone'
>;

/** A ship that has rolled is on its way. */
export function goingOf(b: Book, s: State): Going | null {
  for (const f of s.agenda) {
    if (f.f === 'move') return f;
    if (f.f === 'speed')
      return {
        points: movementValue(b, s, f),
        from: null,
        heading: f.heading,
        exit: null,
        moved: false,
        off: f.off,
        skipBlue: false,
        gateDone: true,
      };
  }
  return null;
}

/** Where a ship can be when this turn ends. */
export interface Reach {
  /** Landing places, and the points lost on the way there. */
  landings: Map<SpaceId, number>;
  /** Any space, by its place in the list. */
  ends: Map<number, number>;
}

interface Node {
  at: SpaceId;
  from: SpaceId | null;
  points: number;
  lost: number;
  gate: boolean;
}

/** With the navigation die as it lies, or with each that could still be assigned. */
export function reachOf(b: Book, s: State, p: Player, going: Going): Reach {
  const reach: Reach = { landings: new Map(), ends: new Map() };
  const die = navigation(s);
  const dice: (number | null)[] =
    die !== null ? [die] : mayAssign(b, s) ? [null, ...faces(freeDice(s))] : [null];
  for (const x of dice) walk(b, s, p, going, x, reach);
  return reach;
}

function walk(b: Book, s: State, p: Player, f: Going, die: number | null, reach: Reach): void {
  const best = new Map<string, number>();
  const start: Node = { at: p.space, from: f.from, points: f.points, lost: 0, gate: !f.gateDone };
  if (f.moved && isLandingPlace(b, s, p.space)) land(b, reach, start);
  const queue = [start];
  for (let x = queue.pop(); x; x = queue.pop()) {
    const now = jumped(b, s, x, die);
    const nexts = stepsOf(b, s, p, f, now, die, now === start ? f : null);
    if (nexts === null) end(b, reach, now, LED);
    else if (nexts.length === 0) end(b, reach, now, 0);
    else
      for (const next of nexts) {
        const key = `${next.from}>${next.at}`;
        const left = next.points - next.lost;
        if ((best.get(key) ?? Number.NEGATIVE_INFINITY) >= left) continue;
        best.set(key, left);
        if (isLandingPlace(b, s, next.at)) land(b, reach, next);
        queue.push(next);
      }
  }
}

function land(b: Book, reach: Reach, x: Node): void {
  const known = reach.landings.get(x.at) ?? Number.POSITIVE_INFINITY;
  reach.landings.set(x.at, Math.min(x.lost, known));
  end(b, reach, x, 0);
}

function end(b: Book, reach: Reach, x: Node, more: number): void {
  const { at } = spaceOf(b, x.at);
  const lost = x.lost + more;
  if (lost < (reach.ends.get(at) ?? Number.POSITIVE_INFINITY)) reach.ends.set(at, lost);
}

/** mvs.gate.2: a navigation die carries the ship on. */
function jumped(b: Book, s: State, x: Node, die: number | null): Node {
  if (!x.gate || die === null || spotAt(b, s, x.at).t !== 'gate') return x;
  const to = gateSpace(b, s, die);
  return to === undefined || to === x.at ? x : { ...x, at: to, from: null };
}

/** The next steps; null where somebody else picks the exit. */
function stepsOf(
  b: Book,
  s: State,
  p: Player,
  f: Going,
  x: Node,
  die: number | null,
  first: Going | null,
): Node[] | null {
  const { nav } = spaceOf(b, x.at);
  const isNav = nav !== null && spotAt(b, s, x.at).t === 'nav';
  const exit = !isNav ? null : die === null ? (first?.exit ?? null) : (nav[die - 1] ?? null);
  if (isNav && exit === null) return x.points > 0 ? null : [];
  const found: Node[] = [];
  for (const link of linesFrom(b, p, x.at)) {
    const { to } = link;
    if (to === x.from || (exit !== null && to !== exit)) continue;
    if (first?.heading != null && to !== first.heading) continue;
    if (isBlocked(b, s, x.at, to)) continue;
    const skipped = isSkipped(b, s, f, to);
    const cost = lineCost(b, s, p, link);
    if (x.points < (skipped ? 1 : cost)) continue;
    const points = x.points - (skipped ? 0 : cost);
    const lost = x.lost + (skipped ? 0 : dangerAt(b, s, to));
    found.push({ at: to, from: x.at, points, lost, gate: !skipped });
  }
  return found;
}

function dangerAt(b: Book, s: State, at: SpaceId): number {
  const spot = spotAt(b, s, at);
  switch (spot.t) {
    case 'hazard':
      return lostTo(spot.check, valueFor(b, s, spot.check));
    case 'pirate': {
      const most = Math.max(...CHECKS.map((x) => valueFor(b, s, x)));
      const modifier = b.tables.pirates.get(spot.pirate)?.modifier ?? 0;
      return ROBBED * (1 - Math.max(0, Math.min(1, (most - modifier - 1) / 6)));
    }
    case 'encounter':
      return CARD;
    default:
      return 0;
  }
}
