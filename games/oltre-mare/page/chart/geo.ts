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

/** Pixels per degree. Latitude is stretched where the board is high. */
export interface Scale {
  x: number;
  y: number;
}

/** The sheet is the whole drawn area; its camera says at which scale it is drawn and where its corner lies on the board. */
export interface SheetCamera {
  scale: Scale;
  at: Point;
}

/** An area in degrees. */
export interface GeoBox {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** The most latitude is stretched: more would look wrong. A Mercator chart has 1.28 here. */
const MOST_STRETCH = 1.2;
/** The most longitude is stretched, to give names more room on low boards. */
const MOST_WIDENING = 1.1;
const WIDE_MARGINS: Margins = { left: 58, right: 48, top: 34, bottom: 40 };
const LOW_BOARD_PX = 400;
const LOW_MARGINS: Margins = { left: 54, right: 44, top: 28, bottom: 26 };
const COMPACT_MARGINS: Margins = { left: 15, right: 15, top: 20, bottom: 15 };

/** Margins kept when the camera brings harbours into view: clear of the edges and of the buttons at the right. */
export const HARBOUR_MARGINS: Margins = { left: 64, right: 96, top: 52, bottom: 44 };

/** The point of the sheet for a longitude and latitude. */
export const onSheet = (lon: number, lat: number, scale: Scale): Point => ({
  x: (lon - COAST_WORLD.west) * scale.x,
  y: (COAST_WORLD.north - lat) * scale.y,
});

/** The size of the whole sheet in pixels at a scale. */
export const sheetSize = (scale: Scale): Size => ({
  width: (COAST_WORLD.east - COAST_WORLD.west) * scale.x,
  height: (COAST_WORLD.north - COAST_WORLD.south) * scale.y,
});

/** The camera that shows a box as large as it fits the board; `compact` uses narrow margins. */
export function cameraFitting(box: GeoBox, size: Size, compact: boolean): SheetCamera {
  const margins = compact
    ? COMPACT_MARGINS
    : size.height < LOW_BOARD_PX
      ? LOW_MARGINS
      : WIDE_MARGINS;
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
  return fixedCamera({ scale: scale.x, ...at }, scale.y / scale.x, size);
}

/** The camera of this scale with the box in the middle of the board. */
export function cameraCentredOn(box: GeoBox, scale: Scale, size: Size): SheetCamera {
  const stretch = scale.y / scale.x;
  const stage = { ...sheetStage(stretch, size), least: scale.x, most: scale.x };
  return sheetCamera(centredView(boxMiddle(box, stretch), scale.x, stage), stretch);
}

/** The middle of a box in units of the sheet at scale 1. */
export const boxMiddle = ({ west, east, north, south }: GeoBox, stretch: number): Point =>
  onSheet((west + east) / 2, (north + south) / 2, { x: 1, y: stretch });

/** The stage for the page kit's camera: a sheet one unit wide per degree, stretched from north to south. */
export const sheetStage = (stretch: number, board: Size): Pick<Stage, 'sheet' | 'board'> => ({
  sheet: sheetSize({ x: 1, y: stretch }),
  board,
});

/** Converts the page kit's camera view. Positions are whole pixels, as anything else would be blurred. */
export const sheetCamera = ({ scale, x, y }: CameraView, stretch: number): SheetCamera => ({
  scale: { x: scale, y: scale * stretch },
  at: { x: Math.round(x), y: Math.round(y) },
});

/** The camera for a view, moved so that the board never shows anything beyond the sheet. */
function fixedCamera(view: CameraView, stretch: number, size: Size): SheetCamera {
  const stage = { ...sheetStage(stretch, size), least: view.scale, most: view.scale };
  return sheetCamera(bounded(view, stage), stretch);
}

/** The smallest box that contains all places. */
export function boxAround(places: readonly { lon: number; lat: number }[]): GeoBox {
  const lons = places.map(({ lon }) => lon);
  const lats = places.map(({ lat }) => lat);
  return {
    west: Math.min(...lons),
    east: Math.max(...lons),
    north: Math.max(...lats),
    south: Math.min(...lats),
  };
}

/** How large things are drawn at a scale, in pixels. They grow slower than the sheet. */
export interface DrawingSizes {
  /** Radius of a marker's seal. */
  seal: number;
  /** Radius of a harbour without a marker. */
  ring: number;
  /** Font size of harbour names. */
  text: number;
  /** Scale of the ship drawing, not pixels. */
  ship: number;
  /** Width of the bands of ink along the coast, relative to a desktop (1). */
  ink: number;
}

export const sizesAt = ({ x }: Scale): DrawingSizes => ({
  seal: clamp(7.4, 3.6 + 0.29 * x, 16),
  ring: clamp(3.6, 2.2 + 0.1 * x, 6.5),
  text: clamp(12, 9.4 + 0.16 * x, 17),
  ship: clamp(0.62, 0.34 + 0.0205 * x, 1.2),
  ink: clamp(0.42, x / 32, 1.6),
});
