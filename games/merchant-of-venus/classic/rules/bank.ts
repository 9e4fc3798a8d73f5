import type { Seat } from '@fondaco/kernel';
import { type ClassicIo, type Config, player } from './config.ts';
import { endByBank } from './end.ts';
import type { State } from './state.ts';

/** mvc.option.2 (C49): a small bank pays only what it has; when it is empty the game is over. */
export function receive(
  config: Config,
  s: State,
  seat: Seat,
  credits: number,
  io: ClassicIo,
): void {
  const short = config.options.smallBank ? Math.max(0, credits - s.bank) : 0;
  s.bank -= credits - short;
  player(s, seat).credits += credits - short;
  if (!config.options.smallBank || s.over || s.bank > 0) return;
  io.tell({ t: 'bankEmpty', short });
  endByBank(config, s, io);
}

export const percentOf = (credits: number, percent: number): number =>
  Math.floor((credits * percent) / 100);
