import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onWay } from './curve.ts';
import type { Voyage } from './types.ts';

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves an element along a route during a voyage, without rendering anything else. */
export function useVoyage(
  voyage: Voyage | null,
  way: readonly Point[] | null,
  home: Point,
): RefObject<SVGGElement | null> {
  const ref = useRef<SVGGElement | null>(null);
  const kept = useRef({ way, home });
  kept.current = { way, home };
  useLayoutEffect(() => {
    const start = performance.now();
    let frame = 0;
    const put = ({ x, y }: Point, heel: number): void =>
      ref.current?.setAttribute('transform', `translate(${x} ${y}) rotate(${heel})`);
    if (!voyage) return put(kept.current.home, 0);
    const { duration } = voyage;
    function step(now: number): void {
      const part = duration > 0 && !isCalm() ? Math.min(1, (now - start) / duration) : 1;
      const { point } = onWay(kept.current.way ?? [kept.current.home], ease(part));
      put(point, part < 1 ? Math.sin(part * Math.PI * 5) * 3.5 : 0);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    step(start);
    return () => cancelAnimationFrame(frame);
  }, [voyage]);
  return ref;
}
