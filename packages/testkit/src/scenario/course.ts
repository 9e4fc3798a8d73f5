import type { Arranged } from '@fondaco/games';
import type { Json, Msg, Seat } from '@fondaco/kernel';
import { bad, type Sheet } from './read.ts';

/** One thing a scenario says, and whether it is so. */
export interface Line {
  place: string;
  line: number;
  ok: boolean;
  msg: Msg;
  expected?: Json;
  actual?: Json;
}

/** The course of a scenario: what `then` is asked about. */
export interface Course extends Arranged {
  events: unknown[];
}

export function knownSeat(sheet: Sheet, { seats }: Course, seat: Seat, path: string): void {
  if (seat >= seats) throw bad(sheet, path, 'scenario.bad.seat', { seat, last: seats - 1 });
}
