import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** Pixels before a press becomes a drag. */
const SLACK = 7;

export interface Dragged {
  id: string;
  /** Where the upper left corner of what is dragged is now, on the screen. */
  x: number;
  y: number;
}

interface Wishes {
  /** `target` is what lies under the pointer; `x` where it is. */
  onDrop(id: string, target: Element | null, x: number): void;
  onOver?(id: string, target: Element | null, x: number): void;
}

/**
 * Dragging by mouse and by finger alike. A press that does not move stays a click; where the list scrolls sideways,
 * `touch-action: pan-x` leaves that to the browser and only an upward pull becomes a drag.
 */
export function useDrag({ onDrop, onOver }: Wishes) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ id: string; x: number; y: number; box: DOMRect } | null>(null);
  const was = useRef(false);
  const under = (e: ReactPointerEvent): Element | null =>
    document
      .elementsFromPoint(e.clientX, e.clientY)
      .find((el) => !el.closest('.om-card-dragged')) ?? null;
  const handlers = (id: string) => ({
    onPointerDown(e: ReactPointerEvent) {
      was.current = false;
      if (e.button !== 0) return;
      const box = e.currentTarget.getBoundingClientRect();
      start.current = { id, x: e.clientX, y: e.clientY, box };
    },
    onPointerMove(e: ReactPointerEvent) {
      const from = start.current;
      // Let go elsewhere, before it was a drag.
      if (e.buttons === 0) start.current = null;
      if (!from || from.id !== id || e.buttons === 0) return;
      const [dx, dy] = [e.clientX - from.x, e.clientY - from.y];
      if (!dragged && Math.hypot(dx, dy) < SLACK) return;
      if (!dragged) e.currentTarget.setPointerCapture(e.pointerId);
      setDragged({ id, x: from.box.left + dx, y: from.box.top + dy });
      onOver?.(id, under(e), e.clientX);
    },
    onPointerUp(e: ReactPointerEvent) {
      start.current = null;
      if (!dragged) return;
      was.current = true;
      setDragged(null);
      onDrop(id, under(e), e.clientX);
    },
    onPointerCancel() {
      start.current = null;
      setDragged(null);
    },
  });
  /** Whether the click that comes now is only the end of a drag. */
  const wasDrag = (): boolean => {
    const it = was.current;
    was.current = false;
    return it;
  };
  return { dragged, handlers, wasDrag };
}
