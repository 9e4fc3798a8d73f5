import type { Seat } from '@fondaco/kernel';
import { pay } from '../../../shared/rules/bank.ts';
import { giveTitle } from '../change.ts';
import { player, type StandardIo } from '../config.ts';
import type { State } from '../state.ts';

/** Paid by the bank, which always has enough credits. */
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
  returnIntel(s, io);
}

/** mvs.intel.2: checked at every change of infamy; a player who has most, alone or tied, cannot hold it. */
function returnIntel(s: State, io: StandardIo): void {
  const holder = s.titles.confirmedLocation;
  if (typeof holder !== 'number' || !isMostInfamous(s, holder)) return;
  giveTitle(s, 'confirmedLocation', 'track');
  io.tell({ t: 'titleBack', title: 'confirmedLocation' });
}

/** Alone or tied. */
export const isMostInfamous = (s: State, seat: Seat): boolean =>
  s.players.every((p) => p.infamy <= player(s, seat).infamy);
