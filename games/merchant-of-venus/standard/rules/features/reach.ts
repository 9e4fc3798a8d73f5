import type { SpaceId } from '../../../board/rules/graph.ts';
import { type Config, spaceOf } from '../config.ts';
import { faces, freeDice, mayAssign } from '../flight/dice.ts';
import type { MoveFrame } from '../flight/frames.ts';
import { movementValue } from '../flight/points.ts';
import { navigation } from '../flight/values.ts';
import type { Player, State } from '../state.ts';
import { type Ground, groundKey, groundOf, type Place } from './ground.ts';
import { remembered } from './memory.ts';

/** Points a ship loses, on average, when another picks its exit. */
const LED = 5;

export type Going = Pick<
  MoveFrame,
  'points' | 'from' | 'heading' | 'exit' | 'moved' | 'off' | 'skipBlue' | 'gateDone'
>;

/** A ship that has rolled is on its way. */
export function goingOf(config: Config, s: State): Going | null {
  for (const f of s.agenda) {
    if (f.f === 'move') return f;
    if (f.f === 'speed')
      return {
        points: movementValue(config, s, f),
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

/** Where a ship can be when this turn ends, by the place of a space in the list. */
export interface Reach {
  /** Landing places: the points lost on the way there; infinite where it cannot land. */
  landings: Float64Array;
  /** Any space it can end on, and the same of each of them. */
  ends: readonly number[];
  lost: Float64Array;
  /** Points from the best of the ends to a goal; kept with the ways to that goal. */
  onward: Map<Float64Array, number>;
}

const reaches = new WeakMap<Config, Map<string, Reach>>();
const MOST = 1000;
const FAR = Number.POSITIVE_INFINITY;

/** With the navigation die as it lies, or with each that could still be assigned. */
export function reachOf(config: Config, s: State, p: Player, f: Going): Reach {
  const die = navigation(s);
  const dice: (number | null)[] =
    die !== null ? [die] : mayAssign(config, s) ? [null, ...faces(freeDice(s))] : [null];
  const lie = groundKey(config, s, p, f);
  const { from, points, heading, exit, moved, gateDone } = f;
  const key = [p.space, from, points, heading, exit, moved, gateDone, ...dice, lie].join();
  return remembered(reaches, config, key, MOST, () => {
    const ground = groundOf(config, s, p, f, lie);
    const n = ground.places.length;
    const landings = new Float64Array(n).fill(FAR);
    const lost = new Float64Array(n).fill(FAR);
    const start = startOf(config, p, f);
    for (const x of dice) walk(ground, start, x, landings, lost);
    const ends: number[] = [];
    for (let at = 0; at < n; at++) if ((lost[at] as number) < FAR) ends.push(at);
    return { landings, ends, lost, onward: new Map() };
  });
}

/** Points from the best of the ends to a goal. */
export function onwardFrom(reach: Reach, points: Float64Array): number {
  let best = reach.onward.get(points);
  if (best === undefined) {
    best = FAR;
    for (const at of reach.ends)
      best = Math.min(best, (points[at] as number) + (reach.lost[at] as number));
    reach.onward.set(points, best);
  }
  return best;
}

/** No space: a ship that came from nowhere, an exit nobody has named. */
export const NONE = -1;

export interface Start {
  at: number;
  from: number;
  points: number;
  heading: number;
  exit: number;
  moved: boolean;
  gate: boolean;
}

export function startOf(config: Config, p: Player, f: Going): Start {
  const index = (id: SpaceId | null): number => (id === null ? NONE : spaceOf(config, id).at);
  return {
    at: index(p.space),
    from: index(f.from),
    points: f.points,
    heading: index(f.heading),
    exit: index(f.exit),
    moved: f.moved,
    gate: !f.gateDone,
  };
}

/** Positions still to go on from, five numbers each: where, from where, points, points lost, whether a gate may act. */
const open: number[] = [];
let best = new Float64Array(0);

function walk(
  { places, gates, lines }: Ground,
  start: Start,
  die: number | null,
  landings: Float64Array,
  ends: Float64Array,
): void {
  const end = (at: number, lost: number): void => {
    if (lost < (ends[at] as number)) ends[at] = lost;
  };
  const land = (at: number, lost: number): void => {
    if (lost < (landings[at] as number)) landings[at] = lost;
    end(at, lost);
  };
  if (best.length < lines) best = new Float64Array(lines);
  best.fill(Number.NEGATIVE_INFINITY);
  if (start.moved && places[start.at]?.landing) land(start.at, 0);
  open.push(start.at, start.from, start.points, 0, start.gate ? 1 : 0);
  for (let first = true; open.length > 0; first = false) {
    const gate = open.pop() === 1;
    const lost = open.pop() as number;
    const points = open.pop() as number;
    let from = open.pop() as number;
    let at = open.pop() as number;
    let begins = first;
    if (gate && die !== null && places[at]?.gate) {
      // mvs.gate.2: a navigation die carries the ship on.
      const to = gates[die - 1] as number;
      if (to !== NONE && to !== at) {
        [at, from] = [to, NONE];
        begins = false;
      }
    }
    const place = places[at] as Place;
    let exit = NONE;
    if (place.nav) {
      exit = die !== null ? (place.nav[die - 1] ?? NONE) : begins ? start.exit : NONE;
      if (exit === NONE) {
        // Somebody else picks the exit.
        end(at, points > 0 ? lost + LED : lost);
        continue;
      }
    }
    let stuck = true;
    for (const line of place.lines) {
      const { to, over, need } = line;
      if (to === from || (exit !== NONE && to !== exit)) continue;
      if (begins && start.heading !== NONE && to !== start.heading) continue;
      if (points < need) continue;
      stuck = false;
      const left = points - line.cost;
      const all = lost + line.danger;
      if ((best[line.id] as number) >= left - all) continue;
      best[line.id] = left - all;
      if (places[to]?.landing) land(to, all);
      open.push(to, at, left, all, over ? 0 : 1);
    }
    if (stuck) end(at, lost);
  }
}
