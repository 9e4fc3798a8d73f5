import { randomBytes } from 'node:crypto';
import { type AnyMatch, type Decision, fastChance } from '@fondaco/kernel';
import type { JobRow } from '../storage/index.ts';
import type { Hall } from './hall.ts';
import { atTable, type Live } from './live.ts';
import { answer, guarded } from './play.ts';
import { NOT_WRITTEN, Refused } from './refused.ts';
import { settle } from './settle.ts';

const AT_ONCE = 50;
/** The longest sleep; timers cannot be set for much longer than weeks. */
const LONGEST = 60 * 60 * 1000;
const AFTER_FAILURE = 5000;

/** Does what is due, from the rows: after a restart it goes on with what was due meanwhile. */
export function startRunner(hall: Hall): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let next = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let stopped = false;

  function wakeAt(due: number): void {
    if (stopped || due >= next) return;
    next = due;
    clearTimeout(timer);
    timer = setTimeout(turn, Math.min(Math.max(0, due - hall.now()), LONGEST));
  }

  function turn(): void {
    next = Number.POSITIVE_INFINITY;
    running ??= work().finally(() => {
      running = undefined;
    });
  }

  async function work(): Promise<void> {
    try {
      const due = await hall.storage.jobsDue(hall.now(), AT_ONCE);
      const done = await Promise.all(due.map((job) => runJob(hall, job)));
      const soonest = done.includes(false) ? hall.now() + AFTER_FAILURE : 0;
      const then = await hall.storage.nextDue();
      if (then !== undefined) setImmediate(() => wakeAt(Math.max(then, soonest)));
    } catch (error) {
      hall.log.error({ err: error }, 'jobs could not be read');
      setImmediate(() => wakeAt(hall.now() + AFTER_FAILURE));
    }
  }

  hall.wake = wakeAt;
  wakeAt(hall.now());
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** False: it is still to be done, as nothing can be written. */
async function runJob(hall: Hall, { id, table }: JobRow): Promise<boolean> {
  try {
    await atTable(hall, table, async (live) => {
      const job = live.jobs.get(id);
      if (!job || job.due > hall.now()) return;
      const { match } = live;
      const d = match?.rules.decisions(match.state).find((x) => x.id === job.decision);
      if (!match || !d) await settle(hall, live, {});
      else if (job.kind === 'lapse') await lapse(hall, live, match, d);
      else await botAnswers(hall, live, match, d);
    });
  } catch (error) {
    if (error instanceof Refused && error.status === NOT_WRITTEN) return false;
    // Where the table was marked its jobs are gone already; whatever else fails must not be tried for ever.
    hall.log.error({ job: id, err: error }, 'a job failed');
    await hall.commit([{ t: 'dropJob', id }]).catch(() => {});
    hall.live.get(table)?.jobs.delete(id);
  }
  return true;
}

async function lapse(hall: Hall, live: Live, match: AnyMatch, d: Decision): Promise<void> {
  const action = await guarded(hall, live, 'lapse', () => match.rules.lapse(match.state, d));
  if (action === undefined) await settle(hall, live, {});
  else await answer(hall, live, match, { seat: d.seat, decision: d.id, action });
}

/** A bot gets the view of its seat as a client would, and nothing else. */
async function botAnswers(hall: Hall, live: Live, match: AnyMatch, d: Decision): Promise<void> {
  const name = live.seats[d.seat]?.bot;
  const player = name ? hall.players[name] : undefined;
  if (!player) return settle(hall, live, {});
  const chance = fastChance(randomBytes(16).toString('hex'));
  const action = await guarded(hall, live, `bot ${name}`, () => {
    const view = JSON.parse(JSON.stringify(match.rules.view(match.state, d.seat)));
    return player({ rules: match.rules, view, decision: d, chance });
  });
  if (action !== undefined)
    return void (await answer(hall, live, match, { seat: d.seat, decision: d.id, action }));
  if (live.passed.size > 100) live.passed.clear();
  live.passed.set(d.id, match.entries.length);
  return settle(hall, live, {});
}
