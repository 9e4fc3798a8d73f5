import type { Json, Option, OwnQuestion } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';

export type Ask = Pick<TableProps, 'answer' | 'busy' | 'tools'>;
export type Choice = Option<Json>;

export const keyOf = (option: { action: Json }): string => JSON.stringify(option.action);

export function send(ask: Ask, question: OwnQuestion, ...actions: Json[]): void {
  if (!ask.busy) ask.answer?.(question, ...actions);
}
