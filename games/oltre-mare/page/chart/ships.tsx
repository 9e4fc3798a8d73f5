import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import { pointsAlong } from './curve.ts';
import { type DrawingSizes, type Scale, sizesAt } from './geo.ts';
import { portPoint, routePoints, type Sea } from './sea.ts';
import { ShipDrawing } from './signs.tsx';
import type { PortId, SeatSign, ShipVoyage } from './types.ts';
import { useVoyageMotion } from './use-voyage.ts';

interface Props {
  sea: Sea;
  scale: Scale;
  /** The port of each seat's ship. */
  shipPorts: readonly PortId[];
  seats: readonly SeatSign[];
  /** Harbours with a marker; ships are drawn above it. */
  withMarker: ReadonlySet<PortId>;
  voyage: ShipVoyage | null;
  /** The seat whose turn it is; its ship is drawn in front. */
  active: number;
}

/** All ships, one of which may be under way. */
export const Ships = memo(function Ships(props: Props) {
  const { shipPorts, voyage, active } = props;
  const order = shipPorts.map((_, seat) => seat).sort((a, b) => front(a) - front(b) || a - b);
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
  const ref = useVoyageMotion(going, going ? voyagePoints(props, going, sizes) : null, at);
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

type Berths = Pick<Props, 'sea' | 'scale' | 'shipPorts' | 'withMarker'>;

/** Where a ship is drawn: ships in one harbour lie side by side, above the seal if there is one. */
function berth(
  { sea, scale, shipPorts, withMarker }: Berths,
  seat: number,
  sizes: DrawingSizes,
): Point {
  const port = shipPorts[seat] ?? '';
  const here = shipPorts.flatMap((p, other) => (p === port ? [other] : []));
  const apart = sizes.ship * (here.length > 3 ? 19 : 25);
  const { x, y } = portPoint(sea, port, scale);
  return {
    x: x + (here.indexOf(seat) - (here.length - 1) / 2) * apart,
    y: y + (withMarker.has(port) ? -sizes.seal * 0.72 : sizes.ship * 2),
  };
}

/** The points of a voyage from berth to berth, along the route or in the arc of a leap. */
function voyagePoints(
  props: Props,
  { route, from, to, seat }: ShipVoyage,
  sizes: DrawingSizes,
): Point[] {
  const { sea, scale, shipPorts, withMarker } = props;
  const [start, end] = [portPoint(sea, from, scale), portPoint(sea, to, scale)];
  const rise = Math.hypot(end.x - start.x, end.y - start.y) * 0.22;
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - rise };
  const found = route === null ? undefined : sea.route.get(route);
  const way = pointsAlong(found ? routePoints(found, from, scale) : [start, top, end]);
  const out = berth(props, seat, sizes);
  const there = shipPorts.map((port, other) => (other === seat ? to : port));
  const into = berth({ sea, scale, withMarker, shipPorts: there }, seat, sizes);
  return way.map(({ x, y }, i) => {
    const part = i / (way.length - 1);
    return {
      x: x + (out.x - start.x) * (1 - part) + (into.x - end.x) * part,
      y: y + (out.y - start.y) * (1 - part) + (into.y - end.y) * part,
    };
  });
}

const isWest = (sea: Sea, going: ShipVoyage | null): boolean =>
  going !== null && (sea.port.get(going.to)?.lon ?? 0) < (sea.port.get(going.from)?.lon ?? 0);
