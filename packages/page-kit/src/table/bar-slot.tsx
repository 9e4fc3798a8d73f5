import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** Puts tools into the top bar. */
type PutInBar = (tools: ReactNode) => ReactNode;

const Context = createContext<PutInBar | null>(null);

/** Provides the function that puts a look's own tools into the top bar. */
export const BarSlotProvider = Context.Provider;

/** From this width on the bar has room for them. */
const WIDE = '(min-width: 1000px)';

const watch = (changed: () => void): (() => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Puts the look's tools into the bar; null if there is no place for them, as in a replay or on a small screen. */
export function useBarSlot(): PutInBar | null {
  const put = useContext(Context);
  const isWide = useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
  return isWide ? put : null;
}

/** Puts tools into the bar, or where this stands if there is no room for them there. */
export function InBar({ children }: { children: ReactNode }): ReactNode {
  const put = useBarSlot();
  return put ? put(children) : children;
}
