import type { Point, Size } from '@fondaco/page-kit/camera/view.ts';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import {
  FIGURES_STEP,
  freeOf,
  GAP_PX,
  GRID,
  type IsFree,
  inUnits,
  isApartFrom,
  isClearOfSpaces,
} from './free-room.ts';
import { CHART_SPACES, NAV_LABELS, PLANE, PLATES, SHEET, SHEET_MARGIN } from './galaxy.ts';
import { type Box, cheapest } from './place.ts';
import { type PlacedPlate, type PlateSizes, placePlates } from './place-plates.ts';

/*
 * Lettering has its size in pixels of the screen, not in units of the chart, so that it can be read at every zoom. The
 * smaller the chart, the more room it takes beside the spaces: where it stands is therefore found anew at each step of the zoom.
 */

/** From one step of the zoom to the next. */
const STEP_FACTOR = 1.08;

/** The step of the zoom for a scale: at most the scale, and at most 1. Near by, lettering grows with the chart. */
export const letterStep = (scale: number): number =>
  Math.min(1, STEP_FACTOR ** Math.floor(Math.log(scale) / Math.log(STEP_FACTOR) + 1e-9));

/** Where all lettering stands, in units of the chart. */
export interface Lettering {
  step: number;
  /** Whether figures are written on spaces. */
  figures: boolean;
  /** The numbers of exits, by `exitKey`; one that finds no room is left out. */
  exits: ReadonlyMap<string, Box>;
  /** The names of the other places. */
  titles: ReadonlyMap<SystemId, Box>;
  /** The plates of systems; one that finds no room is left out. */
  plates: ReadonlyMap<SystemId, PlacedPlate>;
}

export type Exit = (typeof NAV_LABELS)[number];
export const exitKey = ({ space, to }: Pick<Exit, 'space' | 'to'>): string => `${space} ${to}`;

/** The names of places without a plate stand where they are printed, or as near as there is room. */
function placeTitles(
  sizes: ReadonlyMap<SystemId, Size>,
  step: number,
  isOnBoard: IsFree,
): Map<SystemId, Box> {
  const placed = new Map<SystemId, Box>();
  for (const { system, x, y, w, h } of PLATES) {
    const size = sizes.get(system);
    if (!size) continue;
    const printed = { x: x + w / 2, y: y + h / 2, ...inUnits(size, step) };
    const found = cheapest(
      boxesAround(printed, TITLE_REACH),
      (box) => Math.hypot(box.x - printed.x, box.y - printed.y),
      (box) => isOnBoard(box) && isClearOfSpaces(box),
    );
    if (found) placed.set(system, found);
  }
  return placed;
}

/** In units of the chart. */
const TITLE_REACH = 90;

function boxesAround(box: Box, reach: number): Box[] {
  const steps = Math.round(reach / GRID);
  const all: Box[] = [];
  for (let i = -steps; i <= steps; i++)
    for (let j = -steps; j <= steps; j++)
      all.push({ ...box, x: box.x + i * GRID, y: box.y + j * GRID });
  return all;
}

export interface LetteringSizes {
  plates: ReadonlyMap<SystemId, PlateSizes>;
  titles: ReadonlyMap<SystemId, Size>;
}

/** Finds a place for all lettering at a step of the zoom, on a board of so many pixels. */
export function placeLettering(step: number, board: Size, sizes: LetteringSizes): Lettering {
  const figures = step >= FIGURES_STEP;
  const isOnBoard = onBoard(step, board);
  const titles = placeTitles(sizes.titles, step, isOnBoard);
  const exits = figures ? placeExits(step, [...titles.values()]) : new Map<string, Box>();
  const taken = [...titles.values(), ...exits.values()];
  return {
    step,
    figures,
    exits,
    titles,
    plates: placePlates(step, sizes.plates, taken, isOnBoard),
  };
}

/** The size of an exit's numbers in pixels. */
const exitSize = ({ values }: Pick<Exit, 'values'>): Size => ({
  width: 7 + values.length * 7.5,
  height: 15,
});

const TURNS = [
  0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.1, -1.1, 1.4, -1.4, 1.7, -1.7, 2.1, -2.1, 2.5, -2.5,
];

/** The numbers of an exit stand on its line, as near to where they are printed as there is room. */
function placeExits(step: number, titles: readonly Box[]): Map<string, Box> {
  const placed = new Map<string, Box>();
  const isFree = freeOf(titles, 1);
  for (const exit of NAV_LABELS) {
    const nav = CHART_SPACES.find(({ id }) => id === exit.space);
    if (!nav) continue;
    const size = inUnits(exitSize(exit), step);
    const angle = Math.atan2(exit.y - nav.y, exit.x - nav.x);
    const near = Math.hypot(exit.x - nav.x, exit.y - nav.y);
    const boxes = TURNS.flatMap((turn) =>
      Array.from({ length: 26 }, (_, i): Box => {
        const far = near - 8 + i * 3;
        const x = nav.x + Math.cos(angle + turn) * far;
        return { x, y: nav.y + Math.sin(angle + turn) * far, ...size };
      }),
    );
    const others = [...placed.values()];
    const found = cheapest(
      boxes,
      (box) => Math.hypot(box.x - exit.x, box.y - exit.y),
      (box) => isFree(box) && isApartFrom(others, box, 1),
    );
    if (found) placed.set(exitKey(exit), found);
  }
  return placed;
}

/** Whether a box is seen with the whole chart: on the sheet, or beside it where the board is wider or higher. */
function onBoard(step: number, board: Size): IsFree {
  const beside = (sheet: number, room: number): number =>
    Math.max(0, (room / (step * STEP_FACTOR) - sheet) / 2) + SHEET_MARGIN - GAP_PX / step;
  const [dx, dy] = [beside(SHEET.width, board.width), beside(SHEET.height, board.height)];
  return ({ x, y, width, height }) =>
    x - width / 2 >= -dx &&
    x + width / 2 <= PLANE.width + dx &&
    y - height / 2 >= -dy &&
    y + height / 2 <= PLANE.height + dy;
}

/** Places labels beside their spaces: below, above, right or left. One that finds no room is left out. */
export function placeBeside(
  labels: readonly { space: SpaceId; at: Point; size: Size; away: number }[],
  { step, exits, titles, plates }: Lettering,
): Map<SpaceId, Box> {
  const placed = new Map<SpaceId, Box>();
  const boxes = [...exits.values(), ...titles.values(), ...plates.values()];
  for (const { space, at, size, away } of labels) {
    const { width, height } = inUnits(size, step);
    const [dx, dy] = [away + width / 2, away + height / 2];
    const sides = [
      { x: at.x, y: at.y + dy },
      { x: at.x, y: at.y - dy },
      { x: at.x + dx, y: at.y },
      { x: at.x - dx, y: at.y },
    ];
    const found = sides
      .map((side): Box => ({ ...side, width, height }))
      .find((box) => isClearOfSpaces(box) && isApartFrom([...boxes, ...placed.values()], box, 0));
    if (found) placed.set(space, found);
  }
  return placed;
}
