export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the sheet's corner lies on the board, in pixels, and how many pixels make a unit of the sheet. */
export interface CameraView extends Point {
  scale: number;
}

/** The sheet a camera shows, and the board it is shown on. */
export interface Stage {
  /** In units: its size at scale 1. */
  sheet: Size;
  /** In pixels. */
  board: Size;
  least: number;
  most: number;
  /** Pixels at the right edge that other controls cover: the sheet fits beside them. */
  covered?: number;
}

export const clamp = (least: number, n: number, most: number): number =>
  Math.max(least, Math.min(n, most));

/** The scale at which something of this size fits on the board within margins. */
export const scaleToFit = (what: Size, board: Size, margins: Margins): number =>
  Math.min(
    (board.width - margins.left - margins.right) / what.width,
    (board.height - margins.top - margins.bottom) / what.height,
  );

/** Keeps the scale within its limits and the sheet over the board; a sheet smaller than the board lies in its middle. */
export function bounded(view: CameraView, stage: Stage): CameraView {
  const { sheet, board, least, most, covered = 0 } = stage;
  const scale = clamp(least, view.scale, most);
  const along = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : clamp(room - length, at, 0);
  return {
    scale,
    x: along(view.x, sheet.width * scale, board.width - covered),
    y: along(view.y, sheet.height * scale, board.height),
  };
}

/** Zooms by a factor; the point of the board stays over the same point of the sheet. */
export function zoomed(view: CameraView, by: number, about: Point, stage: Stage): CameraView {
  const scale = clamp(stage.least, view.scale * by, stage.most);
  const k = scale / view.scale;
  const x = about.x - (about.x - view.x) * k;
  return bounded({ scale, x, y: about.y - (about.y - view.y) * k }, stage);
}

/** Puts a point of the sheet in the middle of the board. */
export function centred(at: Point, scale: number, stage: Stage): CameraView {
  const { width, height } = stage.board;
  return bounded({ scale, x: width / 2 - at.x * scale, y: height / 2 - at.y * scale }, stage);
}

/**
 * The view moved as little as possible so that the points lie on the board within margins. If they do not all fit, `zoomOut`
 * also makes the sheet smaller; without it, only the first point counts.
 */
export function broughtIntoView(
  view: CameraView,
  points: readonly Point[],
  stage: Stage,
  margins: Margins,
  zoomOut: boolean,
): CameraView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const spread = { width: spanOf(xs), height: spanOf(ys) };
  const fitting = zoomOut ? scaleToFit(spread, stage.board, margins) : view.scale;
  const scale = clamp(stage.least, Math.min(view.scale, fitting), stage.most);
  const { width, height } = stage.board;
  const shift = (at: readonly number[], from: number, low: number, high: number): number => {
    const fit = spanOf(at) * scale <= high - low + 1e-6 ? at : at.slice(0, 1);
    const least = Math.min(...fit) * scale + from;
    const most = Math.max(...fit) * scale + from;
    if (least < low) return low - least;
    return most > high ? high - most : 0;
  };
  const x = view.x + shift(xs, view.x, margins.left, width - margins.right);
  const y = view.y + shift(ys, view.y, margins.top, height - margins.bottom);
  return bounded({ scale, x, y }, stage);
}

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
