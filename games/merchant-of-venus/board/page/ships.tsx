import type { Seat } from '@fondaco/kernel';
import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { placeOf } from '../../shared/page/glides.tsx';
import { edgeBetween, MARGIN, pointOf } from './galaxy.ts';
import type { Flight, Vessel } from './scene.ts';

interface Props {
  ships: readonly Vessel[];
  flight: Flight | null;
}

/** The ships, those on one space side by side. */
export const Ships = memo(function Ships({ ships, flight }: Props) {
  return (
    <div className="mv-chart-ships" data-scaled aria-hidden="true">
      {ships.map((ship) => (
        <Ship
          key={ship.seat}
          seat={ship.seat}
          colour={ship.colour}
          mine={ship.mine}
          {...berth(ships, ship)}
          flight={flight?.seat === ship.seat ? flight : null}
        />
      ))}
    </div>
  );
});

const LIFT = 19;

/** A ship alone stands a little above its space, so that the space can be seen. */
function berth(ships: readonly Vessel[], { space, seat }: Vessel): Point {
  const here = ships.filter((ship) => ship.space === space);
  const place = here.findIndex((ship) => ship.seat === seat) - (here.length - 1) / 2;
  const { x, y } = pointOf(space);
  return { x: x + place * 30, y: y - LIFT };
}

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
        data-place={placeOf(seat, 'ship')}
      >
        {mine ? <circle className="mv-chart-own" r={27} /> : null}
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
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const transformAt = ({ x, y }: Point): string => `translate(${x + MARGIN}px, ${y + MARGIN}px)`;
/** Keyframes of a flight; the browser interpolates straight between them. */
const LEGS = 16;

/** Moves a ship along the printed line of its step. The browser does it beside the page, which has the next step to draw meanwhile. */
function useFlight(flight: Flight | null, x: number, y: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const ship = ref.current;
    if (!ship) return;
    if (!flight) {
      ship.style.transform = transformAt({ x, y });
      return;
    }
    const { from, to, duration } = flight;
    const along = wayAlong(from, to);
    const at = (t: number): string => {
      const p = along(ease(t));
      return transformAt({ x: p.x, y: p.y - LIFT });
    };
    ship.style.transform = at(1);
    if (duration === 0 || isCalm()) return;
    const legs = Array.from({ length: LEGS + 1 }, (_, i) => ({ transform: at(i / LEGS) }));
    const flown = ship.animate(legs, { duration });
    return () => flown.cancel();
  }, [flight, x, y]);
  return ref;
}

function wayAlong(from: SpaceId, to: SpaceId): (part: number) => Point {
  const [a, b] = [pointOf(from), pointOf(to)];
  const edge = edgeBetween(from, to);
  if (!edge) return (t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', edge.d);
  const length = path.getTotalLength();
  return (t) => path.getPointAtLength(length * (edge.a === from ? t : 1 - t));
}
