import type { Seat } from '@fondaco/kernel';
import { type Book, type ClassicIo, player } from './book.ts';
import { endByBank } from './end.ts';
import type { State } from './state.ts';

/** To the bank. */
export function pay(s: State, seat: Seat, credits: number): void {
  player(s, seat).credits -= credits;
  s.bank += credits;
}

/** mvc.option.2 (C49): a small bank pays as far as it can; once it is empty the game is over. */
export function receive(b: Book, s: State, seat: Seat, credits: number, io: ClassicIo): void {
  const short = b.options.smallBank ? Math.max(0, credits - s.bank) : 0;
  s.bank -= credits - short;
  player(s, seat).credits += credits - short;
  if (!b.options.smallBank || s.over || credits === 0 || s.bank > 0) return;
  io.tell({ t: 'bankEmpty', short });
  endByBank(b, s, io);
}

export const percentOf = (credits: number, percent: number): number =>
  Math.floor((credits * percent) / 100);
