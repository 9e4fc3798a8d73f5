import type { AnyGame, AnyMatch, Chance, Decision, Result, StepResult } from '@fondaco/kernel';
import type { AnyInvariant } from '../invariant.ts';
import type { Player } from './players.ts';
import type { Tally } from './tally.ts';

export type AnyRules = ReturnType<AnyGame['rules']>;

export const CHECKS = [
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
  'no leak',
  'replay',
  'undo',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** How much of each is tried at a position. */
export interface Depth {
  /** The costly checks look at one position in so many… */
  every: number;
  /** …and at every one with a kind of question looked at fewer times than this. */
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

/** One game of a course, and what the checks of it share. */
export interface Course {
  game: AnyGame;
  options: unknown;
  pack: unknown;
  rules: AnyRules;
  seats: number;
  seed: string;
  player: Player;
  cap: number;
  depth: Depth;
  invariants: readonly AnyInvariant[];
  tally: Tally;
}

export interface Position {
  step: number;
  state: unknown;
  match: AnyMatch;
  decisions: Decision[];
  over: Result | undefined;
  /** The chance the next step of the game meets, each time from the start. */
  luck(): Chance;
  /** For the choices a check makes itself. */
  chance: Chance;
}

export interface Move {
  decision: Decision;
  action: unknown;
  done: StepResult<unknown, unknown>;
}

/** A check throws at the first thing that is wrong. */
export interface Watch {
  /** Every position. */
  position?(at: Position): void;
  /** Positions that costly checks look at. */
  closely?(at: Position): void;
  move?(before: Position, move: Move, after: Position): void;
  end?(last: Position, states: readonly unknown[]): void;
}

export interface Check {
  name: CheckName;
  /** When it fails the rest of the game would only repeat it. */
  stops?: boolean;
  watch(course: Course): Watch;
}

export function ensure(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

/** What the counts call an action. */
export function kindOf(action: unknown, decision: Decision): string {
  const { do: what, t } = (action ?? {}) as { do?: unknown; t?: unknown };
  for (const name of [what, t]) if (typeof name === 'string') return name;
  return decision.kind;
}

export const brief = (x: unknown): string => {
  const text = JSON.stringify(x) ?? String(x);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
};
