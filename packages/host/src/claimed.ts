import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { Overtaken } from './refused.ts';
import type { JobRow } from './rows.ts';
import { atTable } from './table-lock.ts';

/**
 * Runs work about a job that was claimed. If the table in memory does not know the job as it was claimed, another host has
 * written: then what it wrote is read first, because nobody else may claim this job before its lease is over.
 */
export function atClaimedTable<T>(
  host: Host,
  { id, table, decision, due }: JobRow,
  work: (live: LiveTable) => Promise<T>,
): Promise<T> {
  let isRead = false;
  return atTable(host, table, (live) => {
    const known = live.jobs.get(id);
    if (!isRead && (known?.decision !== decision || known.due !== due)) {
      isRead = true;
      throw new Overtaken();
    }
    return work(live);
  });
}
