import { useState } from 'react';

/** A wish of this browser's; where nothing can be kept it lasts as long as the page. */
export function useKept<T>(key: string, first: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read(key) ?? first);
  return [
    value,
    (next) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is full or closed to us: the wish is kept until the page goes.
      }
    },
  ];
}

function read<T>(key: string): T | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}
