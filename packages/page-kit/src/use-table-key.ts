import { useEffect, useRef } from 'react';

/** A letter of a game's own. */
export function useTableKey(key: string, act: () => void): void {
  const now = useRef(act);
  now.current = act;
  useEffect(() => {
    const pressed = (e: KeyboardEvent): void => {
      if (e.key !== key || isElsewhere(e) || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      now.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [key]);
}

/** Not while somebody writes, or with a key held that means something else. */
export const isElsewhere = (e: KeyboardEvent): boolean =>
  e.ctrlKey || e.metaKey || e.altKey || writes(e.target);

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
