import { type Camera as Mover, useCamera } from '@fondaco/page-kit/camera/use-camera.ts';
import {
  type CameraView,
  centred,
  clamp,
  type Size,
  type Stage,
  scaleToFit,
} from '@fondaco/page-kit/camera/view.ts';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import {
  boxAround,
  boxMiddle,
  cameraFitting,
  type GeoBox,
  HARBOUR_MARGINS,
  type SheetCamera,
  sheetCamera,
  sheetStage,
} from './geo.ts';
import { portPoint, type Sea } from './sea.ts';
import type { PortId } from './types.ts';

/**
 * `wide`: the whole chart on a large board. `small`: the whole chart on a phone. `free`: a part of it that can be
 * panned and zoomed.
 */
export type ChartForm = 'wide' | 'small' | 'free';

/** Scales of the free chart in pixels per degree. It starts where harbours are far enough apart for a finger. */
const LEAST_SCALE = 18;
const START_SCALE = 31;
const MOST_SCALE = 64;
/** The free chart stretches latitude a little, like a Mercator chart. */
const STRETCH = 1.1;
const START_MARGINS = { left: 55, right: 55, top: 55, bottom: 55 };

export interface ChartCamera extends Pick<Mover, 'zoom' | 'wasDragged'> {
  camera: SheetCamera;
  /** Moves the camera until the harbours are on the board. */
  bring(ports: readonly PortId[]): void;
}

/**
 * The camera of the sea chart. The chart is redrawn at every scale, because names and seals grow slower than the sheet.
 * `first` are the harbours the free chart opens on.
 */
export function useChartCamera(
  board: RefObject<HTMLElement | null>,
  sea: Sea,
  form: ChartForm,
  size: Size,
  first: readonly PortId[],
): ChartCamera {
  const fixed = form !== 'free';
  const stage = useMemo(() => freeStage(sea, size), [sea, size]);
  const start = useMemo(() => startView(sea, stage, first), [sea, stage, first]);
  const [moved, setMoved] = useState({ start, view: start });
  const mover = useCamera({
    board: fixed ? null : board,
    stage,
    start,
    margins: HARBOUR_MARGINS,
    zoomOut: true,
    onMove: (view) => setMoved({ start, view }),
  });
  const camera = useMemo(
    () =>
      fixed
        ? cameraFitting(sea.box, size, form === 'small')
        : sheetCamera(moved.start === start ? moved.view : start, STRETCH),
    [fixed, sea, size, form, moved, start],
  );
  const bring = useCallback(
    (ports: readonly PortId[]) => {
      if (!fixed) mover.bring(ports.map((port) => portPoint(sea, port, { x: 1, y: STRETCH })));
    },
    [sea, fixed, mover],
  );
  return { camera, bring, zoom: mover.zoom, wasDragged: mover.wasDragged };
}

const sizeOf = ({ west, east, north, south }: GeoBox): Size => ({
  width: Math.max(0.5, east - west),
  height: Math.max(0.5, north - south) * STRETCH,
});

/** The limits of the free chart: it can be zoomed out until all harbours are visible. */
function freeStage(sea: Sea, size: Size): Stage {
  const whole = scaleToFit(sizeOf(sea.box), size, HARBOUR_MARGINS);
  return { ...sheetStage(STRETCH, size), least: Math.min(LEAST_SCALE, whole), most: MOST_SCALE };
}

/** The free chart opens on the `first` harbours, as large as they fit; if they do not fit, on the first one. */
function startView(sea: Sea, stage: Stage, first: readonly PortId[]): CameraView {
  const ports = first.flatMap((id) => sea.port.get(id) ?? []);
  const box = ports.length > 0 ? boxAround(ports) : sea.box;
  const roomy = scaleToFit(sizeOf(box), stage.board, START_MARGINS);
  const own = roomy < START_SCALE - 4 ? ports.slice(0, 1) : [];
  const scale = clamp(START_SCALE - 4, roomy, START_SCALE + 9);
  return centred(boxMiddle(own.length > 0 ? boxAround(own) : box, STRETCH), scale, stage);
}
