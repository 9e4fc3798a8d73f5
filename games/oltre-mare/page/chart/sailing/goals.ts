import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import type { Facts, Goal, Way } from '../../../rules/facts/index.ts';
import type { Action, View } from '../../../rules/index.ts';
import type { PortId } from '../types.ts';

/** So many ways are shown for each harbour. */
const MOST_WAYS = 4;

/** Harbours one can put in at, with the ways there; a leap has one without legs. */
export const goalsOf = (q: OwnQuestion, view: View, facts: Facts): Goal[] =>
  q.kind === 'compass' ? leaps(q) : facts.goals(view, MOST_WAYS);

function leaps(q: OwnQuestion): Goal[] {
  return q.options.flatMap(({ action, off }): Goal[] => {
    const a = asAction(action);
    return a?.do === 'jump' && !off ? [{ port: a.port, ways: [{ steps: [a], legs: [] }] }] : [];
  });
}

/** The harbours called at between the first and the last. */
export const between = (way: Way): PortId[] => way.legs.slice(1).map(({ from }) => from);

export const leftOf = (view: View): number => {
  const frame = view.agenda.at(-1);
  return frame?.f === 'sail' ? frame.left : 0;
};

const asAction = (json: Json): Action | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as Action) : undefined;
