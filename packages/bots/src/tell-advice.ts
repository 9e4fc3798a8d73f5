import { type Json, type Msg, type Plan, type Rules, sameJson, type Target } from '@fondaco/kernel';
import type { Advised, Estimate } from './advise.ts';
import type { Followed } from './follow.ts';

/** An answer in words, and what it leads to: plain data, for pages and files. */
export interface ToldAnswer {
  /** The answer, or all that lead to its goal; empty where the question is left unanswered. */
  steps: Json[];
  /** All answers of the seat that follow in this turn, as far as no luck is in it. */
  line: Json[];
  /** What it does; absent where nothing is done. */
  label?: Msg;
  /** What is offered. */
  detail?: Msg;
  /** The first of several steps: ways to one goal differ by it. */
  first?: Msg;
  at?: Target;
  /** Where a plan leads. */
  goal?: Target;
  /** What follows in this turn. */
  told: Msg[];
  tries: number;
  lead: Estimate;
  chance?: Estimate;
  /** What each term adds to the lead, in the order of the term names. */
  terms: number[];
}

/** A plan is followed to its goal; otherwise an answer stands for itself. */
export function tellAnswer<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  plans: readonly Plan<A>[],
  { action, course, tries, lead, chance, terms }: Advised<A, E>,
): ToldAnswer {
  const { answers } = course;
  const plan = planOn(plans, answers);
  // Where plans are made a way is asked for: it is followed to its end, even if no plan takes just this one.
  const way = plans.length > 0 ? sameKind(answers) : answers.slice(0, 1);
  const isLeft = action === undefined;
  const steps = isLeft ? [] : (plan?.steps ?? way.map((x) => x.action));
  const last = way.at(-1);
  const at = plan?.goal ?? last?.at;
  const told = isLeft ? [] : course.told.map((e) => rules.tell(e));
  const detail = last?.isForm ? told[0] : undefined;
  return {
    steps: steps as Json[],
    line: isLeft ? [] : (answers.map((x) => x.action) as Json[]),
    ...(!isLeft && last?.label && { label: last.label }),
    ...(detail && { detail }),
    ...(steps.length > 1 && way[0]?.label && { first: way[0].label }),
    ...(!isLeft && at && { at }),
    ...(!isLeft && plan && { goal: plan.goal }),
    told,
    tries,
    lead,
    ...(chance && { chance }),
    terms,
  };
}

/** The farthest goal that these answers lead to. Steps without a choice are not asked for: the rules take them. */
function planOn<A>(
  plans: readonly Plan<A>[],
  answers: readonly Followed<A>[],
): Plan<A> | undefined {
  const line = sameKind(answers).map((x) => x.action);
  let found: Plan<A> | undefined;
  for (const plan of plans) {
    const { steps } = plan;
    if (steps.length <= (found?.steps.length ?? 0) || !sameJson(steps[0], line[0])) continue;
    let matched = 0;
    for (const step of steps) if (sameJson(step, line[matched])) matched++;
    if (matched === steps.length || matched === line.length) found = plan;
  }
  return found;
}

/** The first answers, as long as they are to questions of one kind. */
function sameKind<A>(answers: readonly Followed<A>[]): readonly Followed<A>[] {
  const other = answers.findIndex((x) => x.kind !== answers[0]?.kind);
  return other < 0 ? answers : answers.slice(0, other);
}
