import { type BotTurn, botTurn } from '@fondaco/bots';
import { type AnyMatch, countOf, type Seat } from '@fondaco/kernel';
import { pauseFactor } from './bot-pauses.ts';
import { type Instant, nextClockEvent } from './clocks.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { botsWaitUntil } from './offer-waits.ts';
import { isHere } from './presence.ts';
import type { JobRow, SeatRow } from './rows.ts';

/** How long an undo stays proposed; over days people are not always there. */
const PROPOSAL_MS = 2 * 60_000;
const PROPOSAL_OVER_DAYS_MS = 24 * 3600_000;

/** The jobs a position needs, and how they differ from the present ones. */
export interface JobChanges {
  jobs: Map<string, JobRow>;
  put: JobRow[];
  drop: string[];
}

export function jobChanges(host: Host, live: LiveTable, moment = instantOf(host)): JobChanges {
  const jobs = new Map(wantedJobs(host, live, moment).map((job) => [job.id, job]));
  const drop = [...live.jobs.keys()].filter((id) => !jobs.has(id));
  const put: JobRow[] = [];
  for (const [id, job] of jobs) {
    const before = live.jobs.get(id);
    // A question and a proposal keep their deadline; a bot's pause starts again after every change.
    if (before && (job.kind === 'lapse' || job.kind === 'proposal')) jobs.set(id, before);
    else if (before?.kind === 'clock' && before.due === job.due) jobs.set(id, before);
    else put.push(job);
  }
  return { jobs, put, drop };
}

const instantOf = (host: Host): Instant => ({ house: host.houseTime.now(), wall: host.now() });

export function wantedJobs(host: Host, live: LiveTable, moment = instantOf(host)): JobRow[] {
  const { row, match } = live;
  if (row.status !== 'running' || !match || row.trouble) return [];
  const table = row.id;
  const jobs: JobRow[] = [];
  const due = nextClockEvent(live, moment);
  if (due !== undefined)
    jobs.push({ id: `clock:${table}`, table, kind: 'clock', decision: 0, due });
  if (row.paused !== null) return jobs;
  // Bots wait while an undo is proposed.
  if (row.proposal) return [...jobs, proposalJob(live, row.proposal.id, moment)];
  const turn = turnOf(host, live, match);
  if (turn) {
    const { id } = turn.decision;
    jobs.push({
      id: `bot:${table}`,
      table,
      kind: 'bot',
      decision: id,
      due: botDue(host, live, turn, moment),
    });
  }
  if (row.answerTime > 0) {
    const until = moment.house + row.answerTime * 1000;
    for (const d of match.rules.decisions(match.state, 'must')) {
      if (isBot(live, d.seat) || match.rules.lapse(match.state, d) === undefined) continue;
      jobs.push({ id: `lapse:${table}:${d.id}`, table, kind: 'lapse', decision: d.id, due: until });
    }
  }
  return jobs;
}

function proposalJob({ row }: LiveTable, decision: number, { house }: Instant): JobRow {
  const wait = row.clock.t === 'days' ? PROPOSAL_OVER_DAYS_MS : PROPOSAL_MS;
  const id = `proposal:${row.id}:${decision}`;
  return { id, table: row.id, kind: 'proposal', decision, due: house + wait };
}

/** However fast bots play, a person has this long to begin an offer. */
const FIRST_CHANCE_MS = 1500;

/** A bot pauses before it answers. It waits longer for people who were asked something, write an offer, or come back. */
function botDue(
  host: Host,
  live: LiveTable,
  { decision, delayFactor, asked, free }: BotTurn,
  { house }: Instant,
): number {
  const { patienceMs, botsAlonePaceMs = 0 } = host;
  const { row, seats } = live;
  const factor = pauseFactor(live);
  const isThere = (s: SeatRow | undefined): boolean =>
    s?.user != null && isHere(host, live, s.user);
  const askedWait = asked.some((seat) => isThere(seats[seat])) ? patienceMs : 0;
  const alone = seats.every((s) => s.bot !== null) ? botsAlonePaceMs : 0;
  const chances =
    factor === 0
      ? []
      : free.filter((d) => isThere(seats[d.seat])).map((d) => openedAt(live, d.id, house));
  return Math.max(
    house + Math.max(row.pace * delayFactor * factor, askedWait, alone),
    ...chances.map((opened) => opened + Math.min(patienceMs, FIRST_CHANCE_MS)),
    botsWaitUntil(row.offerWriters),
    seats[decision.seat]?.holdsUntil ?? 0,
  );
}

const MAX_OPENED_QUESTIONS = 100;

/** The house time at which this question was first open while its player was here. */
function openedAt({ openedQuestions }: LiveTable, decision: number, house: number): number {
  const opened = openedQuestions.get(decision) ?? house;
  if (openedQuestions.size > MAX_OPENED_QUESTIONS) openedQuestions.clear();
  openedQuestions.set(decision, opened);
  return opened;
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
