import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';

/** The functions that turn messages into words. */
export interface PageWords {
  say: ReturnType<typeof useSay>;
  text: ReturnType<typeof useText>;
}

export function usePageWords(): PageWords {
  const say = useSay();
  const text = useText();
  return useMemo(() => ({ say, text }), [say, text]);
}

/** How many of each there are, in the order of the first. */
export function counted<T>(list: readonly T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const x of list) found.set(x, (found.get(x) ?? 0) + 1);
  return [...found];
}
