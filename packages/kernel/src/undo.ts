import type { Seat } from './contract.ts';
import type { ActEntry, SetupEntry } from './log.ts';

type Done = SetupEntry | ActEntry;

/**
 * What going back to the position after entry `to` takes: nobody's consent up to the last barrier, then
 * that of every other seat that acted or learned something since. Undefined: there is no such position.
 *
 * A barrier is a draw, a reveal, or another seat's answer to a `must` or `asked`. Where the seat that goes back
 * has itself learned something, everyone else must agree: it would know more than they did.
 */
export function undoVerdict(
  line: readonly Done[],
  seat: Seat,
  to: number,
  seats: number,
): { consent: Seat[] } | undefined {
  const back = line.filter((e) => e.seq > to);
  if (back.length === 0 || !line.some((e) => e.seq === to)) return undefined;
  const asked = new Set<Seat>();
  const everyone = (): void => {
    for (let other = 0; other < seats; other++) asked.add(other);
  };
  for (const entry of back) {
    if (entry.t === 'setup') return undefined;
    if (entry.seat !== seat && entry.need !== 'may') asked.add(entry.seat);
    if (entry.draws.length > 0) everyone();
    for (const to of entry.reveals) {
      if (to === 'table' || to === seat) everyone();
      else asked.add(to);
    }
  }
  asked.delete(seat);
  return { consent: [...asked].sort((a, b) => a - b) };
}

/** Where one step back leads a seat: before its last answer. Undefined: a barrier, or nothing to take back. */
export function freeUndo(line: readonly Done[], seat: Seat, seats: number): number | undefined {
  const last = line.findLast((e) => e.t === 'act' && e.seat === seat);
  const before = last && line.findLast((e) => e.seq < last.seq);
  const verdict = before && undoVerdict(line, seat, before.seq, seats);
  return verdict?.consent.length === 0 ? before?.seq : undefined;
}
