import { useSyncExternalStore } from 'react';

/** Whether the last request reached the server. */
let reachable: boolean | null = null;
const listeners = new Set<() => void>();

export function setServerReachable(answered: boolean): void {
  if (reachable === answered) return;
  reachable = answered;
  for (const listener of listeners) listener();
}

window.addEventListener('offline', () => setServerReachable(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server can be reached; null until that is known. */
export const useServerReachable = (): boolean | null =>
  useSyncExternalStore(subscribe, () => reachable);
