import { useSyncExternalStore } from 'react';

/** Whether the server answered when it was last asked something. */
let there: boolean | null = null;
const listeners = new Set<() => void>();

export function reached(answered: boolean): void {
  if (there === answered) return;
  there = answered;
  for (const listener of listeners) listener();
}

window.addEventListener('offline', () => reached(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** null: not asked yet. */
export const useReach = (): boolean | null => useSyncExternalStore(subscribe, () => there);
