import type { Arranged } from '@fondaco/games';
import type { Json, Msg, Seat } from '@fondaco/kernel';
import { bad, type Sheet } from './read.ts';

/** One thing a scenario says, and whether it is so. */
export interface ScenarioLine {
  place: string;
  line: number;
  ok: boolean;
  msg: Msg;
  expected?: Json;
  actual?: Json;
}

/** The scenarioRun of a scenario: what `then` is asked about. */
export interface ScenarioRun extends Arranged {
  events: unknown[];
}

export function knownSeat(sheet: Sheet, { seats }: ScenarioRun, seat: Seat, path: string): void {
  if (seat >= seats) throw bad(sheet, path, 'scenario.bad.seat', { seat, last: seats - 1 });
}
