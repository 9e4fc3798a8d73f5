import { startTransition, useEffect, useState } from 'react';
import type { TableState, TableStore } from './state.ts';

/**
 * The table as it is. What others do is drawn when there is time between two frames, so that nothing on the screen stands
 * still for it; what was done here is shown at once, or it could be done twice.
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
