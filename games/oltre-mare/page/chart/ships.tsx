import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import { along } from './curve.ts';
import { type Scale, type Sizes, sizesAt } from './geo.ts';
import { pointOf, pointsOf, type Sea } from './sea.ts';
import { ShipDrawing } from './signs.tsx';
import type { PortId, SeatSign, Voyage } from './types.ts';
import { useVoyage } from './use-voyage.ts';

interface Props {
  sea: Sea;
  scale: Scale;
  /** Where each seat's ship lies. */
  lying: readonly PortId[];
  seats: readonly SeatSign[];
  /** Harbours with a marker: ships lie above it. */
  sealed: ReadonlySet<PortId>;
  voyage: Voyage | null;
  /** Whose turn it is: that ship lies in front. */
  active: number;
}

export const Ships = memo(function Ships(props: Props) {
  const { lying, voyage, active } = props;
  const order = lying.map((_, seat) => seat).sort((a, b) => front(a) - front(b) || a - b);
  function front(seat: number): number {
    if (seat === voyage?.seat) return 2;
    return seat === active ? 1 : 0;
  }
  return (
    <g className="om-chart-ships">
      {order.map((seat) => (
        <Ship key={seat} {...props} seat={seat} />
      ))}
    </g>
  );
});

function Ship(props: Props & { seat: number }): ReactNode {
  const { sea, scale, seats, voyage, seat } = props;
  const sizes = sizesAt(scale);
  const at = berth(props, seat, sizes);
  const going = voyage?.seat === seat ? voyage : null;
  const ref = useVoyage(going, going ? wayOf(props, going, sizes) : null, at);
  const moving = going !== null;
  return (
    <g
      ref={ref}
      className={moving ? 'om-chart-ship is-moving' : 'om-chart-ship'}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g className="om-chart-ship-size" transform={`scale(${sizes.ship})`}>
        <ShipDrawing colour={seats[seat]?.colour ?? seat} west={isWest(sea, going)} />
      </g>
    </g>
  );
}

type Berths = Pick<Props, 'sea' | 'scale' | 'lying' | 'sealed'>;

/** Ships in one harbour lie side by side; above the seal, if there is one. */
function berth({ sea, scale, lying, sealed }: Berths, seat: number, sizes: Sizes): Point {
  const port = lying[seat] ?? '';
  const here = lying.flatMap((p, other) => (p === port ? [other] : []));
  const apart = sizes.ship * (here.length > 3 ? 19 : 25);
  const { x, y } = pointOf(sea, port, scale);
  return {
    x: x + (here.indexOf(seat) - (here.length - 1) / 2) * apart,
    y: y + (sealed.has(port) ? -sizes.seal * 0.72 : sizes.ship * 2),
  };
}

/** From berth to berth, along the route or in a leap. */
function wayOf(props: Props, { route, from, to, seat }: Voyage, sizes: Sizes): Point[] {
  const { sea, scale, lying, sealed } = props;
  const [start, end] = [pointOf(sea, from, scale), pointOf(sea, to, scale)];
  const rise = Math.hypot(end.x - start.x, end.y - start.y) * 0.22;
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - rise };
  const found = route === null ? undefined : sea.route.get(route);
  const way = along(found ? pointsOf(found, from, scale) : [start, top, end]);
  const out = berth(props, seat, sizes);
  const there = lying.map((port, other) => (other === seat ? to : port));
  const into = berth({ sea, scale, sealed, lying: there }, seat, sizes);
  return way.map(({ x, y }, i) => {
    const part = i / (way.length - 1);
    return {
      x: x + (out.x - start.x) * (1 - part) + (into.x - end.x) * part,
      y: y + (out.y - start.y) * (1 - part) + (into.y - end.y) * part,
    };
  });
}

const isWest = (sea: Sea, going: Voyage | null): boolean =>
  going !== null && (sea.port.get(going.to)?.lon ?? 0) < (sea.port.get(going.from)?.lon ?? 0);
