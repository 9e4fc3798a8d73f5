import type { ToldAnswer } from '@fondaco/bots';
import { canonical } from '@fondaco/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  answers: readonly ToldAnswer[];
  /** The one the panel tells about. */
  shown: number;
}

/** Gold rings around what the compared answers point at, with their numbers. They follow a board that is moved. */
export function HintRings({ answers, shown }: Props): ReactNode {
  const rings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const place = (): void => {
      const taken = new Set<Element>();
      for (const [i, ring] of [...(rings.current?.children ?? [])].entries()) {
        const target = targetOf(answers[i]);
        const box = target && !taken.has(target) ? target.getBoundingClientRect() : null;
        if (target) taken.add(target);
        (ring as HTMLElement).hidden = !box;
        if (box) put(ring as HTMLElement, box);
      }
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [answers]);
  // Outside of the panel, so that they lie on the board and not on it.
  return createPortal(
    <div ref={rings} className="hint-rings" aria-hidden="true">
      {answers.map((x, i) => (
        <div
          key={JSON.stringify(x.steps)}
          className={i === shown ? 'hint-ring is-shown' : 'hint-ring'}
        >
          <b>{i + 1}</b>
        </div>
      ))}
    </div>,
    document.body,
  );
}

/** The element of an answer: the thing on the board it points at, else its button. */
function targetOf(answer: ToldAnswer | undefined): Element | null {
  if (!answer) return null;
  const { at, steps } = answer;
  const thing = at && seen(`[data-${at.t}="${CSS.escape(String(at.id))}"]`);
  if (thing || steps.length === 0) return thing ?? null;
  return seen(`[data-answer="${CSS.escape(canonical(steps[0]))}"]`);
}

function seen(selector: string): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && element.checkVisibility()) return element;
  }
  return null;
}

/** Pixels between a thing and its ring. */
const GAP = 3;
/** A thing up to this size, and about as wide as high, gets a round ring. */
const ROUND_PX = 90;

function put(ring: HTMLElement, { left, top, width, height }: DOMRect): void {
  const { style } = ring;
  style.translate = `${left - GAP}px ${top - GAP}px`;
  style.width = `${width + 2 * GAP}px`;
  style.height = `${height + 2 * GAP}px`;
  const isRound = width < ROUND_PX && Math.abs(width - height) < width / 4;
  style.borderRadius = isRound ? '50%' : '';
}
