import { advise, HINT, type ToldAnswer, tellAnswer } from '@fondaco/bots';
import { type Decision, fastChance, sameJson } from '@fondaco/kernel';
import { answerWords } from './answer-words.ts';
import type { PromptChoice } from './choices.ts';
import { type TerminalGame, viewOf } from './session.ts';

const HINT_MS = 1500;

/** The best answers to a question, and why: from what this seat can see. */
export function hintLines(
  s: TerminalGame,
  d: Decision,
  choices: readonly PromptChoice[],
): string[] {
  const { desk, lang } = s;
  const { rules, header } = s.match;
  const view = viewOf(s);
  const now = (): number => performance.now();
  const question = { rules, seats: header.seats, view, decision: d, chance: fastChance('hint') };
  const found = advise({ ...question, budget: { deadline: now() + HINT_MS, now } }, HINT);
  const plans = rules.plan?.(view, d) ?? [];
  const answers = found.map((x) => tellAnswer(rules, plans, x));
  const [best, next] = answers;
  if (!best) return [desk.tell('hint.none')];
  const prefix = d.rule.split('.')[0] ?? '';
  const words = answerWords({
    desk,
    lang,
    prefix,
    termNames: rules.termNames,
    goal: (goal) => s.look.goal(view, goal).label,
  });
  const row = (x: ToldAnswer): string =>
    [
      `  ${placeOf(choices, x)}${words.full(x)}`,
      x.chance && desk.tell('hint.win', { chance: words.chance(x.chance) }),
      desk.tell('hint.lead', { points: words.signed(x.lead.mean) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    desk.paint('bold', desk.tell('hint.best', { what: words.name(best) })),
    ...best.told.map((told) => `  ${desk.say(told)}`),
    ...words.against(best, next),
    ...answers.map(row),
    desk.paint(
      'dim',
      desk.tell('hint.sample', { count: best.tries, points: words.error(best.lead) }),
    ),
  ];
}

/** The number to type for an answer. */
function placeOf(choices: readonly PromptChoice[], { steps }: ToldAnswer): string {
  const at = choices.findIndex(
    (c) => c.t === 'act' && (sameJson(c.steps, steps) || sameJson(c.steps[0], steps[0])),
  );
  return at < 0 || steps.length === 0 ? '' : `${at + 1}) `;
}
