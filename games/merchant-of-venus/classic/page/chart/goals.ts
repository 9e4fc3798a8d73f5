import type { OwnQuestion } from '@fondaco/kernel';
import { chartSpace } from '../../../board/page/galaxy.ts';
import type { ChartGoal } from '../../../board/page/scene.ts';
import { parseToken } from '../../../board/page/tokens.ts';
import { goalsIn } from '../../../shared/page/goals.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicAction, ClassicView } from '../../rules/index.ts';
import { planWay } from './plan-way.ts';

/** Kinds of questions about spaces. Other questions are answered elsewhere on the table. */
const PLACE_QUESTIONS = ['heading', 'move', 'jump'];

export function chartGoals(facts: Facts, q: OwnQuestion | null, view: ClassicView): ChartGoal[] {
  if (!q || !PLACE_QUESTIONS.includes(q.kind)) return [];
  return goalsIn<ClassicAction>(q, {
    kindOf: (a) => (a.do === 'head' ? 'head' : a.do === 'go' || a.do === 'land' ? 'fly' : 'jump'),
    spaceOf: (t, id) =>
      t === 'space' ? id : t === 'gate' ? facts.gateSpace(view, Number(id)) : undefined,
    wayOf: (steps, goal) => planWay(facts, view, steps, goal),
    isWorth: (space) => facts.isTradingPlace(view, space) || facts.isFind(view, space),
    isHazard: (space) =>
      chartSpace(space)?.type === 'hazard' || isHazardToken(view.encounters[space]),
  });
}

/** A hazard on a token that this viewer knows. */
const isHazardToken = (placed: ClassicView['encounters'][string] | undefined): boolean =>
  placed?.token != null && parseToken(placed.token).kind === 'hazard';
