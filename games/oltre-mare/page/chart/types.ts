import type { Event, PortId, RouteId } from '../../rules/index.ts';

export type { Marker, PortId, RouteId } from '../../rules/index.ts';

/** A ship under way, and for how many milliseconds. */
export interface Voyage {
  seat: number;
  from: PortId;
  to: PortId;
  /** null: it leaps, by a compass. */
  route: RouteId | null;
  duration: number;
}

/** What an event moves on the chart. */
export interface Motion {
  voyage: Voyage | null;
  /** The harbour whose marker is being taken. */
  taking: PortId | null;
}

export const STILL: Motion = { voyage: null, taking: null };

/** The motion of an event that is shown for so long. */
export function motionOf(event: Event | null, duration: number): Motion {
  if (event?.t === 'sailed' || event?.t === 'jumped') {
    const route = event.t === 'sailed' ? event.route : null;
    const { seat, from, to } = event;
    return { voyage: { seat, from, to, route, duration }, taking: null };
  }
  if (event?.t === 'tookMarker') return { voyage: null, taking: event.port };
  return STILL;
}

/** A harbour that can be chosen, and how many routes lead there; null: a leap. */
export interface Reach {
  port: PortId;
  steps: number | null;
}

/** A route sailed from one of its ends. */
export interface Leg {
  route: RouteId;
  from: PortId;
}

export interface SeatSign {
  colour: number;
  name: string;
}
