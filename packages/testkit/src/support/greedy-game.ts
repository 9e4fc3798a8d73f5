import { greedy, nextToSpeak } from '@fondaco/bots';
import { chanceAt, fastChance, type Rules, setUp, silentIo } from '@fondaco/kernel';

/** Far more than any game takes: a game that reaches it is stuck. */
const MOST_ANSWERS = 20_000;

interface Turns {
  /** Changes with every turn. */
  turn: unknown;
  agenda: readonly unknown[];
}

interface Played<S> {
  state: S;
  answers: number;
  /** Answers in the longest turn. */
  longest: number;
  scores: number[];
}

/** Plays game `i` as `simulate --player greedy` does and checks every state; throws at a turn of `most` answers, which goes in circles. */
export function greedyGame<S extends Turns, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
  i: number,
  most: number,
): Played<S> {
  const game = chanceAt({ t: 'seeded', seed: `1/${i}` }, undefined, 0);
  const players = fastChance(`players/1/${i}`);
  const io = silentIo<E>(game);
  const { state } = setUp(rules, seats, game);
  rules.check(state);
  let [answers, longest, before] = [0, 0, 0];
  let { turn } = state;
  while (!rules.result(state)) {
    const d = nextToSpeak(rules, state, players);
    if (!d) throw new Error(`game ${i}: nobody is to speak`);
    const view = rules.view(state, d.seat);
    const action = greedy.answer({ rules, seats, view, decision: d, chance: players });
    if (action === undefined) {
      if (d.need === 'must') throw new Error(`game ${i}: no answer to ${d.kind}`);
      continue;
    }
    rules.reduce(state, d, action, io);
    rules.check(state);
    answers++;
    longest = Math.max(longest, answers - before);
    if (state.turn !== turn) {
      turn = state.turn;
      before = answers;
    }
    if (answers === MOST_ANSWERS || longest === most)
      throw new Error(
        `game ${i} is stuck: ${answers} answers, ${JSON.stringify(state.agenda.at(-1))}`,
      );
  }
  const scores = rules.result(state)?.seats.map((x) => x.score) ?? [];
  return { state, answers, longest, scores };
}

/** The value that this share of the numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
