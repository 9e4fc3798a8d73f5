import type { Seat } from './contract.ts';
import type { Effect } from './log.ts';

/** What going back takes, and whom it concerns. */
export interface UndoVerdict {
  /** The seats that must agree. */
  consent: Seat[];
  /** Seats whose free offers go back as well. */
  told: Seat[];
}

/**
 * What going back to the position after entry `to` takes: nobody's consent up to the last barrier, then
 * that of every other seat that acted or learned something since. Undefined: there is no such position.
 *
 * A barrier is a draw, a reveal, or another seat's answer; only offers others made freely, after something of one's own
 * that is taken back, go with it. Where the seat that goes back has itself learned something, everyone else must
 * agree: it would know more than they did.
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

/** Where one step back leads a seat: before its last answer. Undefined: a barrier, or nothing to take back. */
export function freeUndo(line: readonly Effect[], seat: Seat, seats: number): number | undefined {
  let last = line.length - 1;
  for (; ; last--) {
    const entry = line[last];
    if (entry?.t !== 'act') return undefined;
    if (entry.seat === seat) break;
    // Somebody answered since: mostly there is no need to look further.
    if (!entry.free) return undefined;
  }
  const before = line[last - 1];
  const verdict = before && undoVerdict(line.slice(last - 1), seat, before.seq, seats);
  return verdict?.consent.length === 0 ? before?.seq : undefined;
}
