import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  around,
  bringing,
  type Camera,
  centred,
  clamp,
  fitting,
  kept,
  type Point,
  type Size,
  zoomed,
} from './geo.ts';
import { pointOf, type Sea } from './sea.ts';
import type { PortId } from './types.ts';

/** `wide`: the whole chart on a large board. `small`: the whole chart on a phone. `free`: a part, to pan and zoom. */
export type Form = 'wide' | 'small' | 'free';

/** Pixels to a degree on the free chart, at the least and the most; it begins where a finger can tell harbours apart. */
const LEAST = 18;
const FIRST = 31;
const MOST = 64;
/** Pixels a finger may tremble without moving the chart. */
const TREMBLE = 7;

export interface Eye {
  camera: Camera;
  /** Zooms by a factor about the middle. */
  zoom(by: number): void;
  /** Brings harbours onto the board. */
  bring(ports: readonly PortId[]): void;
  /** What the board listens to; nothing where the chart does not move. */
  handlers: Partial<Record<PointerEventName, (e: PointerEvent<HTMLElement>) => void>>;
  /** Takes the wheel. */
  wheel(e: WheelEvent, corner: Point): void;
  /** Whether the last press moved the chart, and so is no click. */
  wasDragged(): boolean;
}

type PointerEventName = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel';

export function useCamera(sea: Sea, form: Form, size: Size, first: readonly PortId[]): Eye {
  const still = useMemo(
    () => (form === 'free' ? null : fitting(sea.box, size, form === 'small')),
    [sea, form, size],
  );
  const [moved, setMoved] = useState<Camera | null>(null);
  const begin = useMemo(() => beginning(sea, size, first), [sea, size, first]);
  const camera = still ?? moved ?? begin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size or aim begins anew
  useEffect(() => setMoved(null), [begin]);

  const now = useRef({ camera, size });
  now.current = { camera, size };
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef(0);

  const zoom = useCallback((by: number, about?: Point) => {
    const { camera: from, size: room } = now.current;
    const to = clamp(LEAST, from.scale.x * by, MOST) / from.scale.x;
    setMoved(zoomed(from, to, about ?? { x: room.width / 2, y: room.height / 2 }, room));
  }, []);

  const bring = useCallback(
    (ports: readonly PortId[]) => {
      const { camera: from, size: room } = now.current;
      const points = ports.map((port) => pointOf(sea, port, from.scale));
      const to = bringing(from, points, room);
      if (to && !still) setMoved(to);
    },
    [sea, still],
  );

  const press = useCallback((e: PointerEvent<HTMLElement>) => {
    if (fingers.current.size === 0) drag.current = 0;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }, []);
  const move = useCallback(
    (e: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(e.pointerId);
      if (!before) return;
      const here = { x: e.clientX, y: e.clientY };
      const [other] = [...fingers.current].flatMap(([id, p]) => (id === e.pointerId ? [] : [p]));
      const step = { x: here.x - before.x, y: here.y - before.y };
      drag.current += Math.hypot(step.x, step.y);
      if (drag.current < TREMBLE) return;
      fingers.current.set(e.pointerId, here);
      if (!e.currentTarget.hasPointerCapture(e.pointerId))
        e.currentTarget.setPointerCapture(e.pointerId);
      if (other) {
        const corner = e.currentTarget.getBoundingClientRect();
        zoom(far(here, other) / Math.max(1, far(before, other)), {
          x: (here.x + other.x) / 2 - corner.x,
          y: (here.y + other.y) / 2 - corner.y,
        });
        return;
      }
      const { camera: from, size: room } = now.current;
      const at = { x: from.at.x + step.x, y: from.at.y + step.y };
      const next = kept({ scale: from.scale, at }, room);
      now.current = { camera: next, size: room };
      setMoved(next);
    },
    [zoom],
  );
  const release = useCallback((e: PointerEvent<HTMLElement>) => {
    fingers.current.delete(e.pointerId);
  }, []);

  const wasDragged = useCallback(() => drag.current >= TREMBLE, []);
  const wheel = useCallback(
    (e: WheelEvent, corner: Point) => {
      if (still) return;
      e.preventDefault();
      const about = { x: e.clientX - corner.x, y: e.clientY - corner.y };
      zoom(Math.exp(-clamp(-60, e.deltaY, 60) / 240), about);
    },
    [still, zoom],
  );
  const handlers = {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  };
  return { camera, zoom, bring, wasDragged, wheel, handlers: still ? {} : handlers };
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The free chart opens on the harbours that matter, as large as they fit. */
function beginning(sea: Sea, size: Size, first: readonly PortId[]): Camera {
  const ports = first.flatMap((id) => sea.port.get(id) ?? []);
  if (ports.length === 0) return fitting(sea.box, size, true);
  const box = around(ports);
  const roomy = Math.min(
    (size.width - 110) / Math.max(0.5, box.east - box.west),
    (size.height - 110) / Math.max(0.5, box.north - box.south),
  );
  const x = clamp(FIRST - 4, roomy, FIRST + 9);
  const own = first[0] ? sea.port.get(first[0]) : undefined;
  const fits = roomy >= FIRST - 4;
  return centred(fits || !own ? box : around([own]), { x, y: x * 1.1 }, size);
}
