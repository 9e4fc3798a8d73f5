import { botTurn } from '@fondaco/bots';
import { type Decision, fastChance } from '@fondaco/kernel';
import { randomHex } from '../wire/keys.ts';
import { atTable, drop, type Hall, type Live, stopTimers } from './live.ts';
import { answer, guarded } from './play.ts';
import { refusalOf } from './refused.ts';
import { Overtaken } from './rows.ts';
import { catchUp } from './settle.ts';

const AFTER_FAILURE = 5000;

const below = (n: number): number => Math.floor(Math.random() * n);

/** Plans what happens without a person: a bot's answer, and that of the rules when a time is up. */
export function schedule(hall: Hall, live: Live): void {
  stopTimers(live);
  const { row, match, passed, pages } = live;
  if (pages.size === 0 || row.status !== 'running' || row.trouble) return;
  const isBot = (seat: number): boolean => (row.seats[seat]?.bot ?? null) !== null;
  const left = (d: Decision): boolean => passed.get(d.id) === match.entries.length;
  const turn = botTurn(match.rules, match.state, isBot, left, below);
  if (turn) later(hall, live, turn.decision, row.pace * turn.times, botAnswers);
  scheduleLapses(hall, live, isBot);
}

/** A question keeps its time, whatever others do meanwhile. */
function scheduleLapses(hall: Hall, live: Live, isBot: (seat: number) => boolean): void {
  const { row, match, deadlines } = live;
  if (row.answerTime === 0) return;
  const now = hall.now();
  const before = new Map(deadlines);
  deadlines.clear();
  for (const d of match.rules.decisions(match.state, 'must')) {
    if (isBot(d.seat) || match.rules.lapse(match.state, d) === undefined) continue;
    const due = before.get(d.id) ?? now + row.answerTime * 1000;
    deadlines.set(d.id, due);
    later(hall, live, d, Math.max(0, due - now), lapse);
  }
}

type Work = (hall: Hall, live: Live, d: Decision) => Promise<void>;

function later(hall: Hall, { row, timers }: Live, d: Decision, ms: number, work: Work): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    void run(hall, row.id, d.id, work);
  }, ms);
  timers.add(timer);
}

async function run(hall: Hall, id: string, decision: number, work: Work): Promise<void> {
  await atTable(hall, id, async (live) => {
    const { rules, state } = live.match;
    const d = rules.decisions(state).find((x) => x.id === decision);
    if (!d || live.row.status !== 'running' || live.row.trouble) return;
    try {
      await work(hall, live, d);
    } catch (error) {
      if (error instanceof Overtaken) await catchUp(hall, live);
      else failed(hall, live, error);
    }
  }).catch(() => {});
}

/** Nothing was written. It is said, and tried again, for as long as somebody looks on. */
function failed(hall: Hall, live: Live, error: unknown): void {
  const { refusal } = refusalOf(error);
  for (const page of live.pages) page.send({ t: 'refused', refusal });
  if (live.row.trouble) return;
  const timer = setTimeout(() => {
    live.timers.delete(timer);
    if (live.pages.size > 0) schedule(hall, live);
    else drop(hall, live);
  }, AFTER_FAILURE);
  live.timers.add(timer);
}

/** A bot gets the view of its seat as a page would, and nothing else. */
async function botAnswers(hall: Hall, live: Live, d: Decision): Promise<void> {
  const { rules, state, entries } = live.match;
  const player = hall.players[live.row.seats[d.seat]?.bot ?? ''];
  if (!player) return;
  const action = await guarded(hall, live, () => {
    const view = JSON.parse(JSON.stringify(rules.view(state, d.seat)));
    return player({ rules, view, decision: d, chance: fastChance(randomHex(16)) });
  });
  if (action !== undefined) await answer(hall, live, { seat: d.seat, decision: d.id, action });
  else {
    if (live.passed.size > 100) live.passed.clear();
    live.passed.set(d.id, entries.length);
    schedule(hall, live);
  }
}

async function lapse(hall: Hall, live: Live, d: Decision): Promise<void> {
  const { rules, state } = live.match;
  const action = await guarded(hall, live, () => rules.lapse(state, d));
  if (action !== undefined) await answer(hall, live, { seat: d.seat, decision: d.id, action });
}
