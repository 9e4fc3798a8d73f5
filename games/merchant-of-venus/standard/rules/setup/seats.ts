import type { Seat } from '@fondaco/kernel';
import { takeTop } from '../cards/decks.ts';
import type { Config, StandardIo } from '../config.ts';
import { receive } from '../round/bank.ts';
import type { State } from '../state.ts';

/** mvs.setup.5, mvs.setup.6: when everyone has a pilot, first the missions, then who begins, then the money. */
export function dealSeats(config: Config, s: State, io: StandardIo): void {
  io.reveal('table');
  for (const [seat, p] of s.players.entries()) {
    const mission = takeTop(s, 'missions')?.card as string;
    p.missions = [...p.missions, mission];
    io.tell({ t: 'dealtMission', seat, mission });
  }
  s.first = config.options.begins === 'firstSeat' ? 0 : io.chance.int(s.players.length, 'first');
  s.active = s.first;
  io.tell({ t: 'began', first: s.first, lastRound: s.lastRound });
  for (const seat of s.players.keys()) receive(s, seat, startCredits(config, s, seat));
}

/** mvs.setup.6, mvs.light.1, mvs.solo.2 */
function startCredits(config: Config, s: State, seat: Seat): number {
  const seats = s.players.length;
  if (config.options.variant === 'soloChallenge') return 0;
  if (config.options.variant === 'lightSpeed') return seats * config.constants.light.credits;
  const place = (seat - s.first + seats) % seats;
  return seats * config.constants.startCredits + (config.constants.seatCredits[place] ?? 0);
}
