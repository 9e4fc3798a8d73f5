import type { OwnQuestion } from '@fondaco/kernel';
import type { Goal } from '../../../board/page/scene.ts';
import { goalsIn } from '../../../shared/page/goals.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicAction, ClassicView } from '../../rules/index.ts';
import { wayOf } from './way.ts';

/** Questions about places. Other questions are answered elsewhere on the table. */
const ASKING = ['heading', 'move', 'jump'];

export function goalsOf(facts: Facts, q: OwnQuestion | null, view: ClassicView): Goal[] {
  if (!q || !ASKING.includes(q.kind)) return [];
  return goalsIn<ClassicAction>(q, {
    kindOf: (a) => (a.do === 'head' ? 'head' : a.do === 'go' || a.do === 'land' ? 'fly' : 'jump'),
    spaceOf: (t, id) =>
      t === 'space' ? id : t === 'gate' ? facts.gateSpace(view, Number(id)) : undefined,
    wayOf: (steps, goal) => wayOf(facts, view, steps, goal),
    isWorth: (space) => facts.isTradingPlace(view, space) || facts.isFind(view, space),
  });
}
