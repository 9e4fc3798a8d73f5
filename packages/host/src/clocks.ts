import { type AnyMatch, type ClockInfo, effectsOf, type Seat } from '@fondaco/kernel';
import { isWindowOpen, msToWindowChange } from './daily-window.ts';
import type { SeatClock, SeatRow, TableRow } from './rows.ts';

/** House time and the time of the system clock, at the same moment. */
export interface Instant {
  house: number;
  wall: number;
}

interface Position {
  row: TableRow;
  seats: readonly SeatRow[];
  match: AnyMatch | null;
}

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** The milliseconds left of a seat's clock; undefined if it has none. */
export const timeLeft = ({ clocks }: TableRow, seat: Seat, house: number): number | undefined =>
  clocks[seat] && leftOf(clocks[seat], house);

/** What is left of a clock at this moment. */
const leftOf = ({ left, from }: SeatClock, house: number): number =>
  from === null ? left : Math.max(0, left - Math.max(0, house - from));

/**
 * The clocks after a change at the table: they run for every person the game waits for. Time is given for handing the game on
 * (live), or for being handed it (over days); an undo gives none back. A clock over days begins at `toldAt`, when its player is told.
 */
export function clocksAfter(
  { row, seats, match }: Position,
  moment: Instant,
  toldAt?: ReadonlyMap<Seat, number>,
): SeatClock[] {
  const { clock, status, waitsFor } = row;
  if (clock.t === 'none' || !match) return [];
  const inEffect = effectsOf(match).length;
  const last = match.entries.at(-1);
  return seats.map((seat, i) => {
    const before = row.clocks[i];
    const waits = status === 'running' && waitsFor.includes(i);
    let left = before ? leftOf(before, moment.house) : 0;
    let given = before?.given ?? 0;
    if (clock.t === 'live') {
      if (!before) left = clock.bank * SECOND_MS;
      else if (before.waits && !waits && inEffect > given) {
        left += clock.increment * SECOND_MS;
        given = inEffect;
      }
    } else if (waits && !before?.waits && !(last?.t === 'undo' && last.seat === i))
      left = clock.hours * HOUR_MS;
    const runs = waits && left > 0 && isRunning(row, seat, moment);
    const begins = clock.t === 'days' && waits ? (toldAt?.get(i) ?? before?.begins ?? 0) : 0;
    const from = runs ? Math.max(moment.house, begins) : null;
    return { left, from, waits, given, ...(begins > moment.house && { begins }) };
  });
}

/** Whether the clock of a seat the game waits for runs, unless its time is up. */
function isRunning(row: TableRow, seat: SeatRow, { wall }: Instant): boolean {
  if (seat.bot !== null || row.paused !== null || row.trouble !== null) return false;
  return row.clock.t !== 'days' || isWindowOpen(row.clock.window, seat.zone, wall);
}

/** The house time at which a clock begins or runs out, or a daily window opens or closes; undefined if none will. */
export function nextClockEvent(
  { row, seats }: Pick<Position, 'row' | 'seats'>,
  { house, wall }: Instant,
): number | undefined {
  const { clock, clocks } = row;
  const events = clocks.flatMap((each, i) => {
    const seat = seats[i] as SeatRow;
    if (!each.waits || each.left <= 0 || seat.bot !== null || row.paused !== null) return [];
    const out = each.from === null ? [] : [each.from > house ? each.from : each.from + each.left];
    const change = clock.t === 'days' ? msToWindowChange(clock.window, seat.zone, wall) : undefined;
    // The system clock may be set meanwhile, so the window is looked at every hour.
    return change === undefined ? out : [...out, house + Math.min(change, HOUR_MS)];
  });
  return events.length > 0 ? Math.min(...events) : undefined;
}

/** People the game waits for whose time is up. */
export const lateSeats = ({ row, seats }: Pick<Position, 'row' | 'seats'>, house: number): Seat[] =>
  row.clocks.flatMap((clock, i) =>
    clock.waits && seats[i]?.bot === null && leftOf(clock, house) <= 0 ? [i] : [],
  );

/** The clocks of all people, as they are shown. */
export function clockInfos(
  { row, seats }: Pick<Position, 'row' | 'seats'>,
  house: number,
): ClockInfo[] {
  return row.clocks.flatMap((clock, seat): ClockInfo[] => {
    if (seats[seat]?.bot !== null) return [];
    const left = leftOf(clock, house);
    if (!clock.waits || row.paused !== null) return [{ seat, left, state: 'standing' }];
    if (left <= 0) return [{ seat, left, state: 'late' }];
    const runs = clock.from !== null && clock.from <= house;
    return [{ seat, left, state: runs ? 'running' : 'asleep' }];
  });
}
