import { isRecord, type Json, type OwnQuestion, sameJson } from '@fondaco/kernel';
import type { Suggestion } from '@fondaco/page-kit/table/suggestion.ts';
import type { Facts, Goal, Way } from '../../../rules/facts/index.ts';
import type { Action, View } from '../../../rules/index.ts';
import type { PortId } from '../types.ts';

/** The most ways shown for each harbour. */
const WAYS_PER_HARBOUR = 4;

/** The harbours the question offers, with the ways there. A leap by compass has a single way without legs. */
export const harbourGoals = (q: OwnQuestion, view: View, facts: Facts): Goal[] =>
  q.kind === 'compass' ? compassGoals(q) : facts.goals(view, WAYS_PER_HARBOUR);

function compassGoals(q: OwnQuestion): Goal[] {
  return q.options.flatMap(({ action, off }): Goal[] => {
    const a = asAction(action);
    return a?.do === 'jump' && !off ? [{ port: a.port, ways: [{ steps: [a], legs: [] }] }] : [];
  });
}

/** The goal and way that a hint suggests. A leap by compass may follow the way. Not every way is shown: another one to the same harbour does as well. */
export function suggestedWay(
  goals: readonly Goal[],
  { line, at }: Pick<Suggestion, 'line' | 'at'>,
): { goal: Goal; wayIndex: number } | null {
  const kind = asAction(line[0])?.do;
  const other = line.findIndex((a) => asAction(a)?.do !== kind);
  const steps = other < 0 ? line : line.slice(0, other);
  for (const goal of goals) {
    const wayIndex = goal.ways.findIndex((way) => sameJson(way.steps, steps));
    if (wayIndex >= 0) return { goal, wayIndex };
  }
  const goal = goals.find(({ port }) => at?.t === 'port' && at.id === port);
  return goal ? { goal, wayIndex: 0 } : null;
}

/** The harbours a way passes between its start and its end. */
export const portsBetween = (way: Way): PortId[] => way.legs.slice(1).map(({ from }) => from);

/** How many routes the ship may still sail; 0 outside the sail phase. */
export const routesLeft = (view: View): number => {
  const frame = view.agenda.at(-1);
  return frame?.f === 'sail' ? frame.left : 0;
};

const asAction = (json: Json | undefined): Action | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as Action) : undefined;
