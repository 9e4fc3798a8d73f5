import type { CardEvent } from './cards/events.ts';
import type { FlightEvent } from './flight/events.ts';
import type { PortEvent } from './port/events.ts';
import type { RoundEvent } from './round/events.ts';

/** What happened. Optional fields are secret: `redact` removes them for viewers who may not know them. */
export type Event = RoundEvent | FlightEvent | CardEvent | PortEvent;
