import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import type { ChartGoal } from '../../../board/page/scene.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicAction, ClassicView, SpaceId } from '../../rules/index.ts';
import { planWay } from './plan-way.ts';

/** Kinds of questions about spaces. Other questions are answered elsewhere on the table. */
const PLACE_QUESTIONS = ['heading', 'move', 'jump'];

/** The spaces the question asks for, with the way to each: single answers first, then plans of several. */
export function chartGoals(facts: Facts, q: OwnQuestion | null, view: ClassicView): ChartGoal[] {
  if (!q || !PLACE_QUESTIONS.includes(q.kind)) return [];
  const goals = new Map<SpaceId, ChartGoal>();
  for (const { action, at, label, off } of q.options) {
    const space = off || !at ? undefined : spaceOf(facts, view, at.t, String(at.id));
    const a = asAction(action);
    if (!space || !a) continue;
    const kind = a.do === 'head' ? 'head' : a.do === 'go' || a.do === 'land' ? 'fly' : 'jump';
    const way = planWay(facts, view, [a], space);
    goals.set(space, {
      space,
      kind,
      steps: [action],
      way,
      worth: a.do !== 'go' || isWorth(facts, view, space),
      label,
    });
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
    const worth = isWorth(facts, view, space);
    goals.set(space, { space, kind: 'fly', steps, way, worth, label: null });
  }
  return [...goals.values()].toSorted(byWorth);
}

/** The order in which the keyboard goes through the goals: worthwhile ones first, then the nearest. */
const byWorth = (a: ChartGoal, b: ChartGoal): number =>
  Number(b.worth) - Number(a.worth) || (a.way.spent.at(-1) ?? 0) - (b.way.spent.at(-1) ?? 0);

const isWorth = (facts: Facts, view: ClassicView, id: SpaceId): boolean =>
  facts.isTradingPlace(view, id) || facts.isFind(view, id);

function spaceOf(facts: Facts, view: ClassicView, t: string, id: string): SpaceId | undefined {
  if (t === 'space') return id;
  return t === 'gate' ? facts.gateSpace(view, Number(id)) : undefined;
}

const asAction = (json: Json): ClassicAction | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as ClassicAction) : undefined;
