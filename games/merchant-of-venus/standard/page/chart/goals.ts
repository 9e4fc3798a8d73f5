import type { OwnQuestion } from '@fondaco/kernel';
import type { Goal, Pick } from '../../../board/page/scene.ts';
import { goalsIn } from '../../../shared/page/goals.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardAction } from '../../rules/index.ts';
import type { View } from '../view.ts';
import { wayOf } from './way.ts';

/** Answers that name a place, and how the chart shows them. */
const KINDS: Readonly<Record<string, Goal['kind']>> = {
  head: 'head',
  exit: 'head',
  go: 'fly',
  land: 'fly',
  startAtGate: 'jump',
  berth: 'pick',
  build: 'pick',
  keepDrill: 'pick',
};

export function goalsOf(facts: Facts, q: OwnQuestion | null, view: View): Goal[] {
  if (!q) return [];
  return goalsIn<StandardAction>(q, {
    kindOf: (a) => KINDS[a.do],
    spaceOf: (t, id) =>
      t === 'space' ? id : t === 'gate' ? facts.gates(view).get(Number(id)) : undefined,
    wayOf: (steps, goal) => wayOf(facts, view, steps, goal),
    isWorth: (space) => facts.isLanding(view, space) || facts.isEncounter(view, space),
  });
}

/** Systems the question is about: to turn up, to look at, to shift the market of. */
export function picksOf(q: OwnQuestion | null): Pick[] {
  const picks = new Map<string, Pick>();
  for (const { action, at, label, off } of q?.options ?? []) {
    if (off || at?.t !== 'system') continue;
    const system = String(at.id);
    const pick = picks.get(system) ?? { system, answers: [] };
    pick.answers.push({ label, action });
    picks.set(system, pick);
  }
  return [...picks.values()];
}
