import type { Person } from '@fondaco/kernel';
import { useState } from 'react';
import type { TableStore } from '../wire/state.ts';

const KEY = 'fondaco.muted';

/** Users this user has muted. The server stores the list and sends no more of their lines; the names are stored here, to unmute them. */
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
      // Storage is not available; the server still has the list.
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
