import type { Json, Option, OwnQuestion } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';

/** What a prompt needs to answer a question, from the table's props. */
export type AnswerProps = Pick<TableProps, 'answer' | 'busy' | 'tools'>;
/** An answer a question offers. */
export type AnswerOption = Option<Json>;

/** A React key for an answer option. */
export const answerKey = (option: { action: Json }): string => JSON.stringify(option.action);

/** Answers the question with one or several actions, unless an answer is already on its way. */
export function sendActions(ask: AnswerProps, question: OwnQuestion, ...actions: Json[]): void {
  if (!ask.busy) ask.answer?.(question, ...actions);
}
