import { type Advised, advise, tellAnswer } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { type Decision, fastChance, sameJson, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';

const bound = oltreMare.rules(oltreMare.options.parse({}), oltreMare.components);
const rules = { ...bound, odds: () => [20, 6] as const };
const SEATS = 3;
const FEW = { iterations: 24, most: 3 };

/** A question of this kind with several answers, in a game in which everybody gives the first answer there is. */
function positionWith(kind: string) {
  const io = silentIo<never>(fastChance(kind));
  const s = rules.setup(SEATS, io);
  for (let n = 0; n < 500; n++) {
    const d = rules.decisions(s, 'must')[0] as Decision;
    const answers = rules.legal(s, d);
    if (d.kind === kind && answers.length > 1) return { state: s, decision: d };
    const [first] = answers.toReversed();
    if (first === undefined) throw new Error(`no answer to ${d.kind}`);
    rules.reduce(s, d, first, io);
  }
  throw new Error(`nobody was asked to ${kind}`);
}

const askedAbout = (state: ReturnType<typeof rules.setup>, decision: Decision) => ({
  rules,
  seats: SEATS,
  view: rules.view(state, decision.seat),
  decision,
  chance: fastChance('advice'),
});

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

test('the best answer comes first, and its terms add up to its lead', () => {
  const { state, decision } = positionWith('play');
  const answers = advise(askedAbout(state, decision), FEW);
  expect(answers.length).toBeGreaterThan(1);
  const leads = answers.filter((x) => x.tries === answers[0]?.tries).map((x) => x.lead.mean);
  expect(leads).toEqual(leads.toSorted((a, b) => b - a));
  for (const { lead, terms, chance, action } of answers) {
    expect(sum(terms)).toBeCloseTo(lead.mean, 6);
    expect(lead.error).toBeGreaterThan(0);
    expect(chance?.mean).toBeGreaterThan(0);
    expect(chance?.mean).toBeLessThan(1);
    expect(rules.refuse(state, decision, action)).toBeUndefined();
  }
});

test('a machine that is too slow for the time given still gets advice', () => {
  const { state, decision } = positionWith('play');
  let time = 0;
  const budget = { deadline: 650, now: () => (time += 1000) };
  const answers = advise({ ...askedAbout(state, decision), budget }, FEW);
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.every((x) => x.tries > 0)).toBe(true);
});

test('it is worked out from what the seat sees alone', () => {
  const { state, decision } = positionWith('trade');
  const other = rules.imagine(rules.view(state, decision.seat), decision.seat, fastChance('other'));
  const here = advise(askedAbout(state, decision), FEW);
  expect(advise(askedAbout(other, decision), FEW)).toEqual(here);
});

test('what was played is compared too, and answers found before can be tried again', () => {
  const { state, decision } = positionWith('play');
  const question = askedAbout(state, decision);
  const all = advise(question, { ...FEW, most: 99 });
  const worst = all.at(-1) as Advised<never, never>;
  const compared = advise(question, { ...FEW, most: 1 }, { played: worst.action as never });
  expect(compared).toHaveLength(2);
  expect(compared[1]?.action).toEqual(worst.action);
  const only = compared.map((x) => x.action);
  const again = advise(question, FEW, { only });
  expect(again.map((x) => x.tries)).toEqual([12, 12]);
});

test('a way is told with its goal and what follows; chances are left out where nobody measured them', () => {
  const { state, decision } = positionWith('sail');
  const { odds: _, ...unmeasured } = rules;
  const question = { ...askedAbout(state, decision), rules: { ...unmeasured } };
  const plans = rules.plan?.(question.view, decision) ?? [];
  const [best] = advise(question, FEW).map((x) => tellAnswer(rules, plans, x));
  expect(plans.some((plan) => sameJson(plan.steps, best?.steps))).toBe(true);
  expect(best?.at?.t).toBe('port');
  expect(best?.goal).toEqual(best?.at);
  expect(best?.told[0]?.key).toBe('om.event.sailed');
  expect(best?.chance).toBeUndefined();
});
