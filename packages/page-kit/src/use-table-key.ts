import { useEffect, useRef } from 'react';

/** A keyboard shortcut of a game. It does nothing while the user types, holds a modifier, or has a dialog open. */
export function useTableKey(key: string, act: () => void): void {
  const now = useRef(act);
  now.current = act;
  useEffect(() => {
    const pressed = (e: KeyboardEvent): void => {
      if (e.key !== key || isForSomethingElse(e) || document.querySelector('dialog:modal')) return;
      e.preventDefault();
      now.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [key]);
}

/** Whether a key press is not a shortcut: the user types, or holds a modifier. */
export const isForSomethingElse = (e: KeyboardEvent): boolean =>
  e.ctrlKey || e.metaKey || e.altKey || writes(e.target);

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
