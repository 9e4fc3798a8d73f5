import { clamp, type Point } from './view.ts';

/** Pixels a finger may tremble before it moves the sheet. */
const TREMBLE = 7;
/** One turn of the wheel zooms by at most e^(60 / 260). */
const WHEEL_STEP = 60;
const WHEEL_RANGE = 260;

export interface Gestures {
  onPan(by: Point): void;
  /** `about`: a point of the board. */
  onZoom(by: number, about: Point): void;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Listens for drags, pinches and the wheel. The listeners are native and stop the events: React would search the tree for
 * handlers at every pointermove. Returns whether the last press was a drag, and a function that stops listening.
 */
export function listenForGestures(
  board: HTMLElement,
  { onPan, onZoom }: Gestures,
): { wasDragged(): boolean; stop(): void } {
  const fingers = new Map<number, Point>();
  const ending = new AbortController();
  let dragged = 0;
  let corner: Point = { x: 0, y: 0 };
  const onBoard = (p: Point): Point => ({ x: p.x - corner.x, y: p.y - corner.y });
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (e: HTMLElementEventMap[K]) => void,
    passive = true,
  ): void => board.addEventListener(type, handle, { passive, signal: ending.signal });

  listen(
    'wheel',
    (e) => {
      e.preventDefault();
      e.stopPropagation();
      corner = board.getBoundingClientRect();
      onZoom(Math.exp(-clamp(-WHEEL_STEP, e.deltaY, WHEEL_STEP) / WHEEL_RANGE), onBoard(e));
    },
    false,
  );
  listen('pointerdown', (e) => {
    // Measured only here: to measure while the sheet moves would force a layout.
    corner = board.getBoundingClientRect();
    if (fingers.size === 0) dragged = 0;
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  });
  listen('pointermove', (e) => {
    const before = fingers.get(e.pointerId);
    if (!before) return;
    e.stopPropagation();
    const here = { x: e.clientX, y: e.clientY };
    dragged += distance(here, before);
    fingers.set(e.pointerId, here);
    if (dragged < TREMBLE) return;
    if (!board.hasPointerCapture(e.pointerId)) board.setPointerCapture(e.pointerId);
    const [other] = [...fingers].flatMap(([id, p]) => (id === e.pointerId ? [] : [p]));
    if (!other) {
      onPan({ x: here.x - before.x, y: here.y - before.y });
      return;
    }
    const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
    onZoom(distance(here, other) / Math.max(1, distance(before, other)), onBoard(middle));
  });
  const release = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
  };
  listen('pointerup', release);
  listen('pointercancel', release);
  listen('touchmove', (e) => e.stopPropagation());
  return { wasDragged: () => dragged >= TREMBLE, stop: () => ending.abort() };
}
