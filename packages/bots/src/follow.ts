import {
  type Decision,
  fastChance,
  isRecord,
  type Json,
  type Msg,
  type Rules,
  sameJson,
  step,
  type Target,
} from '@fondaco/kernel';
import type { Given } from './search.ts';

/** One of a seat's own answers in a row. */
export interface Followed<A> {
  action: A;
  /** As the rules describe it, or the form it fills in. */
  label: Msg | undefined;
  isForm: boolean;
  /** The kind of the question. */
  kind: string;
  at: Target | undefined;
}

/** What a seat's answers lead to without luck. */
export interface Course<A, E> {
  answers: Followed<A>[];
  /** Told as the seat would be. */
  told: E[];
}

/** A seat's own answers in a continuation, up to the first that depends on luck or tells something new; of that one nothing is told. */
export function follow<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  from: S,
  line: readonly Given<A>[],
  seat: number,
): Course<A, E> {
  const course: Course<A, E> = { answers: [], told: [] };
  const turn = rules.turn(from).number;
  let s = from;
  for (const { decision, action } of line) {
    if (decision.seat !== seat || rules.turn(s).number !== turn) break;
    const done = step(rules, s, { seat, decision: decision.id, action }, fastChance('follow'));
    course.answers.push(described(rules, s, decision, action));
    if (!done.ok || done.draws.length > 0 || done.reveals.length > 0) break;
    s = done.state;
    const seen = done.events.flatMap((e) => rules.redact(e, seat) ?? []);
    // At the end of a turn its own event comes first, if it has one; the rest belongs to the next turn.
    const isOver = rules.turn(s).number !== turn;
    course.told.push(...(isOver ? seen.slice(0, -1).slice(0, 1) : seen));
  }
  return course;
}

function described<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  decision: Decision,
  action: A,
): Followed<A> {
  const { kind } = decision;
  const option = rules.describe(s, decision).find((o) => sameJson(o.action, action));
  if (option) return { action, kind, label: option.label, isForm: false, at: option.at };
  const form = rules.forms(s, decision).find(({ base }) => matchesBase(base, action));
  return { action, kind, label: form?.label, isForm: true, at: undefined };
}

const matchesBase = (base: Record<string, Json>, action: unknown): boolean =>
  isRecord(action) && Object.entries(base).every(([name, x]) => sameJson(action[name], x));
