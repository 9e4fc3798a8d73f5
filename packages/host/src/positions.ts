import { resumeMatch } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { verifiedSnapshot } from './snapshots.ts';

/** The position after entry `seq`: from memory, or replayed from the newest snapshot before it. */
export async function positionAt(host: Host, live: LiveTable, seq: number): Promise<unknown> {
  const known = live.recentPositions.find((step) => step.seq === seq);
  if (known) return known.state;
  const { match, row } = live;
  if (!match || seq < 0) return undefined;
  const { rules, header } = match;
  const kept = await host.storage.snapshot(row.id, seq);
  const snapshot = verifiedSnapshot(kept);
  if (snapshot) {
    try {
      const rows = await host.storage.entries(row.id, snapshot.past.count, seq + 1);
      const entries = rows.map((e) => e.entry);
      return resumeMatch(rules, header, entries, snapshot).state;
    } catch (error) {
      host.log.warn({ table: row.id, seq: kept?.seq, err: error }, 'a snapshot is skipped');
    }
  }
  const rows = await host.storage.entries(row.id, 0, seq + 1);
  const entries = rows.map((e) => e.entry);
  return resumeMatch(rules, header, entries).state;
}
