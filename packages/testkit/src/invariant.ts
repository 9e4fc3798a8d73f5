import type { AnyGame, Decision } from '@fondaco/kernel';

/** The table a game is played at, as invariants see it. */
export interface Table<O = unknown, P = unknown> {
  rules: ReturnType<AnyGame['rules']>;
  options: O;
  pack: P;
  seats: number;
}

/** One answer and what it did. */
export interface Transition<S, A, E> {
  before: S;
  decision: Decision;
  action: A;
  after: S;
  events: readonly E[];
}

/** Each function returns what is wrong, or undefined. */
export interface InvariantWatch<S, A, E> {
  state?(state: S): string | undefined;
  transition?(transition: Transition<S, A, E>): string | undefined;
}

/**
 * Something the rulebook says of every position or of every answer. It is written from the text of the rule and does
 * not call the code that implements it. `watch` is called once a game, so that it may remember what came before.
 */
export interface Invariant<S, A, E, O, P> {
  /** The sentence that holds. */
  holds: string;
  /** The paragraph of the rulebook, or the ruling, that says so. */
  rule: string;
  watch(table: Table<O, P>): InvariantWatch<S, A, E>;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
export type AnyInvariant = Invariant<any, any, any, any, any>;

export class InvariantBroken extends Error {
  readonly invariant: AnyInvariant;

  constructor(invariant: AnyInvariant, problem: string) {
    super(`${invariant.holds} (${invariant.rule}): ${problem}`);
    this.invariant = invariant;
  }
}

type Watching = Required<InvariantWatch<unknown, unknown, unknown>>;

/** Watches all invariants of a game. Its functions throw `InvariantBroken` for the first one that is broken. */
export function watchInvariants(invariants: readonly AnyInvariant[], table: Table): Watching {
  const watches = invariants.map((invariant) => ({ invariant, watch: invariant.watch(table) }));
  const demand = (invariant: AnyInvariant, problem: string | undefined): void => {
    if (problem !== undefined) throw new InvariantBroken(invariant, problem);
  };
  return {
    state(state) {
      for (const { invariant, watch } of watches) demand(invariant, watch.state?.(state));
      return undefined;
    },
    transition(transition) {
      for (const { invariant, watch } of watches) demand(invariant, watch.transition?.(transition));
      return undefined;
    },
  };
}
