import { startTransition, useEffect, useState } from 'react';
import type { TableState, TableStore } from './state.ts';

/**
 * The state of a table. Changes by others render as a transition, so that animations do not stall; changes by this page
 * render at once, so that a button cannot be pressed twice.
 */
export function useTable(store: TableStore): TableState {
  const [state, setState] = useState(store.get);
  useEffect(() => {
    let own = store.get().pending;
    const changed = (): void => {
      const next = store.get();
      const here = next.pending !== own;
      own = next.pending;
      if (here) setState(next);
      else startTransition(() => setState(next));
    };
    changed();
    return store.subscribe(changed);
  }, [store]);
  return state;
}
