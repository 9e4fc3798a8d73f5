import { type RefObject, useLayoutEffect } from 'react';

/** The width from which the panel lies on the board instead of at the lower edge, and the gap around it. */
const WIDE = '(min-width: 1000px)';
const GAP = 12;

/**
 * Puts the panel into the right upper corner of the board, or the left one where it would cover what the hint points at. Placed anew
 * when `change` does, and with the window.
 */
export function useBoardPlace(panel: RefObject<HTMLElement | null>, change: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the panel shows decides where it may lie
  useLayoutEffect(() => {
    const place = (): void => {
      const board = document.querySelector('[data-part="board"]');
      const { current } = panel;
      if (!current || !board) return;
      const { style } = current;
      style.inset = style.maxHeight = '';
      if (!matchMedia(WIDE).matches) return;
      const area = board.getBoundingClientRect();
      style.maxHeight = `${area.height - 2 * GAP}px`;
      style.inset = `${area.top + GAP}px ${innerWidth - area.right + GAP}px auto auto`;
      if (coversTarget(current)) style.inset = `${area.top + GAP}px auto auto ${area.left + GAP}px`;
    };
    // The rings are put around their targets in the next frame.
    const frame = requestAnimationFrame(() => requestAnimationFrame(place));
    place();
    addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', place);
    };
  }, [panel, change]);
}

function coversTarget(panel: HTMLElement): boolean {
  const ring = document.querySelector<HTMLElement>('.hint-ring.is-shown:not([hidden])');
  if (!ring) return false;
  const [a, b] = [panel.getBoundingClientRect(), ring.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
