import type { AnyMatch, Decision } from '@fondaco/kernel';
import type { Change, JobRow } from '../storage/index.ts';
import type { Hall } from './hall.ts';
import type { Live } from './live.ts';

/** Bots use free initiative at one entry in so many. */
const MAY_ODDS = 12;
/** While a person is asked something, bots that need not wait leave so many times the time to answer. */
const PATIENCE = 4;

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

function wantedJobs(hall: Hall, live: Live): JobRow[] {
  const { row, match } = live;
  // Bots and times stand still while somebody asks to go back, and where something went wrong.
  if (row.status !== 'running' || !match || row.proposal || row.trouble) return [];
  const now = hall.now();
  const jobs: JobRow[] = [];
  const bot = botQuestion(live, match);
  if (bot) {
    const due = now + row.pace * (waitsForPeople(live, match, bot) ? PATIENCE : 1);
    jobs.push({ id: `bot:${row.id}`, table: row.id, kind: 'bot', decision: bot.id, due });
  }
  if (row.answerTime > 0) {
    for (const d of match.rules.decisions(match.state, 'must')) {
      if (isBot(live, d) || match.rules.lapse(match.state, d) === undefined) continue;
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

const isBot = ({ seats }: Live, d: Decision): boolean => (seats[d.seat]?.bot ?? null) !== null;

/** The question a bot answers next: one it is asked, now and then one nobody put, else one it must. */
function botQuestion(live: Live, match: AnyMatch): Decision | undefined {
  const entries = match.entries.length;
  const open = match.rules
    .decisions(match.state)
    .filter((d) => isBot(live, d) && live.passed.get(d.id) !== entries);
  const asked = open.find((d) => d.need === 'asked');
  if (asked) return asked;
  const free = open.filter((d) => d.need === 'may');
  if (free.length > 0 && Math.random() * MAY_ODDS < 1)
    return free[Math.floor(Math.random() * free.length)];
  return open.find((d) => d.need === 'must');
}

/** A person has been asked, and the bot could go on without waiting for the answer. */
function waitsForPeople(live: Live, match: AnyMatch, bot: Decision): boolean {
  if (bot.need === 'asked') return false;
  return match.rules.decisions(match.state).some((d) => d.need === 'asked' && !isBot(live, d));
}
