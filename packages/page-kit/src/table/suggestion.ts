import { canonical, type Json, sameJson, type Target } from '@fondaco/kernel';
import { createContext, use, useEffect, useRef } from 'react';

/** What a hint suggests for a question. */
export interface Suggestion {
  question: number;
  /** The answer, or all that lead to its goal. */
  steps: readonly Json[];
  /** These, and the answers of the same seat that would follow. */
  line: readonly Json[];
  at: Target | null;
  /** The player took it over: the look selects it, and sends nothing. */
  isChosen: boolean;
  /** Called by the look that has selected it. */
  onSelected(): void;
}

const SuggestionContext = createContext<Suggestion | null>(null);
export const SuggestionProvider = SuggestionContext.Provider;

/** What is suggested for this question, if anything. */
export function useSuggestion(question: number | null): Suggestion | null {
  const suggestion = use(SuggestionContext);
  return suggestion !== null && suggestion.question === question ? suggestion : null;
}

/** Selects a suggestion when the player takes it over. `select` returns false for what it cannot select. */
export function useChosenSuggestion(
  question: number | null,
  select: (suggestion: Suggestion) => boolean,
): void {
  const suggestion = useSuggestion(question);
  const now = useRef(select);
  now.current = select;
  useEffect(() => {
    if (suggestion?.isChosen && now.current(suggestion)) suggestion.onSelected();
  }, [suggestion]);
}

/** Marks the button of an answer, so that a hint can point at it and the player sees when it is chosen. */
export function useAnswerMarks(question: number | null): (action: Json) => AnswerMark {
  const suggestion = useSuggestion(question);
  const chosen = suggestion?.isChosen ? suggestion.steps[0] : undefined;
  return (action) => ({
    'data-answer': canonical(action),
    ...(chosen !== undefined && sameJson(chosen, action) && { 'data-suggested': true }),
  });
}

export interface AnswerMark {
  'data-answer': string;
  'data-suggested'?: true;
}
