import type { CardEvent } from './cards/events.ts';
import type { FlightEvent } from './flight/events.ts';
import type { PortEvent } from './port/events.ts';
import type { RoundEvent } from './round/events.ts';

/** What happened. Optional parts are for those who may know; `redact` takes them away from the others. */
export type Event = RoundEvent | FlightEvent | CardEvent | PortEvent;
