import { type AnyMatch, countOf, type Decision, fastChance } from '@fondaco/kernel';
import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { answer, guardRules } from './play.ts';
import { startPresence } from './presence.ts';
import { isBusy, NOT_WRITTEN, Refused } from './refused.ts';
import type { JobRow, Sender } from './rows.ts';
import { onClockEvent } from './stand-ins.ts';
import { atTable, refreshTable } from './table-lock.ts';

const MAX_JOBS_AT_ONCE = 50;
/** Timers cannot be set for longer than a few weeks. */
const MAX_SLEEP_MS = 60 * 60 * 1000;
/** How long a job belongs to the host that claimed it; after a failure it is retried after that time. */
const LEASE_MS = 5000;
const SEED_BYTES = 16;
const MAX_PASSED_DECISIONS = 100;
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

  /** Before house time is known, everything is due. */
  const houseNow = (): number => (isOpen ? host.houseTime.now() : Number.POSITIVE_INFINITY);

  /** `time` is house time. */
  function wakeAt(time: number): void {
    if (stopped || time >= next) return;
    next = time;
    cancel();
    cancel = host.schedule(Math.min(Math.max(0, time - houseNow()), MAX_SLEEP_MS), runDueJobs);
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
      await Promise.all((await due.claim()).map((job) => runJob(host, job, due.failed)));
      const then = await due.next();
      if (then !== undefined) wakeAt(then);
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
  const retryAt = new Map<string, number>();
  const dueAt = (job: JobRow): number => Math.max(job.due, retryAt.get(job.id) ?? 0);
  const jobs = (): JobRow[] =>
    [...host.liveTables.values()].flatMap((live) =>
      live.watchers.size > 0 ? [...live.jobs.values()] : [],
    );
  return {
    claim() {
      const claimed = jobs().filter((job) => dueAt(job) <= host.houseTime.now());
      for (const { id } of claimed) retryAt.delete(id);
      return Promise.resolve(claimed);
    },
    next() {
      const dues = jobs().map(dueAt);
      return Promise.resolve(dues.length > 0 ? Math.min(...dues) : undefined);
    },
    failed(job, { refusal }) {
      retryAt.set(job.id, host.houseTime.now() + LEASE_MS);
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

async function runJob(host: Host, claimed: JobRow, failed: JobSource['failed']): Promise<void> {
  const { id, table } = claimed;
  try {
    await atTable(host, table, async (live) => {
      const job = live.jobs.get(id);
      if (!job || job.due > host.houseTime.now()) return;
      if (job.kind === 'clock') return onClockEvent(host, live);
      if (job.kind === 'proposal')
        return commitAndBroadcast(host, live, { row: { proposal: null } });
      const { match } = live;
      const d = match?.rules.decisions(match.state).find((x) => x.id === job.decision);
      if (!match || !d) await commitAndBroadcast(host, live, {});
      else if (job.kind === 'lapse') await lapse(host, live, match, d);
      else await botAnswers(host, live, match, d);
    });
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

/** Bots and clocks have keys too: if two hosts run the same job, only one makes the entry. */
const senderOf = (user: ':bot' | ':lapse', match: AnyMatch, d: Decision): Sender => ({
  user,
  key: `${d.id}/${countOf(match)}`,
});

async function lapse(host: Host, live: LiveTable, match: AnyMatch, d: Decision): Promise<void> {
  const action = await guardRules(host, live, 'lapse', () => match.rules.lapse(match.state, d));
  const by = senderOf(':lapse', match, d);
  if (action === undefined) await commitAndBroadcast(host, live, {});
  else await answer(host, live, match, { seat: d.seat, decision: d.id, action }, by);
}

/** A bot gets the view of its seat, as a client would, and nothing else. */
async function botAnswers(
  host: Host,
  live: LiveTable,
  match: AnyMatch,
  d: Decision,
): Promise<void> {
  const name = live.seats[d.seat]?.bot;
  const player = name ? host.players[name] : undefined;
  if (!player) return commitAndBroadcast(host, live, {});
  const chance = fastChance(host.random.hex(SEED_BYTES));
  const action = await guardRules(host, live, `bot ${name}`, () => {
    const view = JSON.parse(JSON.stringify(match.rules.view(match.state, d.seat)));
    return player({ rules: match.rules, view, decision: d, chance });
  });
  const by = senderOf(':bot', match, d);
  if (action !== undefined)
    return void (await answer(host, live, match, { seat: d.seat, decision: d.id, action }, by));
  if (live.passedDecisions.size > MAX_PASSED_DECISIONS) live.passedDecisions.clear();
  live.passedDecisions.set(d.id, countOf(match));
  return commitAndBroadcast(host, live, {});
}
