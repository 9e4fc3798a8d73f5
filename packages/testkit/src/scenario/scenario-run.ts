import type { Arranged } from '@fondaco/games';
import type { Json, Msg, Seat } from '@fondaco/kernel';
import { bad, type Sheet } from './read.ts';

/** One expectation of a scenario, and whether it is met. */
export interface ScenarioLine {
  place: string;
  line: number;
  ok: boolean;
  msg: Msg;
  expected?: Json;
  actual?: Json;
}

/** What happened when a scenario was run; `then` is compared with it. */
export interface ScenarioRun extends Arranged {
  events: unknown[];
}

export function knownSeat(sheet: Sheet, { seats }: ScenarioRun, seat: Seat, path: string): void {
  if (seat >= seats) throw bad(sheet, path, 'scenario.bad.seat', { seat, last: seats - 1 });
}
