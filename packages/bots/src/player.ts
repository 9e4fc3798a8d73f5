import type { Chance, Decision, Rules, Seat } from '@fondaco/kernel';

/** Everything a bot gets: the view of its seat, the question, and its own source of chance. Never a state. */
export interface Question<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  view: V;
  decision: Decision;
  chance: Chance;
}

/** Returns an answer, or undefined to leave an `asked` or `may` unanswered. A `must` is always answered. */
export type Bot = <S, A, E, V>(question: Question<S, A, E, V>) => A | undefined;

/** A full state imagined from the view. Bots only ever look at such states, so they cannot cheat. */
export const imagined = <S, A, E, V>(q: Question<S, A, E, V>): S =>
  q.rules.imagine(q.view, q.decision.seat as Seat, q.chance);
