import { type PointerEvent, useCallback, useRef, useState } from 'react';

/** A press becomes a drag after the pointer has moved this many pixels. */
const DRAG_THRESHOLD_PX = 6;

interface DraggedDie {
  at: number;
  /** Screen position of the die's centre. */
  x: number;
  y: number;
}

interface DragListeners {
  onStart(at: number): void;
  /** `box` is the one under the pointer, or null. */
  onDrop(at: number, box: string | null): void;
}

const boxUnder = (e: PointerEvent): string | null =>
  document
    .elementsFromPoint(e.clientX, e.clientY)
    .map((el) => el.closest<HTMLElement>('[data-box]')?.dataset.box)
    .find((box) => box !== undefined) ?? null;

/** Dragging dice by mouse or finger. A press that does not move stays a click. */
export function useDieDrag(listeners: DragListeners) {
  const [dragged, setDragged] = useState<DraggedDie | null>(null);
  const start = useRef<{ at: number; x: number; y: number } | null>(null);
  const dragging = useRef(false);
  const justDragged = useRef(false);
  const latest = useRef(listeners);
  latest.current = listeners;
  const handlers = useCallback(
    (at: number) => ({
      onPointerDown(e: PointerEvent) {
        justDragged.current = false;
        if (e.button !== 0) return;
        start.current = { at, x: e.clientX, y: e.clientY };
        // Capture at once: a fast pointer is over another element at its first move.
        e.currentTarget.setPointerCapture(e.pointerId);
      },
      onPointerMove(e: PointerEvent) {
        const from = start.current;
        // The button was released outside the element before the drag began.
        if (e.buttons === 0) start.current = null;
        if (!from || from.at !== at || e.buttons === 0) return;
        if (
          !dragging.current &&
          Math.hypot(e.clientX - from.x, e.clientY - from.y) < DRAG_THRESHOLD_PX
        )
          return;
        if (!dragging.current) {
          dragging.current = true;
          latest.current.onStart(at);
        }
        setDragged({ at, x: e.clientX, y: e.clientY });
      },
      onPointerUp(e: PointerEvent) {
        start.current = null;
        if (!dragging.current) return;
        dragging.current = false;
        justDragged.current = true;
        setDragged(null);
        latest.current.onDrop(at, boxUnder(e));
      },
      onPointerCancel() {
        start.current = null;
        dragging.current = false;
        setDragged(null);
      },
    }),
    [],
  );
  /** Whether the current click is only the end of a drag. Asking resets it. */
  const wasDrag = useCallback((): boolean => {
    const result = justDragged.current;
    justDragged.current = false;
    return result;
  }, []);
  return { dragged, handlers, wasDrag };
}
