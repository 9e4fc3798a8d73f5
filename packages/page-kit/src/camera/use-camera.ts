import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Gestures, listenForGestures } from './gestures.ts';
import {
  bounded,
  broughtIntoView,
  type CameraView,
  centred,
  clamp,
  type Margins,
  type Point,
  type Stage,
  zoomed,
} from './view.ts';

// Hand-written, because no library makes the code smaller. Compressed, panzoom has 6.6 KB, @use-gesture 8.7, react-zoom-pan-pinch
// 13.8 and d3-zoom 17.6, and they replace gestures.ts at most: none keeps points clear of margins, honours reduced motion, or lets
// the chart be redrawn at each scale.

const GLIDE_MS = 280;
const GLIDE_KEYFRAMES = 10;
/** How long after the last movement `onRest` is called. */
const REST_MS = 160;

/** An element that moves with the camera, by a transform. */
export interface Layer {
  ref: RefObject<HTMLElement | null>;
  transform(view: CameraView): string;
}

interface Setup {
  /** The element that takes the gestures; null if there are none. */
  board: RefObject<HTMLElement | null> | null;
  stage: Stage;
  /** Where the camera starts. When this becomes another object, the camera starts again from there. */
  start: CameraView;
  /** What `bring` keeps clear at each edge, and whether it may zoom out. */
  margins: Margins;
  zoomOut?: boolean;
  /** Moved directly, without React. Only layers glide. */
  layers?: readonly Layer[];
  /** Called with each view that is drawn. */
  onMove?(view: CameraView): void;
  onRest?(view: CameraView): void;
}

export interface Camera {
  /** Zooms about the middle. */
  zoom(by: number): void;
  /** Shows as much of the sheet as possible. */
  fit(): void;
  /** Puts a point in the middle, at this scale or nearer. */
  show(at: Point, scale: number): void;
  /** Moves points onto the board. */
  bring(points: readonly Point[]): void;
  /** Whether the last press moved the sheet, so that it does not count as a click. */
  wasDragged(): boolean;
}

type Pace = 'atOnce' | 'nextFrame' | 'glide';

const NO_LAYERS: readonly Layer[] = [];
const ease = (t: number): number => 1 - (1 - t) ** 3;
const between = (a: CameraView, b: CameraView, t: number): CameraView => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  scale: a.scale + (b.scale - a.scale) * t,
});
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pans and zooms a sheet on a board: by drag, pinch and wheel, and by the functions it returns. */
export function useCamera(setup: Setup): Camera {
  const latest = useRef(setup);
  latest.current = setup;
  const { board, start } = setup;
  const mover = useMemo(() => createMover(() => latest.current), []);
  useEffect(() => mover.halt, [mover]);
  useLayoutEffect(() => mover.put(start, 'atOnce'), [mover, start]);

  const dragged = useRef<() => boolean>(() => false);
  useEffect(() => {
    const element = board?.current;
    if (!element) return;
    const gestures = listenForGestures(element, mover);
    dragged.current = gestures.wasDragged;
    return gestures.stop;
  }, [board, mover]);

  return useMemo(() => ({ ...mover, wasDragged: () => dragged.current() }), [mover]);
}

interface Mover extends Omit<Camera, 'wasDragged'>, Gestures {
  put(view: CameraView, pace: Pace): void;
  halt(): void;
}

function createMover(setup: () => Setup): Mover {
  let view = setup().start;
  let frame = 0;
  let timer = 0;
  /** The view that a glide has reached; null while nothing glides. */
  let gliding: (() => CameraView) | null = null;
  let animations: Animation[] = [];

  const draw = (at: CameraView): void => {
    const { layers = NO_LAYERS, onMove } = setup();
    for (const { ref, transform } of layers)
      if (ref.current) ref.current.style.transform = transform(at);
    onMove?.(at);
  };
  const restAfter = (ms: number): void => {
    timer = window.setTimeout(() => setup().onRest?.(view), ms);
  };
  const finish = (): void => {
    gliding = null;
    draw(view);
    restAfter(REST_MS);
  };
  const halt = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
    animations = [];
    gliding = null;
  };
  /** The browser moves the layers by itself, while the page is busy drawing the next event. */
  const animate = (at: (part: number) => CameraView): void => {
    draw(view);
    const views = Array.from({ length: GLIDE_KEYFRAMES + 1 }, (_, i) => at(i / GLIDE_KEYFRAMES));
    animations = (setup().layers ?? NO_LAYERS).flatMap(
      ({ ref, transform }) =>
        ref.current?.animate(
          views.map((v) => ({ transform: transform(v) })),
          GLIDE_MS,
        ) ?? [],
    );
    restAfter(GLIDE_MS + REST_MS);
  };
  const put = (to: CameraView, pace: Pace): void => {
    const from = gliding?.() ?? view;
    view = bounded(to, setup().stage);
    halt();
    if (pace === 'atOnce') {
      draw(view);
      setup().onRest?.(view);
      return;
    }
    if (pace === 'nextFrame' || !setup().layers || prefersReducedMotion()) {
      frame = requestAnimationFrame(finish);
      return;
    }
    const begin = performance.now();
    const at = (part: number): CameraView => between(from, view, ease(clamp(0, part, 1)));
    gliding = () => at((performance.now() - begin) / GLIDE_MS);
    if (from.scale === view.scale) {
      animate(at);
      return;
    }
    // Stepped here: browsers rasterise all layers twice when they animate a scale by themselves.
    const step = (now: number): void => {
      const part = (now - begin) / GLIDE_MS;
      if (part >= 1) {
        finish();
        return;
      }
      draw(at(part));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };

  return {
    put,
    halt,
    onPan: (by) => put({ ...view, x: view.x + by.x, y: view.y + by.y }, 'nextFrame'),
    onZoom: (by, about) => put(zoomed(view, by, about, setup().stage), 'nextFrame'),
    zoom(by) {
      const { stage } = setup();
      const { width, height } = stage.board;
      put(zoomed(view, by, { x: width / 2, y: height / 2 }, stage), 'glide');
    },
    fit: () => put({ scale: 0, x: 0, y: 0 }, 'glide'),
    show: (at, scale) => put(centred(at, Math.max(scale, view.scale), setup().stage), 'glide'),
    bring(points) {
      const { stage, margins, zoomOut = false } = setup();
      if (points.length === 0) return;
      const to = broughtIntoView(view, points, stage, margins, zoomOut);
      if (distanceOf(to, view) >= 1 || to.scale !== view.scale) put(to, 'glide');
    },
  };
}

const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
