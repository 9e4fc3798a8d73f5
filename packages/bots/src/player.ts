import type { Chance, Decision, Rules, Seat } from '@fondaco/kernel';

/** All a bot gets: what its seat sees, the question, and chance of its own. Never a state. */
export interface Question<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  view: V;
  decision: Decision;
  chance: Chance;
}

/** Undefined: it leaves an `asked` or `may` alone. A `must` always gets an answer. */
export type Player = <S, A, E, V>(question: Question<S, A, E, V>) => A | undefined;

/** What a seat asks of the world: imagined from its view, so that no bot can cheat. */
export const imagined = <S, A, E, V>(q: Question<S, A, E, V>): S =>
  q.rules.imagine(q.view, q.decision.seat as Seat, q.chance);
