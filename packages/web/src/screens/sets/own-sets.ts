import type { Json } from '@fondaco/kernel';
import { useSyncExternalStore } from 'react';

/** A component set made in this browser, or opened from a file. */
export interface OwnSet {
  id: string;
  game: string;
  name: string;
  /** Whole, or what differs from the shipped set. */
  values: Json;
}

const KEY = 'fondaco.sets';
const listeners = new Set<() => void>();
let sets = stored();

function stored(): readonly OwnSet[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnSet[];
  } catch {
    return [];
  }
}

function keep(next: readonly OwnSet[]): void {
  sets = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(sets));
  } catch {
    // Kept until the page is closed; the file can still be saved.
  }
  for (const listener of listeners) listener();
}

export const putOwnSet = (set: OwnSet): void => keep([...sets.filter((x) => x.id !== set.id), set]);

export const removeOwnSet = (id: string): void => keep(sets.filter((x) => x.id !== id));

export const newSetId = (): string => `own-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

window.addEventListener('storage', (e) => {
  if (e.key !== KEY) return;
  sets = stored();
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sets of this browser, of all games. */
export const useOwnSets = (): readonly OwnSet[] => useSyncExternalStore(subscribe, () => sets);
