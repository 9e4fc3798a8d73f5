import type { StandIn } from '@fondaco/kernel';
import { lateSeats } from './clocks.ts';
import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { peopleAt } from './presence.ts';
import { refused } from './refused.ts';
import type { SeatClock, SeatRow, TableRow } from './rows.ts';
import { atTable } from './table-lock.ts';

/** The bot that plays on for a player who is not there. */
const STAND_IN = 'skilled';
/** How long a bot holds still when the player it plays for comes back. */
const OWNER_BACK_MS = 20_000;
/** A player who takes a seat back has at least this much time, or the hours of a clock over days. */
const RETURN_SECONDS = 60;

/** The seats, with a bot playing on those that `isLeft` names. */
export const withStandIns = (
  host: Host,
  { row, seats }: LiveTable,
  isLeft: (s: SeatRow) => boolean,
  why: StandIn['why'],
): SeatRow[] =>
  seats.map((s) =>
    isLeft(s)
      ? { ...s, bot: STAND_IN, standIn: { why, since: host.now(), entries: row.entries } }
      : s,
  );

/** Gives a seat up for good: a bot plays it to the end, and its player cannot take it back. */
export function resign(host: Host, user: string, id: string, seat: number): Promise<void> {
  return atTable(host, id, async (live) => {
    const own = live.seats[seat];
    if (own?.user !== user || own.standIn?.why === 'resigned') throw refused(403, 'seat.notYours');
    if (live.row.status !== 'running') throw refused(409, 'table.notRunning');
    const seats = withStandIns(host, live, (s) => s === own, 'resigned');
    await commitAndBroadcast(host, live, { seats, row: { proposal: null } });
  });
}

export function reclaimSeat(host: Host, user: string, id: string, seat: number): Promise<void> {
  return atTable(host, id, async (live) => {
    const found = live.seats[seat];
    if (found?.user !== user) throw refused(403, 'seat.notYours');
    if (found.standIn?.why === 'resigned') throw refused(409, 'seat.resigned');
    if (live.row.status !== 'running') throw refused(409, 'table.notRunning');
    const back = { ...found, bot: null, standIn: null, holdsUntil: null };
    const seats = live.seats.map((s) => (s === found ? back : s));
    const clocks = live.row.clocks.map((clock, i) =>
      i === seat ? returned(live.row, clock) : clock,
    );
    // One more player has to consent now, so a pending undo has to be proposed again.
    await commitAndBroadcast(host, live, { seats, row: { proposal: null, clocks } });
  });
}

function returned({ clock }: TableRow, seat: SeatClock): SeatClock {
  const least = clock.t === 'days' ? clock.hours * 3600 : RETURN_SECONDS;
  return { ...seat, left: Math.max(seat.left, least * 1000) };
}

/** Gives a player who was absent time to take their seat back before the bot goes on. Once for each absence. */
export async function holdForOwner(host: Host, live: LiveTable, user: string): Promise<void> {
  const isHeld = (s: SeatRow): boolean =>
    s.user === user && (s.standIn?.why === 'late' || s.standIn?.why === 'away') && !s.holdsUntil;
  if (live.row.status !== 'running' || !live.seats.some(isHeld)) return;
  const holdsUntil = host.houseTime.now() + OWNER_BACK_MS;
  const seats = live.seats.map((s) => (isHeld(s) ? { ...s, holdsUntil } : s));
  await commitAndBroadcast(host, live, { seats });
}

/** A clock ran out, or a daily window opened or closed. Where the others decide, they are told; elsewhere a bot plays on. */
export async function onClockEvent(host: Host, live: LiveTable): Promise<void> {
  const late = lateSeats(live, host.houseTime.now());
  const others = peopleAt(live).length > 1;
  if (late.length === 0 || (live.row.whenLate === 'vote' && others))
    return commitAndBroadcast(host, live, {});
  const seats = withStandIns(host, live, (s) => late.includes(s.seat), 'late');
  return commitAndBroadcast(host, live, { seats, row: { proposal: null } });
}
