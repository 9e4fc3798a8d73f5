import type { SpaceId } from '../../../board/rules/graph.ts';
import { CHECKS } from '../components/names.ts';
import { type Config, spaceOf } from '../config.ts';
import { freeFaces, mayAssign } from '../flight/dice.ts';
import type { MoveFrame } from '../flight/frames.ts';
import { movementValue } from '../flight/points.ts';
import { navigation, valueFor } from '../flight/values.ts';
import type { Player, State } from '../state.ts';
import { cached } from './cache.ts';
import { dangersOn, type Terrain, type TerrainSpace, terrainKey, terrainOf } from './terrain.ts';

/** Points a ship loses, on average, when another picks its exit. */
const POINTS_LOST_WHEN_OTHERS_CHOOSE = 5;

export type MoveInProgress = Pick<
  MoveFrame,
  'points' | 'from' | 'heading' | 'exit' | 'moved' | 'off' | 'skipBlue' | 'gateDone'
>;

/** A ship that has rolled is on its way. */
export function moveInProgress(config: Config, s: State): MoveInProgress | null {
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
  onward: Map<readonly number[], number>;
}

const reaches = new WeakMap<Config, Map<string, Reach>>();
const MAX_REACHES = 1000;
const UNREACHED = Number.POSITIVE_INFINITY;

/** With the navigation die as it lies, or with each that could still be assigned. */
export function reachOf(config: Config, s: State, p: Player, f: MoveInProgress): Reach {
  const die = navigation(s);
  const dice: (number | null)[] =
    die !== null ? [die] : mayAssign(config, s) ? [null, ...freeFaces(s)] : [null];
  const lie = terrainKey(config, s, p, f);
  const { from, points, heading, exit, moved, gateDone } = f;
  let values = '';
  for (const check of CHECKS) values += `,${valueFor(config, s, check)}`;
  const start = `${p.space},${from},${points},${heading},${exit},${moved},${gateDone}`;
  const key = `${start},${dice.join()}${values};${lie}`;
  return cached(reaches, config, key, MAX_REACHES, () => {
    const ground = terrainOf(config, s, p, f, lie);
    const n = ground.places.length;
    const landings = new Float64Array(n).fill(UNREACHED);
    const lost = new Float64Array(n).fill(UNREACHED);
    const begins = searchStart(config, p, f);
    const dangers = dangersOn(config, s, ground);
    for (const x of dice) searchReach(ground, dangers, begins, x, landings, lost);
    const ends: number[] = [];
    for (let at = 0; at < n; at++) if ((lost[at] as number) < UNREACHED) ends.push(at);
    return { landings, ends, lost, onward: new Map() };
  });
}

/** Points from the best of the ends to a goal. */
export function onwardFrom(reach: Reach, points: readonly number[]): number {
  let best = reach.onward.get(points);
  if (best === undefined) {
    best = UNREACHED;
    for (const at of reach.ends)
      if ((points[at] as number) + (reach.lost[at] as number) < best)
        best = (points[at] as number) + (reach.lost[at] as number);
    reach.onward.set(points, best);
  }
  return best;
}

/** No space: a ship that came from nowhere, an exit nobody has named. */
export const NO_SPACE = -1;

export interface SearchStart {
  at: number;
  from: number;
  points: number;
  heading: number;
  exit: number;
  moved: boolean;
  gate: boolean;
}

export function searchStart(config: Config, p: Player, f: MoveInProgress): SearchStart {
  const index = (id: SpaceId | null): number => (id === null ? NO_SPACE : spaceOf(config, id).at);
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

/** Follows every line a ship can fly with this die, and notes the points lost where it can land or end. */
function searchReach(
  { places, gates, lines }: Terrain,
  dangers: readonly number[],
  start: SearchStart,
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
  // Positions still to go on from, five numbers each: where, from where, points, points lost, whether a gate may act.
  const open: number[] = [];
  const best = new Float64Array(lines).fill(Number.NEGATIVE_INFINITY);
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
      if (to !== NO_SPACE && to !== at) {
        [at, from] = [to, NO_SPACE];
        begins = false;
      }
    }
    const place = places[at] as TerrainSpace;
    let exit = NO_SPACE;
    if (place.nav) {
      exit = die !== null ? (place.nav[die - 1] ?? NO_SPACE) : begins ? start.exit : NO_SPACE;
      if (exit === NO_SPACE) {
        // Somebody else picks the exit.
        end(at, points > 0 ? lost + POINTS_LOST_WHEN_OTHERS_CHOOSE : lost);
        continue;
      }
    }
    let stuck = true;
    for (const line of place.lines) {
      const { to, over, need } = line;
      if (to === from || (exit !== NO_SPACE && to !== exit)) continue;
      if (begins && start.heading !== NO_SPACE && to !== start.heading) continue;
      if (points < need) continue;
      stuck = false;
      const left = points - line.cost;
      const all = over ? lost : lost + (dangers[to] as number);
      if ((best[line.id] as number) >= left - all) continue;
      best[line.id] = left - all;
      if (places[to]?.landing) land(to, all);
      open.push(to, at, left, all, over ? 0 : 1);
    }
    if (stuck) end(at, lost);
  }
}
