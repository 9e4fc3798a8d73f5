import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import { missedJobs } from './jobs.ts';
import { dropFromMemory, keepInMemory, type LiveTable } from './live.ts';
import { loadTable } from './load.ts';
import { OutcomeUnknown, Overtaken, Refused, tableBusy } from './refused.ts';
import type { SnapshotRow } from './rows.ts';
import { isLogUnaltered } from './snapshots.ts';
import { isAltered, stopReason } from './stop-reason.ts';
import { syncTable } from './sync.ts';

/** A command is refused after other hosts have written first this many times. */
const MAX_TRIES = 16;
const RETRY_PAUSE_MS = 4;

/**
 * Runs one piece of work after another at a table. This is the game lock: nothing changes a table outside of it. Where another
 * host wrote first, its writes are read and the work runs again, so the work must not rely on what it read before.
 */
export function atTable<T>(
  host: Host,
  id: string,
  work: (live: LiveTable) => Promise<T>,
): Promise<T> {
  const before = host.queues.get(id) ?? Promise.resolve();
  const result = before.then(() => runWithRetries(host, id, work));
  const finished = result.then(
    () => {},
    () => {},
  );
  host.queues.set(id, finished);
  void finished.then(() => {
    if (host.queues.get(id) === finished) host.queues.delete(id);
  });
  return result;
}

/** Runs the work, again and again while another host wrote first, up to MAX_TRIES times. */
async function runWithRetries<T>(
  host: Host,
  id: string,
  work: (live: LiveTable) => Promise<T>,
): Promise<T> {
  let isUnknown = false;
  for (let tries = 1; ; tries++) {
    const live = await liveTable(host, id);
    try {
      return await work(live);
    } catch (error) {
      isUnknown ||= error instanceof Overtaken && error.isUnknown;
      try {
        if (!(await shouldRetry(host, live, error))) throw error;
        await syncTable(host, live, load);
      } catch (failure) {
        const isOutOfReach = !(failure instanceof Refused) || failure.status >= 500;
        throw isUnknown && isOutOfReach ? new OutcomeUnknown('?', { cause: failure }) : failure;
      }
      if (tries >= MAX_TRIES) throw error instanceof Overtaken ? tableBusy() : error;
      // Two hosts that keep getting in each other's way fall out of step.
      if (tries > 1) await pause(host, host.random.below(RETRY_PAUSE_MS * tries));
    } finally {
      if (host.runs === 'watched' && live.watchers.size === 0) dropFromMemory(host, live);
    }
  }
}

const pause = (host: Host, ms: number): Promise<void> =>
  new Promise((resolve) => void host.schedule(ms, resolve));

/** A refusal holds only if it was decided on the newest version of the table. */
async function shouldRetry(host: Host, { row }: LiveTable, error: unknown): Promise<boolean> {
  if (error instanceof Overtaken) return true;
  if (!(error instanceof Refused) || error.status >= 500) return false;
  const newest = (await host.storage.versions([row.id])).get(row.id);
  return newest !== row.version;
}

/** The table as last committed here, from memory or from storage. */
export async function liveTable(host: Host, id: string): Promise<LiveTable> {
  const known = host.liveTables.get(id);
  if (known) {
    host.liveTables.delete(id);
    host.liveTables.set(id, known);
    return known;
  }
  const live = await load(host, id);
  // Two readers may have asked at once: the first result is kept.
  return host.liveTables.get(id) ?? keepInMemory(host, live);
}

/** Reads what another host has written, or may have written, to this table. */
export async function refreshTable(host: Host, table: string): Promise<void> {
  if (!host.liveTables.has(table)) return;
  await atTable(host, table, (live) => syncTable(host, live, load)).catch((error: unknown) => {
    if (!(error instanceof Refused)) host.log.warn({ table, err: error }, 'sync failed');
  });
}

async function load(host: Host, id: string): Promise<LiveTable> {
  const { live, snapshot } = await loadTable(host, id);
  maintain(host, live, snapshot);
  return live;
}

/** Work on a loaded table that can wait until the request that loaded it is answered. */
function maintain(host: Host, live: LiveTable, snapshot: SnapshotRow | undefined): void {
  const { id } = live.row;
  if (live.row.status === 'running') host.tellPresence({ t: 'whoIsHere', table: id });
  const failed = (error: unknown): void =>
    host.log.warn({ table: id, err: error }, 'maintenance of a loaded table failed');
  if (host.runs === 'always' && missedJobs(host, live).length > 0)
    restoreMissedJobs(host, id).catch(failed);
  if (host.verifiesHistory && snapshot && !isAltered(live.row))
    verifyHistory(host, id, snapshot).catch(failed);
}

const restoreMissedJobs = (host: Host, id: string): Promise<void> =>
  atTable(host, id, async (live) => {
    if (missedJobs(host, live).length > 0) await commitAndBroadcast(host, live, {});
  });

/** Reads all entries before a snapshot. If one was altered, the table stops. */
async function verifyHistory(host: Host, id: string, snapshot: SnapshotRow): Promise<void> {
  if (await isLogUnaltered(host.storage, snapshot)) return;
  const isThere = (await host.storage.versions([id])).has(id);
  if (!isThere) return;
  host.log.error({ table: id, seq: snapshot.seq }, 'an entry was altered');
  await atTable(host, id, async (live) => {
    if (isAltered(live.row)) return;
    await commitAndBroadcast(host, live, { row: { trouble: stopReason('altered') } });
  });
}
