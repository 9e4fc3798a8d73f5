import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dimAllBut } from './dim.ts';
import { placeBubble } from './place-bubble.ts';
import { findShown, findTarget, reachableBox } from './targets.ts';

interface Props {
  press: readonly string[];
  point?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/**
 * A gold ring around the thing to press, and thinner ones around what the text is about. They follow what moves, and what the step
 * does not need loses its colour.
 */
export function Rings({ press, point = NONE }: Props): ReactNode {
  const rings = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let last: Element | null = null;
    const place = (): void => {
      const [main, ...others] = [...(rings.current?.children ?? [])] as HTMLElement[];
      const target = findTarget(press);
      if (target && target.element !== last) bringIntoView(target.element);
      last = target?.element ?? null;
      const about = [target?.element ?? null, ...point.map(findShown)];
      [main, ...others].forEach((ring, i) => {
        if (ring) put(ring, about[i] ?? null);
      });
      if (main && target) main.dataset.for = target.selector;
      placeBubble(about.filter((element) => element !== null));
      if (veil.current) dimAllBut(veil.current, [...press, ...point]);
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [press, point]);
  return (
    <>
      <div ref={veil} className="lesson-veil" aria-hidden="true" hidden />
      {createPortal(
        <div ref={rings} className="lesson-rings" aria-hidden="true">
          <div className="lesson-ring is-press" hidden />
          {point.map((selector) => (
            <div key={selector} className="lesson-ring" hidden />
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}

/** Scrolls to a thing that is out of sight, or under something that stays at the edge. */
function bringIntoView(element: HTMLElement): void {
  if (!reachableBox(element)) element.scrollIntoView({ block: 'center', inline: 'center' });
}

/** Pixels between a thing and its ring. */
const GAP = 3;
/** A thing up to this size, and about as wide as high, gets a round ring. */
const ROUND_PX = 60;

function put(ring: HTMLElement, around: Element | null): void {
  ring.hidden = !around;
  if (!around) return;
  const box = reachableBox(around) ?? around.getBoundingClientRect();
  const { style } = ring;
  style.translate = `${box.left - GAP}px ${box.top - GAP}px`;
  style.width = `${box.width + 2 * GAP}px`;
  style.height = `${box.height + 2 * GAP}px`;
  const isRound = box.width < ROUND_PX && Math.abs(box.width - box.height) < box.width / 4;
  style.borderRadius = isRound ? '50%' : '';
}
