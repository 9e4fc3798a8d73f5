import { useEffect } from 'react';

/**
 * A new question gets the focus when nothing else has it: at the beginning of a turn, and after an answer whose button is gone.
 * Screen readers then read it, and Tab leads to its answers. Who is somewhere else stays there.
 */
export function useQuestionFocus(question: number | null): void {
  useEffect(() => {
    const words = document.querySelector<HTMLElement>('[data-part="prompt"] h2');
    if (question === null || !words) return;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== words) return;
    words.tabIndex = -1;
    // Where the last question had the focus: what changed under it would not be read.
    words.blur();
    words.focus({ preventScroll: true });
  }, [question]);
}
