import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { positionOnWay } from './curve.ts';
import type { ShipVoyage } from './types.ts';

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves the ship's element along the way during a voyage, without rendering anything else. Without a voyage it rests at `home`. */
export function useVoyageMotion(
  voyage: ShipVoyage | null,
  way: readonly Point[] | null,
  home: Point,
): RefObject<SVGGElement | null> {
  const ref = useRef<SVGGElement | null>(null);
  const latest = useRef({ way, home });
  latest.current = { way, home };
  useLayoutEffect(() => {
    const start = performance.now();
    let frame = 0;
    const put = ({ x, y }: Point, heel: number): void =>
      ref.current?.setAttribute('transform', `translate(${x} ${y}) rotate(${heel})`);
    if (!voyage) return put(latest.current.home, 0);
    const { duration } = voyage;
    function step(now: number): void {
      const part =
        duration > 0 && !prefersReducedMotion() ? Math.min(1, (now - start) / duration) : 1;
      const { point } = positionOnWay(latest.current.way ?? [latest.current.home], ease(part));
      put(point, part < 1 ? Math.sin(part * Math.PI * 5) * 3.5 : 0);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    step(start);
    return () => cancelAnimationFrame(frame);
  }, [voyage]);
  return ref;
}
