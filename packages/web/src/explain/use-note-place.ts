import { type RefObject, useLayoutEffect } from 'react';

const GAP = 10;
/** How far below the upper edge of the prompt a note beside it may begin. */
const STEPS = [0, 60, 120, 180];

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Puts the note beside the prompt or onto the board, where it covers nothing that can be pressed; where there is no such place, it
 * stays in the page above the table. Placed anew when the table changes.
 */
export function useNotePlace(note: RefObject<HTMLElement | null>, shown: string | null): void {
  useLayoutEffect(() => {
    const { current } = note;
    const table = document.querySelector('main');
    if (!current || !table || shown === null) return;
    let frame = 0;
    const place = (): void => {
      frame = 0;
      putNote(current);
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(place);
    };
    putNote(current);
    const changes = new MutationObserver(later);
    changes.observe(table, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(table);
    addEventListener('resize', later);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('resize', later);
      cancelAnimationFrame(frame);
      current.style.translate = '';
      delete current.dataset.place;
    };
  }, [note, shown]);
}

function putNote(note: HTMLElement): void {
  // It takes no room while it floats: so the table is measured without it.
  note.dataset.place = 'beside';
  const { offsetWidth: width, offsetHeight: height } = note;
  const taken = pressable();
  const free = placesFor(width, height).find(
    (place) => isInWindow(place) && !taken.some((box) => covers(place, box)),
  );
  if (free) note.style.translate = `${free.left + scrollX}px ${free.top + scrollY}px`;
  else {
    note.style.translate = '';
    note.dataset.place = 'above';
  }
}

/** Beside the prompt, then along the edges of the board, those nearest to the prompt first. */
function placesFor(width: number, height: number): Box[] {
  const at = (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const prompt = boxOf('[data-part="prompt"]');
  const board = boxOf('[data-part="board"]');
  const beside = prompt
    ? [
        at(prompt.left + GAP, prompt.top - height - GAP),
        at(prompt.right - width - GAP, prompt.top - height - GAP),
        ...STEPS.map((step) => at(prompt.left - width - GAP, prompt.top + step)),
      ]
    : [];
  if (!board) return beside;
  const xs = [board.left + GAP, (board.left + board.right - width) / 2, board.right - width - GAP];
  const ys = [board.bottom - height - GAP, board.top + GAP];
  return [...beside, ...ys.flatMap((y) => xs.map((x) => at(x, y)))];
}

const boxOf = (selector: string): DOMRect | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();

/** What can be pressed now, and the prompt itself. Of the places of a chart only those that are an answer. */
function pressable(): DOMRect[] {
  const all = document.querySelectorAll<HTMLElement>(
    'main :is(button, a, input, select, [role="button"]), [data-part="prompt"], header',
  );
  return [...all]
    .filter((one) => one.checkVisibility() && !one.matches(':disabled, [aria-disabled="true"]'))
    .filter((one) => one.hasAttribute('aria-pressed') || one.closest('[role="toolbar"]') === null)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

const isInWindow = ({ left, top, right, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

const covers = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
