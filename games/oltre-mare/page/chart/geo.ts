import {
  bounded,
  type CameraView,
  centred as centredView,
  clamp,
  type Margins,
  type Point,
  type Size,
  type Stage,
} from '@fondaco/page-kit/camera/view.ts';
import { COAST_WORLD } from './coast.ts';

/** Pixels to a degree. The chart stretches latitude where the board is high. */
export interface Scale {
  x: number;
  y: number;
}

/** The sheet is the whole drawn world; the camera says how large it is and where its corner lies. */
export interface Camera {
  scale: Scale;
  at: Point;
}

/** Degrees. */
export interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** More would look wrong; a sea chart by Mercator would have 1.28 here. */
const MOST_STRETCH = 1.2;
/** On low boards it may be a little wider, for the names. */
const MOST_WIDENING = 1.1;
const WIDE_PADS: Margins = { left: 58, right: 48, top: 34, bottom: 40 };
const LOW = 400;
const LOW_PADS: Margins = { left: 54, right: 44, top: 28, bottom: 26 };
const FIT_PADS: Margins = { left: 15, right: 15, top: 20, bottom: 15 };

/** Harbours the camera moves to keep clear of the edges, and of the buttons at the right. */
export const HARBOUR_MARGINS: Margins = { left: 64, right: 96, top: 52, bottom: 44 };

/** Where a place lies on the sheet. */
export const onSheet = (lon: number, lat: number, scale: Scale): Point => ({
  x: (lon - COAST_WORLD.west) * scale.x,
  y: (COAST_WORLD.north - lat) * scale.y,
});

export const sheetSize = (scale: Scale): Size => ({
  width: (COAST_WORLD.east - COAST_WORLD.west) * scale.x,
  height: (COAST_WORLD.north - COAST_WORLD.south) * scale.y,
});

/** The camera that shows a box as large as it fits. */
export function fitting(box: Box, size: Size, compact: boolean): Camera {
  const margins = compact ? FIT_PADS : size.height < LOW ? LOW_PADS : WIDE_PADS;
  const acrossRoom = Math.max(40, size.width - margins.left - margins.right);
  const downRoom = Math.max(40, size.height - margins.top - margins.bottom);
  const across = acrossRoom / (box.east - box.west);
  const down = downRoom / (box.north - box.south);
  const even = Math.min(across, down);
  const scale = {
    x: clamp(even, across, even * MOST_WIDENING),
    y: clamp(even, down, even * MOST_STRETCH),
  };
  const spareX = acrossRoom - (box.east - box.west) * scale.x;
  const spareY = downRoom - (box.north - box.south) * scale.y;
  const corner = onSheet(box.west, box.north, scale);
  const at = {
    x: margins.left + spareX / 2 - corner.x,
    y: margins.top + spareY / 2 - corner.y,
  };
  return still({ scale: scale.x, ...at }, scale.y / scale.x, size);
}

/** The camera of this scale that has a box in the middle. */
export function centred(box: Box, scale: Scale, size: Size): Camera {
  const stretch = scale.y / scale.x;
  const stage = { ...stageOf(stretch, size), least: scale.x, most: scale.x };
  return cameraOf(centredView(middleOf(box, stretch), scale.x, stage), stretch);
}

/** The middle of a box in units of the sheet. */
export const middleOf = ({ west, east, north, south }: Box, stretch: number): Point =>
  onSheet((west + east) / 2, (north + south) / 2, { x: 1, y: stretch });

/** A sheet as many units wide as the world has degrees, and stretched from north to south. */
export const stageOf = (stretch: number, board: Size): Pick<Stage, 'sheet' | 'board'> => ({
  sheet: sheetSize({ x: 1, y: stretch }),
  board,
});

/** In whole pixels: between them everything would be blurred. */
export const cameraOf = ({ scale, x, y }: CameraView, stretch: number): Camera => ({
  scale: { x: scale, y: scale * stretch },
  at: { x: Math.round(x), y: Math.round(y) },
});

function still(view: CameraView, stretch: number, size: Size): Camera {
  const stage = { ...stageOf(stretch, size), least: view.scale, most: view.scale };
  return cameraOf(bounded(view, stage), stretch);
}

/** The box around places. */
export function around(places: readonly { lon: number; lat: number }[]): Box {
  const lons = places.map(({ lon }) => lon);
  const lats = places.map(({ lat }) => lat);
  return {
    west: Math.min(...lons),
    east: Math.max(...lons),
    north: Math.max(...lats),
    south: Math.min(...lats),
  };
}

/** How large things are drawn at a scale, in pixels: they grow slower than the sheet. */
export interface Sizes {
  seal: number;
  ring: number;
  text: number;
  ship: number;
  /** How wide the bands of ink along the coast are, 1 on a desktop. */
  ink: number;
}

export const sizesAt = ({ x }: Scale): Sizes => ({
  seal: clamp(7.4, 3.6 + 0.29 * x, 16),
  ring: clamp(3.6, 2.2 + 0.1 * x, 6.5),
  text: clamp(12, 9.4 + 0.16 * x, 17),
  ship: clamp(0.62, 0.34 + 0.0205 * x, 1.2),
  ink: clamp(0.42, x / 32, 1.6),
});
