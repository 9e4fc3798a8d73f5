import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import type { Goal, Pick } from '../../../board/page/scene.ts';
import type { SpaceId } from '../../../classic/rules/index.ts';
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

/** Places the question is about, with the way to each: single answers, then plans of several. */
export function goalsOf(facts: Facts, q: OwnQuestion | null, view: View): Goal[] {
  if (!q) return [];
  const goals = new Map<SpaceId, Goal>();
  for (const { action, at, label, off } of q.options) {
    const a = asAction(action);
    const space = off || !at ? undefined : spaceOf(facts, view, at.t, String(at.id));
    const kind = a ? KINDS[a.do] : undefined;
    if (!space || !a || !kind) continue;
    const way = wayOf(facts, view, kind === 'fly' ? [a] : [], space);
    const worth = a.do !== 'go' || isWorth(facts, view, space);
    goals.set(space, { space, kind, steps: [action], way, worth, label });
  }
  for (const { goal, steps } of q.plans) {
    const space = spaceOf(facts, view, goal.t, String(goal.id));
    if (!space || goals.has(space)) continue;
    const way = wayOf(
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

/** The keyboard goes through them in this order: what is worth the way, then the nearest. */
const byWorth = (a: Goal, b: Goal): number =>
  Number(b.worth) - Number(a.worth) || (a.way.spent.at(-1) ?? 0) - (b.way.spent.at(-1) ?? 0);

const isWorth = (facts: Facts, view: View, id: SpaceId): boolean =>
  facts.isLanding(view, id) || facts.isEncounter(view, id);

const spaceOf = (facts: Facts, view: View, t: string, id: string): SpaceId | undefined =>
  t === 'space' ? id : t === 'gate' ? facts.gates(view).get(Number(id)) : undefined;

const asAction = (json: Json): StandardAction | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as StandardAction) : undefined;
