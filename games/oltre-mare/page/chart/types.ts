import type { Event, PortId, RouteId } from '../../rules/index.ts';

export type { Marker, PortId, RouteId } from '../../rules/index.ts';

/** A ship moving from one port to another; the duration is in milliseconds. */
export interface ShipVoyage {
  seat: number;
  from: PortId;
  to: PortId;
  /** Null for a leap by compass. */
  route: RouteId | null;
  duration: number;
}

/** What an event moves on the chart. */
export interface ChartMotion {
  voyage: ShipVoyage | null;
  /** The harbour whose marker is being taken. */
  taking: PortId | null;
}

export const NO_MOTION: ChartMotion = { voyage: null, taking: null };

/** The motion of an event that is shown for `duration` milliseconds. */
export function motionOf(event: Event | null, duration: number): ChartMotion {
  if (event?.t === 'sailed' || event?.t === 'jumped') {
    const route = event.t === 'sailed' ? event.route : null;
    const { seat, from, to } = event;
    return { voyage: { seat, from, to, route, duration }, taking: null };
  }
  if (event?.t === 'tookMarker') return { voyage: null, taking: event.port };
  return NO_MOTION;
}

/** A harbour that can be chosen, and the number of routes to it; null for a leap. */
export interface ReachablePort {
  port: PortId;
  steps: number | null;
}

/** A route sailed from one of its ends. */
export interface Leg {
  route: RouteId;
  from: PortId;
}

/** A seat's colour and name, as the chart shows them. */
export interface SeatSign {
  colour: number;
  name: string;
}
