import type { Viewer } from '@fondaco/kernel';
import type { FlightEvent } from './events.ts';

/** mvs.view.2: only the prober is told what a Data Probe shows. */
export function redactFlight(e: FlightEvent, who: Viewer): FlightEvent {
  if (e.t === 'probed' && e.seat !== who) {
    const { culture: _, ...rest } = e;
    return rest;
  }
  if (e.t === 'probedDeck' && e.seat !== who) {
    const { card: _, ...rest } = e;
    return rest;
  }
  return e;
}
