import { type Decision, fastChance, type Rules, silentIo } from '@fondaco/kernel';
import { type Bot, type Budget, budgetOf } from '../player.ts';
import { nextToSpeak } from '../table.ts';

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
  /** By name: milliseconds thought in all, the turns they are for, and the longest turn. */
  thought: Record<string, Thought>;
}

export interface Thought {
  ms: number;
  turns: number;
  longest: number;
}

/** How long bots may think. Iterations make a game repeatable, time does not. */
export interface Clock {
  now(): number;
  /** Milliseconds for a whole turn; left out: each bot does what its level does. */
  turnMs?: number | undefined;
}

const MOST_DECISIONS = 50_000;

/** Plays one game to its end. Throws if it does not end. */
export function playMatch<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  bots: Readonly<Record<string, Bot>>,
  { lineup, seed }: Pairing,
  clock: Clock,
): Played {
  const seats = lineup.length;
  const io = silentIo<E>(fastChance(`${seed} game`));
  const chance = fastChance(`${seed} ${lineup.join()}`);
  const s = rules.setup(seats, io);
  const thought: Record<string, Thought> = {};
  for (const name of lineup) thought[name] = { ms: 0, turns: 0, longest: 0 };
  const actions: Record<string, number> = {};
  const spent = Array<number>(seats).fill(0);
  let turn = Number.NaN;
  let turns = 0;
  const answerOf = (d: Decision): A | undefined => {
    const name = lineup[d.seat] as string;
    const began = clock.now();
    const answer = (bots[name] as Bot).answer({
      rules,
      seats,
      view: rules.view(s, d.seat),
      decision: d,
      chance,
      ...budgetFor(clock, spent[d.seat] as number),
    });
    const ms = clock.now() - began;
    spent[d.seat] = (spent[d.seat] as number) + ms;
    (thought[name] as Thought).ms += ms;
    return answer;
  };
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
        thought,
      };
    }
    const now = rules.turn(s);
    if (now.number !== turn) {
      turn = now.number;
      turns++;
      endTurn();
      (thought[lineup[now.seat] as string] as Thought).turns++;
    }
    const d = nextToSpeak(rules, s, chance);
    if (!d) throw new Error('nobody is to speak');
    const a = answerOf(d);
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

function budgetFor({ now, turnMs }: Clock, spent: number): { budget?: Budget } {
  if (turnMs === undefined) return {};
  return { budget: budgetOf(turnMs, spent, now) };
}
