import { CHECKS } from '../components/names.ts';
import { NO_SPACE, type SearchStart } from './reach.ts';
import type { Terrain, TerrainSpace } from './terrain.ts';

/** What a challenge counts within one movement: journeys by gate, navigation spaces left, kinds of checks passed. */
export type Feat = 'rides' | 'navigation' | 'checks';

const UNREACHED = Number.POSITIVE_INFINITY;
/** By line and by what is counted: the fewest points used so far. Kept between calls: see ADR 9. */
let fewestUsed = new Float64Array(0);
/** As many as can be told apart: three checks, or up to seven times. */
const DISTINCT_COUNTS = 8;

/** Fewest points with which what is missing can be had by this navigation die; kinds of checks are bits of `have`. */
export function pointsFor(
  { places, gates, lines }: Terrain,
  start: SearchStart,
  die: number | null,
  feat: Feat,
  have: number,
  want: number,
): number {
  if (fewestUsed.length < lines * DISTINCT_COUNTS)
    fewestUsed = new Float64Array(lines * DISTINCT_COUNTS);
  fewestUsed.fill(UNREACHED);
  // Positions still to go on from, five numbers each: where, from where, points used, what is counted, whether a gate may act.
  const open: number[] = [];
  let best = UNREACHED;
  open.push(start.at, start.from, 0, have, start.gate ? 1 : 0);
  for (let first = true; open.length > 0; first = false) {
    const gate = open.pop() === 1;
    let count = open.pop() as number;
    const used = open.pop() as number;
    let from = open.pop() as number;
    let at = open.pop() as number;
    let begins = first;
    if (gate && die !== null && places[at]?.gate) {
      const to = gates[die - 1] as number;
      if (to !== NO_SPACE && to !== at) {
        [at, from, begins] = [to, NO_SPACE, false];
        // mvs.move.3: a ship without points goes nowhere, by gate neither.
        if (feat === 'rides' && ++count >= want) {
          best = Math.min(best, used + 1);
          continue;
        }
      }
    }
    const place = places[at] as TerrainSpace;
    let exit = NO_SPACE;
    if (place.nav) {
      exit = die !== null ? (place.nav[die - 1] ?? NO_SPACE) : begins ? start.exit : NO_SPACE;
      if (exit === NO_SPACE) continue;
    }
    const leaves = feat === 'navigation' && place.nav !== null && from !== NO_SPACE ? 1 : 0;
    for (const { id, to, over, cost, need } of place.lines) {
      if (to === from || (exit !== NO_SPACE && to !== exit)) continue;
      if (begins && start.heading !== NO_SPACE && to !== start.heading) continue;
      const all = used + cost;
      if (used + need > start.points || all >= best) continue;
      const check = feat === 'checks' && !over ? (places[to]?.check ?? 0) : 0;
      const now = leaves > 0 ? count + 1 : count | check;
      if (feat === 'checks' ? now === ALL : feat === 'navigation' && now >= want) {
        best = all;
        continue;
      }
      const key = id * DISTINCT_COUNTS + Math.min(now, DISTINCT_COUNTS - 1);
      if ((fewestUsed[key] as number) <= all) continue;
      fewestUsed[key] = all;
      open.push(to, at, all, now, over ? 0 : 1);
    }
  }
  return best;
}

const ALL = (1 << CHECKS.length) - 1;
