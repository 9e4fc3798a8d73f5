import type { Seat } from '@fondaco/kernel';
import { player, type StandardIo } from '../book.ts';
import type { State } from '../state.ts';

/** To the bank, which is never short of credits. */
export function pay(s: State, seat: Seat, credits: number): void {
  player(s, seat).credits -= credits;
  s.bank += credits;
}

export function receive(s: State, seat: Seat, credits: number): void {
  pay(s, seat, -credits);
}

export function payTo(s: State, from: Seat, to: Seat, credits: number): void {
  player(s, from).credits -= credits;
  player(s, to).credits += credits;
}

/** mvs.fame.1 */
export function gainFame(s: State, seat: Seat, fame: number, io: StandardIo): void {
  if (fame === 0) return;
  player(s, seat).fame += fame;
  io.tell({ t: 'fame', seat, fame });
}

/** mvs.fame.2; a negative number gives tokens back. */
export function gainInfamy(s: State, seat: Seat, infamy: number, io: StandardIo): void {
  if (infamy === 0) return;
  player(s, seat).infamy += infamy;
  io.tell({ t: 'infamy', seat, infamy });
}
