import { type Camera, type Layer, useCamera } from '@fondaco/page-kit/camera/use-camera.ts';
import {
  type CameraView,
  centred,
  type Margins,
  type Point,
  type Size,
  type Stage,
  scaleToFit,
} from '@fondaco/page-kit/camera/view.ts';
import { type RefObject, useMemo } from 'react';
import { MARGIN, MINI, SHEET } from './galaxy.ts';

const MOST = 2.6;
/** As near as a finger can tell the spaces apart. */
const NEAR = 1;
/** Names cannot be read at a smaller scale: where the whole chart would need one, it opens near the own ship. */
const READABLE = 0.5;
/** Below this width a card lies over the lower edge. */
const PHONE_WIDTH = 640;
const CARD_HEIGHT = 190;
/** Above it the tools stand in a column at the right edge. */
const TOOLS_WIDTH = 68;

export interface ChartCamera extends Pick<Camera, 'zoom' | 'fit' | 'wasDragged'> {
  /** Puts a place in the middle, near enough to be read. */
  show(at: Point): void;
  /** Brings places onto the board. */
  bring(places: readonly Point[]): void;
}

/** The camera of the star chart. `frame` marks on the small map what is on the board; `home` is where the chart opens. */
export function useChartCamera(
  board: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  size: Size,
  home: Point,
): ChartCamera {
  const stage = useMemo(() => stageOf(size), [size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart stays where it is when the ship moves
  const start = useMemo(() => startOf(stage, home), [stage]);
  const layers = useMemo(
    (): Layer[] => [
      { ref: sheet, transform: transformOf },
      { ref: frame, transform: (view) => frameOf(view, size) },
    ],
    [sheet, frame, size],
  );
  const camera = useCamera({
    board,
    stage,
    start,
    margins: marginsOf(size),
    layers,
    onMove: (view) => hideMap(frame.current, view, size),
    onRest: (view) => sheet.current && setScale(sheet.current, view.scale),
  });
  return useMemo(
    () => ({
      ...camera,
      show: (at) => camera.show(onSheet(at), NEAR),
      bring: (places) => camera.bring(places.map(onSheet)),
    }),
    [camera],
  );
}

const onSheet = ({ x, y }: Point): Point => ({ x: x + MARGIN, y: y + MARGIN });
const isPhone = ({ width }: Size): boolean => width < PHONE_WIDTH;

function stageOf(board: Size): Stage {
  const covered = isPhone(board) ? 0 : TOOLS_WIDTH;
  const least = scaleToFit(SHEET, board, { left: 0, right: covered, top: 0, bottom: 0 });
  return { sheet: SHEET, board, least, most: MOST, covered };
}

const startOf = (stage: Stage, home: Point): CameraView =>
  centred(onSheet(home), stage.least < READABLE ? NEAR : stage.least, stage);

function marginsOf(board: Size): Margins {
  const edge = Math.min(70, board.width / 5);
  const bottom = edge + (isPhone(board) ? CARD_HEIGHT : 0);
  return { left: edge, right: edge, top: edge, bottom };
}

const transformOf = ({ x, y, scale }: CameraView): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;

/** The part of the chart that is on the board, as a frame on the small map. */
function frameOf({ x, y, scale }: CameraView, board: Size): string {
  const whole = { width: SHEET.width * scale, height: SHEET.height * scale };
  const w = Math.min(1, board.width / whole.width);
  const h = Math.min(1, board.height / whole.height);
  const left = Math.max(0, -x / whole.width) * MINI.width;
  const top = Math.max(0, -y / whole.height) * MINI.height;
  return `translate(${left}px, ${top}px) scale(${w}, ${h})`;
}

/** The small map is only there while a part of the chart is on the board. */
function hideMap(frame: HTMLElement | null, { scale }: CameraView, board: Size): void {
  const whole = SHEET.width * scale <= board.width && SHEET.height * scale <= board.height;
  frame?.parentElement?.toggleAttribute('data-off', whole);
}

/** Set on the few elements that go by the scale: set on the sheet it would restyle everything on it. */
function setScale(sheet: HTMLElement, scale: number): void {
  const now = scale.toFixed(2);
  if (sheet.dataset.scale === now) return;
  sheet.dataset.scale = now;
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-scaled]'))
    part.style.setProperty('--mv-scale', now);
}
