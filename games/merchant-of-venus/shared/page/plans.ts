import type { OwnQuestion, TableInfo } from '@fondaco/kernel';
import { useMemo } from 'react';
import type { ChartGoal } from '../../board/page/scene.ts';
import type { SpaceId } from '../../classic/rules/index.ts';

/** What chart and prompt both show of a question about places. */
export interface ChartPlans {
  goals: readonly ChartGoal[];
  odds: ReadonlyMap<SpaceId, number>;
}

interface Parts<View, Facts> {
  useFacts(): Facts;
  chartGoals(facts: Facts, question: OwnQuestion, view: View): readonly ChartGoal[];
  useOdds(table: TableInfo, view: View | null): ChartPlans['odds'];
}

/** One and the same list, so that the chart is not drawn again for it. */
const NO_GOALS: readonly ChartGoal[] = [];

/** Makes the hook that returns the places a question is about and, before the roll, how likely each landing place is. */
export function makeUsePlans<View, Facts>({ useFacts, chartGoals, useOdds }: Parts<View, Facts>) {
  return function usePlans(table: TableInfo, view: View, question: OwnQuestion | null): ChartPlans {
    const facts = useFacts();
    const goals = useMemo(
      () => (question ? chartGoals(facts, question, view) : NO_GOALS),
      [facts, question, view],
    );
    const odds = useOdds(table, question?.kind === 'heading' ? view : null);
    return { goals, odds };
  };
}
