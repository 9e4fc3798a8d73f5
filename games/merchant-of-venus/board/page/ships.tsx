import type { Seat } from '@fondaco/kernel';
import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { seatPlace } from '../../shared/page/glides.tsx';
import { berthAt } from './berths.ts';
import { lineBetween, SHEET_MARGIN, spacePoint } from './galaxy.ts';
import type { Flight, PlacedShip } from './scene.ts';
import { useLettering } from './use-lettering.tsx';

interface Props {
  ships: readonly PlacedShip[];
  flight: Flight | null;
}

/** All ships, each beside its space. */
export const Ships = memo(function Ships({ ships, flight }: Props) {
  const lettering = useLettering();
  const placed: Point[] = [];
  return (
    <div className="mv-chart-ships" data-scaled aria-hidden="true">
      {ships.map((ship) => {
        const flies = flight?.seat === ship.seat ? flight : null;
        const berth = berthAt(flies?.to ?? ship.space, lettering, placed);
        placed.push(berth);
        return (
          <Ship
            key={ship.seat}
            seat={ship.seat}
            colour={ship.colour}
            mine={ship.mine}
            {...berth}
            flight={flies}
          />
        );
      })}
    </div>
  );
});

interface ShipProps extends Point {
  seat: Seat;
  colour: number;
  flight: Flight | null;
  mine: boolean;
}

const Ship = memo(function Ship({ seat, colour, x, y, flight, mine }: ShipProps): ReactNode {
  const ref = useFlight(flight, x, y);
  return (
    <div ref={ref} className="mv-chart-ship">
      <svg
        viewBox="-30 -30 60 60"
        width={60}
        height={60}
        aria-hidden="true"
        data-place={seatPlace(seat, 'ship')}
      >
        {mine ? <circle className="mv-chart-own" r={22} /> : null}
        <g style={{ color: seatInk(colour) }}>
          <path className="mv-chart-nose" d="M-8 -11L0 -25L8 -11Z" />
          <path className="mv-chart-fins" d="M-9 9L-15 23L-3 15ZM9 9L15 23L3 15Z" />
          <circle className="mv-chart-hull" r={16} />
          <g transform="translate(-10.8 -10.8) scale(.9)">
            <SeatShape colour={colour} />
          </g>
        </g>
      </svg>
    </div>
  );
});

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const minus = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y });
const transformAt = ({ x, y }: Point): string =>
  `translate(${x + SHEET_MARGIN}px, ${y + SHEET_MARGIN}px)`;
/** Keyframes of a flight; the browser moves straight between them. */
const KEYFRAMES = 16;

/** Moves a ship along the printed line of its step. A Web Animation keeps running while the page renders the next step. */
function useFlight(flight: Flight | null, x: number, y: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement | null>(null);
  const before = useRef<Point>({ x, y });
  useLayoutEffect(() => {
    const ship = ref.current;
    if (!ship) return;
    const last = before.current;
    before.current = { x, y };
    ship.style.transform = transformAt({ x, y });
    if (!flight) return;
    const { from, to, duration } = flight;
    const along = stepPoints(from, to);
    // From one berth to the next, beside the line.
    const [a, b] = [minus(last, spacePoint(from)), minus({ x, y }, spacePoint(to))];
    const at = (t: number): string => {
      const p = along(ease(t));
      return transformAt({ x: p.x + a.x + (b.x - a.x) * t, y: p.y + a.y + (b.y - a.y) * t });
    };
    if (duration === 0 || prefersReducedMotion()) return;
    const legs = Array.from({ length: KEYFRAMES + 1 }, (_, i) => ({
      transform: at(i / KEYFRAMES),
    }));
    const flown = ship.animate(legs, { duration });
    return () => flown.cancel();
  }, [flight, x, y]);
  return ref;
}

/** Returns the point after a fraction (0 to 1) of the step: along the printed line, else straight. */
function stepPoints(from: SpaceId, to: SpaceId): (part: number) => Point {
  const [a, b] = [spacePoint(from), spacePoint(to)];
  const line = lineBetween(from, to);
  if (!line) return (t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', line.d);
  const length = path.getTotalLength();
  return (t) => path.getPointAtLength(length * (line.a === from ? t : 1 - t));
}
