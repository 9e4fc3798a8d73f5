import type { OwnQuestion, Seat, TableInfo, ToldEvent } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { useCallback } from 'react';
import type { ChartGoal } from '../../board/page/scene.ts';
import type { SpaceId } from '../../classic/rules/index.ts';

/** The props of each game's star chart. */
export interface GameChartProps<View> {
  view: View;
  table: TableInfo;
  me: Seat | null;
  /** This seat's question; spaces it asks for can be chosen on the chart. */
  question: OwnQuestion | null;
  answer: TableProps['answer'];
  /** Spaces that can be chosen now, and the probability that the coming roll reaches a space. */
  goals: readonly ChartGoal[];
  odds: ReadonlyMap<SpaceId, number>;
  busy: boolean;
  /** Whether something else is shown in the chart's place. */
  isCovered: boolean;
  playing: ToldEvent | null;
  playingFor: number;
}

/** Returns a function that answers the question with the steps to a goal. */
export function useSendGoal({
  question,
  answer,
}: Pick<GameChartProps<unknown>, 'question' | 'answer'>): (goal: ChartGoal) => void {
  return useCallback(
    ({ steps }: ChartGoal) => {
      if (question) answer?.(question, ...steps);
    },
    [answer, question],
  );
}
