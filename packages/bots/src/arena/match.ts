import {
  type Decision,
  fastChance,
  type Io,
  type Json,
  noMemories,
  noteEvents,
  type Rules,
  silentIo,
} from '@fondaco/kernel';
import { type Bot, type Budget, budgetOf, type Question } from '../player.ts';
import { nextToSpeak } from '../table.ts';
import type { MeasuredPosition } from '../train/odds.ts';
import { learnedWorth } from '../worth.ts';
import { countUses, type Use } from './uses.ts';

/** One game of an arena: who sits where, and the luck of the game. */
export interface Pairing {
  /** Its place in the order of games. */
  number: number;
  /** Names, by seat. */
  lineup: string[];
  seed: string;
}

export interface Played {
  /** Places, by seat: 1 for the winner; ties share a place. */
  places: number[];
  scores: number[];
  turns: number;
  decisions: number;
  /** Answers by their kind. */
  actions: Record<string, number>;
  /** The beginning of each turn, in games that tell how far they are. */
  positions: MeasuredPosition[];
  /** What was told, if it was listened to. */
  uses?: Use[];
  /** By name: milliseconds thought in all, the turns they are for, and the longest turn. */
  thought: Record<string, Thought>;
}

export interface Thought {
  ms: number;
  turns: number;
  longest: number;
}

/** A question to a player outside of this process: whoever plays the match finds the answer. */
export interface Asked<S, A, E, V> {
  name: string;
  question: Question<S, A, E, V>;
}

/** How long bots may think. Iterations make a game repeatable, time does not. */
export interface Clock {
  now(): number;
  /** Milliseconds for a whole turn; `own`: as each bot has at a table; left out: no limit but the bot's iterations. */
  turnMs?: number | 'own' | undefined;
}

export interface MatchSettings extends Clock {
  /** The clock of programs, if they have another: a thread that waits for one spends no time of its own. */
  programNow?(): number;
  /** Counts what is told of the seats. */
  listens?: boolean;
}

const MOST_DECISIONS = 50_000;

/** Plays one game of bots to its end. Throws if it does not end. */
export function playMatch<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  bots: Readonly<Record<string, Bot>>,
  pairing: Pairing,
  settings: MatchSettings,
): Played {
  const step = matchWithPrograms(rules, bots, pairing, settings).next();
  if (!step.done) throw new Error(`no bot ${step.value.name}`);
  return step.value;
}

/** The same with programs, which are all that are no bots: yields what they are asked, and throws if an answer is not legal. */
export function* matchWithPrograms<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  bots: Readonly<Record<string, Bot>>,
  { lineup, seed }: Pairing,
  { listens, now: botsNow, programNow = botsNow, turnMs }: MatchSettings,
): Generator<Asked<S, A, E, V>, Played, unknown> {
  const seats = lineup.length;
  const uses = countUses();
  let memories = noMemories(rules, seats);
  const io: Io<E> = {
    ...silentIo<E>(fastChance(`${seed} game`)),
    tell(e) {
      memories = noteEvents(rules, memories, [e]);
      if (listens) uses.add(rules.tell(e));
    },
  };
  const chance = fastChance(`${seed} ${lineup.join()}`);
  const s = rules.setup(seats, io);
  const thought: Record<string, Thought> = {};
  for (const name of lineup) thought[name] = { ms: 0, turns: 0, longest: 0 };
  const actions: Record<string, number> = {};
  const spent = Array<number>(seats).fill(0);
  const worth = learnedWorth(rules, seats);
  const positions: MeasuredPosition[] = [];
  let turn = Number.NaN;
  let turns = 0;
  function* answerOf(d: Decision): Generator<Asked<S, A, E, V>, A | undefined, unknown> {
    const name = lineup[d.seat] as string;
    const bot = bots[name];
    const now = bot ? botsNow : programNow;
    const began = now();
    const question = {
      rules,
      seats,
      view: rules.view(s, d.seat),
      decision: d,
      ...memoryOf(memories[d.seat]),
      chance,
      ...budgetFor({ now, turnMs }, bot, spent[d.seat] as number),
    };
    const answer = bot
      ? bot.answer(question)
      : legalAnswer(rules, s, d, name, yield { name, question });
    const ms = now() - began;
    spent[d.seat] = (spent[d.seat] as number) + ms;
    (thought[name] as Thought).ms += ms;
    return answer;
  }
  const endTurn = (): void => {
    for (const [seat, ms] of spent.entries()) {
      const of = thought[lineup[seat] as string] as Thought;
      of.longest = Math.max(of.longest, ms);
    }
    spent.fill(0);
  };
  for (let decisions = 0; decisions < MOST_DECISIONS; ) {
    const result = rules.result(s);
    if (result) {
      endTurn();
      const places = result.seats.map((x) => x.place);
      return {
        places,
        scores: result.seats.map((x) => x.score),
        turns,
        decisions,
        actions,
        positions,
        ...(listens && { uses: uses.all() }),
        thought,
      };
    }
    const now = rules.turn(s);
    if (now.number !== turn) {
      turn = now.number;
      turns++;
      endTurn();
      if (rules.progress)
        positions.push({
          progress: rules.progress(s),
          worths: lineup.map((_, seat) => worth(s, seat)),
        });
      (thought[lineup[now.seat] as string] as Thought).turns++;
    }
    const d = nextToSpeak(rules, s, chance);
    if (!d) throw new Error('nobody is to speak');
    const a = yield* answerOf(d);
    if (a === undefined) {
      if (d.need === 'must') throw new Error(`no answer to ${d.kind}`);
      continue;
    }
    rules.reduce(s, d, a, io);
    decisions++;
    const kind = String((a as { do?: unknown }).do);
    actions[kind] = (actions[kind] ?? 0) + 1;
  }
  throw new Error(`a game of ${lineup.join(', ')} does not end: seed ${seed}`);
}

const memoryOf = (memory: Json | undefined): { memory?: Json } =>
  memory === undefined ? {} : { memory };

function legalAnswer<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  d: Decision,
  name: string,
  answer: unknown,
): A | undefined {
  const refusal = answer === undefined ? undefined : rules.refuse(s, d, answer);
  if (refusal) throw new Error(`${name}: not legal for ${d.kind}: ${JSON.stringify(answer)}`);
  return answer as A | undefined;
}

function budgetFor(
  { now, turnMs }: Clock,
  bot: Bot | undefined,
  spent: number,
): { budget?: Budget } {
  const ms = turnMs === 'own' ? bot?.turnMs : turnMs;
  return ms === undefined ? {} : { budget: budgetOf(ms, spent, now) };
}
