import type { LiveTable } from './live.ts';
import type { MotionRow } from './rows.ts';

/** The motions that still make sense: about a seat, while the game waits for it or a bot plays it. */
export function openMotions({ row, seats }: Pick<LiveTable, 'row' | 'seats'>): MotionRow[] {
  if (row.status !== 'running' || row.motions.length === 0) return [];
  return row.motions.filter(({ kind, seat }) => {
    if (seat === null) return true;
    const bot = seats[seat]?.bot ?? null;
    return kind === 'person'
      ? bot !== null || row.waitsFor.includes(seat)
      : bot === null && row.waitsFor.includes(seat);
  });
}
