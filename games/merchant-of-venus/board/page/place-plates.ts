import type { Point, Size } from '@fondaco/page-kit/camera/view.ts';
import type { SystemId } from '../../classic/rules/index.ts';
import {
  discsOf,
  FIGURES_STEP,
  freeOf,
  GAP_PX,
  GRID,
  type IsFree,
  inUnits,
  isApartFrom,
} from './free-room.ts';
import { ELLIPSES, isSystem, PLANETS } from './galaxy.ts';
import { areApart, type Box, type Disc, gapTo } from './place.ts';

/**
 * How much of a plate is shown: all of it; without the people's name; with the name of the system in two lines; without
 * tabs, the name in one line or two; the name alone, in one line or two.
 */
export type PlateForm =
  | 'full'
  | 'narrow'
  | 'broken'
  | 'short'
  | 'brokenShort'
  | 'name'
  | 'brokenName';
/** The sizes of a plate in pixels. */
export type PlateSizes = Readonly<Record<PlateForm, Size>>;

export interface PlacedPlate extends Box {
  form: PlateForm;
  /** Where a dotted line leads if the plate stands apart from its system. */
  leader: Point | null;
}
/** Plates farther than this from their system get a dotted line. */
const LEADER_PX = 16;
/** How far around its system a plate is looked for, in pixels. */
const REACH_PX = 105;
/** The same where figures are left out: a crowd of lines would lead nowhere. */
const FAR_REACH_PX = 14;
/** What it costs to show less, as pixels of distance from the system. */
const FORM_COSTS: Readonly<Record<PlateForm, number>> = {
  full: 0,
  narrow: 10,
  broken: 16,
  short: 30,
  brokenShort: 34,
  name: 150,
  brokenName: 160,
};
const FORMS = Object.keys(FORM_COSTS) as PlateForm[];
const LEFT_OUT_COST = 400;
const GRID_PX = 4.5;
const ROOMY_STEP = 0.8;
const ENOUGH = 50;
const ROUGH_COST = 35;

interface Candidate extends Box {
  form: PlateForm;
  cost: number;
}

/** A system and the boxes for its plate that lie clear of what is printed, cheapest first. */
interface Ground {
  system: SystemId;
  own: readonly Disc[];
  free: readonly Candidate[];
}

/** Finds places for plates that cost little together; those that have fewest places to stand come first. */
export function placePlates(
  step: number,
  sizes: ReadonlyMap<SystemId, PlateSizes>,
  taken: readonly Box[],
  isOnBoard: IsFree,
): Map<SystemId, PlacedPlate> {
  const isFree = freeOf(taken, GAP_PX / step);
  const isFit = (box: Box): boolean => isOnBoard(box) && isFree(box);
  const grounds = [...sizes]
    .map(([system, forms]) => groundOf(system, forms, step, isFit))
    .toSorted((a, b) => a.free.length - b.free.length);
  const chosen = settle(grounds, GAP_PX / step);
  const placed = grounds.flatMap(({ system, own }): [SystemId, PlacedPlate][] => {
    const box = chosen.get(system);
    return box ? [[system, { ...box, leader: leaderOf(box, own, step) }]] : [];
  });
  return new Map(placed);
}

type Settled = Map<SystemId, Candidate>;

/** Places plates one after the other, then moves each to where it stands best beside the others. */
function settle(order: readonly Ground[], gap: number): Settled {
  const chosen: Settled = new Map();
  for (let round = 0; round < ROUNDS; round++)
    for (const ground of order) {
      chosen.delete(ground.system);
      const found = bestBeside(ground, [...chosen.values()], gap);
      if (found) chosen.set(ground.system, found);
      makeRoom(ground, order, chosen, gap);
    }
  return chosen;
}

const ROUNDS = 4;
const costIn = (box: Candidate | undefined): number => box?.cost ?? LEFT_OUT_COST;

/** The best box beside the others that costs less than this. */
function bestBeside(
  { free }: Ground,
  others: readonly Box[],
  gap: number,
  most = Number.POSITIVE_INFINITY,
): Candidate | undefined {
  for (const box of free) {
    if (box.cost >= most) return undefined;
    if (isApartFrom(others, box, gap)) return box;
  }
  return undefined;
}

/** Moves one other plate out of the way if both together then stand better. */
function makeRoom(ground: Ground, grounds: readonly Ground[], chosen: Settled, gap: number): void {
  const others = grounds.filter((x) => x !== ground && chosen.has(x.system));
  const boxOf = ({ system }: Ground): Candidate => chosen.get(system) as Candidate;
  /** Where others could stand if this plate were not there; found when they are first in the way. */
  let ways = new Map<Ground, Ground>();
  const waysOf = (rival: Ground): Ground => {
    const rest = others.filter((x) => x !== rival).map(boxOf);
    const found = ways.get(rival) ?? {
      ...rival,
      free: rival.free.filter((x) => isApartFrom(rest, x, gap)),
    };
    ways.set(rival, found);
    return found;
  };
  for (const box of ground.free) {
    const now = costIn(chosen.get(ground.system));
    if (box.cost >= now) return;
    const isInTheWay = (x: Ground): boolean => !areApart(box, boxOf(x), gap);
    const rival = others.find(isInTheWay);
    if (!rival || rival !== others.findLast(isInTheWay)) continue;
    const most = now + boxOf(rival).cost - box.cost;
    const moved = bestBeside(waysOf(rival), [box], gap, most);
    if (!moved) continue;
    chosen.set(ground.system, box);
    chosen.set(rival.system, moved);
    ways = new Map();
  }
}

/** A place a plate could have its middle at. */
interface Spot extends Point {
  /** Also on a grid twice as wide. */
  isCoarse: boolean;
}

/** Places on a grid around a system at which at least a box within all forms of its plate is fit. */
function spotsOf(own: readonly Disc[], forms: PlateSizes, step: number, isFit: IsFree): Spot[] {
  const sizes = FORMS.map((form) => inUnits(forms[form], step));
  const [widths, heights] = [sizes.map(({ width }) => width), sizes.map(({ height }) => height)];
  const reach = (step < FIGURES_STEP ? FAR_REACH_PX : REACH_PX) / step;
  const [dx, dy] = [reach + Math.max(...widths) / 2, reach + Math.max(...heights) / 2];
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - dx, Math.max(...xs) + dx];
  const [top, bottom] = [Math.min(...ys) - dy, Math.max(...ys) + dy];
  const grid = Math.max(GRID, GRID_PX / step);
  const spots: Spot[] = [];
  // Most places are taken: one box is moved about.
  const core = { x: 0, y: 0, width: Math.min(...widths), height: Math.min(...heights) };
  for (let i = 0; left + i * grid <= right; i++)
    for (let j = 0; top + (j * grid) / 2 <= bottom; j++) {
      core.x = left + i * grid;
      core.y = top + (j * grid) / 2;
      if (isFit(core)) spots.push({ x: core.x, y: core.y, isCoarse: i % 2 === 0 && j % 2 === 0 });
    }
  return spots;
}

function groundOf(system: SystemId, sizes: PlateSizes, step: number, isFit: IsFree): Ground {
  const own = discsOf(({ region }) => region === system);
  const others = discsOf(({ region }) => region !== system && isSystem(region));
  const spots = spotsOf(own, sizes, step, isFit);
  const free: Candidate[] = [];
  for (const form of FORMS) {
    // Near by there is room for whole plates everywhere.
    if (step >= ROOMY_STEP && free.length >= ENOUGH) break;
    const { width, height } = inUnits(sizes[form], step);
    // The less is shown, the more places there are: fewer of them need to be tried.
    const isRough = FORM_COSTS[form] > ROUGH_COST;
    for (const { x, y, isCoarse } of spots) {
      const box = { x, y, width, height };
      if ((isRough && !isCoarse) || !isFit(box)) continue;
      const cost = FORM_COSTS[form] + costOf(box, { system, own, others }, step);
      free.push({ ...box, form, cost });
    }
  }
  return { system, own, free: free.toSorted((a, b) => a.cost - b.cost) };
}

/** The outlines of systems; the turn of each is worked out once. */
const OUTLINES = ELLIPSES.map((e) => {
  const turn = (-e.rotate * Math.PI) / 180;
  return { ...e, cos: Math.cos(turn), sin: Math.sin(turn) };
});

function isInside({ x, y }: Point, e: (typeof OUTLINES)[number]): boolean {
  const [dx, dy] = [x - e.cx, y - e.cy];
  const along = dx * e.cos - dy * e.sin;
  const across = dx * e.sin + dy * e.cos;
  return (along / e.rx) ** 2 + (across / e.ry) ** 2 < 1;
}

/**
 * What it costs to stand somewhere: the way to the own system, and more if another is nearer, in another one, or over a
 * planet.
 */
function costOf(box: Box, { system, own, others }: Surroundings, step: number): number {
  let near = Number.POSITIVE_INFINITY;
  for (const space of own) near = Math.min(near, gapTo(box, space) - space.r);
  const astray = others.some((space) => gapTo(box, space) - space.r < near) ? 50 : 0;
  const hides = PLANETS.some((planet) => gapTo(box, planet) < planet.r * 0.8) ? 60 : 0;
  const intrudes = OUTLINES.some((e) => e.system !== system && isInside(box, e)) ? 150 : 0;
  return near * step + astray + hides + intrudes;
}

interface Surroundings {
  system: SystemId;
  own: readonly Disc[];
  /** Spaces of other systems. Spaces of routes mislead nobody. */
  others: readonly Disc[];
}

function leaderOf(box: Box, own: readonly Disc[], step: number): Point | null {
  const gap = (space: Disc): number => gapTo(box, space) - space.r;
  const nearest = own.toSorted((a, b) => gap(a) - gap(b))[0];
  return nearest && gap(nearest) * step > LEADER_PX ? { x: nearest.x, y: nearest.y } : null;
}
