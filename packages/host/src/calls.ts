import type { AnyMatch, Seat } from '@fondaco/kernel';
import type { Instant } from './clocks.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { isLooking, lastLooked, readPresence } from './presence.ts';
import type { CallRow, SeatRow, TableCalls, TableRow } from './rows.ts';

/** How a host calls people who are not looking. */
export interface Caller {
  /** How long after the game was handed over a call is sent. */
  delayMs: number;
  /** For how many more milliseconds this user wants no calls. */
  quietMs(user: string): Promise<number>;
  /** A call may be due at this house time. */
  wake(due: number): void;
}

/** By then every host has stored who is looking, and a game that was handed on again needs no call. */
export const CALL_DELAY_MS = 20_000;

const HOUR_MS = 3600_000;

/** What is left of a clock over days when its player is reminded: a quarter, and an hour if that is less. */
export const reminderTimes = (hours: number): number[] =>
  hours > 4 ? [(hours / 4) * HOUR_MS, HOUR_MS] : [(hours / 4) * HOUR_MS];

interface Position {
  row: TableRow;
  seats: readonly SeatRow[];
  match: AnyMatch | null;
}

export interface HandOvers {
  calls: TableCalls;
  put: CallRow[];
  /** By seat that is handed the game: the house time at which its player is told. */
  toldAt: Map<Seat, number>;
}

/** Whom a change hands the game, and the calls to write with it. */
export async function handOvers(
  host: Host,
  live: LiveTable,
  after: Position,
  { house }: Instant,
): Promise<HandOvers | undefined> {
  if (!host.caller) return undefined;
  const { delayMs, quietMs } = host.caller;
  const { row, seats } = after;
  const before = needs(live);
  const now = needs(after);
  const calls: TableCalls = {
    asked: [...now].flatMap(([seat, need]) => (need === 'asked' ? [seat] : [])),
    last: { ...live.row.calls?.last },
  };
  const put = new Map<string, CallRow>();
  const toldAt = new Map<Seat, number>();
  const callOf = (kind: CallRow['kind'], seat: Seat, user: string, due: number): CallRow => {
    const id = `${row.id}:${user}`;
    return { id, table: row.id, user, seat, kind, since: sinceOf(user), due };
  };
  // After a crash house time goes on a few seconds earlier; what somebody saw before it does not count.
  const sinceOf = (user: string): number => Math.max(house, lastLooked(live, user) + 1);
  for (const [seat, need] of now) {
    const user = seats[seat]?.user as string;
    const wasTheirs = live.seats[seat]?.user === user;
    const earlier = wasTheirs ? before.get(seat) : undefined;
    if (earlier === 'must' || earlier === need) continue;
    const looks = isLooking(live, user);
    if (!looks && need === 'asked' && (await isCalled(host, live, user))) continue;
    const due = looks ? house : house + Math.max(delayMs, await quietMs(user));
    toldAt.set(seat, due);
    if (looks) continue;
    const call = callOf(need === 'must' ? 'turn' : 'offer', seat, user, due);
    if (put.get(call.id)?.kind !== 'turn') put.set(call.id, call);
    calls.last[user] = sinceOf(user);
  }
  if (live.row.status === 'running' && row.status === 'over')
    for (const { seat, user, bot } of seats) {
      if (user === null || bot !== null || isLooking(live, user)) continue;
      const call = callOf('over', seat, user, house + delayMs);
      put.set(call.id, call);
    }
  return { calls, put: [...put.values()], toldAt };
}

/** The reminders of the players who are handed the game. They are checked against the clocks when they are due. */
export function remindersOf({ row, seats }: Position, toldAt: HandOvers['toldAt']): CallRow[] {
  const { clock } = row;
  if (clock.t !== 'days') return [];
  return [...toldAt].flatMap(([seat, told]) => {
    const { waits, left } = row.clocks[seat] ?? { waits: false, left: 0 };
    const user = seats[seat]?.user as string;
    if (!waits) return [];
    return reminderTimes(clock.hours).map((threshold, i): CallRow => {
      const id = `${row.id}:${user}:${i}`;
      const due = told + Math.max(0, left - threshold);
      return { id, table: row.id, user, seat, kind: 'reminder', since: told, due };
    });
  });
}

/** The seats of people that have something to answer, and how urgently. */
function needs({ row, seats, match }: Position): Map<Seat, 'must' | 'asked'> {
  const found = new Map<Seat, 'must' | 'asked'>();
  if (row.status !== 'running' || row.paused !== null || row.trouble || !match) return found;
  for (const { seat, need } of match.rules.decisions(match.state)) {
    const isPerson = seats[seat]?.user != null && seats[seat].bot === null;
    if (need === 'may' || !isPerson || found.get(seat) === 'must') continue;
    found.set(seat, need);
  }
  return found;
}

/** Whether somebody was called and has not looked since: offers do not call them again. */
async function isCalled(host: Host, live: LiveTable, user: string): Promise<boolean> {
  const called = live.row.calls?.last[user];
  if (called === undefined) return false;
  // They may look by another host.
  await readPresence(host, live);
  return lastLooked(live, user) < called;
}
