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
  around,
  type Box,
  type Camera,
  cameraOf,
  fitting,
  HARBOUR_MARGINS,
  middleOf,
  stageOf,
} from './geo.ts';
import { pointOf, type Sea } from './sea.ts';
import type { PortId } from './types.ts';

/** `wide`: the whole chart on a large board. `small`: the whole chart on a phone. `free`: a part, to pan and zoom. */
export type Form = 'wide' | 'small' | 'free';

/** Pixels to a degree on the free chart, at the least and the most; it begins where a finger can tell harbours apart. */
const LEAST = 18;
const FIRST = 31;
const MOST = 64;
/** The free chart is a little higher than wide, as on a sea chart by Mercator. */
const STRETCH = 1.1;
const FIRST_MARGINS = { left: 55, right: 55, top: 55, bottom: 55 };

export interface ChartCamera extends Pick<Mover, 'zoom' | 'wasDragged'> {
  camera: Camera;
  /** Brings harbours onto the board. */
  bring(ports: readonly PortId[]): void;
}

/** The camera of the sea chart. The chart is redrawn at every scale, because names and seals grow slower than the sheet. */
export function useChartCamera(
  board: RefObject<HTMLElement | null>,
  sea: Sea,
  form: Form,
  size: Size,
  first: readonly PortId[],
): ChartCamera {
  const stands = form !== 'free';
  const stage = useMemo(() => freeStage(sea, size), [sea, size]);
  const start = useMemo(() => beginning(sea, stage, first), [sea, stage, first]);
  const [moved, setMoved] = useState({ start, view: start });
  const mover = useCamera({
    board: stands ? null : board,
    stage,
    start,
    margins: HARBOUR_MARGINS,
    zoomOut: true,
    onMove: (view) => setMoved({ start, view }),
  });
  const camera = useMemo(
    () =>
      stands
        ? fitting(sea.box, size, form === 'small')
        : cameraOf(moved.start === start ? moved.view : start, STRETCH),
    [stands, sea, size, form, moved, start],
  );
  const bring = useCallback(
    (ports: readonly PortId[]) => {
      if (!stands) mover.bring(ports.map((port) => pointOf(sea, port, { x: 1, y: STRETCH })));
    },
    [sea, stands, mover],
  );
  return { camera, bring, zoom: mover.zoom, wasDragged: mover.wasDragged };
}

const sizeOf = ({ west, east, north, south }: Box): Size => ({
  width: Math.max(0.5, east - west),
  height: Math.max(0.5, north - south) * STRETCH,
});

/** It can be zoomed out until all harbours are seen. */
function freeStage(sea: Sea, size: Size): Stage {
  const whole = scaleToFit(sizeOf(sea.box), size, HARBOUR_MARGINS);
  return { ...stageOf(STRETCH, size), least: Math.min(LEAST, whole), most: MOST };
}

/** The free chart opens on the harbours that matter, as large as they fit; on the first one where they do not. */
function beginning(sea: Sea, stage: Stage, first: readonly PortId[]): CameraView {
  const ports = first.flatMap((id) => sea.port.get(id) ?? []);
  const box = ports.length > 0 ? around(ports) : sea.box;
  const roomy = scaleToFit(sizeOf(box), stage.board, FIRST_MARGINS);
  const own = roomy < FIRST - 4 ? ports.slice(0, 1) : [];
  const scale = clamp(FIRST - 4, roomy, FIRST + 9);
  return centred(middleOf(own.length > 0 ? around(own) : box, STRETCH), scale, stage);
}
