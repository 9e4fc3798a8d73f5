import { findShown } from './targets.ts';

/** Parts of a table that are needed as a whole: whoever chooses in one of them compares what is in it. */
const PARTS = 'article, [data-part]';

/** Covers the table with `veil`, which takes its colour away, except for the parts where these selectors find something. */
export function dimAllBut(veil: HTMLElement, needed: readonly string[]): void {
  const table = document.querySelector('.lesson-table');
  const found = needed.flatMap((selector) => findShown(selector) ?? []);
  const parts = found.filter((x) => table?.contains(x)).map((x) => x.closest(PARTS) ?? x);
  veil.hidden = !table || parts.length === 0;
  if (!table || veil.hidden) return;
  // By the even-odd rule what lies in the first outline is a hole, and a hole in a hole none.
  const holes = [...new Set(parts)].filter((x) => !parts.some((y) => y !== x && y.contains(x)));
  const path = [table, ...holes].map(outlineOf).join('');
  if (veil.dataset.path === path) return;
  veil.dataset.path = path;
  veil.style.clipPath = `path(evenodd, "${path}")`;
}

function outlineOf(part: Element): string {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
