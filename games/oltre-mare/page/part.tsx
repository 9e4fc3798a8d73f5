import type { Json, OwnQuestion } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { type ReactNode, useState } from 'react';
import type { Action } from '../rules/index.ts';
import type { HandUse } from './hand/hand.tsx';

/** What one phase puts on the table: over the board, into the prompt bar, and what the hand is for. */
export interface Part {
  board?: ReactNode;
  /** What lies over the board needs the whole of a small screen. */
  covers?: boolean;
  prompt: ReactNode;
  hand: HandUse;
}

export type Ask = Pick<TableProps, 'answer' | 'busy' | 'tools'>;

export const LOOK_ONLY: HandUse = { chosen: new Map() };

/** A draft that belongs to one question and is forgotten with it. */
export function useDraft<T>(key: string | number | null, first: T): [T, (next: T) => void] {
  const [kept, setKept] = useState({ key, value: first });
  const value = kept.key === key ? kept.value : first;
  return [value, (next) => setKept({ key, value: next })];
}

export const actionOf = (option: { action: Json }): Action => option.action as unknown as Action;

export function send(ask: Ask, question: OwnQuestion, ...actions: Action[]): void {
  if (!ask.busy) ask.answer?.(question, ...(actions as unknown as Json[]));
}
