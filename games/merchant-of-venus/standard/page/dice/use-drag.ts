import { type PointerEvent, useCallback, useRef, useState } from 'react';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

interface Dragged {
  at: number;
  /** Where the middle of the die is now, on the screen. */
  x: number;
  y: number;
}

interface Wishes {
  onStart(at: number): void;
  /** `box`: the one under the pointer, or null. */
  onDrop(at: number, box: string | null): void;
}

const boxUnder = (e: PointerEvent): string | null =>
  document
    .elementsFromPoint(e.clientX, e.clientY)
    .map((el) => el.closest<HTMLElement>('[data-box]')?.dataset.box)
    .find((box) => box !== undefined) ?? null;

/** Dragging by mouse and by finger alike; a press that does not move stays a click. */
export function useDrag(wishes: Wishes) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ at: number; x: number; y: number } | null>(null);
  const under = useRef(false);
  const was = useRef(false);
  const wish = useRef(wishes);
  wish.current = wishes;
  const handlers = useCallback(
    (at: number) => ({
      onPointerDown(e: PointerEvent) {
        was.current = false;
        if (e.button !== 0) return;
        start.current = { at, x: e.clientX, y: e.clientY };
        // At once: a quick hand is over something else with its first move.
        e.currentTarget.setPointerCapture(e.pointerId);
      },
      onPointerMove(e: PointerEvent) {
        const from = start.current;
        // Let go elsewhere, before it was a drag.
        if (e.buttons === 0) start.current = null;
        if (!from || from.at !== at || e.buttons === 0) return;
        if (!under.current && Math.hypot(e.clientX - from.x, e.clientY - from.y) < SLACK) return;
        if (!under.current) {
          under.current = true;
          wish.current.onStart(at);
        }
        setDragged({ at, x: e.clientX, y: e.clientY });
      },
      onPointerUp(e: PointerEvent) {
        start.current = null;
        if (!under.current) return;
        under.current = false;
        was.current = true;
        setDragged(null);
        wish.current.onDrop(at, boxUnder(e));
      },
      onPointerCancel() {
        start.current = null;
        under.current = false;
        setDragged(null);
      },
    }),
    [],
  );
  /** Whether the click that comes now is only the end of a drag. */
  const wasDrag = useCallback((): boolean => {
    const it = was.current;
    was.current = false;
    return it;
  }, []);
  return { dragged, handlers, wasDrag };
}
