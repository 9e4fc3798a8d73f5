import type { Json, Option, OwnQuestion } from '@fondaco/kernel';
import type { StandardAction } from '@fondaco/merchant-of-venus';
import type { TableProps } from '../../face.ts';

export type Ask = Pick<TableProps, 'answer' | 'busy' | 'tools'>;
export type Choice = Option<Json>;

export const actionOf = (option: { action: Json }): StandardAction =>
  option.action as unknown as StandardAction;

export const keyOf = (option: { action: Json }): string => JSON.stringify(option.action);

export function send(ask: Ask, question: OwnQuestion, ...actions: Json[]): void {
  if (!ask.busy) ask.answer?.(question, ...actions);
}
