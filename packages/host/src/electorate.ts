import type { Seat } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { isAbsent, peopleAt } from './presence.ts';
import type { MotionRow } from './rows.ts';

/** Everybody who plays here and is not absent, except the player a motion is about. */
export function electorate(host: Host, live: LiveTable, seat: Seat | null): string[] {
  const about = seat === null ? null : live.seats[seat]?.user;
  return peopleAt(live).filter((user) => user !== about && !isAbsent(host, live, user));
}

/** More than half of the players to hand a seat over, all of them for everything else. */
export function votesNeeded(host: Host, live: LiveTable, { seat }: MotionRow): number {
  const voters = electorate(host, live, seat).length;
  return Math.max(1, seat === null ? voters : Math.floor(voters / 2) + 1);
}
