/** The width from which the bubble lies on the table instead of below it; the same as in lessons.css. */
const WIDE = '(min-width: 1000px)';
const GAP = 18;
const BAR_PX = 48;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Parts of a table whose buttons belong together: the bubble leaves the others in sight. */
const BLOCKS = 'article, [data-part="prompt"], [data-part="hand"]';

/** Puts the bubble beside the first of these elements, where it covers none of them. */
export function placeBubble(about: readonly Element[]): void {
  const bubble = document.querySelector<HTMLElement>('.lesson-bubble');
  if (!bubble) return;
  const { style, offsetWidth: width, offsetHeight: height } = bubble;
  if (!matchMedia(WIDE).matches) {
    style.translate = '';
    return;
  }
  const others = about.filter((element) => !bubble.contains(element));
  const boxes = others.map((element) => element.getBoundingClientRect());
  const block = others[0]?.closest(BLOCKS)?.getBoundingClientRect() ?? boxes[0];
  const key = JSON.stringify([block, boxes, width, height, innerWidth, innerHeight]);
  if (bubble.dataset.place === key) return;
  bubble.dataset.place = key;
  const size = { width, height };
  const free = placesBeside(block, boxes[0], size).filter((p) => boxes.every((x) => !covers(p, x)));
  const { left, top } =
    leastCovering(free) ?? boxAt((innerWidth - width) / 2, (innerHeight - height) / 2, size);
  style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

type Size = Record<'width' | 'height', number>;

/** Inside the window. */
function boxAt(x: number, y: number, { width, height }: Size): Box {
  const left = Math.max(GAP, Math.min(x, innerWidth - width - GAP));
  const top = Math.max(BAR_PX + GAP, Math.min(y, innerHeight - height - GAP));
  return { left, top, right: left + width, bottom: top + height };
}

/** Beside the block, above the prompt, beside the thing itself, or in a corner of the window. */
function placesBeside(block: Box | undefined, thing: Box | undefined, size: Size): Box[] {
  if (!block || !thing) return [];
  const around = (of: Box): Box[] => [
    boxAt(of.right + GAP, thing.top, size),
    boxAt(thing.left, of.top - size.height - GAP, size),
    boxAt(of.left - size.width - GAP, thing.top, size),
    boxAt(thing.left, of.bottom + GAP, size),
  ];
  const prompt = document.querySelector('[data-part="prompt"]')?.getBoundingClientRect();
  const abovePrompt = prompt ? [boxAt(thing.left, prompt.top - size.height - GAP, size)] : [];
  const corners = [0, innerHeight].flatMap((y) => [0, innerWidth].map((x) => boxAt(x, y, size)));
  const besideBlock = around(block).filter((place) => !covers(place, block));
  return [...besideBlock, ...abovePrompt, ...around(thing), ...corners];
}

/** The place that hides the fewest buttons, the first of these; those of a chart are too many to spare. */
function leastCovering(places: readonly Box[]): Box | undefined {
  const buttons = [...document.querySelectorAll('main button:not([role="toolbar"] *)')]
    .filter((button) => button.checkVisibility())
    .map((button) => button.getBoundingClientRect());
  const hidden = places.map((place) => buttons.filter((box) => covers(place, box)).length);
  return places[hidden.indexOf(Math.min(...hidden))];
}

const covers = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
