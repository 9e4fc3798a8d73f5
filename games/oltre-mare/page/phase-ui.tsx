import type { Json, OwnQuestion } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { type ReactNode, useState } from 'react';
import type { Action } from '../rules/index.ts';
import type { HandUse } from './hand/hand.tsx';

/** What one phase shows: a panel over the board, the prompt bar, and what the hand is used for. */
export interface PhaseUi {
  board?: ReactNode;
  /** Whether the panel over the board needs the whole of a small screen. */
  covers?: boolean;
  prompt: ReactNode;
  hand: HandUse;
}

/** What a prompt needs to answer a question, from the table's props. */
export type AnswerProps = Pick<TableProps, 'answer' | 'busy' | 'tools'>;

/** Cards can be looked at but not chosen. */
export const LOOK_ONLY: HandUse = { chosen: new Map() };

/** State that belongs to one question: it resets to `initial` when `key` changes. */
export function useDraft<T>(key: string | number | null, initial: T): [T, (next: T) => void] {
  const [stored, setStored] = useState({ key, value: initial });
  const value = stored.key === key ? stored.value : initial;
  return [value, (next) => setStored({ key, value: next })];
}

/** The option's action with its type in this game. */
export const actionOf = (option: { action: Json }): Action => option.action as unknown as Action;

/** Answers the question with one or several actions, unless an answer is already on its way. */
export function sendActions(ask: AnswerProps, question: OwnQuestion, ...actions: Action[]): void {
  if (!ask.busy) ask.answer?.(question, ...(actions as unknown as Json[]));
}
