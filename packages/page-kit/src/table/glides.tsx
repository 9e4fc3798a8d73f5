import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './glides.css';

/** A piece on its way across the table. */
export interface Glide {
  /** Names of places (`data-place`), the best first: the first one to be seen is meant. */
  from: readonly string[];
  to: readonly string[];
  piece: ReactNode;
}

/** The most pieces shown for one glide. */
const MOST_PIECES = 6;
/** How much later than the one before a piece leaves, as a part of the whole time. */
const DELAY_SHARE = 0.08;
/** How far a way is bent upwards, as a part of its length. */
const BEND_SHARE = 0.14;

interface Props {
  /** The same list as long as the same event is shown. */
  glides: readonly Glide[];
  duration: number;
}

/** Pieces that fly from place to place while an event is shown. Decoration: the story says what they mean. */
export function Glides({ glides, duration }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const pieces = [...(layer.current?.children ?? [])];
    const late = (i: number): number => i * DELAY_SHARE * duration;
    const time = duration - late(pieces.length - 1);
    const moves = pieces.map((piece, i) => fly(piece, glides[i] as Glide, late(i), time));
    return () => {
      for (const move of moves) move?.cancel();
    };
  }, [glides, duration]);
  return (
    <div ref={layer} className="glides" aria-hidden="true">
      {glides.slice(0, MOST_PIECES).map(({ piece }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they come and go together
        <div key={i}>{piece}</div>
      ))}
    </div>
  );
}

function fly(piece: Element, { from, to }: Glide, delay: number, duration: number) {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (!start || !end) return undefined;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const top = { x: start.x + dx / 2, y: start.y + dy / 2 - Math.hypot(dx, dy) * BEND_SHARE };
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  return piece.animate(
    [
      { transform: at(start, 0.8), opacity: 0, easing: 'ease-out' },
      { transform: at(start, 0.9), opacity: 1, easing: 'ease-in', offset: 0.08 },
      { transform: at(top, 1.1), opacity: 1, easing: 'ease-out', offset: 0.5 },
      { transform: at(end, 0.8), opacity: 1, offset: 0.92 },
      { transform: at(end, 0.7), opacity: 0 },
    ],
    { delay, duration },
  );
}

interface Point {
  x: number;
  y: number;
}

/** The middle of the first place that is visible; undefined if none is. */
function middleOf(places: readonly string[]): Point | undefined {
  for (const place of places) {
    for (const found of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      const { x, y, width, height } = found.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (width > 0 && height > 0 && isSeen(found, middle)) return middle;
    }
  }
  return undefined;
}

/** Whether a place is neither clipped nor covered. Elements without pointer events are not hit, so their clipping ancestor is tested. */
function isSeen(place: Element, { x, y }: Point): boolean {
  let frame = place.parentElement;
  while (frame?.parentElement && getComputedStyle(frame).overflow === 'visible')
    frame = frame.parentElement;
  return frame?.contains(document.elementFromPoint(x, y)) ?? false;
}
