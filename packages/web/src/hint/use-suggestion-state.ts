import type { Suggestion } from '@fondaco/page-kit/table/suggestion.ts';
import { useCallback, useMemo, useRef, useState } from 'react';

type Suggested = Omit<Suggestion, 'onSelected'>;

/** Milliseconds a look has to select what the player takes over. */
const SELECT_MS = 80;

/** What a hint shows on the board. What no look selects is opened in the list of all options, where everything can be selected. */
export function useSuggestionState(openOptions: () => void) {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const isSelected = useRef(false);
  const onSelected = useCallback(() => {
    isSelected.current = true;
  }, []);
  const value = useMemo(() => suggested && { ...suggested, onSelected }, [suggested, onSelected]);
  const suggest = useCallback(
    (next: Suggested | null) => {
      isSelected.current = false;
      setSuggested(next);
      if (!next?.isChosen) return;
      setTimeout(() => {
        const button = document.querySelector<HTMLElement>('[data-suggested]');
        if (button?.checkVisibility()) button.focus();
        else if (!isSelected.current) openOptions();
      }, SELECT_MS);
    },
    [openOptions],
  );
  return { suggestion: value, suggest };
}
