import type { Seat } from '@fondaco/kernel';

interface Money {
  bank: number;
  players: { credits: number }[];
}

/** To the bank. */
export function pay(s: Money, seat: Seat, credits: number): void {
  (s.players[seat] as Money['players'][number]).credits -= credits;
  s.bank += credits;
}
