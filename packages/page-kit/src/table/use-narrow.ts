import { useSyncExternalStore } from 'react';

/** Below this width the table is laid out for a phone. */
const NARROW = '(max-width: 767px)';

const watch = (changed: () => void): (() => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
