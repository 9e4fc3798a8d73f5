import type { Chance, Decision, Rules, Seat } from '@fondaco/kernel';

/** Everything a bot gets: the view of its seat, the question, and its own source of chance. Never a state. */
export interface Question<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  seats: number;
  view: V;
  decision: Decision;
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

/** A full state imagined from the view. Bots only ever look at such states, so they cannot cheat. */
export const imagined = <S, A, E, V>(q: Question<S, A, E, V>): S =>
  q.rules.imagine(q.view, q.decision.seat as Seat, q.chance);
