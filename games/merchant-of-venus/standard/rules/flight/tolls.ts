import type { Seat } from '@fondaco/kernel';
import { flies } from '../config.ts';
import type { Position } from '../view.ts';

/** mvs.gate.5, mvs.pilot.6: the other player who takes the toll. */
export function tollTaker(s: Position): Seat | undefined {
  const seat = s.players.findIndex((p) => flies(p, 'eeepeeep', 'b'));
  return seat < 0 || seat === s.active ? undefined : seat;
}
