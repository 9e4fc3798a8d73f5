import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import type { ChartGoal, SystemChoice } from '../../../board/page/scene.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardAction } from '../../rules/index.ts';
import type { View } from '../view.ts';
import { planWay } from './plan-way.ts';

/** Kinds of actions that name a space, and how the chart shows them. */
const GOAL_KINDS: Readonly<Record<string, ChartGoal['kind']>> = {
  head: 'head',
  exit: 'head',
  go: 'fly',
  land: 'fly',
  startAtGate: 'jump',
  berth: 'pick',
  build: 'pick',
  keepDrill: 'pick',
};

/** The spaces the question asks for, with the way to each: single answers first, then plans of several. */
export function chartGoals(facts: Facts, q: OwnQuestion | null, view: View): ChartGoal[] {
  if (!q) return [];
  const goals = new Map<SpaceId, ChartGoal>();
  for (const { action, at, label, off } of q.options) {
    const a = asAction(action);
    const space = off || !at ? undefined : spaceOf(facts, view, at.t, String(at.id));
    const kind = a ? GOAL_KINDS[a.do] : undefined;
    if (!space || !a || !kind) continue;
    const way = planWay(facts, view, kind === 'fly' ? [a] : [], space);
    const worth = a.do !== 'go' || isWorth(facts, view, space);
    goals.set(space, { space, kind, steps: [action], way, worth, label });
  }
  for (const { goal, steps } of q.plans) {
    const space = spaceOf(facts, view, goal.t, String(goal.id));
    if (!space || goals.has(space)) continue;
    const way = planWay(
      facts,
      view,
      steps.flatMap((s) => asAction(s) ?? []),
      space,
    );
    goals.set(space, {
      space,
      kind: 'fly',
      steps,
      way,
      worth: isWorth(facts, view, space),
      label: null,
    });
  }
  return [...goals.values()].toSorted(byWorth);
}

/** The systems the question asks for: to reveal, to look at, or to shift the market of. */
export function findSystemChoices(q: OwnQuestion | null): SystemChoice[] {
  const choices = new Map<string, SystemChoice>();
  for (const { action, at, label, off } of q?.options ?? []) {
    if (off || at?.t !== 'system') continue;
    const system = String(at.id);
    const choice = choices.get(system) ?? { system, answers: [] };
    choice.answers.push({ label, action });
    choices.set(system, choice);
  }
  return [...choices.values()];
}

/** The order in which the keyboard goes through the goals: worthwhile ones first, then the nearest. */
const byWorth = (a: ChartGoal, b: ChartGoal): number =>
  Number(b.worth) - Number(a.worth) || (a.way.spent.at(-1) ?? 0) - (b.way.spent.at(-1) ?? 0);

const isWorth = (facts: Facts, view: View, id: SpaceId): boolean =>
  facts.isLanding(view, id) || facts.isEncounter(view, id);

const spaceOf = (facts: Facts, view: View, t: string, id: string): SpaceId | undefined =>
  t === 'space' ? id : t === 'gate' ? facts.gates(view).get(Number(id)) : undefined;

const asAction = (json: Json): StandardAction | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as StandardAction) : undefined;
