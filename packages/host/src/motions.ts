import type { MotionKind, Seat } from '@fondaco/kernel';
import { lateSeats } from './clocks.ts';
import { commitAndBroadcast, type TableChange } from './commit.ts';
import { electorate, votesNeeded } from './electorate.ts';
import type { Host } from './host.ts';
import { type LiveTable, mayWatch } from './live.ts';
import { ABSENT_MS, isAbsent, peopleAt, readPresence } from './presence.ts';
import { refused } from './refused.ts';
import type { MotionRow, SeatRow, TableRow } from './rows.ts';
import { withStandIns } from './stand-ins.ts';
import { atTable } from './table-lock.ts';

export interface Vote {
  kind: MotionKind;
  /** The seat a motion is about. */
  seat?: Seat;
  /** The person who asks for the seat. */
  by?: string;
  agree: boolean;
}

const isAbout = (vote: Pick<MotionRow, 'kind' | 'seat' | 'by'>) => (m: MotionRow) =>
  m.kind === vote.kind && m.seat === vote.seat && m.by === vote.by;

/** Votes for or against a motion; the first vote opens it. It is carried out as soon as enough players agree. */
export function castVote(host: Host, user: string, id: string, vote: Vote): Promise<void> {
  return atTable(host, id, async (live) => {
    await readPresence(host, live);
    const about = { kind: vote.kind, seat: vote.seat ?? null, by: vote.by ?? null };
    const { row } = live;
    if (row.status !== 'running') throw refused(409, 'table.notRunning');
    requireMotion(host, live, about);
    const known = row.motions.find(isAbout(about));
    const asksForSeat = about.kind === 'person' && about.by === user;
    if (!asksForSeat && !electorate(host, live, about.seat).includes(user))
      throw refused(403, 'vote.notYours');
    if (!known && about.kind === 'person' && !asksForSeat) throw refused(409, 'vote.gone');
    const rest = (known?.votes ?? []).filter((voter) => voter !== user);
    // Those who ask for a seat do not vote about it.
    const votes = vote.agree && !asksForSeat ? [...rest, user] : rest;
    const motion = { ...about, votes };
    if (votes.length >= votesNeeded(host, live, motion))
      return commitAndBroadcast(host, live, carriedOut(host, live, motion));
    const others = row.motions.filter((m) => !isAbout(about)(m));
    const isOpen = votes.length > 0 || (asksForSeat && vote.agree);
    return commitAndBroadcast(host, live, {
      row: { motions: isOpen ? [...others, motion] : others },
    });
  });
}

/** Throws unless the players may vote on this now. */
function requireMotion(
  host: Host,
  live: LiveTable,
  { kind, seat, by }: Omit<MotionRow, 'votes'>,
): void {
  if (kind === 'end' || kind === 'pause') {
    if (kind === 'pause' && live.row.clock.t === 'none') throw refused(409, 'vote.noClock');
    if (seat !== null || by !== null) throw refused(400, 'vote.form');
    return;
  }
  const about = seat === null ? undefined : live.seats[seat];
  if (!about) throw refused(404, 'seat.unknown');
  if ((kind === 'person') !== (by !== null)) throw refused(400, 'vote.form');
  if (by !== null && (!mayWatch(live, by) || about.user === by))
    throw refused(403, 'vote.notYours');
  if (!mayBeHandedOver(host, live, about, kind)) throw refused(409, 'vote.present');
}

/**
 * Whether the others may decide about a seat: its time is up, or the game waits for it and its player is absent. Over days
 * players need not be there, so absence alone is not enough. A seat that a bot plays may be given to another person.
 */
function mayBeHandedOver(
  host: Host,
  live: LiveTable,
  seat: SeatRow,
  kind: 'bot' | 'person',
): boolean {
  const { row } = live;
  if (seat.user === null) return false;
  if (seat.bot !== null) return kind === 'person' && isAbsent(host, live, seat.user);
  if (lateSeats(live, host.houseTime.now()).includes(seat.seat)) return true;
  return (
    row.clock.t !== 'days' && row.waitsFor.includes(seat.seat) && isAbsent(host, live, seat.user)
  );
}

/** What happens when a motion is carried, and who must be absent for it at the moment it is written. */
function carriedOut(host: Host, live: LiveTable, motion: MotionRow): TableChange {
  const { row, seats } = live;
  const motions = row.motions.filter((m) => !isAbout(motion)(m));
  const since = host.houseTime.now() - ABSENT_MS;
  const absent = peopleAt(live)
    .filter((user) => isAbsent(host, live, user))
    .map((user) => ({ user, seen: since }));
  switch (motion.kind) {
    case 'pause':
      return { row: { motions, paused: row.paused === null ? host.now() : null }, absent };
    case 'end':
      return {
        row: {
          motions: [],
          status: 'over',
          endedEarly: true,
          proposal: null,
          scores: standing(live),
        },
        absent,
      };
    case 'bot': {
      const next = withStandIns(host, live, (s) => s.seat === motion.seat, 'away');
      return { seats: next, row: { motions, proposal: null }, absent };
    }
    case 'person': {
      const given = { user: motion.by, name: null, bot: null, standIn: null, holdsUntil: null };
      const next = seats.map((s) => (s.seat === motion.seat ? { ...s, ...given, zone: null } : s));
      return { seats: next, row: { motions, proposal: null }, absent };
    }
  }
}

/** The scores as they stand, with places; null if the rules cannot tell. */
function standing({ match }: LiveTable): TableRow['scores'] {
  const scores = match?.rules.standing?.(match.state);
  if (!scores) return null;
  const place = (score: number): number => 1 + scores.filter((other) => other > score).length;
  return scores.map((score) => ({ place: place(score), score }));
}

/** A player who comes back ends all motions about their seats. */
export async function dropMotionsAbout(host: Host, live: LiveTable, user: string): Promise<void> {
  const motions = live.row.motions.filter(
    ({ seat }) => seat === null || live.seats[seat]?.user !== user,
  );
  if (motions.length < live.row.motions.length)
    await commitAndBroadcast(host, live, { row: { motions } });
}

/** A pause can be ended by any player: the others agreed to play. */
export function resumeGame(host: Host, user: string, id: string): Promise<void> {
  return atTable(host, id, async (live) => {
    if (!peopleAt(live).includes(user)) throw refused(403, 'seat.none');
    if (live.row.paused === null) throw refused(409, 'table.notPaused');
    await commitAndBroadcast(host, live, { row: { paused: null } });
  });
}
