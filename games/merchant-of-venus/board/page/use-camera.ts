import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { MARGIN, MINI, type Point, SHEET } from './galaxy.ts';

export interface Size {
  width: number;
  height: number;
}

/** Where the corner of the sheet lies on the board, and pixels to a unit. */
interface Camera extends Point {
  scale: number;
}

const MOST = 2.6;
/** As near as a finger can tell the spaces apart. */
const NEAR = 1;
/** Smaller than this the names cannot be read: where all of the chart would be, it opens near the own ship. */
const READABLE = 0.5;
/** Pixels a finger may tremble without moving the chart. */
const TREMBLE = 7;
/** Below this width a card lies over so much of the lower edge. */
const PHONE = 640;
const CARD = 190;
/** Above it the tools stand in a column at the right edge: the chart can be moved out from under them, and fits beside them. */
const TOOLS = 68;
/** What goes by the scale is set so long after the chart was last moved. */
const REST = 160;
/** Milliseconds of a glide. */
const GLIDE = 280;
const LEGS = 10;

export interface Eye {
  zoom(by: number): void;
  fit(): void;
  /** Puts a place in the middle, near enough to be read. */
  show(at: Point): void;
  /** Brings places onto the board, with the least movement. */
  bring(places: readonly Point[]): void;
  wasDragged(): boolean;
}

/** At once: before anything is shown; next: with the next frame, however many fingers have moved by then. */
type How = 'atOnce' | 'next' | 'glide';

const clamp = (least: number, n: number, most: number): number =>
  Math.max(least, Math.min(n, most));
const ease = (t: number): number => 1 - (1 - t) ** 3;
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const transformOf = ({ x, y, scale }: Camera): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;
const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  scale: a.scale + (b.scale - a.scale) * t,
});
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const beside = ({ width, height }: Size): Size => ({
  width: width < PHONE ? width : width - TOOLS,
  height,
});
const fitting = (size: Size): number => {
  const { width, height } = beside(size);
  return Math.min(width / SHEET.width, height / SHEET.height);
};

/** Sizes that go by the scale, set where they are used: set on the sheet they would style every line of it anew. */
function rest(el: HTMLElement, scale: number): void {
  const now = scale.toFixed(2);
  if (el.dataset.scale === now) return;
  el.dataset.scale = now;
  for (const part of el.querySelectorAll<HTMLElement>('[data-scaled]'))
    part.style.setProperty('--mv-scale', now);
}

/** The part of the chart that is on the board, as a frame on the small map; the map is only there while it is a part. */
function aim(frame: HTMLElement, at: Camera, room: Size): void {
  const [w, h] = [SHEET.width * at.scale, SHEET.height * at.scale];
  frame.parentElement?.toggleAttribute('data-off', w <= room.width && h <= room.height);
  frame.style.transform = frameOf(at, room);
}

function frameOf({ x, y, scale }: Camera, room: Size): string {
  const whole = { width: SHEET.width * scale, height: SHEET.height * scale };
  const w = Math.min(1, room.width / whole.width);
  const h = Math.min(1, room.height / whole.height);
  const left = Math.max(0, -x / whole.width) * MINI.width;
  const top = Math.max(0, -y / whole.height) * MINI.height;
  return `translate(${left}px, ${top}px) scale(${w}, ${h})`;
}

/** All of the places if they fit into the room, else only the first. */
const fittingOf = (at: readonly number[], room: number): readonly number[] =>
  Math.max(...at) - Math.min(...at) > room ? at.slice(0, 1) : at;

/**
 * Moves the sheet by one transform, past React: nothing is drawn anew while it is under way. `frame` shows on the small map
 * what is on the board; `first` is where the chart opens on a board too small for all of it.
 */
export function useCamera(
  board: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  size: Size,
  first: Point,
): Eye {
  const camera = useRef<Camera | null>(null);
  const now = useRef({ size, first });
  now.current = { size, first };
  const drag = useRef(0);
  const timer = useRef(0);
  const turn = useRef(0);
  /** Where a glide is just now; null: there is none. */
  const gliding = useRef<(() => Camera) | null>(null);
  const drifts = useRef<Animation[]>([]);
  const halt = useCallback(() => {
    cancelAnimationFrame(turn.current);
    clearTimeout(timer.current);
    for (const drift of drifts.current) drift.cancel();
    drifts.current = [];
    gliding.current = null;
  }, []);
  useEffect(() => halt, [halt]);

  const put = useCallback(
    (to: Camera, how: How) => {
      const { size: room } = now.current;
      const scale = clamp(fitting(room), to.scale, MOST);
      const [w, h] = [SHEET.width * scale, SHEET.height * scale];
      const { width } = beside(room);
      const kept = {
        scale,
        x: w <= width ? (width - w) / 2 : clamp(width - w, to.x, 0),
        y: h <= room.height ? (room.height - h) / 2 : clamp(room.height - h, to.y, 0),
      };
      const from = gliding.current?.() ?? camera.current;
      camera.current = kept;
      halt();
      const draw = (at: Camera): void => {
        if (sheet.current) sheet.current.style.transform = transformOf(at);
        if (frame.current) aim(frame.current, at, room);
      };
      const settle = (after: number): void => {
        timer.current = window.setTimeout(() => sheet.current && rest(sheet.current, scale), after);
      };
      const end = (): void => {
        gliding.current = null;
        draw(kept);
        settle(REST);
      };
      if (how === 'atOnce') {
        end();
        return;
      }
      if (how === 'next' || !from || isCalm()) {
        turn.current = requestAnimationFrame(end);
        return;
      }
      const start = performance.now();
      const at = (time: number): Camera =>
        between(from, kept, ease(clamp(0, (time - start) / GLIDE, 1)));
      gliding.current = () => at(performance.now());
      if (from.scale === scale) {
        // Along with a ship: the browser does it beside the page, which has the next step to draw meanwhile.
        draw(kept);
        const legs = Array.from({ length: LEGS + 1 }, (_, i) => at(start + (GLIDE * i) / LEGS));
        const way = (transform: (c: Camera) => string): Keyframe[] =>
          legs.map((c) => ({ transform: transform(c) }));
        drifts.current = [
          sheet.current?.animate(way(transformOf), GLIDE),
          frame.current?.animate(
            way((c) => frameOf(c, room)),
            GLIDE,
          ),
        ].flatMap((drift) => drift ?? []);
        settle(GLIDE + REST);
        return;
      }
      // Stepped here: to zoom by itself, the browser would arrange and draw all layers anew, twice.
      const step = (time: number): void => {
        if (time - start >= GLIDE) {
          end();
          return;
        }
        draw(at(time));
        turn.current = requestAnimationFrame(step);
      };
      turn.current = requestAnimationFrame(step);
    },
    [sheet, frame, halt],
  );

  const about = useCallback(
    (by: number, p: Point, how: How = 'next') => {
      const from = camera.current;
      if (!from) return;
      const scale = clamp(fitting(now.current.size), from.scale * by, MOST);
      const k = scale / from.scale;
      put({ scale, x: p.x - (p.x - from.x) * k, y: p.y - (p.y - from.y) * k }, how);
    },
    [put],
  );

  const centre = useCallback(
    (at: Point, scale: number, how: How) => {
      const { size: room } = now.current;
      const x = room.width / 2 - (at.x + MARGIN) * scale;
      put({ scale, x, y: room.height / 2 - (at.y + MARGIN) * scale }, how);
    },
    [put],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another size begins anew
  useLayoutEffect(() => {
    const fit = fitting(size);
    centre(now.current.first, fit < READABLE ? NEAR : fit, 'atOnce');
  }, [size.width, size.height, centre]);

  // Heard past React, and no further than here: it would look for who else hears of them, for every finger in every frame.
  useEffect(() => {
    const el = board.current;
    if (!el) return;
    const fingers = new Map<number, Point>();
    let corner: Point = { x: 0, y: 0 };
    const onBoard = (p: Point): Point => ({ x: p.x - corner.x, y: p.y - corner.y });
    const wheel = (e: WheelEvent): void => {
      e.preventDefault();
      e.stopPropagation();
      corner = el.getBoundingClientRect();
      about(Math.exp(-clamp(-60, e.deltaY, 60) / 260), onBoard(e));
    };
    const down = (e: PointerEvent): void => {
      // Only now: while the chart moves, to ask where something is would have it laid out before its time.
      corner = el.getBoundingClientRect();
      if (fingers.size === 0) drag.current = 0;
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    };
    const move = (e: PointerEvent): void => {
      const before = fingers.get(e.pointerId);
      const from = camera.current;
      if (!before || !from) return;
      e.stopPropagation();
      const here = { x: e.clientX, y: e.clientY };
      const step = { x: here.x - before.x, y: here.y - before.y };
      drag.current += Math.hypot(step.x, step.y);
      fingers.set(e.pointerId, here);
      if (drag.current < TREMBLE) return;
      if (!el.hasPointerCapture(e.pointerId)) el.setPointerCapture(e.pointerId);
      const [other] = [...fingers].flatMap(([id, p]) => (id === e.pointerId ? [] : [p]));
      if (!other) {
        put({ ...from, x: from.x + step.x, y: from.y + step.y }, 'next');
        return;
      }
      about(
        far(here, other) / Math.max(1, far(before, other)),
        onBoard({ x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 }),
      );
    };
    const release = (e: PointerEvent): void => {
      fingers.delete(e.pointerId);
    };
    const stop = (e: Event): void => e.stopPropagation();
    const quiet = { passive: true };
    el.addEventListener('wheel', wheel, { passive: false });
    el.addEventListener('pointerdown', down);
    el.addEventListener('pointermove', move);
    el.addEventListener('pointerup', release);
    el.addEventListener('pointercancel', release);
    el.addEventListener('touchmove', stop, quiet);
    return () => {
      el.removeEventListener('wheel', wheel);
      el.removeEventListener('pointerdown', down);
      el.removeEventListener('pointermove', move);
      el.removeEventListener('pointerup', release);
      el.removeEventListener('pointercancel', release);
      el.removeEventListener('touchmove', stop);
    };
  }, [board, about, put]);

  return useMemo(() => {
    return {
      zoom(by) {
        const { width, height } = now.current.size;
        about(by, { x: width / 2, y: height / 2 }, 'glide');
      },
      fit: () => put({ scale: 0, x: 0, y: 0 }, 'glide'),
      show: (at) => centre(at, Math.max(NEAR, camera.current?.scale ?? NEAR), 'glide'),
      bring(places) {
        const from = camera.current;
        const [p] = places;
        if (!from || !p) return;
        const { width, height } = now.current.size;
        const edge = Math.min(70, width / 5);
        const low = height - (width < PHONE ? CARD : 0);
        const shift = (at: readonly number[], room: number): number => {
          const [lo, hi] = [Math.min(...at), Math.max(...at)];
          if (lo < edge) return edge - lo;
          return hi > room - edge ? room - edge - hi : 0;
        };
        const xs = places.map(({ x }) => from.x + (x + MARGIN) * from.scale);
        const ys = places.map(({ y }) => from.y + (y + MARGIN) * from.scale);
        const dx = shift(fittingOf(xs, width - 2 * edge), width);
        const dy = shift(fittingOf(ys, low - 2 * edge), low);
        if (dx || dy) put({ ...from, x: from.x + dx, y: from.y + dy }, 'glide');
      },
      wasDragged: () => drag.current >= TREMBLE,
    };
  }, [put, about, centre]);
}
