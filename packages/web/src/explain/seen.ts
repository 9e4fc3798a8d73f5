import { useSyncExternalStore } from 'react';

const KEY = 'fondaco.explained';
const listeners = new Set<() => void>();
let seen: readonly string[] = stored();

/** The kinds of questions whose explanation was seen in this browser, as keys of its text. */
function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function keep(next: readonly string[]): void {
  seen = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Kept until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function markExplained(key: string): void {
  if (!seen.includes(key)) keep([...seen, key]);
}

/** Everything is explained once more. */
export const forgetExplained = (): void => keep([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useExplained = (): readonly string[] => useSyncExternalStore(subscribe, () => seen);
