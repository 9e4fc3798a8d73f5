import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** A press becomes a drag after the pointer has moved this many pixels. */
const DRAG_THRESHOLD_PX = 7;

/** The card being dragged and where it is. */
export interface DraggedCard {
  id: string;
  /** Screen position of the dragged card's upper left corner. */
  x: number;
  y: number;
}

interface DragListeners {
  /** `target` is the element under the pointer, `x` the pointer's screen position. */
  onDrop(id: string, target: Element | null, x: number): void;
  onOver?(id: string, target: Element | null, x: number): void;
}

/**
 * Dragging cards by mouse or finger. A press that does not move stays a click. Where the list scrolls sideways,
 * `touch-action: pan-x` leaves sideways moves to the browser, so only an upward pull becomes a drag.
 */
export function useCardDrag({ onDrop, onOver }: DragListeners) {
  const [dragged, setDragged] = useState<DraggedCard | null>(null);
  const start = useRef<{ id: string; x: number; y: number; box: DOMRect } | null>(null);
  const justDragged = useRef(false);
  const under = (e: ReactPointerEvent): Element | null =>
    document
      .elementsFromPoint(e.clientX, e.clientY)
      .find((el) => !el.closest('.om-card-dragged')) ?? null;
  const handlers = (id: string) => ({
    onPointerDown(e: ReactPointerEvent) {
      justDragged.current = false;
      if (e.button !== 0) return;
      const box = e.currentTarget.getBoundingClientRect();
      start.current = { id, x: e.clientX, y: e.clientY, box };
    },
    onPointerMove(e: ReactPointerEvent) {
      const from = start.current;
      // The button was released outside the element before the drag began.
      if (e.buttons === 0) start.current = null;
      if (!from || from.id !== id || e.buttons === 0) return;
      const [dx, dy] = [e.clientX - from.x, e.clientY - from.y];
      if (!dragged && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
      if (!dragged) e.currentTarget.setPointerCapture(e.pointerId);
      setDragged({ id, x: from.box.left + dx, y: from.box.top + dy });
      onOver?.(id, under(e), e.clientX);
    },
    onPointerUp(e: ReactPointerEvent) {
      start.current = null;
      if (!dragged) return;
      justDragged.current = true;
      setDragged(null);
      onDrop(id, under(e), e.clientX);
    },
    onPointerCancel() {
      start.current = null;
      setDragged(null);
    },
  });
  /** Whether the current click is only the end of a drag. Asking resets it. */
  const wasDrag = (): boolean => {
    const result = justDragged.current;
    justDragged.current = false;
    return result;
  };
  return { dragged, handlers, wasDrag };
}
