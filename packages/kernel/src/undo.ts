import type { Seat } from './contract.ts';
import type { Effect } from './log.ts';

/** What an undo needs, and whom it affects. */
export interface UndoVerdict {
  /** The seats that must agree. */
  consent: Seat[];
  /** Seats whose unasked offers are taken back as well. */
  told: Seat[];
}

/**
 * What returning to the position after entry `to` needs: nobody's consent up to the last barrier, beyond it the consent
 * of every other seat that acted or learned something since. Undefined when there is no such position.
 *
 * A barrier is a draw, a reveal, or another seat's answer. The exception: unasked offers that others made after an own
 * answer are taken back with it. When the seat that goes back has itself learned something, everyone else must agree,
 * because it would now know more than it did then.
 */
export function undoVerdict(
  line: readonly Effect[],
  seat: Seat,
  to: number,
  seats: number,
): UndoVerdict | undefined {
  const back = line.filter((e) => e.seq > to);
  const there = line.some((e) => e.seq === to) && back.length > 0;
  if (!there || !Number.isInteger(seat) || seat < 0 || seat >= seats) return undefined;
  const asked = new Set<Seat>();
  const told = new Set<Seat>();
  let ownBefore = false;
  for (const entry of back) {
    if (entry.t === 'setup') return undefined;
    if (entry.seat === seat) ownBefore = true;
    else (entry.free && ownBefore ? told : asked).add(entry.seat);
    for (const learner of learners(entry, seat, seats)) asked.add(learner);
  }
  asked.delete(seat);
  return { consent: sorted(asked), told: sorted(told).filter((x) => !asked.has(x)) };
}

function learners(entry: Extract<Effect, { t: 'act' }>, seat: Seat, seats: number): Seat[] {
  const everyone = entry.draws.length > 0 || entry.reveals.some((x) => x === 'table' || x === seat);
  if (everyone) return Array.from({ length: seats }, (_, other) => other);
  return entry.reveals.filter((x) => x !== 'table');
}

const sorted = (seats: Iterable<Seat>): Seat[] => [...seats].sort((a, b) => a - b);

/** The entry that a free undo of the seat's last answer returns to; undefined at a barrier or with nothing to take back. */
export function freeUndo(line: readonly Effect[], seat: Seat, seats: number): number | undefined {
  let last = line.length - 1;
  for (; ; last--) {
    const entry = line[last];
    if (entry?.t !== 'act') return undefined;
    if (entry.seat === seat) break;
    // Usually somebody answered since, and there is no need to look further.
    if (!entry.free) return undefined;
  }
  const before = line[last - 1];
  const verdict = before && undoVerdict(line.slice(last - 1), seat, before.seq, seats);
  return verdict?.consent.length === 0 ? before?.seq : undefined;
}
