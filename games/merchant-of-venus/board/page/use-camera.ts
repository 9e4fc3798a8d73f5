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
import { type RefObject, useMemo, useState } from 'react';
import { MINI_MAP_SIZE, SHEET, SHEET_MARGIN } from './galaxy.ts';
import { letterStep } from './lettering.ts';

const MOST_SCALE = 2.6;
/** The scale at which spaces are far enough apart for a finger. */
const NEAR_SCALE = 1;
/** Below this scale plates do not find room. If the whole chart would need a smaller one, it opens near the viewer's ship instead. */
const WHOLE_SCALE = 0.42;
/** On boards narrower than this, cards cover the lower edge. */
const PHONE_WIDTH_PX = 640;
const CARD_HEIGHT_PX = 190;
/** On wider boards the tools are in the top bar or, without one, in a column of this width at the right edge. */
const TOOLS_WIDTH_PX = 68;

export interface ChartCamera extends Pick<Camera, 'zoom' | 'fit' | 'wasDragged'> {
  /** The step of the zoom for which lettering is placed. */
  step: number;
  /** Centres a point and zooms in until names are readable. */
  show(at: Point): void;
  /** Moves the camera until the points are on the board. */
  bring(places: readonly Point[]): void;
}

interface Setup {
  board: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** Marks the visible part on the small map. */
  frame: RefObject<HTMLElement | null>;
  size: Size;
  /** Where the chart opens. */
  home: Point;
  /** Whether tools cover the right edge of a wide board. */
  tools: boolean;
}

/** The camera of the star chart. */
export function useChartCamera({ board, sheet, frame, size, home, tools }: Setup): ChartCamera {
  const stage = useMemo(() => stageOf(size, tools), [size, tools]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart stays where it is when the ship moves
  const start = useMemo(() => startOf(stage, home), [stage]);
  const [step, setStep] = useState(() => letterStep(start.scale));
  const layers = useMemo(
    (): Layer[] => [
      { ref: sheet, transform: transformOf },
      { ref: frame, transform: (view) => miniMapFrame(view, size) },
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
    onRest({ scale }) {
      setStep(letterStep(scale));
      if (sheet.current) setScale(sheet.current, scale);
    },
  });
  return useMemo(
    () => ({
      ...camera,
      step,
      show: (at) => camera.show(onSheet(at), NEAR_SCALE),
      bring: (places) => camera.bring(places.map(onSheet)),
    }),
    [camera, step],
  );
}

const onSheet = ({ x, y }: Point): Point => ({ x: x + SHEET_MARGIN, y: y + SHEET_MARGIN });
const isPhone = ({ width }: Size): boolean => width < PHONE_WIDTH_PX;

function stageOf(board: Size, tools: boolean): Stage {
  const covered = tools && !isPhone(board) ? TOOLS_WIDTH_PX : 0;
  const least = scaleToFit(SHEET, board, { left: 0, right: covered, top: 0, bottom: 0 });
  return { sheet: SHEET, board, least, most: MOST_SCALE, covered };
}

const startOf = (stage: Stage, home: Point): CameraView =>
  centred(onSheet(home), stage.least < WHOLE_SCALE ? NEAR_SCALE : stage.least, stage);

function marginsOf(board: Size): Margins {
  const edge = Math.min(70, board.width / 5);
  const bottom = edge + (isPhone(board) ? CARD_HEIGHT_PX : 0);
  return { left: edge, right: edge, top: edge, bottom };
}

const transformOf = ({ x, y, scale }: CameraView): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;

/** The CSS transform of the frame on the small map, which marks the visible part of the chart. */
function miniMapFrame({ x, y, scale }: CameraView, board: Size): string {
  const whole = { width: SHEET.width * scale, height: SHEET.height * scale };
  const w = Math.min(1, board.width / whole.width);
  const h = Math.min(1, board.height / whole.height);
  const left = Math.max(0, -x / whole.width) * MINI_MAP_SIZE.width;
  const top = Math.max(0, -y / whole.height) * MINI_MAP_SIZE.height;
  return `translate(${left}px, ${top}px) scale(${w}, ${h})`;
}

/** Hides the small map while the whole chart is visible. */
function hideMap(frame: HTMLElement | null, { scale }: CameraView, board: Size): void {
  const whole = SHEET.width * scale <= board.width && SHEET.height * scale <= board.height;
  frame?.parentElement?.toggleAttribute('data-off', whole);
}

/** Sets the scale on the few elements that use it. Set on the sheet, it would restyle everything on it. */
function setScale(sheet: HTMLElement, scale: number): void {
  const now = scale.toFixed(2);
  if (sheet.dataset.scale === now) return;
  sheet.dataset.scale = now;
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-scaled]'))
    part.style.setProperty('--mv-scale', now);
}
