/** Brings an element into view inside its own scrolling box, and moves nothing else. */
export function scrollWithin(element: HTMLElement | null, box: string): void {
  const parent = element?.closest<HTMLElement>(box);
  if (!element || !parent) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = parent.getBoundingClientRect();
  if (bottom > frame.bottom) parent.scrollTop += bottom - frame.bottom + MARGIN;
  else if (top < frame.top) parent.scrollTop -= frame.top - top + MARGIN;
}

const MARGIN = 8;
