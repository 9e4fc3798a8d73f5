import { type BotTurn, botTurn } from '@fondaco/bots';
import type { AnyMatch, Seat } from '@fondaco/kernel';
import type { Change, JobRow } from '../storage/index.ts';
import type { Hall } from './hall.ts';
import type { Live } from './live.ts';

type Jobs = Map<string, JobRow>;

/** The jobs a position calls for, and what changes from those there are. */
export function jobChanges(hall: Hall, live: Live): { jobs: Jobs; changes: Change[] } {
  const wanted = new Map(wantedJobs(hall, live).map((job) => [job.id, job]));
  const changes: Change[] = [];
  for (const id of live.jobs.keys()) if (!wanted.has(id)) changes.push({ t: 'dropJob', id });
  for (const [id, job] of wanted) {
    const before = live.jobs.get(id);
    // A question keeps its time; a bot thinks anew after every change.
    if (before && job.kind === 'lapse') wanted.set(id, before);
    else changes.push({ t: 'job', row: job });
  }
  return { jobs: wanted, changes };
}

export function wantedJobs(hall: Hall, live: Live): JobRow[] {
  const { row, match } = live;
  // Bots and times stand still while somebody asks to go back, and where something went wrong.
  if (row.status !== 'running' || !match || row.proposal || row.trouble) return [];
  const now = hall.now();
  const jobs: JobRow[] = [];
  const turn = turnOf(live, match);
  if (turn) {
    const due = now + row.pace * turn.times;
    const { id: decision } = turn.decision;
    jobs.push({ id: `bot:${row.id}`, table: row.id, kind: 'bot', decision, due });
  }
  if (row.answerTime > 0) {
    for (const d of match.rules.decisions(match.state, 'must')) {
      if (isBot(live, d.seat) || match.rules.lapse(match.state, d) === undefined) continue;
      const due = now + row.answerTime * 1000;
      jobs.push({
        id: `lapse:${row.id}:${d.id}`,
        table: row.id,
        kind: 'lapse',
        decision: d.id,
        due,
      });
    }
  }
  return jobs;
}

const isBot = ({ seats }: Live, seat: Seat): boolean => (seats[seat]?.bot ?? null) !== null;

function turnOf(live: Live, { rules, state, entries }: AnyMatch): BotTurn | undefined {
  return botTurn(
    rules,
    state,
    (seat) => isBot(live, seat),
    (d) => live.passed.get(d.id) === entries.length,
    (n) => Math.floor(Math.random() * n),
  );
}
