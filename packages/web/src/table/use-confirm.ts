import type { Json, OwnQuestion, TableInfo } from '@fondaco/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { undoJudgeOf } from './undo-judge.ts';

/** Answers that wait for the player to confirm them. */
export interface UnconfirmedAnswer {
  question: OwnQuestion;
  actions: Json[];
}

interface Props {
  table: TableInfo;
  view: Json;
  /** The player wants to confirm what cannot be undone. */
  wanted: boolean;
  /** Sends the answers. */
  answer(question: OwnQuestion, ...actions: Json[]): void;
}

/** Sends answers, and holds those back that the player could not take back alone. */
export function useConfirm({ table, view, wanted, answer }: Props) {
  const [asked, setAsked] = useState<UnconfirmedAnswer | null>(null);
  const judging = useRef(false);
  useEffect(() => {
    // Loads the rules now, so that they are there when an answer is chosen.
    if (wanted) void undoJudgeOf(table);
  }, [wanted, table]);

  const send = useCallback(
    (question: OwnQuestion, ...actions: Json[]): void => {
      if (!wanted) {
        answer(question, ...actions);
        return;
      }
      // A second click while the first is judged is a double click.
      if (judging.current) return;
      judging.current = true;
      void undoJudgeOf(table).then((canBeTakenBack) => {
        judging.current = false;
        if (canBeTakenBack(view, question, actions)) answer(question, ...actions);
        else setAsked({ question, actions });
      });
    },
    [wanted, table, view, answer],
  );
  return { send, asked, dismiss: () => setAsked(null) };
}
