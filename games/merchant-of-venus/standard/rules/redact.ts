import type { Viewer } from '@fondaco/kernel';
import type { Event } from './events.ts';
import type { FlightEvent } from './flight/events.ts';
import { redactFlight } from './flight/redact.ts';

/** mvs.view.2: what a player looked at in secret is told only to that player. */
export function redact(e: Event, who: Viewer): Event {
  if (e.t === 'drewUnder' && e.seat !== who) {
    const { cards: _, ...rest } = e;
    return rest;
  }
  return e.t === 'probed' || e.t === 'probedDeck' ? redactFlight(e as FlightEvent, who) : e;
}
