import type { AnyGame, Io, Json, Msg, Seat } from '@fondaco/kernel';
import { bad, type Sheet } from './read.ts';

type AnyRules = ReturnType<AnyGame['rules']>;

/** A position made from the words of `given`, and the rules it is judged by. */
export interface Arranged {
  rules: AnyRules;
  state: unknown;
  seats: number;
}

/**
 * Makes a game's position from the whole of `given`, with the draws of `chance` where it needs
 * some. Throws BadInput whose `path` names the place, counted from `given`.
 */
export type Arranger = (given: Record<string, unknown>, io: Io<never>) => Arranged;

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
