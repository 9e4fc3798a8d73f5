import type { Chance, Decision, Json, Rules, Seat } from '@fondaco/kernel';

/** Everything a bot gets: the view of its seat, the question, and its own source of chance. Never a state. */
export interface Question<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  seats: number;
  view: V;
  decision: Decision;
  /** What its seat remembers of the game; left out where the rules remember nothing. */
  memory?: Json;
  chance: Chance;
  /** Left out: as much as the level takes, so that the same chance always gives the same answer. */
  budget?: Budget;
}

/** What a bot may still spend in a turn. */
export interface Budget {
  /** By this time, as told by `now`, it must have answered. */
  deadline: number;
  now(): number;
}

export interface Bot {
  /** Milliseconds it may think in a whole turn, where time counts. */
  turnMs?: number;
  /** Returns an answer, or undefined to leave an `asked` or `may` unanswered. A `must` is always answered. */
  answer<S, A, E, V>(question: Question<S, A, E, V>): A | undefined;
}

/** A bot spends this part of the time it has left in a turn on one question: those at its beginning matter most. */
const SHARE_OF_TIME_LEFT = 0.4;

/** The budget of one question, for a bot that has thought for `spent` milliseconds in this turn. */
export const budgetOf = (turnMs: number, spent: number, now: () => number): Budget => ({
  deadline: now() + Math.max(0, turnMs - spent) * SHARE_OF_TIME_LEFT,
  now,
});

/** A full state imagined from the view. Bots only ever look at such states, so they cannot cheat. */
export const imagined = <S, A, E, V>(q: Question<S, A, E, V>): S =>
  q.rules.imagine(q.view, q.decision.seat as Seat, q.chance, q.memory);
