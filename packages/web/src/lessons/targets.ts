/** The first element of these selectors that can be seen and pressed now, and the selector that found it. */
export function findTarget(
  selectors: readonly string[],
): { element: HTMLElement; selector: string } | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (isShown(element) && !element.matches(OFF)) return { element, selector };
  return null;
}

/** The first element that can be seen. */
export const findShown = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find(isShown) ?? null;

export function focusTarget(selectors: readonly string[]): void {
  findTarget(selectors)?.element.focus();
}

const OFF = ':disabled, [aria-disabled="true"], [inert] *';

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Points across a thing: if all of these can be pressed, all of it can. */
const SAMPLE = [0.1, 0.5, 0.9];
/** How many points are tried where something covers a part of it. */
const TRIED = 16;

/** The part of a thing that can be pressed: less than all of a card that lies under the next one. Undefined if it is out of sight. */
export function reachableBox(element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  const isHit = (x: number): boolean => {
    const hit = document.elementFromPoint(box.left + x * box.width, box.top + box.height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (SAMPLE.every(isHit)) return box;
  const free = Array.from({ length: TRIED }, (_, i) => (i + 0.5) / TRIED).filter(isHit);
  const [first, last] = [free[0], free.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const half = 0.5 / TRIED;
  const width = (last - first + 2 * half) * box.width;
  return new DOMRect(box.left + (first - half) * box.width, box.top, width, box.height);
}
