import { COAST_WORLD } from './coast.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

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

interface Pads {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** More would look wrong; a sea chart by Mercator would have 1.28 here. */
const MOST_STRETCH = 1.2;
/** On low boards it may be a little wider, for the names. */
const MOST_WIDENING = 1.1;
const WIDE_PADS: Pads = { left: 58, right: 48, top: 34, bottom: 40 };
const LOW = 400;
const LOW_PADS: Pads = { left: 54, right: 44, top: 28, bottom: 26 };
const FIT_PADS: Pads = { left: 15, right: 15, top: 20, bottom: 15 };

/** What is brought into the picture keeps clear of the edge, and of the buttons at the right. */
const ROOM: Pads = { left: 64, right: 96, top: 52, bottom: 44 };

export const clamp = (least: number, n: number, most: number): number =>
  Math.max(least, Math.min(n, most));

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
  const pads = compact ? FIT_PADS : size.height < LOW ? LOW_PADS : WIDE_PADS;
  const acrossRoom = Math.max(40, size.width - pads.left - pads.right);
  const downRoom = Math.max(40, size.height - pads.top - pads.bottom);
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
    x: pads.left + spareX / 2 - corner.x,
    y: pads.top + spareY / 2 - corner.y,
  };
  return kept({ scale, at }, size);
}

/** The camera of this scale that has a box in the middle. */
export function centred(box: Box, scale: Scale, size: Size): Camera {
  const middle = onSheet((box.west + box.east) / 2, (box.north + box.south) / 2, scale);
  return kept({ scale, at: { x: size.width / 2 - middle.x, y: size.height / 2 - middle.y } }, size);
}

/** The sheet covers the board: one cannot look beyond its edge. */
export function kept({ scale, at }: Camera, size: Size): Camera {
  const sheet = sheetSize(scale);
  return {
    scale,
    at: {
      // Whole pixels: between them everything would be blurred.
      x: Math.round(clamp(Math.min(0, size.width - sheet.width), at.x, 0)),
      y: Math.round(clamp(Math.min(0, size.height - sheet.height), at.y, 0)),
    },
  };
}

/** The camera moved, or drawn back, so that all points keep clear of the edges; null: they do already. */
export function bringing(camera: Camera, points: readonly Point[], size: Size): Camera | null {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const wide = (Math.max(...xs) - Math.min(...xs)) / (size.width - ROOM.left - ROOM.right);
  const high = (Math.max(...ys) - Math.min(...ys)) / (size.height - ROOM.top - ROOM.bottom);
  const by = Math.min(1, 1 / Math.max(wide, high, 0.01));
  const dx = shift(
    xs.map((x) => x * by),
    camera.at.x,
    ROOM.left,
    size.width - ROOM.right,
  );
  const dy = shift(
    ys.map((y) => y * by),
    camera.at.y,
    ROOM.top,
    size.height - ROOM.bottom,
  );
  if (by === 1 && Math.abs(dx) < 1 && Math.abs(dy) < 1) return null;
  return kept(
    {
      scale: { x: camera.scale.x * by, y: camera.scale.y * by },
      at: { x: camera.at.x + dx, y: camera.at.y + dy },
    },
    size,
  );
}

/** How far to move so that the lowest and the highest lie between two bounds. */
function shift(values: readonly number[], at: number, least: number, most: number): number {
  const [low, high] = [Math.min(...values) + at, Math.max(...values) + at];
  if (low < least) return least - low;
  return high > most ? most - high : 0;
}

/** The camera of another scale under which a point of the board stays where it is. */
export function zoomed(camera: Camera, by: number, about: Point, size: Size): Camera {
  return kept(
    {
      scale: { x: camera.scale.x * by, y: camera.scale.y * by },
      at: {
        x: about.x - (about.x - camera.at.x) * by,
        y: about.y - (about.y - camera.at.y) * by,
      },
    },
    size,
  );
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
