import {
  isOwn,
  type Json,
  misfit,
  type Outlook,
  type OwnQuestion,
  sameJson,
} from '@fondaco/kernel';

/** The steps of a plan that have yet to be said. */
export interface Steps {
  question: OwnQuestion;
  /** Own questions that were open when the plan began: new ones stop it. */
  known: ReadonlySet<number>;
  rest: readonly Json[];
}

const ownQuestions = ({ questions }: Outlook): OwnQuestion[] => questions.filter(isOwn);

export function stepsOf(question: OwnQuestion, rest: readonly Json[], now: Outlook): Steps {
  return { question, rest, known: new Set(ownQuestions(now).map((q) => q.id)) };
}

/** The question the next step answers; undefined when the step is no longer possible, or something else is asked. */
export function nextStep({ question, known, rest }: Steps, now: Outlook): OwnQuestion | undefined {
  const [action] = rest;
  if (action === undefined) return undefined;
  const open = ownQuestions(now);
  // On the way a question may become one of another kind: to assign dice, then to fly.
  const here = open.find((q) => q.need === question.need && takes(q, action));
  if (!here) return undefined;
  const asked = open.some((q) => q !== here && q.need !== 'may' && !known.has(q.id));
  return asked ? undefined : here;
}

const takes = ({ options, forms }: OwnQuestion, action: Json): boolean =>
  options.some((o) => o.off === undefined && sameJson(o.action, action)) ||
  forms.some((form) => misfit(form, action) === undefined);
