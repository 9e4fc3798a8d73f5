import type { AnyMatch, Decision } from '@fondaco/kernel';
import { playBotTurn, startBotTurns } from './bot-turns.ts';
import { atClaimedTable } from './claimed.ts';
import { actorKey } from './command-keys.ts';
import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { answer, guardRules } from './play.ts';
import { startPresence } from './presence.ts';
import { isBusy, NOT_WRITTEN, Refused } from './refused.ts';
import type { JobRow } from './rows.ts';
import { onClockEvent } from './stand-ins.ts';
import { refreshTable } from './table-lock.ts';

const MAX_JOBS_AT_ONCE = 50;
/** Timers cannot be set for longer than a few weeks. */
const MAX_SLEEP_MS = 60 * 60 * 1000;
/** How long a job belongs to the host that claimed it; after a failure it is retried after that time. */
const LEASE_MS = 7000;
/** The status of the refusal for a table whose rules failed. */
const STATUS_RULES_FAILED = 500;

/**
 * Runs the jobs that are due: stored jobs of all tables, including those that became due while no server ran, or the jobs of
 * watched tables.
 */
export function startRunner(host: Host): { stop(): Promise<void> } {
  const due = host.runs === 'always' ? storedJobs(host) : watchedJobs(host);
  let cancel = (): void => {};
  let next = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let stopped = false;
  let isOpen = false;
  // Another host may end before it does a job it has written: nobody else was told of that job.
  const maxSleepMs = host.pollMs === undefined ? MAX_SLEEP_MS : LEASE_MS;

  const botTurns = startBotTurns((job) =>
    runSafely(host, job, due.failed, () => playBotTurn(host, job, () => stopped)),
  );

  /** Before house time is known, everything is due. */
  const houseNow = (): number => (isOpen ? host.houseTime.now() : Number.POSITIVE_INFINITY);

  /** `time` is house time. */
  function wakeAt(time: number): void {
    if (stopped || time >= next) return;
    next = time;
    cancel();
    cancel = host.schedule(Math.min(Math.max(0, time - houseNow()), maxSleepMs), runDueJobs);
  }

  function runDueJobs(): void {
    if (stopped || running) return;
    next = Number.POSITIVE_INFINITY;
    running = work().finally(() => {
      running = undefined;
      // A job may have become due while this was running.
      if (next < Number.POSITIVE_INFINITY) {
        const missed = next;
        next = Number.POSITIVE_INFINITY;
        wakeAt(missed);
      }
    });
  }

  async function work(): Promise<void> {
    try {
      await host.houseTime.open();
      isOpen = true;
      const claimed = await due.claim();
      const ofBots = claimed.filter((job) => job.kind === 'bot');
      for (const job of ofBots) botTurns.add(job);
      const others = claimed.filter((job) => job.kind !== 'bot');
      await Promise.all(
        others.map((job) => runSafely(host, job, due.failed, () => runJob(host, job))),
      );
      const then = await due.next();
      if (then !== undefined) wakeAt(then);
      else if (host.pollMs !== undefined) wakeAt(houseNow() + maxSleepMs);
    } catch (error) {
      host.log.error({ err: error }, 'jobs could not be read');
      cancel();
      cancel = host.schedule(LEASE_MS, runDueJobs);
    }
  }

  host.wake = wakeAt;
  wakeAt(0);
  host.houseTime.start();
  const stopPresence = startPresence(host);
  const stopPolling = startPolling(host);
  return {
    async stop() {
      stopped = true;
      cancel();
      stopPolling();
      stopPresence();
      host.houseTime.stop();
      botTurns.stop();
      await running;
    },
  };
}

/** Where jobs come from. `failed`: the storage could not be written, so the job has to be retried. */
interface JobSource {
  claim(): Promise<JobRow[]>;
  next(): Promise<number | undefined>;
  failed(job: JobRow, error: Refused): void;
}

const storedJobs = ({ storage, houseTime }: Host): JobSource => ({
  claim: () => storage.claim(houseTime.now(), LEASE_MS, MAX_JOBS_AT_ONCE),
  next: () => storage.nextDue(),
  // It can be claimed again when its lease is over.
  failed: () => {},
});

/** Jobs of the tables in memory that somebody watches. Watchers are told of a failure: nobody may be reading the log. */
function watchedJobs(host: Host): JobSource {
  /** A job that is written again is a new row, which has no lease. */
  const leases = new WeakMap<JobRow, number>();
  const runnableAt = (job: JobRow): number => Math.max(job.due, leases.get(job) ?? 0);
  const jobs = (): JobRow[] =>
    [...host.liveTables.values()].flatMap((live) =>
      live.watchers.size > 0 ? [...live.jobs.values()] : [],
    );
  return {
    claim() {
      const now = host.houseTime.now();
      const claimed = jobs().filter((job) => runnableAt(job) <= now);
      for (const job of claimed) leases.set(job, now + LEASE_MS);
      return Promise.resolve(claimed);
    },
    next() {
      const dues = jobs().map(runnableAt);
      return Promise.resolve(dues.length > 0 ? Math.min(...dues) : undefined);
    },
    failed(job, { refusal }) {
      for (const watcher of host.liveTables.get(job.table)?.watchers.keys() ?? [])
        watcher.send({ t: 'refused', refusal });
    },
  };
}

/** Checks regularly whether another host has written: its notification may be lost. */
function startPolling(host: Host): () => void {
  const { pollMs } = host;
  if (pollMs === undefined) return () => {};
  let cancel = (): void => {};
  let stopped = false;
  const again = (): void => {
    if (!stopped) cancel = host.schedule(pollMs, () => void poll().finally(again));
  };
  async function poll(): Promise<void> {
    try {
      const watched = [...host.liveTables.values()].filter((live) => live.watchers.size > 0);
      if (watched.length === 0) return;
      const versions = await host.storage.versions(watched.map((live) => live.row.id));
      const behind = watched.filter(({ row }) => versions.get(row.id) !== row.version);
      await Promise.all(behind.map(({ row }) => refreshTable(host, row.id)));
    } catch (error) {
      host.log.warn({ err: error }, 'polling failed');
    }
  }
  again();
  return () => {
    stopped = true;
    cancel();
  };
}

/** Runs a job and deals with its failure, so that one job never stops the others. */
async function runSafely(
  host: Host,
  claimed: JobRow,
  failed: JobSource['failed'],
  run: () => Promise<void>,
): Promise<void> {
  const { id, table } = claimed;
  try {
    await run();
  } catch (error) {
    if (error instanceof Refused && error.status === NOT_WRITTEN) return failed(claimed, error);
    // The table was stopped and the error logged; its jobs are gone already.
    if (error instanceof Refused && error.status === STATUS_RULES_FAILED) return;
    // Other hosts are at work here. If they do not do this job, it becomes due again.
    if (isBusy(error)) return;
    // Any other failure must not be retried for ever.
    host.log.error({ job: id, err: error }, 'a job failed');
    await host.storage.dropJob(id).catch(() => {});
    host.liveTables.get(table)?.jobs.delete(id);
  }
}

function runJob(host: Host, claimed: JobRow): Promise<void> {
  return atClaimedTable(host, claimed, async (live) => {
    const job = live.jobs.get(claimed.id);
    if (!job || job.due > host.houseTime.now()) return;
    if (job.kind === 'clock') return onClockEvent(host, live);
    if (job.kind === 'proposal') return commitAndBroadcast(host, live, { row: { proposal: null } });
    const { match } = live;
    const d = match?.rules.decisions(match.state).find((x) => x.id === job.decision);
    if (!match || !d) await commitAndBroadcast(host, live, {});
    else await lapse(host, live, match, d);
  });
}

async function lapse(host: Host, live: LiveTable, match: AnyMatch, d: Decision): Promise<void> {
  const action = await guardRules(host, live, 'lapse', () => match.rules.lapse(match.state, d));
  const by = actorKey(':lapse', match, d);
  if (action === undefined) await commitAndBroadcast(host, live, {});
  else await answer(host, live, match, { seat: d.seat, decision: d.id, action }, by);
}
