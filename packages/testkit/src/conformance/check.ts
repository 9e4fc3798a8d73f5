import type { AnyGame, AnyMatch, Chance, Decision, Result, StepResult } from '@fondaco/kernel';
import type { AnyInvariant } from '../invariant.ts';
import type { TestPlayer } from './players.ts';
import type { Tally } from './tally.ts';

export type AnyRules = ReturnType<AnyGame['rules']>;

export const CONFORMANCE_CHECKS = [
  'ends',
  'no dead end',
  'conserved',
  'invariants',
  'json',
  'pure',
  'ids',
  'offered = accepted',
  'not offered = refused',
  'imagine',
  'search',
  'no leak',
  'replay',
  'undo',
] as const;
export type CheckName = (typeof CONFORMANCE_CHECKS)[number];

/** How much of each is tried at a position. */
export interface Depth {
  /** Costly checks look at every n-th position… */
  every: number;
  /** …and at each one with a kind of question they have looked at fewer times than this. */
  rare: number;
  /** Listed answers tried. */
  answers: number;
  /** Answers tried of each form. */
  samples: number;
  /** Wrong answers tried. */
  mutants: number;
  /** Worlds imagined for each viewer. */
  worlds: number;
  /** Steps compared in each of them. */
  steps: number;
  /** Positions of a game that undo is tried at. */
  undos: number;
}

/** One game under the checks, and what they share. */
export interface GameRun {
  game: AnyGame;
  options: unknown;
  pack: unknown;
  rules: AnyRules;
  seats: number;
  seed: string;
  player: TestPlayer;
  cap: number;
  depth: Depth;
  invariants: readonly AnyInvariant[];
  tally: Tally;
}

export interface CheckedPosition {
  step: number;
  state: unknown;
  match: AnyMatch;
  decisions: Decision[];
  over: Result | undefined;
  /** The draws the next step of the game will get; every call starts them again. */
  luck(): Chance;
  /** Randomness for the choices a check makes itself. */
  chance: Chance;
}

export interface CheckedMove {
  decision: Decision;
  action: unknown;
  done: StepResult<unknown, unknown>;
}

/** What a check looks at. It throws at the first thing that is wrong. */
export interface Watch {
  /** Called at every position. */
  position?(at: CheckedPosition): void;
  /** Called only at positions that costly checks look at. */
  closely?(at: CheckedPosition): void;
  move?(before: CheckedPosition, move: CheckedMove, after: CheckedPosition): void;
  end?(last: CheckedPosition, states: readonly unknown[]): void;
}

export interface ConformanceCheck {
  name: CheckName;
  /** The game is broken off when this check fails: the rest would only repeat the failure. */
  stops?: boolean;
  watch(course: GameRun): Watch;
}

export function ensure(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

/** The name under which an action is counted. */
export function kindOf(action: unknown, decision: Decision): string {
  const { do: what, t } = (action ?? {}) as { do?: unknown; t?: unknown };
  for (const name of [what, t]) if (typeof name === 'string') return name;
  return decision.kind;
}

export const brief = (x: unknown): string => {
  const text = JSON.stringify(x) ?? String(x);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
};
