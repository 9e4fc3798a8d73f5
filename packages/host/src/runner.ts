import { type AnyMatch, countOf, type Decision, fastChance } from '@fondaco/kernel';
import type { Host } from './host.ts';
import { atTable, type Live } from './live.ts';
import { answer, guarded } from './play.ts';
import { isBusy, NOT_WRITTEN, Refused } from './refused.ts';
import type { JobRow, Sender } from './rows.ts';
import { settle } from './settle.ts';
import { takeIn } from './take-in.ts';

const AT_ONCE = 50;
/** The longest sleep; timers cannot be set for much longer than weeks. */
const LONGEST_MS = 60 * 60 * 1000;
/** So long a job belongs to whoever claimed it; after a failure it is tried again after that time. */
const LEASE_MS = 5000;
const SEED_BYTES = 16;
const KEEP_PASSED = 100;
/** The status of the refusal for a table whose rules failed. */
const MARKED = 500;

/** Does what is due: at every table, from stored jobs, also what became due while nobody ran; or at the tables that are watched. */
export function startRunner(host: Host): { stop(): Promise<void> } {
  const due = host.runs === 'always' ? storedJobs(host) : watchedJobs(host);
  let cancel = (): void => {};
  let next = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let stopped = false;

  function wakeAt(time: number): void {
    if (stopped || time >= next) return;
    next = time;
    cancel();
    cancel = host.after(Math.min(Math.max(0, time - host.now()), LONGEST_MS), turn);
  }

  function turn(): void {
    if (stopped || running) return;
    next = Number.POSITIVE_INFINITY;
    running = work().finally(() => {
      running = undefined;
      // What was due meanwhile found this at work.
      if (next < Number.POSITIVE_INFINITY) {
        const missed = next;
        next = Number.POSITIVE_INFINITY;
        wakeAt(missed);
      }
    });
  }

  async function work(): Promise<void> {
    try {
      await Promise.all((await due.claim()).map((job) => runJob(host, job, due.failed)));
      const then = await due.next();
      if (then !== undefined) wakeAt(then);
    } catch (error) {
      host.log.error({ err: error }, 'jobs could not be read');
      wakeAt(host.now() + LEASE_MS);
    }
  }

  host.wake = wakeAt;
  wakeAt(host.now());
  const stopPolling = startPolling(host);
  return {
    async stop() {
      stopped = true;
      cancel();
      stopPolling();
      await running;
    },
  };
}

/** Where jobs come from. `failed`: nothing could be written, so it has to be tried again. */
interface Source {
  claim(): Promise<JobRow[]>;
  next(): Promise<number | undefined>;
  failed(job: JobRow, error: Refused): void;
}

const storedJobs = ({ storage, now }: Host): Source => ({
  claim: () => storage.claim(now(), LEASE_MS, AT_ONCE),
  next: () => storage.nextDue(),
  // It comes back when its lease is over.
  failed: () => {},
});

/** Jobs of the tables in memory that somebody watches. A failure is told: there may be nobody else to read a log. */
function watchedJobs(host: Host): Source {
  const retryAt = new Map<string, number>();
  const dueAt = (job: JobRow): number => Math.max(job.due, retryAt.get(job.id) ?? 0);
  const jobs = (): JobRow[] =>
    [...host.live.values()].flatMap((live) =>
      live.watchers.size > 0 ? [...live.jobs.values()] : [],
    );
  return {
    claim() {
      const claimed = jobs().filter((job) => dueAt(job) <= host.now());
      for (const { id } of claimed) retryAt.delete(id);
      return Promise.resolve(claimed);
    },
    next() {
      const dues = jobs().map(dueAt);
      return Promise.resolve(dues.length > 0 ? Math.min(...dues) : undefined);
    },
    failed(job, { refusal }) {
      retryAt.set(job.id, host.now() + LEASE_MS);
      for (const watcher of host.live.get(job.table)?.watchers.keys() ?? [])
        watcher.send({ t: 'refused', refusal });
    },
  };
}

/** Looks now and then whether another host has written: that it tells may be lost. */
function startPolling(host: Host): () => void {
  const { pollMs } = host;
  if (pollMs === undefined) return () => {};
  let cancel = (): void => {};
  let stopped = false;
  const again = (): void => {
    if (!stopped) cancel = host.after(pollMs, () => void look().finally(again));
  };
  async function look(): Promise<void> {
    try {
      const watched = [...host.live.values()].filter((live) => live.watchers.size > 0);
      if (watched.length === 0) return;
      const versions = await host.storage.versions(watched.map((live) => live.row.id));
      const behind = watched.filter(({ row }) => versions.get(row.id) !== row.version);
      await Promise.all(behind.map(({ row }) => changed(host, row.id)));
    } catch (error) {
      host.log.warn({ err: error }, 'what others wrote could not be read');
    }
  }
  again();
  return () => {
    stopped = true;
    cancel();
  };
}

/** Another host has written to this table, or may have. */
export async function changed(host: Host, table: string): Promise<void> {
  if (!host.live.has(table)) return;
  await atTable(host, table, (live) => takeIn(host, live)).catch((error: unknown) => {
    if (!(error instanceof Refused)) host.log.warn({ table, err: error }, 'not taken in');
  });
}

async function runJob(host: Host, claimed: JobRow, failed: Source['failed']): Promise<void> {
  const { id, table } = claimed;
  try {
    await atTable(host, table, async (live) => {
      const job = live.jobs.get(id);
      if (!job || job.due > host.now()) return;
      const { match } = live;
      const d = match?.rules.decisions(match.state).find((x) => x.id === job.decision);
      if (!match || !d) await settle(host, live, {});
      else if (job.kind === 'lapse') await lapse(host, live, match, d);
      else await botAnswers(host, live, match, d);
    });
  } catch (error) {
    if (error instanceof Refused && error.status === NOT_WRITTEN) return failed(claimed, error);
    // The table was marked, which has been logged; its jobs are gone already.
    if (error instanceof Refused && error.status === MARKED) return;
    // Others do what is to be done here; if they do not, it comes up again.
    if (isBusy(error)) return;
    // Whatever else fails must not be tried for ever.
    host.log.error({ job: id, err: error }, 'a job failed');
    await host.storage.dropJob(id).catch(() => {});
    host.live.get(table)?.jobs.delete(id);
  }
}

/** Bots and clocks have keys too: of two hosts that do the same job, one does it. */
const senderOf = (user: ':bot' | ':lapse', match: AnyMatch, d: Decision): Sender => ({
  user,
  key: `${d.id}/${countOf(match)}`,
});

async function lapse(host: Host, live: Live, match: AnyMatch, d: Decision): Promise<void> {
  const action = await guarded(host, live, 'lapse', () => match.rules.lapse(match.state, d));
  const by = senderOf(':lapse', match, d);
  if (action === undefined) await settle(host, live, {});
  else await answer(host, live, match, { seat: d.seat, decision: d.id, action }, by);
}

/** A bot gets the view of its seat as a client would, and nothing else. */
async function botAnswers(host: Host, live: Live, match: AnyMatch, d: Decision): Promise<void> {
  const name = live.seats[d.seat]?.bot;
  const player = name ? host.players[name] : undefined;
  if (!player) return settle(host, live, {});
  const chance = fastChance(host.random.hex(SEED_BYTES));
  const action = await guarded(host, live, `bot ${name}`, () => {
    const view = JSON.parse(JSON.stringify(match.rules.view(match.state, d.seat)));
    return player({ rules: match.rules, view, decision: d, chance });
  });
  const by = senderOf(':bot', match, d);
  if (action !== undefined)
    return void (await answer(host, live, match, { seat: d.seat, decision: d.id, action }, by));
  if (live.passed.size > KEEP_PASSED) live.passed.clear();
  live.passed.set(d.id, countOf(match));
  return settle(host, live, {});
}
