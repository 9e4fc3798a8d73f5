import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import type { ChartGoal, ChartWay } from '../../board/page/scene.ts';
import type { SpaceId } from '../../classic/rules/index.ts';

/** What one of the games says about the places of a question. */
interface GoalRules<A> {
  /** How the chart shows an answer; undefined if it names no place. */
  kindOf(action: A): ChartGoal['kind'] | undefined;
  spaceOf(type: string, id: string): SpaceId | undefined;
  wayOf(steps: readonly A[], goal: SpaceId): ChartWay;
  /** Whether there is something to do at a place. */
  isWorth(space: SpaceId): boolean;
  /** Whether a ship that enters a place must pay or pass a check. */
  isHazard(space: SpaceId): boolean;
}

/** Places the question is about, with the way to each: single answers, then plans of several. */
export function goalsIn<A extends { do: string }>(
  q: OwnQuestion,
  rules: GoalRules<A>,
): ChartGoal[] {
  const { kindOf, spaceOf, wayOf, isWorth, isHazard } = rules;
  // A way by telegate is not drawn along lines, so nothing is known of what lies on it.
  const hazardsOn = ({ spaces, skipped, leaps }: ChartWay): number =>
    leaps
      ? 0
      : spaces.slice(1).filter((space) => isHazard(space) && !skipped.includes(space)).length;
  const goals = new Map<SpaceId, ChartGoal>();
  for (const { action, at, label, off } of q.options) {
    const a = asAction<A>(action);
    const space = off || !at ? undefined : spaceOf(at.t, String(at.id));
    const kind = a && kindOf(a);
    if (!space || !kind) continue;
    const way = wayOf(kind === 'fly' ? [a] : [], space);
    const worth = a.do !== 'go' || isWorth(space);
    const hazards = hazardsOn(way);
    goals.set(space, { space, kind, steps: [action], way, worth, label, hazards });
  }
  for (const { goal, steps } of q.plans) {
    const space = spaceOf(goal.t, String(goal.id));
    if (!space || goals.has(space)) continue;
    const way = wayOf(
      steps.flatMap((s) => asAction<A>(s) ?? []),
      space,
    );
    const worth = isWorth(space);
    const hazards = hazardsOn(way);
    goals.set(space, { space, kind: 'fly', steps, way, worth, label: null, hazards });
  }
  return [...goals.values()].toSorted(byWorth);
}

/** The keyboard goes through them in this order: what is worth the way, then the nearest. */
const byWorth = (a: ChartGoal, b: ChartGoal): number =>
  Number(b.worth) - Number(a.worth) || (a.way.spent.at(-1) ?? 0) - (b.way.spent.at(-1) ?? 0);

const asAction = <A>(json: Json): A | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as A) : undefined;
