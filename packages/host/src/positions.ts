import { type Entry, type Memories, resumeMatch } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { replayMemories } from './memories.ts';
import type { SnapshotRow } from './rows.ts';
import { verifiedSnapshot } from './snapshots.ts';

/** A position, and what each seat's bot remembers in it. */
export interface PastPosition {
  state: unknown;
  memories: Memories;
}

/** The position after entry `seq`: from memory, or replayed from the newest snapshot before it. */
export async function positionAt(
  host: Host,
  live: LiveTable,
  seq: number,
): Promise<PastPosition | undefined> {
  const known = live.recentPositions.find((step) => step.seq === seq);
  if (known) return known;
  const { match, row } = live;
  if (!match || seq < 0) return undefined;
  const { rules, header } = match;
  const replayed = (entries: readonly Entry[], from?: SnapshotRow): PastPosition => {
    const replay = replayMemories(rules, header.seats, from);
    if (!replay) throw new Error('the snapshot has no memories');
    const { state } = resumeMatch(rules, header, entries, verifiedSnapshot(from), replay.add);
    return { state, memories: replay.memories };
  };
  const kept = await host.storage.snapshot(row.id, seq);
  if (kept && verifiedSnapshot(kept)) {
    try {
      const rows = await host.storage.entries(row.id, kept.seq + 1, seq + 1);
      return replayed(
        rows.map((e) => e.entry),
        kept,
      );
    } catch (error) {
      host.log.warn({ table: row.id, seq: kept.seq, err: error }, 'a snapshot is skipped');
    }
  }
  const rows = await host.storage.entries(row.id, 0, seq + 1);
  return replayed(rows.map((e) => e.entry));
}
