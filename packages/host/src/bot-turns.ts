import { type AnyMatch, countOf, type Decision, type Json, type Seat } from '@fondaco/kernel';
import { atClaimedTable } from './claimed.ts';
import { actorKey } from './command-keys.ts';
import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { answer, guardRules } from './play.ts';
import { Refused } from './refused.ts';
import type { JobRow } from './rows.ts';
import { atTable } from './table-lock.ts';
import type { BotTask } from './think.ts';

/** Few, so that a person's move never waits behind the answers of many bots. */
const TURNS_AT_ONCE = 4;
/** Answers where another bot failed. */
const SIMPLE_BOT = 'random';
const SEED_BYTES = 16;
const MAX_PASSED_DECISIONS = 100;
const ILLEGAL = 409;

export interface BotTurns {
  add(job: JobRow): void;
  /** No further turn begins. Bots that think are not waited for: their answers are dropped. */
  stop(): void;
}

/** Bots of many tables take turns: the table that has waited longest is next, and each has one turn at a time. */
export function startBotTurns(run: (job: JobRow) => Promise<void>): BotTurns {
  const waiting = new Map<string, JobRow>();
  const running = new Set<string>();
  function runNext(): void {
    for (const [table, job] of waiting) {
      if (running.size >= TURNS_AT_ONCE) return;
      if (running.has(table)) continue;
      waiting.delete(table);
      running.add(table);
      void run(job).finally(() => {
        running.delete(table);
        runNext();
      });
    }
  }
  return {
    add(job) {
      waiting.set(job.table, job);
      runNext();
    },
    stop: () => waiting.clear(),
  };
}

/** A question to a bot, and the position in which it was asked. */
interface Asked {
  task: BotTask;
  count: number;
  live: LiveTable;
  turn: number;
}

const thoughtIn = ({ thought }: LiveTable, seat: Seat, turn: number): number => {
  const before = thought.get(seat);
  return before?.turn === turn ? before.ms : 0;
};

function noteThought({ live, turn, task }: Asked, ms: number): void {
  const { seat } = task.decision;
  live.thought.set(seat, { turn, ms: thoughtIn(live, seat, turn) + ms });
}

/**
 * Lets a bot answer. It thinks outside of the table's lock, so that people can act meanwhile; if the position has changed by
 * then, the answer is dropped, and the bot is asked again. Where it fails, a simpler bot answers.
 */
export async function playBotTurn(
  host: Host,
  job: JobRow,
  isStopped: () => boolean,
): Promise<void> {
  const asked = await atClaimedTable(host, job, (live) => askBot(host, live, job));
  if (!asked || isStopped()) return;
  let failure: unknown;
  for (const bot of new Set([asked.task.bot, SIMPLE_BOT])) {
    try {
      const began = host.monotonic();
      const action = await host.think({ ...asked.task, bot });
      noteThought(asked, host.monotonic() - began);
      if (isStopped()) return;
      return await atTable(host, job.table, (live) => answerFor(host, live, job, asked, action));
    } catch (error) {
      // A thread may have been ended with the server.
      if (isStopped()) return;
      if (error instanceof Refused && error.status !== ILLEGAL) throw error;
      failure = error;
      host.liveTables.get(job.table)?.failedBots.add(bot);
      const { id: decision, seat } = asked.task.decision;
      host.log.error({ table: job.table, decision, seat, bot, err: error }, 'a bot failed');
    }
  }
  await atTable(host, job.table, (live) =>
    guardRules(host, live, 'bots', () => {
      throw failure;
    }),
  );
}

/** The question a due job is about; undefined if it is gone, or not due any more. */
function dueQuestion(
  host: Host,
  live: LiveTable,
  { id }: JobRow,
): { match: AnyMatch; d: Decision } | undefined | 'gone' {
  const job = live.jobs.get(id);
  if (!job || job.due > host.houseTime.now()) return undefined;
  const { match } = live;
  const d = match?.rules.decisions(match.state).find((x) => x.id === job.decision);
  return match && d && live.seats[d.seat]?.bot != null ? { match, d } : 'gone';
}

async function askBot(host: Host, live: LiveTable, job: JobRow): Promise<Asked | undefined> {
  const due = dueQuestion(host, live, job);
  if (due === 'gone') await commitAndBroadcast(host, live, {});
  if (due === undefined || due === 'gone') return undefined;
  const { match, d } = due;
  const view = await guardRules(host, live, 'view of a bot', () =>
    JSON.stringify(match.rules.view(match.state, d.seat) as Json),
  );
  const { game, rulesVersion, options, seats } = match.header;
  const turn = match.rules.turn(match.state).number;
  const bot = live.seats[d.seat]?.bot as string;
  const memory = live.memories[d.seat];
  return {
    count: countOf(match),
    live,
    turn,
    task: {
      bot: live.failedBots.has(bot) ? SIMPLE_BOT : bot,
      game,
      rulesVersion,
      options,
      pack: live.pack,
      packHash: live.row.pack,
      view,
      ...(memory !== undefined && { memory: JSON.stringify(memory) }),
      seats,
      decision: d,
      thoughtMs: thoughtIn(live, d.seat, turn),
      seed: host.random.hex(SEED_BYTES),
    },
  };
}

async function answerFor(
  host: Host,
  live: LiveTable,
  job: JobRow,
  { task: { decision }, count }: Asked,
  action: unknown,
): Promise<void> {
  const due = dueQuestion(host, live, job);
  if (due === undefined || due === 'gone') return;
  const { match, d } = due;
  if (d.id !== decision.id || countOf(match) !== count) return;
  if (action !== undefined) {
    const given = { seat: d.seat, decision: d.id, action };
    await answer(host, live, match, given, actorKey(':bot', match, d));
    return;
  }
  if (d.need === 'must') throw new Error(`a bot left ${d.kind} unanswered`);
  if (live.passedDecisions.size > MAX_PASSED_DECISIONS) live.passedDecisions.clear();
  live.passedDecisions.set(d.id, count);
  await commitAndBroadcast(host, live, {});
}
