import { useState } from 'react';
import type { TableStore } from '../wire/state.ts';

const KEY = 'fondaco.muted';

/** Whom this browser's user does not want to read; the server keeps it too, and sends nothing more of them. */
export function useMuted(store: TableStore): {
  muted: ReadonlySet<string>;
  mute(user: string, on: boolean): void;
} {
  const [muted, setMuted] = useState<ReadonlySet<string>>(() => new Set(stored()));
  const mute = (user: string, on: boolean): void => {
    const next = new Set(muted);
    if (on) next.add(user);
    else next.delete(user);
    setMuted(next);
    localStorage.setItem(KEY, JSON.stringify([...next]));
    store.mute(user, on);
  };
  return { muted, mute };
}

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}
