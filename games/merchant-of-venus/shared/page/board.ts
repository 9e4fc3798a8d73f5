import type { OwnQuestion, Seat, TableInfo, ToldEvent } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { useCallback } from 'react';
import type { Goal } from '../../board/page/scene.ts';

/** What a star chart is about. */
export interface BoardProps<View> {
  view: View;
  table: TableInfo;
  me: Seat | null;
  /** The question this seat is asked; places it is about are shown to be chosen. */
  question: OwnQuestion | null;
  answer: TableProps['answer'];
  busy: boolean;
  playing: ToldEvent | null;
  playingFor: number;
}

/** Answers with the steps to a goal. */
export function useGo({
  question,
  answer,
}: Pick<BoardProps<unknown>, 'question' | 'answer'>): (goal: Goal) => void {
  return useCallback(
    ({ steps }: Goal) => {
      if (question) answer?.(question, ...steps);
    },
    [answer, question],
  );
}
