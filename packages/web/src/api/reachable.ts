/** Whether the last request reached the server; null before the first. */
let reachable: boolean | null = null;
const listeners = new Set<() => void>();

export function setServerReachable(answered: boolean): void {
  if (reachable === answered) return;
  reachable = answered;
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('offline', () => setServerReachable(false));

export const isServerReachable = (): boolean | null => reachable;

export function onReachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
