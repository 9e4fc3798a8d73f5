import type { Msg } from './message.ts';
import type { Schema } from './schema.ts';

export type Seat = number;
/** `table` is everyone at it: its view is what a spectator sees. */
export type Viewer = Seat | 'table';
export type RuleId = string;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The version of this contract. Rules are frozen with the one they were written for; the kernel adapts older ones. */
export const CONTRACT = 1;

/** What is registered: one per rule set. */
export interface Game<O, P, S, A, E, V> {
  id: string;
  /** Raised when a recorded game would replay differently. */
  rulesVersion: number;
  seats: { min: number; max: number };
  /** Table options with their defaults; the form for a new table is made from it. */
  options: Schema<O>;
  /** Component values: the schema of a content pack, and the set shipped with the game. */
  pack: Schema<P>;
  components: P;
  /** Binds edition and component values once, so that no rule imports a table. */
  rules(options: O, pack: P): Rules<S, A, E, V>;
}

/** A game of any type, for code that serves every game alike. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
export type AnyGame = Game<any, any, any, any, any, any>;

export interface Rules<S, A, E, V> {
  setup(seats: number, io: Io<E>): S;
  /** Who is asked what, now. A `must` is among them exactly while `result` is unset. */
  decisions(s: S, only?: 'must'): Decision[];
  /** Every listed answer: ids and numbers only. */
  legal(s: S, d: Decision): A[];
  /** Answers too many to list, as bounds. */
  forms(s: S, d: Decision): Form[];
  /** The verdict on any JSON: undefined when legal. Never throws. */
  refuse(s: S, d: Decision, a: unknown): Refusal | undefined;
  /** One legal answer to a form. */
  sample(s: S, d: Decision, form: Form, chance: Chance): A;
  /** The answer given for a seat whose time is up, where the rules have one. */
  lapse(s: S, d: Decision): A | undefined;
  /** Applies a legal answer to a state the caller owns. */
  reduce(s: S, d: Decision, a: A, io: Io<E>): void;
  result(s: S): Result | undefined;

  /** For people: the enabled options are exactly `legal`; disabled ones say why. */
  describe(s: S, d: Decision): Option<A>[];
  /** Far goals and the answers that lead there, from what the seat sees. */
  plan?(v: V, d: Decision): Plan<A>[];
  /** Players must remember for themselves: while a game runs, nobody is shown an earlier position of it. */
  forgets?: true;
  /** May share parts with the state: who goes on to change that copies it first. */
  view(s: S, who: Viewer): V;
  /** The event as this viewer may know it; undefined when he may not know of it at all. */
  redact(e: E, who: Viewer): E | undefined;
  /** The event as a sentence. It must be redacted for its reader first. */
  tell(e: E): Msg;
  /** A full state this seat cannot tell from the real one. */
  imagine(v: V, who: Seat, chance: Chance): S;
  /** What a position is worth to a seat, each number in the unit of the score: their sum is a first estimate. */
  features(s: S, who: Seat): number[];
  clone(s: S): S;
  /** Ids given out up to `later` are not given out again: an answer to a question undone must not hit another. */
  renewIds(s: S, later: S): void;
  /** Conservation and integrity; throws. */
  check(s: S): void;
}

/** `must`: the game waits. `asked`: another player put a question. `may`: free initiative. */
export type Need = 'must' | 'asked' | 'may';

export interface Decision {
  /** Lasts as long as the question and is never used again. */
  id: number;
  seat: Seat;
  kind: string;
  rule: RuleId;
  need: Need;
}

export interface Refusal {
  /** The rule that forbids it; absent when the question itself is not open (any more). */
  rule?: RuleId;
  msg: Msg;
}

/** What an option points at: a card, a port, a seat… */
export interface Target {
  t: string;
  id: string | number;
}

export interface Option<A> {
  action: A;
  label: Msg;
  at?: Target;
  cost?: Msg;
  gain?: Msg;
  /** Present: shown, but not to be had now. */
  off?: Refusal;
}

export interface Plan<A> {
  goal: Target;
  steps: A[];
}

/** An action of a form is its base with a value for every field. */
export interface Form {
  kind: string;
  rule: RuleId;
  label: Msg;
  base: { [key: string]: Json };
  fields: Field[];
}

export type Field = {
  name: string;
  /** The rule behind its bounds, where it is not that of the form. */
  rule?: RuleId;
} & (
  | { t: 'amount'; min: number; max: number }
  | { t: 'one'; of: Item[] }
  /** Several, in any order; `repeat`: the same one more than once. */
  | { t: 'some'; of: Item[]; min: number; max: number; repeat?: boolean }
  /** An optional record about items chosen in another field, each with optional fields. */
  | { t: 'about'; items: string; fields: Field[] }
);

export interface Item {
  id: string;
  label: Msg;
}

export interface Result {
  why: Msg;
  seats: SeatResult[];
}

export interface SeatResult {
  /** 1 for the winner; equal places are shared. Where nobody wins the best comes second. */
  place: number;
  score: number;
  /** The score by source; `source` is a message key. */
  parts: { source: string; points: number }[];
}

export interface Io<E> {
  chance: Chance;
  tell(e: E): void;
  /** Somebody learns something hidden that the answer itself does not say. */
  reveal(to: Viewer): void;
}

export interface Chance {
  int(n: number, tag: string): number;
  shuffle<T>(xs: T[], tag: string): void;
}
