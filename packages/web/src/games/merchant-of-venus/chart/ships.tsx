import type { ClassicEvent, ClassicView, SpaceId } from '@fondaco/merchant-of-venus';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { SeatShape, seatInk } from '../../../icons/seat-badge.tsx';
import { edgeBetween, type Point, pointOf } from './galaxy.ts';

/** A ship under way. */
export interface Flight {
  seat: number;
  from: SpaceId;
  to: SpaceId;
  duration: number;
}

export function flightOf(event: ClassicEvent | null, duration: number): Flight | null {
  if (event?.t !== 'moved' && event?.t !== 'jumped') return null;
  const { seat, from, to } = event;
  return { seat, from, to, duration };
}

interface Props {
  players: ClassicView['players'];
  colours: readonly number[];
  active: number;
  me: number | null;
  flight: Flight | null;
}

/** The ships, those on one space side by side. */
export const Ships = memo(function Ships({ players, colours, active, me, flight }: Props) {
  return (
    <g data-scaled>
      {players.map(({ space }, seat) => (
        <Ship
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          colour={colours[seat] ?? seat}
          at={berth(players, space, seat)}
          flight={flight?.seat === seat ? flight : null}
          mine={seat === me}
          active={seat === active}
        />
      ))}
    </g>
  );
});

const LIFT = 19;

/** A ship alone stands a little above its space, so that the space can be seen. */
function berth(players: Props['players'], space: SpaceId, seat: number): Point {
  const here = players.flatMap((p, i) => (p.space === space ? [i] : []));
  const { x, y } = pointOf(space);
  const place = here.indexOf(seat) - (here.length - 1) / 2;
  return { x: x + place * 30, y: y - LIFT };
}

interface ShipProps {
  colour: number;
  at: Point;
  flight: Flight | null;
  mine: boolean;
  active: boolean;
}

function Ship({ colour, at, flight, mine, active }: ShipProps): ReactNode {
  const ref = useFlight(flight, at);
  return (
    <g ref={ref} className={active ? 'mv-chart-ship is-active' : 'mv-chart-ship'}>
      {mine ? <circle className="mv-chart-own" r={27} /> : null}
      <g style={{ color: seatInk(colour) }}>
        <path className="mv-chart-nose" d="M-8 -11L0 -25L8 -11Z" />
        <path className="mv-chart-fins" d="M-9 9L-15 23L-3 15ZM9 9L15 23L3 15Z" />
        <circle className="mv-chart-hull" r={16} />
        <g transform="translate(-10.8 -10.8) scale(.9)">
          <SeatShape colour={colour} />
        </g>
      </g>
    </g>
  );
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves a ship along the printed line of its step, without drawing anything else anew. */
function useFlight(flight: Flight | null, home: Point): RefObject<SVGGElement | null> {
  const ref = useRef<SVGGElement | null>(null);
  useLayoutEffect(() => {
    const put = ({ x, y }: Point): void =>
      ref.current?.setAttribute('transform', `translate(${x} ${y})`);
    if (!flight) {
      put(home);
      return;
    }
    const { from, to, duration } = flight;
    const along = wayAlong(from, to);
    const start = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const t = duration > 0 && !isCalm() ? Math.min(1, (now - start) / duration) : 1;
      const { x, y } = along(ease(t));
      put({ x, y: y - LIFT });
      if (t < 1) frame = requestAnimationFrame(step);
    };
    step(start);
    return () => cancelAnimationFrame(frame);
  }, [flight, home]);
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
