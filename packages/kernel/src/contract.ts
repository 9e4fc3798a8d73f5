import type { Messages } from './locales.ts';
import type { Msg } from './message.ts';
import type { Schema } from './schema.ts';

export type Seat = number;
/** A seat, or `table` for what everybody may know: the view of a spectator. */
export type Viewer = Seat | 'table';
export type RuleId = string;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The version of this contract. Frozen rules record the version they were written for; the kernel adapts older ones. */
export const CONTRACT = 2;

/** One rule set, as it is registered. */
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
  /** The names a component set gives to things that the shipped one does not have or calls otherwise, by the keys of their texts. */
  packNames?(pack: P, options: O): Messages;
  /** What is allowed in a component set, but probably not meant. */
  packWarnings?(pack: P): Msg[];
  /** Binds options and component values once, so that no rule imports a table of values. */
  rules(options: O, pack: P): Rules<S, A, E, V>;
}

/** A game of any type, for code that works with every game. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
export type AnyGame = Game<any, any, any, any, any, any>;

export interface Rules<S, A, E, V> {
  setup(seats: number, io: Io<E>): S;
  /** The questions open now. While `result` is undefined at least one of them is a `must`, afterwards none. */
  decisions(s: S, only?: 'must'): Decision[];
  /** Every answer that can be listed; answers hold ids and numbers only. */
  legal(s: S, d: Decision): A[];
  /** Bounds of the answers that are too many to list. */
  forms(s: S, d: Decision): Form[];
  /** Why any JSON value is not a legal answer; undefined when it is one. Never throws. */
  refuse(s: S, d: Decision, a: unknown): Refusal | undefined;
  /** A random legal answer to a form. */
  sample(s: S, d: Decision, form: Form, chance: Chance): A;
  /** The answer given for a seat whose time has run out; undefined where the rules have none. */
  lapse(s: S, d: Decision): A | undefined;
  /** Applies a legal answer to a state the caller owns. */
  reduce(s: S, d: Decision, a: A, io: Io<E>): void;
  result(s: S): Result | undefined;
  /** The score of every seat if the game ended here, without any draws. Recorded when the players end a game early. */
  standing?(s: S): number[];

  /** For people: the enabled options are exactly `legal`; disabled ones say why. */
  describe(s: S, d: Decision): Option<A>[];
  /** Goals several answers away, with the answers that lead there, computed from what the seat sees. */
  plan?(v: V, d: Decision): Plan<A>[];
  /** Players must remember for themselves: no earlier position is shown to anybody while the game runs. */
  forgets?: true;
  /** May alias the state: clone before mutating. */
  view(s: S, who: Viewer): V;
  /** The event with what this viewer may not know left out; undefined when they may not know of it at all. */
  redact(e: E, who: Viewer): E | undefined;
  /** The event as a sentence. Redact it for its reader first. */
  tell(e: E): Msg;
  /** Invents the hidden parts: a full state that this seat cannot tell from the real one; with what it remembers, a more likely one. */
  imagine(v: V, who: Seat, chance: Chance, memory?: Json): S;
  /** Whose turn it is, and which. A search plays until it is another one. */
  turn(s: S): Turn;
  /** Names what `terms` returns, in this order. */
  termNames: readonly string[];
  /** What makes up the worth of a position to a seat: a number for every name. */
  terms(s: S, who: Seat): number[];
  /** The weight of each term, made by hand: the weighted sum estimates the worth in points of the score. Left out: all are 1. */
  weights?: readonly number[];
  /** Weights learned from games of so many seats; left out or undefined where there are none. */
  learned?(seats: number): readonly number[] | undefined;
  /** How much of the game is over, from 0 to 1. Left out with `odds`. */
  progress?(s: S): number;
  /**
   * The lead in points that makes a seat e times as likely to win as another, at the beginning and at the end of a game of so many
   * seats: `fondaco train` fits both. Left out or undefined where nobody has measured it with these options and component values; then no
   * chances are shown.
   */
  odds?(seats: number): readonly [number, number] | undefined;
  /** Whether another answer can take this one back while the question stays open. Left out where no answer can be taken back. */
  revocable?(s: S, d: Decision, a: A): boolean;
  /**
   * Answers that are too many to list and promise something to their giver, whoever else is to agree: complete and legal, for a seat
   * that values positions like this. The state is an imagined one; so what others hold in it may be otherwise.
   */
  proposals?(s: S, d: Decision, worth: Worth<S>, memory?: Json): A[];
  /** What a seat remembers of the game beyond its view. Left out where that changes nothing. */
  memory?: Memory<E>;
  /**
   * Points that speak against an answer besides what it leads to: that it helps the leader, for example. Negative: it promises more
   * than can be foreseen. Infinite: the seat has refused the same before.
   */
  qualms?(s: S, d: Decision, a: A, worth: Worth<S>, memory?: Json): number;
  /** The same answer with the words a player would add to it: why an offer is refused, for example. */
  phrase?(s: S, d: Decision, a: A, worth: Worth<S>, memory?: Json): A;
  clone(s: S): S;
  /** Skips all ids that `later` has used, so that an answer to a question that was undone cannot hit a new one. */
  renewIds(s: S, later: S): void;
  /** Throws when the state breaks an invariant: something lost, doubled or out of bounds. */
  check(s: S): void;
}

/**
 * A fold over the events a seat was told, as plain JSON: a restart, another process or an undo makes it again. It stays small,
 * however long the game is.
 */
export interface Memory<E> {
  empty(seats: number): Json;
  /** The memory after an event, which is redacted for this seat. Leaves the given memory unchanged. */
  note(memory: Json, e: E, who: Seat): Json;
}

/** `must`: the game waits for it. `asked`: another player asked, an answer is optional. `may`: on the seat's own initiative. */
export type Need = 'must' | 'asked' | 'may';

export interface Decision {
  /** Stays the same as long as the question is open and is never reused. */
  id: number;
  seat: Seat;
  kind: string;
  rule: RuleId;
  need: Need;
}

/** What a position is worth to a seat, in points of the score. */
export type Worth<S> = (s: S, seat: Seat) => number;

export interface Turn {
  seat: Seat;
  /** Counts up with every turn of the game. */
  number: number;
}

export interface Refusal {
  /** The rule that forbids it; absent when the question is not open. */
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
  /** Present when the option is shown but cannot be taken now. */
  off?: Refusal;
}

export interface Plan<A> {
  goal: Target;
  steps: A[];
}

/** Describes a family of answers: each is `base` plus a value for every field. */
export interface Form {
  kind: string;
  rule: RuleId;
  label: Msg;
  base: { [key: string]: Json };
  fields: Field[];
}

export type Field = {
  name: string;
  /** The rule behind the bounds, where it differs from the form's. */
  rule?: RuleId;
} & (
  | { t: 'amount'; min: number; max: number }
  | { t: 'one'; of: Item[]; optional?: true }
  /** Several items in any order; with `repeat` an item may occur more than once. */
  | { t: 'some'; of: Item[]; min: number; max: number; repeat?: boolean }
  /** Optional statements about the items chosen in another field, each with optional fields. */
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
  /** 1 for the winner; ties share a place. Where nobody wins, the best player comes second. */
  place: number;
  score: number;
  /** The score by source; `source` is a message key. */
  parts: { source: string; points: number }[];
}

export interface Io<E> {
  chance: Chance;
  tell(e: E): void;
  /** Must be called when somebody learns something hidden that the answer itself does not tell: it stops free undo. */
  reveal(to: Viewer): void;
}

export interface Chance {
  int(n: number, tag: string): number;
  shuffle<T>(xs: T[], tag: string): void;
}
