import {
  isOwn,
  type Json,
  type Outlook,
  type OwnQuestion,
  sameJson,
  validateAnswer,
} from '@fondaco/kernel';

/** The steps of a plan that have not been sent yet. */
export interface PlanSteps {
  question: OwnQuestion;
  /** Own questions that were open when the plan began: new ones stop it. */
  known: ReadonlySet<number>;
  rest: readonly Json[];
}

const ownQuestions = ({ questions }: Outlook): OwnQuestion[] => questions.filter(isOwn);

export function planStepsOf(question: OwnQuestion, rest: readonly Json[], now: Outlook): PlanSteps {
  return { question, rest, known: new Set(ownQuestions(now).map((q) => q.id)) };
}

/** The question the next step answers; undefined when the step is no longer possible, or something else is asked. */
export function questionOfNextStep(
  { question, known, rest }: PlanSteps,
  now: Outlook,
): OwnQuestion | undefined {
  const [action] = rest;
  if (action === undefined) return undefined;
  const open = ownQuestions(now);
  // The kind of question may change on the way: to assign dice, then to fly.
  const here = open.find((q) => q.need === question.need && takes(q, action));
  if (!here) return undefined;
  const asked = open.some((q) => q !== here && q.need !== 'may' && !known.has(q.id));
  return asked ? undefined : here;
}

const takes = ({ options, forms }: OwnQuestion, action: Json): boolean =>
  options.some((o) => o.off === undefined && sameJson(o.action, action)) ||
  forms.some((form) => validateAnswer(form, action) === undefined);
