import type { Person } from '@fondaco/kernel';
import { useState } from 'react';
import type { TableStore } from '../wire/state.ts';

const KEY = 'fondaco.muted';

/**
 * Whom this browser's user does not want to read. The server keeps it and sends nothing more of them; here their names
 * are kept, so that they can be read again.
 */
export function useMuted(store: TableStore): {
  muted: readonly Person[];
  mute(person: Person, on: boolean): void;
} {
  const [muted, setMuted] = useState<readonly Person[]>(stored);
  const mute = (person: Person, on: boolean): void => {
    const others = muted.filter((x) => x.id !== person.id);
    const next = on ? [...others, person] : others;
    setMuted(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The server remembers all the same.
    }
    store.mute(person.id, on);
  };
  return { muted, mute };
}

function stored(): Person[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Person[];
  } catch {
    return [];
  }
}
