import { type BotTurn, botTurn } from '@fondaco/bots';
import { type AnyMatch, countOf, type Seat } from '@fondaco/kernel';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import type { JobRow } from './rows.ts';

/** The jobs a position needs, and how they differ from the present ones. */
export interface JobChanges {
  jobs: Map<string, JobRow>;
  put: JobRow[];
  drop: string[];
}

export function jobChanges(host: Host, live: LiveTable): JobChanges {
  const jobs = new Map(wantedJobs(host, live).map((job) => [job.id, job]));
  const drop = [...live.jobs.keys()].filter((id) => !jobs.has(id));
  const put: JobRow[] = [];
  for (const [id, job] of jobs) {
    const before = live.jobs.get(id);
    // A question keeps its deadline; a bot's pause starts again after every change.
    if (before && job.kind === 'lapse') jobs.set(id, before);
    else put.push(job);
  }
  return { jobs, put, drop };
}

export function wantedJobs(host: Host, live: LiveTable): JobRow[] {
  const { row, match } = live;
  // Bots and clocks wait while an undo is proposed, and stop where something went wrong.
  if (row.status !== 'running' || !match || row.proposal || row.trouble) return [];
  const now = host.now();
  const table = row.id;
  const jobs: JobRow[] = [];
  const turn = turnOf(host, live, match);
  if (turn) {
    const due = now + row.pace * turn.delayFactor;
    jobs.push({ id: `bot:${table}`, table, kind: 'bot', decision: turn.decision.id, due });
  }
  if (row.answerTime > 0) {
    const due = now + row.answerTime * 1000;
    for (const d of match.rules.decisions(match.state, 'must')) {
      if (isBot(live, d.seat) || match.rules.lapse(match.state, d) === undefined) continue;
      jobs.push({ id: `lapse:${table}:${d.id}`, table, kind: 'lapse', decision: d.id, due });
    }
  }
  return jobs;
}

/** Jobs that were dropped while the table's rules were unavailable. */
export const missedJobs = (host: Host, live: LiveTable): JobRow[] =>
  wantedJobs(host, live).filter(({ id }) => !live.jobs.has(id));

const isBot = ({ seats }: LiveTable, seat: Seat): boolean => (seats[seat]?.bot ?? null) !== null;

function turnOf(host: Host, live: LiveTable, match: AnyMatch): BotTurn | undefined {
  return botTurn(
    match.rules,
    match.state,
    (seat) => isBot(live, seat),
    (d) => live.passedDecisions.get(d.id) === countOf(match),
    host.random.below,
  );
}
