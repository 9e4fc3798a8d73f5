import type { OwnQuestion } from '@fondaco/kernel';
import type { ChartGoal, SystemChoice } from '../../../board/page/scene.ts';
import { goalsIn } from '../../../shared/page/goals.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardAction } from '../../rules/index.ts';
import { catalogOf } from '../catalog.ts';
import type { View } from '../view.ts';
import { boardSide } from './board-side.ts';
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

export function chartGoals(facts: Facts, q: OwnQuestion | null, view: View): ChartGoal[] {
  if (!q) return [];
  const { checks } = boardSide(catalogOf(facts));
  return goalsIn<StandardAction>(q, {
    kindOf: (a) => GOAL_KINDS[a.do],
    spaceOf: (t, id) =>
      t === 'space' ? id : t === 'gate' ? facts.gates(view).get(Number(id)) : undefined,
    wayOf: (steps, goal) => planWay(facts, view, steps, goal),
    isWorth: (space) => facts.isLanding(view, space) || facts.isEncounter(view, space),
    isHazard: (space) => checks.has(space) || view.board[space]?.t === 'pirate',
  });
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
