import { memo, type ReactNode } from 'react';
import type { View } from '../../rules/index.ts';
import { portPlace } from '../glides.tsx';
import { type DrawingSizes, type Scale, sizesAt } from './geo.ts';
import { LANDMARKS, labelPlacement } from './labels.ts';
import { usePortName } from './port-name.ts';
import { type Port, portPoint, type Sea } from './sea.ts';
import { SealDrawing } from './signs.tsx';
import type { Marker, PortId, ReachablePort } from './types.ts';

interface Props {
  sea: Sea;
  scale: Scale;
  markers: View['markers'];
  /** Harbours with at least one ship. */
  withShip: ReadonlySet<PortId>;
  reach: readonly ReachablePort[] | null;
  chosen: PortId | null;
  taking: PortId | null;
  /** Whether only the most important names have room. */
  small: boolean;
}

/** All harbours with their markers and names; those that can be chosen have a ring. */
export const Harbours = memo(function Harbours(props: Props) {
  const { sea, scale, reach, chosen, withShip, small } = props;
  const sizes = sizesAt(scale);
  const open = reach && new Set(reach.map(({ port }) => port));
  const named = (id: PortId): boolean =>
    !small || LANDMARKS.has(id) || withShip.has(id) || id === chosen;
  return (
    <>
      {sea.ports.map((port) => (
        <Harbour key={port.id} {...props} port={port} sizes={sizes} open={open?.has(port.id)} />
      ))}
      {sea.ports
        .filter(({ id }) => named(id))
        .map((port) => (
          <HarbourLabel
            key={port.id}
            port={port}
            at={portPoint(sea, port.id, scale)}
            scale={scale}
            sizes={sizes}
            top={topOf(port.id, props, sizes)}
            room={drawnRadius(port.id, props, sizes, open?.has(port.id) === true)}
            look={lookOf(open?.has(port.id), chosen === port.id)}
          />
        ))}
    </>
  );
});

const lookOf = (open: boolean | undefined, chosen: boolean): string => {
  if (chosen) return 'is-chosen';
  return open === false ? 'is-far' : '';
};

/** The radius of the circle that holds everything drawn at a harbour; its name starts outside. */
function drawnRadius(
  port: PortId,
  { markers, withShip }: Props,
  sizes: DrawingSizes,
  open: boolean,
): number {
  const sign = markers[port] ? sizes.seal + 3 : sizes.ring + 4;
  const ship = withShip.has(port) ? sizes.ship * 19 : 0;
  return Math.max(sign, ship, open ? sizes.seal + 9 : 0);
}

/** The height of the ship drawn at a harbour; a name above it has to clear the sail. */
const topOf = (port: PortId, { withShip, markers }: Props, sizes: DrawingSizes): number =>
  withShip.has(port) ? sizes.ship * 34 + (markers[port] ? sizes.seal * 0.72 : 0) : 0;

interface HarbourProps extends Props {
  port: Port;
  sizes: DrawingSizes;
  /** Whether it can be chosen; undefined when no harbour is asked for. */
  open: boolean | undefined;
}

function Harbour(props: HarbourProps): ReactNode {
  const { sea, scale, markers, chosen, taking, port, sizes, open } = props;
  const { x, y } = portPoint(sea, port.id, scale);
  const marker = (markers[port.id] ?? null) as Marker | null;
  const classes = [
    'om-chart-harbour',
    open === false && chosen !== port.id && 'is-far',
    chosen === port.id && 'is-chosen',
    taking === port.id && 'is-taken',
  ];
  return (
    <g className={classes.filter(Boolean).join(' ')} transform={`translate(${x} ${y})`}>
      {open ? (
        <>
          <circle r={sizes.seal + 7.5} className="om-chart-glow" />
          <circle r={sizes.seal + 5.5} className="om-chart-choice" />
        </>
      ) : null}
      {marker && taking !== port.id ? null : (
        <>
          <circle r={sizes.ring} className="om-chart-ring" />
          <circle r={sizes.ring * 0.32} className="om-chart-pin" />
        </>
      )}
      {marker ? (
        <g className="om-chart-seal" data-place={portPlace(port.id)}>
          <g transform={`scale(${sizes.seal / 13})`}>
            <SealDrawing marker={marker} />
          </g>
        </g>
      ) : null}
    </g>
  );
}

interface LabelProps {
  port: Port;
  at: { x: number; y: number };
  scale: Scale;
  sizes: DrawingSizes;
  room: number;
  /** Height of the ship in the harbour. */
  top: number;
  look: string;
}

const ENDS = { west: 'end', east: 'start', above: 'middle', below: 'middle' } as const;

function HarbourLabel({ port, at, scale, sizes, room, top, look }: LabelProps): ReactNode {
  const nameOf = usePortName();
  const { side, lift } = labelPlacement(port.id, scale.x);
  const dx = side === 'west' ? -room : side === 'east' ? room : 0;
  const sideways = 0.32 * sizes.text - lift * 0.62 * sizes.text;
  const dy =
    side === 'above'
      ? -Math.max(room * 0.98 + 2, top)
      : side === 'below'
        ? room * 0.8 + sizes.text * 0.95
        : sideways;
  return (
    <text
      className={`om-chart-label ${look}`}
      x={at.x + dx}
      y={at.y + dy}
      textAnchor={ENDS[side]}
      fontSize={sizes.text}
    >
      {nameOf(port.id)}
    </text>
  );
}
