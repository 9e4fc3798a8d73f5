import type { TableKey } from '@fondaco/page-kit/table-keys.ts';
import { isForSomethingElse } from '@fondaco/page-kit/use-table-key.ts';
import { useEffect } from 'react';
import type { TableStore } from '../wire/state.ts';
import type { Panel } from './bar.tsx';
import type { SideTab } from './side.tsx';

interface Desk {
  store: TableStore;
  open(panel: Panel | null): void;
  tab(tab: SideTab): void;
}

/** The `data-part` a key moves the focus to. */
const PARTS: Partial<Record<TableKey, string>> = { b: 'board', h: 'hand', p: 'prompt' };

/** Single-letter shortcuts; inactive while the user types or a dialog is open. */
export function useTableKeys({ store, open, tab }: Desk): void {
  useEffect(() => {
    const keys: Record<TableKey, () => void> = {
      '?': () => open('aid'),
      k: () => open('keys'),
      i: () => document.getElementById('hint')?.click(),
      o: () => open('options'),
      u: () => document.getElementById('undo')?.click(),
      s: () => store.skipToQuestion(true),
      b: () => focusPart('b'),
      h: () => focusPart('h'),
      p: () => focusPart('p'),
      l: () => {
        tab('story');
        open('side');
      },
      c: () => {
        tab('chat');
        open('side');
        requestAnimationFrame(() => document.getElementById('chat-input')?.focus());
      },
    };
    const pressed = (e: KeyboardEvent): void => {
      if (isForSomethingElse(e)) return;
      const dialog = document.querySelector('dialog:modal');
      if (e.key === 'Escape' && !dialog) open(null);
      if (dialog || !(e.key in keys)) return;
      e.preventDefault();
      keys[e.key as TableKey]();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [store, open, tab]);
}

const STOPS = '[tabindex="0"], button:not(:disabled), a[href]';

function focusPart(key: TableKey): void {
  const part = document.querySelector<HTMLElement>(`[data-part="${PARTS[key]}"]`);
  const stops = part?.querySelectorAll<HTMLElement>(STOPS) ?? [];
  // What is not shown, or lies under something else, is passed over.
  const first = [...stops].find((stop) => stop.checkVisibility() && !stop.closest('[inert]'));
  (first ?? part)?.focus();
}
